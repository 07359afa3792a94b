import type { Effect } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { legalAfter, minTargets, slotsToChoose, speaksOf } from '../targets/index.ts';

/** Whether each instance of "target" of these modes has enough legal targets, taken for itself (CR 700.2a, 601.2c). */
export function chooseTargetsPossible(g: Game, effect: Effect, modes: readonly number[], ctx: Context): boolean {
  const slots = slotsToChoose(g, effect, modes, ctx);
  return slots.every((slot, index) => {
    const least = minTargets(g, slot, ctx);
    // What speaks of an instance before it is looked at with that.
    if (least === 0 || slots.slice(0, index).some((before) => speaksOf(slot, before))) return true;
    return legalAfter(g, slots, index, [], ctx).length >= least;
  });
}
