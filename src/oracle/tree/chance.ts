import type { Done } from './done.ts';
import type { Sentence } from './effects.ts';
import type { Worded } from './wording.ts';

/** "Flip a coin": heads or tails, or won or lost by the player who flips (CR 705.1, 705.2). */
export interface FlipCoin extends Done {
  readonly kind: 'flipCoin';
  /** "until you lose a flip": again and again, and comes to as many as were won. */
  readonly until?: 'lose';
}
/** "for each flip you won": of the flips before. */
export interface FlipsWon extends Worded {
  readonly kind: 'flipsWon';
  /** Which flips; written by `bind`. */
  readonly mark?: number;
}

/** Clashes with an opponent of that player's choice (CR 701.30). */
export interface Clash extends Done {
  readonly kind: 'clash';
}

/** "Roll a d20", "roll a six-sided die" (CR 706.1a). */
export interface RollDie extends Done {
  readonly kind: 'rollDie';
  readonly sides: number;
}
/** "the result": of the die that was rolled before (CR 706.2). */
export interface DieResult extends Worded {
  readonly kind: 'dieResult';
  /** Which roll; written by `bind`. */
  readonly mark?: number;
}
/** The results table of a roll (CR 706.3a). */
export interface ResultsTable extends Worded {
  readonly kind: 'resultsTable';
  readonly rows: readonly ResultRow[];
  readonly mark?: number;
}
/** "1—9 | Draw a card": what is done if the result lies there; without an end nothing bounds it, as in "15+". */
export interface ResultRow extends Worded {
  readonly kind: 'resultRow';
  readonly from: number;
  readonly to?: number;
  readonly only?: true;
  readonly sentences: readonly Sentence[];
}
