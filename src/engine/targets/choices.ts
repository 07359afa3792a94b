import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { type Ref, sameRef } from '../state/ids.ts';
import type { ChosenTargets } from '../state/stackEntry.ts';
import { legalTargets, targetBounds } from './legal.ts';
import type { TargetPhrase, TargetSlot } from './slots.ts';

/** The words as they are read once these targets have been chosen: later instances may speak of them. */
export const knowing = (ctx: Context, chosen: readonly ChosenTargets[]): Context => ({ ...ctx, targets: chosen });

/**
 * What may be chosen for one instance after those before it (CR 601.2c): nothing that leaves too little for a later instance that speaks of it,
 * as "two target cards from target player's graveyard" does.
 */
export function legalAfter(
  g: Game,
  slots: readonly TargetSlot[],
  index: number,
  chosen: readonly ChosenTargets[],
  ctx: Context,
): readonly Ref[] {
  const slot = slots[index]!;
  const legal = legalTargets(g, slot, knowing(ctx, chosen)).filter((ref) => !excluded(slot.phrase, ref, chosen));
  const dependent = slots.slice(index + 1).filter((later) => speaksOf(later, slot));
  if (dependent.length === 0) return legal;
  return legal.filter((ref) =>
    dependent.every((later) => isEnough(g, later, [...chosen, { slot: slot.slot, refs: [ref] }], ctx)),
  );
}

function isEnough(g: Game, slot: TargetSlot, chosen: readonly ChosenTargets[], ctx: Context): boolean {
  const then = knowing(ctx, chosen);
  const { min } = targetBounds(g, slot, then);
  return min === 0 || legalTargets(g, slot, then).filter((ref) => !excluded(slot.phrase, ref, chosen)).length >= min;
}

const marks = new WeakMap<object, ReadonlySet<number>>();

/** Whether the words of one instance speak of another. */
export function speaksOf({ slot, phrase }: TargetSlot, other: TargetSlot): boolean {
  let found = marks.get(phrase);
  if (!found) {
    found = new Set([...JSON.stringify(phrase).matchAll(/"mark":(\d+)/g)].map(([, mark]) => Number(mark)));
    marks.set(phrase, found);
  }
  return other.slot !== slot && found.has(other.slot);
}

/** "Another target creature", "any other target": not one that an earlier instance has chosen. */
export function excluded(phrase: TargetPhrase, ref: Ref, chosen: readonly ChosenTargets[]): boolean {
  return isOther(phrase) && chosen.some(({ refs }) => refs.some((other) => sameRef(other, ref)));
}

function isOther(phrase: TargetPhrase): boolean {
  if (phrase.kind === 'anyTarget') return phrase.other === true || phrase.differs === true;
  return phrase.kind === 'target' && phrase.other === true;
}
