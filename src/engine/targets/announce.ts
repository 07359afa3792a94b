import type { RuleNumber } from '../../rules/citations.ts';
import { abilityOf } from '../abilities.ts';
import type { TargetPicker } from '../casting/request.ts';
import type { Context } from '../context.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { countOf } from '../events/words.ts';
import { definedWords } from '../filters/definedWords.ts';
import { isOneOwners, playersOf } from '../filters/index.ts';
import { type Game, object } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import type { Bounds } from '../quantity.ts';
import { refuse } from '../refuse.ts';
import { type PlayerId, type Ref, sameRef } from '../state/ids.ts';
import type { ChosenTargets } from '../state/stackEntry.ts';
import { refName } from '../trace/names.ts';
import { excluded, knowing, legalAfter } from './choices.ts';
import { targetBounds, whyNotTarget } from './legal.ts';
import type { TargetPhrase, TargetSlot } from './slots.ts';

/** How few targets an instance can do with (CR 601.2c, 115.6). */
export function minTargets(g: Game, slot: TargetSlot, ctx: Context): number {
  return targetBounds(g, slot, ctx).min;
}

/** Checks targets that are given, one list for each instance; a list too many, a wrong number or an illegal target is refused (CR 601.2c). */
export function announce(g: Game, slots: readonly TargetSlot[], said: TargetPicker, ctx: Context): readonly ChosenTargets[] {
  const given = together(g, slots, said, ctx);
  if (given.count > slots.length) {
    const has = slots.length === 0 ? 'has no targets' : `has ${countOf(slots.length, 'instance')} of the word "target"`;
    refuse(`${ctx.words.card} ${has}; targets for ${given.count} were given.`, ['601.2c']);
  }
  const chosen: ChosenTargets[] = [];
  slots.forEach((slot, index) => {
    const legal = () => legalAfter(g, slots, index, chosen, ctx);
    const refs = index < given.count ? given.pick(index, legal) : [];
    checkNumber(refs, targetBounds(g, slot, ctx), index, slots, ctx);
    for (const [place, ref] of refs.entries()) checkTarget(g, slot, ref, refs.slice(0, place), chosen, ctx);
    chosen.push(chosenFor(slot, refs));
  });
  return chosen;
}

/** Several targets that are said one after the other, for the only instance of "target", which takes so many: all are for it. */
function together(g: Game, slots: readonly TargetSlot[], given: TargetPicker, ctx: Context): TargetPicker {
  const [only] = slots;
  if (!only || slots.length > 1 || given.count < 2 || targetBounds(g, only, ctx).max < given.count) return given;
  return {
    count: 1,
    pick: (_, legal) => {
      const chosen: Ref[] = [];
      const left = () => legal().filter((ref) => !chosen.some((other) => sameRef(other, ref)));
      for (let index = 0; index < given.count; index += 1) chosen.push(...given.pick(index, left));
      return chosen;
    },
  };
}

const chosenFor = ({ slot, each }: TargetSlot, refs: readonly Ref[]): ChosenTargets => ({
  slot,
  refs,
  ...(each ? { each } : {}),
});

function checkNumber(
  refs: readonly Ref[],
  { min, max }: Bounds,
  index: number,
  slots: readonly TargetSlot[],
  { words }: Context,
): void {
  if (refs.length >= min && refs.length <= max) return;
  const which =
    slots.length > 1 ? ` for its ${['first', 'second', 'third', 'fourth'][index] ?? `${index + 1}th`} instance of "target"` : '';
  const asks =
    min === max
      ? countOf(min, 'target')
      : refs.length < min
        ? `at least ${countOf(min, 'target')}`
        : `at most ${countOf(max, 'target')}`;
  refuse(`${words.card} asks for ${asks}${which}; ${refs.length === 0 ? 'none was' : `${refs.length} were`} given.`, ['601.2c']);
}

