// What players do with cards that an effect lets them cast or play.
import type { Cost } from './costs.ts';
import type { Done } from './done.ts';
import type { ObjectPhrase } from './phrases.ts';

/** Casts or plays a card: "you may play it without paying its mana cost if able". */
export interface CastOrPlay extends Done {
  readonly kind: 'castOrPlay';
  readonly how: 'cast' | 'play';
  readonly objects: ObjectPhrase;
  readonly withoutPaying?: true;
  /** With its back face up (CR 712.11a). */
  readonly transformed?: true;
  /** "by paying {1}{G} rather than paying its mana cost" (CR 118.9). */
  readonly costs?: readonly Cost[];
  /** "pay its suspend cost rather than its mana cost": what that keyword of the card costs. */
  readonly paying?: string;
  readonly ifAble?: true;
  /** "after the current turn has ended". */
  readonly notThisTurn?: true;
}
