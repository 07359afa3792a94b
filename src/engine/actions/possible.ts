import type { Effect } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { legalTargets, minTargets, targetSlots } from '../targets/index.ts';

/** Whether each instance of "target" of these modes has enough legal targets, taken for itself (CR 700.2a, 601.2c). */
export function chooseTargetsPossible(g: Game, effect: Effect, modes: readonly number[], ctx: Context): boolean {
  return targetSlots(effect, modes).every((slot) => {
    const least = minTargets(g, slot, ctx);
    return least === 0 || legalTargets(g, slot, ctx).length >= least;
  });
}
