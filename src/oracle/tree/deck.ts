import type { Amount } from './amounts.ts';
import type { WithCharacteristic } from './modifiers.ts';
import type { EitherFilter, Filter } from './phrases.ts';
import type { Worded } from './wording.ts';

/** "Your starting deck contains only cards with even mana values": what a companion asks of the deck (CR 702.139a). */
export interface DeckContains extends Worded {
  readonly kind: 'deckContains';
  /** Only these. */
  readonly only: Filter | EitherFilter;
}
/** "Each permanent card in your starting deck has mana value 2 or less." */
export interface DeckCards extends Worded {
  readonly kind: 'deckCards';
  readonly each: Filter;
  readonly is?: Filter | EitherFilter;
  readonly has?: WithCharacteristic;
  /** "has an activated ability", "has a different name", "shares a card type", or of no card: "more than one of the same mana symbol in its mana cost". */
  readonly how?: 'activatedAbility' | 'differentName' | 'sharedCardType' | 'noSymbolTwice';
}
/** "Your starting deck contains at least twenty cards more than the minimum deck size." */
export interface DeckSize extends Worded {
  readonly kind: 'deckSize';
  readonly more: Amount;
}
export type DeckCondition = DeckContains | DeckCards | DeckSize;
