import type { Effect, Modal } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { decide } from '../decisions/decide.ts';
import type { Option, Run } from '../decisions/types.ts';
import { holds, playersOf } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { invariant, refuse } from '../refuse.ts';
import type { ObjectId } from '../state/ids.ts';
import { chooseTargetsPossible } from './possible.ts';

/** The modal part of an effect, if it has one (CR 700.2): the whole text is a choice of modes. */
export function modalOf(effect: Effect): Modal | null {
  for (const sentence of effect.sentences) if (sentence.kind === 'modal') return sentence;
  return null;
}

/** What else is known as modes are chosen. */
interface ModeChoice {
  /** Whether all of them may be chosen, for a cost such as that of entwine (CR 702.42a). */
  readonly all: boolean;
  /** Values that may be announced for X after the modes, any of which may make a mode's targets legal (CR 601.2b); null: X is known, or there is none. */
  readonly values: readonly number[] | null;
}
const PLAIN: ModeChoice = { all: false, values: null };

/**
 * Chooses modes as a spell is cast or an ability is put on the stack (CR 601.2b, 603.3c, 700.2b). `given` are indexes; null asks. Modes whose
 * targets can't be chosen can't be chosen either (700.2a). Gives an empty list for what isn't modal and null where no mode can be chosen.
 */
export function* chooseModes(
  g: Game,
  effect: Effect,
  ctx: Context,
  given: readonly number[] | null,
  { all, values }: ModeChoice = PLAIN,
): Run<readonly number[] | null> {
  const modal = modalOf(effect);
  if (!modal) {
    if (given && given.length > 0) refuse(`${ctx.words.card} has no modes to choose.`, ['700.2']);
    return [];
  }
  const more = modal.moreIf !== undefined && holds(g, modal.moreIf, ctx);
  const most = more ? modal.moreMax : modal.max;
  const min = more ? (modal.moreMin ?? modal.min) : modal.min;
  const max = all ? modal.modes.length : (most ?? modal.modes.length);
  const used = modal.fresh ? chosenBefore(g, ctx, modal.fresh) : NO_MODES;
  const withX = values?.map((x) => ({ ...ctx, x })) ?? [ctx];
  const possible = modal.modes
    .map((_, index) => index)
    .filter((index) => !used.has(index) && withX.some((one) => chooseTargetsPossible(g, effect, [index], one)));
  if (given) return checkModes(modal, given, { min, max }, ctx);
  // A mode that may be chosen again stands there as often as it may be (CR 700.2d).
  const offered = modal.repeatable ? possible.flatMap((index) => Array<number>(max).fill(index)) : possible;
  if (offered.length < min) return null;
  const chooser = modal.chooser ? (playersOf(g, modal.chooser, ctx)[0] ?? ctx.controller) : ctx.controller;
  const options: Option[] = offered.map((index) => ({ kind: 'word', word: String(index + 1), label: modeWords(g, ctx, index) }));
  const answer = yield* decide(g, {
    player: chooser,
    kind: 'mode',
    prompt: `which mode of ${ctx.words.card}?`,
    options,
    min,
    max: Math.min(max, options.length),
    cite: ['700.2'],
    source: ctx.source,
  });
  invariant(answer.kind === 'chosen', 'modes are chosen by index');
  const chosen = answer.indexes.map((index) => offered[index]!);
  return modal.repeatable ? chosen : [...chosen].sort((a, b) => a - b);
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}
const NO_MODES: ReadonlySet<number> = new Set();

/** The modes that this ability of this object has had chosen before, in this turn or at all. */
function chosenBefore(g: Game, { onStack, source }: Context, since: 'game' | 'turn'): ReadonlySet<number> {
  const entryOf = (id: ObjectId) => (g.state.objects[id] ?? g.state.lastKnown[id]?.object)?.stack;
  const own = onStack === null ? undefined : entryOf(onStack)?.ability;
  const modes = g.state.history.flatMap(({ turn, event }) => {
    if ((event.kind !== 'triggered' && event.kind !== 'activate') || event.object === onStack) return [];
    if (since === 'turn' && turn !== g.state.turn.number) return [];
    const entry = entryOf(event.object);
    return entry?.ability?.source === source && entry.ability.definition === own?.definition ? entry.modes : [];
  });
  return new Set(modes);
}

function checkModes(modal: Modal, given: readonly number[], { min, max }: Bounds, ctx: Context): readonly number[] {
  const { card } = ctx.words;
  for (const index of given) {
    if (!modal.modes[index]) refuse(`${card} has ${modal.modes.length} modes; there is no mode ${index + 1}.`, ['700.2']);
  }
  if (!modal.repeatable && new Set(given).size < given.length)
    refuse(`A mode of ${card} can't be chosen more than once.`, ['700.2d']);
  if (given.length < min || given.length > max) {
    refuse(`${card} asks for ${min === max ? min : `${min} to ${max}`} modes; ${given.length} were chosen.`, ['700.2']);
  }
  return modal.repeatable ? given : [...given].sort((a, b) => a - b);
}

/** The words of each mode, from the bulleted text; with the name that is printed before them, if there is one (CR 702.183a). */
export function modeWords(g: Game, ctx: Context, index: number): string {
  const bullets = bulletsOf(ctx.words.text);
  const printed = printedBullets(g, ctx);
  const named = printed.length === bullets.length && bullets[index] !== undefined && printed[index]!.endsWith(bullets[index]);
  return (named ? printed[index] : bullets[index]) ?? `mode ${index + 1}`;
}

const bulletsOf = (text: string): readonly string[] =>
  text
    .split(/•|\n\+ /)
    .slice(1)
    .map((words) => words.trim());

/** The modes as they stand on the card of which the words are. */
function printedBullets(g: Game, { source }: Context): readonly string[] {
  const value = g.state.objects[source] ?? g.state.lastKnown[source]?.object;
  const definition = value?.card == null ? undefined : g.definitions.get(value.copyOf ?? value.card);
  return bulletsOf(definition?.faces[value?.face ?? 0]?.words ?? '');
}
