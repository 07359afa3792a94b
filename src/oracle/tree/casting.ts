import type { Act } from './acts.ts';
import type { Amount } from './amounts.ts';
import type { Cost } from './costs.ts';
import type { Clause } from './effects.ts';
import type { Event } from './events/index.ts';
import type { ObjectPhrase } from './phrases.ts';
import type { Worded } from './wording.ts';

/**
 * "You may cast this card from your graveyard by paying {2}{R} rather than paying its mana cost": a way of casting that the object itself offers
 * (CR 118.9, 601.3). `costs` stand in the place of the mana cost; without them the mana cost is paid, and `also` is an additional cost.
 */
export interface CastBy extends Worded {
  readonly kind: 'castBy';
  readonly object: ObjectPhrase;
  /** Where it must be; absent: wherever it may be cast from. */
  readonly from?: 'graveyard' | 'hand';
  /** "if the resulting spell is an instant or sorcery spell". */
  readonly resulting?: 'instantOrSorcery';
  /** "as a 2/2 face-down creature with no text, no name, no subtypes, and no mana cost" (CR 702.37a), or with ward {2} (702.168a). */
  readonly faceDown?: 'plain' | 'withWard';
  /** "transformed", "converted": as its back face (CR 702.146a, 712.8c). */
  readonly transformed?: true;
  readonly costs?: readonly Cost[];
  readonly also?: Cost;
  /** "Any time you could cast an instant during your declare blockers step"; a permanent enters tapped and attacking (CR 702.190a, b). */
  readonly during?: 'declareBlockers';
  /** "using its warp ability": as that keyword of the card says, but from there. */
  readonly using?: string;
}
/** "As this creature is turned face up, put five +1/+1 counters on it": applied while it is being turned (CR 708.11, 614.1e). */
export interface AsTurnedFaceUp extends Worded {
  readonly kind: 'asTurnedFaceUp';
  readonly subject: ObjectPhrase;
  readonly optional?: true;
  readonly acts: readonly Act[];
}
/** "You may reveal this card from your hand as you cast an Arcane spell. If you do, that spell gains the text …" (CR 702.47a). */
export interface SpliceOnto extends Worded {
  readonly kind: 'spliceOnto';
  readonly onto: ObjectPhrase;
  readonly costs: readonly Cost[];
}
/** "Return the permanent this spell becomes to its owner's hand at the beginning of the next end step" (CR 608.3g). */
export interface CreatesDelayed extends Worded {
  readonly kind: 'createsDelayed';
  readonly then: Clause;
  /** "Its owner may cast this card after the current turn has ended for as long as it remains exiled." */
  readonly castLater?: true;
}
/** "You may pay {0} rather than pay the mana cost for Zombie spells you cast", "You may cast spells from your hand without paying their mana costs" (CR 118.9). */
export interface AlternativeCostFor extends Worded {
  readonly kind: 'alternativeCostFor';
  readonly costs: readonly Cost[];
  readonly for: ObjectPhrase;
  readonly onceEachTurn?: true;
  readonly from?: 'hand';
  readonly where?: Amount;
}
/**
 * "For each generic mana in this spell's total cost, you may exile a card from your graveyard rather than pay that mana": done while the total
 * cost, which it doesn't change, is paid.
 */
