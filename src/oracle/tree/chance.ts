import type { Done } from './done.ts';

/** "Flip a coin": heads or tails, or won or lost by the player who flips (CR 705.1, 705.2). */
export interface FlipCoin extends Done {
  readonly kind: 'flipCoin';
}

/** Clashes with an opponent of that player's choice (CR 701.30). */
export interface Clash extends Done {
  readonly kind: 'clash';
}
