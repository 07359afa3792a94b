import type { Act } from './acts.ts';
import type { Amount } from './amounts.ts';
import type { OwnManaCost } from './casting.ts';
import type { Worded } from './wording.ts';

/** Mana: `symbols` as printed, in order: `['{2}', '{U}']` (CR 107.4). */
export interface ManaCost extends Worded {
  readonly kind: 'manaCost';
  readonly symbols: readonly string[];
  /** "Waterbend {5}": its generic mana may be paid by tapping artifacts and creatures (CR 701.67a). */
  readonly waterbend?: true;
}
/** {T} (CR 107.5). */
export interface TapCost extends Worded {
  readonly kind: 'tapCost';
}
/** {Q} (CR 107.6). */
export interface UntapCost extends Worded {
  readonly kind: 'untapCost';
}
/** A loyalty cost such as [+1], [-X], [0] (CR 606.4). */
export interface LoyaltyCost extends Worded {
  readonly kind: 'loyaltyCost';
  readonly sign: '+' | '-' | '0';
  readonly amount: Amount;
}
/** Anything else that one does to pay, as an act of "you": "Sacrifice a creature", "Pay 2 life", "Discard a card". */
export interface ActCost extends Worded {
  readonly kind: 'actCost';
  readonly act: Act;
}
export type Cost = OwnManaCost | ManaCost | TapCost | UntapCost | LoyaltyCost | ActCost;