export interface PayInstead extends Worded {
  readonly kind: 'payInstead';
  readonly mana: 'generic' | 'coloredOrGeneric';
  readonly act: Act;
  /** Of a waterbend cost alone (CR 701.67b); no words say it. */
  readonly waterbend?: true;
}
/** "You can't spend mana to cast this spell": what is left of its mana cost can only be paid in other ways (CR 101.2, 118.3). */
export interface NoManaSpent extends Worded {
  readonly kind: 'noManaSpent';
}
/** "You may activate equip abilities any time you could cast an instant": timing by the keyword's own words aside (CR 101.1, 602.5d). */
export interface ActivateAsInstant extends Worded {
  readonly kind: 'activateAsInstant';
  readonly keyword: string;
}
/** "You may choose all modes of this spell instead of just the number specified. If you do, you pay an additional {2}" (CR 700.2). */
export interface ChooseAllModes extends Worded {
  readonly kind: 'chooseAllModes';
  readonly costs: readonly Cost[];
}
/** "For each mode you choose beyond the first as you cast this spell, you pay an additional {2}" (CR 702.120a). */
export interface CostPerMode extends Worded {
  readonly kind: 'costPerMode';
  readonly costs: readonly Cost[];
}
/** "Change its text by removing all text found within square brackets in the spell's rules text" (CR 612, 702.148a). */
export interface BracketsRemoved extends Worded {
  readonly kind: 'bracketsRemoved';
}
/** "Change its text by replacing all instances of the word “target” with the word “each”" (CR 612). */
export interface TargetsBecomeEach extends Worded {
  readonly kind: 'targetsBecomeEach';
}
/** "its mana cost", as what a keyword that is granted costs: the mana cost of the object that has it. */
export interface OwnManaCost extends Worded {
  readonly kind: 'ownManaCost';
}
/** "The flashback cost is equal to its mana cost": said of a keyword that the sentence before grants. */
export interface KeywordCostIs extends Worded {
  readonly kind: 'keywordCostIs';
  readonly keyword: string;
  readonly of: ObjectPhrase;
}
/** "time it was kicked", "time its replicate cost was paid" (CR 601.2b). */
export interface TimesPaid extends Worded {
  readonly kind: 'timesPaid';
  readonly object: ObjectPhrase;
  readonly keyword: string;
}
/** "other spell that was cast before it this turn". */
export interface SpellsCastBefore extends Worded {
  readonly kind: 'spellsCastBefore';
}
/** "target beyond the first": of the spell that says so (CR 601.2c, 601.2f). */
export interface TargetsBeyondFirst extends Worded {
  readonly kind: 'targetsBeyondFirst';
}
/** "permanent that was put into a graveyard from the battlefield this turn": how often such a thing has happened. */
export interface TimesHappened extends Worded {
  readonly kind: 'timesHappened';
  readonly event: Event;
  /** "the number of times this creature has mutated": not only this turn. */
  readonly ever?: true;
}
/** "time you've cast your commander from the command zone this game" (CR 903.8). */
export interface CommanderCasts extends Worded {
  readonly kind: 'commanderCasts';
}
/** "the amount of mana spent to cast that spell" (CR 601.2h). */
export interface ManaSpent extends Worded {
  readonly kind: 'manaSpent';
  readonly object: ObjectPhrase;
  /** Only mana of this symbol's type: "{R} was spent to cast this spell". */
  readonly of?: string;
  /** "no colored mana was spent": of any color (CR 105.1). */
  readonly colored?: true;
  /** "of the same color": of the color of which most was spent. */
  readonly sameColor?: true;
  /** "mana from a Treasure": only what such a source produced. */
  readonly from?: 'Treasure';
}
/** "color of mana spent to cast it", "the number of colors of mana spent to cast this spell". */
export interface ColorsSpent extends Worded {
  readonly kind: 'colorsSpent';
  readonly object: ObjectPhrase;
}
/** "creature blocking it beyond the first", "opponent you attacked with a creature this combat" (CR 702.23a, 702.121a). */
export interface CombatCount extends Worded {
  readonly kind: 'combatCount';
  readonly what:
    | 'blockersBeyondFirst'
    | 'opponentsAttacked'
    /** "you attacked with creatures with total power 6 or greater this combat": as they were declared. */
    | 'powerAttackedWith';
}
export type CastingAmount =
  | TargetsBeyondFirst
  | ManaSpent
  | TimesPaid
  | SpellsCastBefore
  | TimesHappened
  | ColorsSpent
  | CommanderCasts
  | CombatCount;
/** "the spell has any targets". */
export interface HasTargets extends Worded {
  readonly kind: 'hasTargets';
  readonly object: ObjectPhrase;
}
/** "As you cascade, you may put a land card from among the exiled cards onto the battlefield tapped" (CR 702.85b). */
export interface AsYouCascade extends Worded {
  readonly kind: 'asYouCascade';
  readonly objects: ObjectPhrase;
  readonly tapped?: true;
}
/** What objects say about casting them and paying for it. */
export type CastingStatement =
  | AlternativeCostFor
  | CastBy
  | AsTurnedFaceUp
  | SpliceOnto
  | CostPerMode
  | CreatesDelayed
  | PayInstead
  | ChooseAllModes
  | NoManaSpent
  | ActivateAsInstant
  | BracketsRemoved
  | TargetsBecomeEach
  | AsYouCascade;
