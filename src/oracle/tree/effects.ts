import type { CastAsThoughFlash, CostChange } from './abilities.ts';
import type { Act } from './acts.ts';
import type { Amount } from './amounts.ts';
import type { AnyManaFor } from './castActs.ts';
import type { KeywordCostIs } from './casting.ts';
import type { ResultRow, ResultsTable } from './chance.ts';
import type { Condition } from './conditions.ts';
import type { Cost } from './costs.ts';
import type { Duration } from './durations.ts';
import type { Event } from './events/index.ts';
import type { KeywordAbility } from './keywords.ts';
import type { ObjectPhrase } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';
import type { Worded } from './wording.ts';

export type Subject = PlayerPhrase | ObjectPhrase;

/**
 * One sentence: the subject does (or has) the acts in their order. All the tails speak of the whole chain:
 * `optional` ("may"), `duration`, `condition` (asked when the sentence is carried out), `unless`, `where` (what X is),
 * `delayed` (an event that must come first: CR 603.7). Of instructions whose last is told with "then", `unless` and a condition behind it speak of that one.
 */
export interface Clause extends Worded {
  readonly kind: 'clause';
  readonly subject: Subject;
  readonly optional?: true;
  /** "You may have [someone or something do it]": you choose whether it is done. */
  readonly yours?: true;
  readonly acts: readonly Act[];
  readonly duration?: Duration;
  readonly condition?: Condition;
  readonly unless?: Unless;
  readonly where?: Amount;
  readonly delayed?: Event;
  /** "instead": what is done in place of the sentence before, when `condition` holds. */
  readonly instead?: true;
  /** "gets +1/+1 until end of turn for each …": as much of the acts for each of them. */
  readonly perEach?: Amount;
  /** "The same is true for …": said of these as well. */
  readonly alsoOf?: ObjectPhrase;
  /** "You and target opponent each draw a card": each of the subjects by itself. */
  readonly each?: true;
  /** The act is done once for each of these: "for each opponent, …". */
  readonly forEach?: Subject;
  /**
   * Sentences told in the same breath ("… and you gain 1 life"), for which condition, time and what X is hold as well: they are carried out
   * after this one whenever it is; and a last instruction that is carried out only if what stands behind it allows. Written by `bind`.
   */
  readonly joined?: readonly Clause[];
}
/** "unless you pay {2}", "unless its controller pays {3}": who may pay to keep it from happening. */
export interface UnlessPays extends Worded {
  readonly kind: 'unlessPays';
  readonly player: PlayerPhrase;
  readonly costs: readonly Cost[];
  /** "for each of those creatures": as often as there are creatures that it is said of. */
  readonly each?: true;
}
/** "unless you control a Forest or Plains". */
export interface UnlessCondition extends Worded {
  readonly kind: 'unlessCondition';
  readonly condition: Condition;
}
export type Unless = UnlessPays | UnlessCondition;

