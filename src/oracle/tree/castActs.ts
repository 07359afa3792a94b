// What players do with cards that an effect lets them cast or play.
import type { Condition } from './conditions.ts';
import type { Cost } from './costs.ts';
import type { Done } from './done.ts';
import type { ObjectPhrase } from './phrases.ts';
import type { Worded } from './wording.ts';

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
  /** "if the resulting spell's mana value is less than this spell's mana value" (CR 702.85a). */
  readonly resulting?: 'lesserManaValue';
  /** "after the current turn has ended". */
  readonly notThisTurn?: true;
  /** Which mana may be spent to cast it, where a sentence behind says so (CR 609.4b). No words of the act itself say it. */
  readonly anyMana?: AnyManaFor['of'];
  /** "if it's an instant or sorcery spell", "if that spell's mana value is 4 or less": of the spell that it would be; the sentence says it. */
  readonly onlyIf?: Condition;
}
/** "and you may spend mana as though it were mana of any color to cast that spell": of what may be cast by the sentence before (CR 609.4b). */
export interface AnyManaFor extends Worded {
  readonly kind: 'anyManaFor';
  readonly of: 'color' | 'type';
}