function checkTarget(
  g: Game,
  slot: TargetSlot,
  ref: Ref,
  earlier: readonly Ref[],
  chosen: readonly ChosenTargets[],
  ctx: Context,
): void {
  const { card } = ctx.words;
  const name = refName(g, ref);
  if (earlier.some((other) => sameRef(other, ref))) {
    refuse(`${name} can't be chosen twice for one instance of the word "target" of ${card}.`, ['115.3', '601.2c']);
  }
  if (excluded(slot.phrase, ref, chosen)) refuse(`${card} asks for another target than ${name}.`, ['601.2c']);
  if (severalOwners(g, slot.phrase, [ref, ...earlier]))
    refuse(`${card} asks for cards of one player; ${name} isn't the same player's as the other.`, ['601.2c']);
  if (oneControllers(g, slot.phrase, [ref, ...earlier]))
    refuse(`${card} asks for targets with different controllers; ${name} has the controller of another of them.`, ['601.2c']);
  const no = whyNotTarget(g, slot, ref, knowing(ctx, chosen));
  if (no)
    refuse(`${name} isn't a legal target for ${card}: ${no.why}.`, [
      ...no.cite,
      ...(no.cite.includes('601.2c') ? [] : (['601.2c'] as const)),
      ...rulesOfKeyword(g, ctx),
      ...definedWords(slot.phrase),
    ]);
}

/** Cards of several players, where the words speak of one player's. */
function severalOwners(g: Game, phrase: TargetPhrase, refs: readonly Ref[]): boolean {
  if (phrase.kind !== 'target' || !isOneOwners(phrase.filter)) return false;
  return new Set(refs.map((ref) => (ref.kind === 'object' ? object(g, ref.object).owner : ref.player))).size > 1;
}

/** Two of one player's, where the words ask for different controllers. */
function oneControllers(g: Game, phrase: TargetPhrase, refs: readonly Ref[]): boolean {
  if (phrase.kind !== 'target' || phrase.differ !== 'controllers') return false;
  const controllers = refs.flatMap((ref) => (ref.kind === 'object' ? [characteristics(g, ref.object).controller] : []));
  return new Set(controllers).size < controllers.length;
}

/** What a keyword's own rule says of what its ability may target (CR 702.6c). */
function rulesOfKeyword(g: Game, { onStack }: Context): readonly RuleNumber[] {
  const origin = onStack === null ? null : (g.state.objects[onStack]?.stack?.ability ?? null);
  const ability = origin && abilityOf(g, origin.definition);
  return ability?.keyword ? ability.cite : [];
}

const isTriggered = (g: Game, { onStack }: Context): boolean =>
  onStack !== null && g.state.objects[onStack]?.stack?.kind === 'triggered';

/** Lets the controller choose targets (CR 603.3d); null where no legal choice can be made. */
export function* chooseTargets(g: Game, slots: readonly TargetSlot[], ctx: Context): Run<readonly ChosenTargets[] | null> {
  const chosen: ChosenTargets[] = [];
  for (const [index, slot] of slots.entries()) {
    const refs = legalAfter(g, slots, index, chosen, ctx);
    const { min, max } = targetBounds(g, slot, ctx);
    if (refs.length < min) return null;
    const picked = yield* chooseRefs(g, {
      player: chooserOf(g, slot, ctx),
      kind: 'target',
      prompt: `which target for ${ctx.words.card}${slots.length > 1 ? ` (${index + 1} of ${slots.length})` : ''}?`,
      refs,
      min,
      max,
      cite: isTriggered(g, ctx) ? ['603.3d', '601.2c'] : ['601.2c'],
      source: ctx.source,
    });
    if (oneControllers(g, slot.phrase, picked)) refuse(`${ctx.words.card} asks for different controllers.`, ['601.2c']);
    if (severalOwners(g, slot.phrase, picked)) refuse(`${ctx.words.card} asks for cards of one player.`, ['601.2c']);
    chosen.push(chosenFor(slot, picked));
  }
  return chosen;
}

/** Its controller, unless the words let another player choose. */
function chooserOf(g: Game, { phrase }: TargetSlot, ctx: Context): PlayerId {
  const by = phrase.kind === 'target' ? phrase.chosenBy : undefined;
  return (by && playersOf(g, by, ctx)[0]) ?? ctx.controller;
}