/** "If you do, …" / "If you don't, …": carried out if what the sentence before offered was (not) done. */
export interface IfDone extends Worded {
  readonly kind: 'ifDone';
  readonly done: boolean;
  /** "If they can't": also where only a part of it could be done. */
  readonly cant?: true;
  readonly by: PlayerPhrase;
  readonly then: Clause;
}
/** "When you do, …": a reflexive trigger (CR 603.12). */
export interface WhenDone extends Worded {
  readonly kind: 'whenDone';
  readonly by: PlayerPhrase;
  readonly then: Clause;
}
/** "Otherwise, …": carried out if the condition of the sentence before didn't hold. */
export interface Otherwise extends Worded {
  readonly kind: 'otherwise';
  readonly then: Clause;
}
/** A sentence that sets up a delayed trigger by its event: "When that creature dies this turn, draw a card." */
export interface DelayedTrigger extends Worded {
  readonly kind: 'delayedTrigger';
  /** It is created only if this holds (CR 702.192a). */
  readonly condition?: Condition;
  /** No turn is named: the next time its event occurs, whenever that is. */
  readonly anyTime?: true;
  /** "whenever": each time this turn, not only the next (CR 603.7b). */
  readonly each?: true;
  /** "Until your next turn, whenever …": each time until then. */
  readonly duration?: Duration;
  readonly event: Event;
  readonly then: Clause;
}
/** "If that creature would die this turn, exile it instead": a replacement effect that begins now and lasts (CR 614). */
export interface LastingReplacement extends Worded {
  readonly kind: 'lastingReplacement';
  readonly event: Event;
  /** Absent: for as long as what it speaks of is there. */
  readonly duration?: Duration;
  readonly then: Clause;
}
/** "Until your next turn, you may cast sorcery spells as though they had flash": what a static ability could say, for a while (CR 611.2). */
export interface LastingStatement extends Worded {
  readonly kind: 'lastingStatement';
  readonly duration: Duration;
  readonly statement: CastAsThoughFlash | CostChange | Clause;
}
/** "The same is true for first strike and vigilance": the sentence before, said again with each of these keywords (CR 608.2c). */
export interface SameIsTrue extends Worded {
  readonly kind: 'sameIsTrue';
  readonly keywords: readonly KeywordAbility[];
}
/** "The new creature type can't be Wall": said of the change of text before. */
export interface NewWordIsnt extends Worded {
  readonly kind: 'newWordIsnt';
  readonly word: string;
}
/** "If that spell is countered this way, exile it instead of putting it into its owner's graveyard": where the sentence before sends it (CR 614.15, 701.6a). */
export interface CounteredInstead extends Worded {
  readonly kind: 'counteredInstead';
  readonly object: ObjectPhrase;
  readonly act: Act;
}
/** "If damage is prevented this way, …": what is done whenever the prevention effect of the sentence before has prevented damage (CR 615.5). */
export interface AfterPrevention extends Worded {
  readonly kind: 'afterPrevention';
  readonly then: Clause;
}
/** "If you cast a creature spell this way, it gains haste until …". */
export interface IfThisWay extends Worded {
  readonly kind: 'ifThisWay';
  readonly event: Event;
  readonly then: Clause;
}
/** "When you discard a nonland card this way, …": a reflexive trigger on what the sentence before has done (CR 603.12). */
export interface WhenThisWay extends Worded {
  readonly kind: 'whenThisWay';
  readonly event: Event;
  readonly then: Clause;
}
/** Special actions that mana may be spent on (CR 116.2b, 116.2m). */
export type SpecialSpending = 'unlocking' | 'turningFaceUp';
/** "Repeat this process", "They can't be regenerated", "You may choose new targets for the copy" are clauses; this is "Activate only …" said of mana, "Spend this mana only to cast creature spells or activate abilities of creatures." */
export interface SpendOnly extends Worded {
  readonly kind: 'spendOnly';
  /** Absent: on no spell. */
  readonly on?: ObjectPhrase;
  /** "or activate abilities of artifacts": of what has the ability. */
  readonly activating?: ObjectPhrase;
  /** "or activate an ability": of anything. */
  readonly activatingAny?: true;
  /** "and unlock doors": for special actions too. */
  readonly also?: readonly SpecialSpending[];
}
/** "When that mana is spent to cast a red instant or sorcery spell, …", "If that mana is spent on a creature spell, …" (CR 106.6). */
export interface WhenSpent extends Worded {
  readonly kind: 'whenSpent';
  readonly on: ObjectPhrase;
  readonly then: Clause;
  /** "When": a triggered ability; else the spell is affected at once. */
  readonly triggers?: true;
}
/** Choose so many of the modes (CR 700.2). */
export interface Modal extends Worded {
  readonly kind: 'modal';
  readonly chooser?: PlayerPhrase;
  readonly min: number;
  /** `null`: any number. */
  readonly max: number | null;
  /** "If you control a commander as you cast this spell, you may choose both": how many may be chosen where that is so. */
  readonly moreIf?: Condition;
  readonly moreMin?: number;
  readonly moreMax?: number | null;
  /** "that hasn't been chosen", "that hasn't been chosen this turn". */
  readonly fresh?: 'game' | 'turn';
  /** "You may choose the same mode more than once." */
  readonly repeatable?: true;
  readonly modes: readonly Mode[];
  /** The keyword by which each mode has a cost of its own (CR 702.172a, 702.183a). */
  readonly keyword?: 'spree' | 'tiered';
}
export interface Mode extends Worded {
  readonly kind: 'mode';
  /** Flavour words before the dash are set aside; a cost of its own (spree) is `cost`. */
  readonly cost?: Cost;
  readonly effect: Effect;
}
/** "Round up each time": of all that the sentences before halve (CR 107.1a). */
export interface RoundEachTime extends Worded {
  readonly kind: 'roundEachTime';
  readonly rounded: 'up' | 'down';
}
export type Sentence =
  | RoundEachTime
  | Clause
  | IfDone
  | WhenDone
  | Otherwise
  | DelayedTrigger
  | IfThisWay
  | WhenThisWay
  | AfterPrevention
  | LastingReplacement
  | LastingStatement
  | SameIsTrue
  | CounteredInstead
  | AnyManaFor
  | KeywordCostIs
  | NewWordIsnt
  | SpendOnly
  | WhenSpent
  | ResultsTable
  | Modal;
/** The instructions in the order in which they are followed (CR 608.2c). */
export interface Effect extends Worded {
  readonly kind: 'effect';
  readonly sentences: readonly Sentence[];
}
export type EffectNode = Sentence | Effect | Mode | ResultRow | Unless;
