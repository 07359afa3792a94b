import type { Ability, Effect } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import type { ObjectId, Ref } from '../state/ids.ts';
import type { ChosenTargets } from '../state/stackEntry.ts';
import type { TargetSlot } from './slots.ts';

export type { TargetPhrase, TargetSlot } from './slots.ts';

const missing = (): never => {
  throw new Error('invariant broken: not built');
};

/** The instances of the word "target" in the order of the text; of a modal effect those of the chosen modes (CR 601.2c). */
export function targetSlots(_of: Ability | Effect, _modes: readonly number[]): readonly TargetSlot[] {
  return missing();
}

/** What may be chosen for one instance (CR 115.2 to 115.5, 601.2c). */
export function legalTargets(_g: Game, _slot: TargetSlot, _ctx: Context): readonly Ref[] {
  return missing();
}

/** Checks targets that are given, one list for each instance; a list too many or a target that isn't legal is refused (CR 601.2c). */
export function announce(
  _g: Game,
  _slots: readonly TargetSlot[],
  _given: readonly (readonly Ref[])[],
  _ctx: Context,
): readonly ChosenTargets[] {
  return missing();
}

/** Lets the controller choose targets (CR 603.3d); null where no legal choice can be made. */
export function* chooseTargets(_g: Game, _slots: readonly TargetSlot[], _ctx: Context): Run<readonly ChosenTargets[] | null> {
  return missing();
}

export interface TargetCheck {
  /** The targets that are still legal, by instance. */
  readonly legal: readonly ChosenTargets[];
  readonly illegal: readonly Ref[];
  /** Every target for every instance of the word has become illegal: it doesn't resolve (CR 608.2b). */
  readonly fizzles: boolean;
}

/** Checks the targets of a spell or ability again as it begins to resolve (CR 608.2b). */
export function stillLegal(_g: Game, _onStack: ObjectId, _slots: readonly TargetSlot[], _ctx: Context): TargetCheck {
  return missing();
}
