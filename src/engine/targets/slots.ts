import type { AnyTarget, Target, TargetPlayer, TargetPlayerOr } from '../../oracle/tree/index.ts';

export type TargetPhrase = Target | AnyTarget | TargetPlayerOr | TargetPlayer;

/** One instance of the word "target" (CR 115.1, 601.2c). */
export interface TargetSlot {
  /** The phrase's mark: its place among the targets of the ability, from 1. */
  readonly slot: number;
  readonly phrase: TargetPhrase;
}
