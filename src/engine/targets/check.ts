import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { object } from '../game.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId, Ref } from '../state/ids.ts';
import type { ChosenTargets } from '../state/stackEntry.ts';
import { type WhyNot, whyNotTarget } from './legal.ts';
import { slotOf, type TargetSlot } from './slots.ts';

export interface TargetCheck {
  /** The targets that are still legal, by instance. */
  readonly legal: readonly ChosenTargets[];
  readonly illegal: readonly (WhyNot & { readonly ref: Ref })[];
  /** It had targets, and every one for every instance of the word has become illegal: it doesn't resolve (CR 608.2b). */
  readonly fizzles: boolean;
}

/** Checks the targets of a spell or ability again as it begins to resolve (CR 608.2b). */
export function stillLegal(g: Game, onStack: ObjectId, slots: readonly TargetSlot[], ctx: Context): TargetCheck {
  const chosen = object(g, onStack).stack?.targets ?? [];
  const illegal: (WhyNot & { ref: Ref })[] = [];
  const legal = chosen.map((one): ChosenTargets => {
    const words = slotOf(slots, one);
    invariant(words, 'targets were chosen for an instance of "target" that exists');
    const kept = one.refs.filter((ref) => {
      const no = whyNotTarget(g, words, ref, ctx);
      if (no) illegal.push({ ref, ...no });
      return no === null;
    });
    return { ...one, refs: kept };
  });
  const had = chosen.some(({ refs }) => refs.length > 0);
  return { legal, illegal, fizzles: had && legal.every(({ refs }) => refs.length === 0) };
}
