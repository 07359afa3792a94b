import type { Effect, Modal } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { decide } from '../decisions/decide.ts';
import type { Option, Run } from '../decisions/types.ts';
import { playersOf } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { invariant, refuse } from '../refuse.ts';
import { chooseTargetsPossible } from './possible.ts';

/** The modal part of an effect, if it has one (CR 700.2): the whole text is a choice of modes. */
export function modalOf(effect: Effect): Modal | null {
  for (const sentence of effect.sentences) if (sentence.kind === 'modal') return sentence;
  return null;
}

/**
 * Chooses modes as a spell is cast or an ability is put on the stack (CR 601.2b, 603.3c, 700.2b). `given` are indexes; null asks. Modes whose
 * targets can't be chosen can't be chosen either (700.2a). Gives an empty list for what isn't modal and null where no mode can be chosen.
 */
export function* chooseModes(
  g: Game,
  effect: Effect,
  ctx: Context,
  given: readonly number[] | null,
  all = false,
): Run<readonly number[] | null> {
  const modal = modalOf(effect);
  if (!modal) {
    if (given && given.length > 0) refuse(`${ctx.words.card} has no modes to choose.`, ['700.2']);
    return [];
  }
  const max = all ? modal.modes.length : (modal.max ?? modal.modes.length);
  const possible = modal.modes.map((_, index) => index).filter((index) => chooseTargetsPossible(g, effect, [index], ctx));
  if (given) return checkModes(modal, given, max, ctx);
  if (possible.length < modal.min) return null;
  const chooser = modal.chooser ? (playersOf(g, modal.chooser, ctx)[0] ?? ctx.controller) : ctx.controller;
  const options: Option[] = possible.map((index) => ({ kind: 'word', word: String(index + 1), label: modeWords(ctx, index) }));
  const answer = yield* decide(g, {
    player: chooser,
    kind: 'mode',
    prompt: `which mode of ${ctx.words.card}?`,
    options,
    min: modal.min,
    max: Math.min(max, options.length),
    cite: ['700.2'],
    source: ctx.source,
  });
  invariant(answer.kind === 'chosen', 'modes are chosen by index');
  const chosen = answer.indexes.map((index) => possible[index]!);
  return modal.repeatable ? chosen : [...chosen].sort((a, b) => a - b);
}

function checkModes(modal: Modal, given: readonly number[], max: number, ctx: Context): readonly number[] {
  const { card } = ctx.words;
  for (const index of given) {
    if (!modal.modes[index]) refuse(`${card} has ${modal.modes.length} modes; there is no mode ${index + 1}.`, ['700.2']);
  }
  if (!modal.repeatable && new Set(given).size < given.length)
    refuse(`A mode of ${card} can't be chosen more than once.`, ['700.2d']);
  if (given.length < modal.min || given.length > max) {
    refuse(`${card} asks for ${modal.min === max ? modal.min : `${modal.min} to ${max}`} modes; ${given.length} were chosen.`, [
      '700.2',
    ]);
  }
  return modal.repeatable ? given : [...given].sort((a, b) => a - b);
}

/** The words of each mode, from the bulleted text. */
export function modeWords(ctx: Context, index: number): string {
  const bullets = ctx.words.text.split(/•|\n\+ /).slice(1);
  return bullets[index]?.trim() ?? `mode ${index + 1}`;
}
