import type { Worded } from './wording.ts';

/** "with {X} in its mana cost". */
export interface WithXInCost extends Worded {
  readonly kind: 'withXInCost';
}
/** "with a single target": how many times something was chosen as a target of it (CR 115.9a). */
export interface WithTargets extends Worded {
  readonly kind: 'withTargets';
  readonly amount: number;
}
/** "with even mana values"; zero is even (CR 107.1, 202.3). */
export interface WithParity extends Worded {
  readonly kind: 'withParity';
  readonly parity: 'even' | 'odd';
}
/** "with mana cost {0} or {1}": exactly that cost (CR 202.1). */
export interface WithManaCost extends Worded {
  readonly kind: 'withManaCost';
  readonly costs: readonly string[];
}
