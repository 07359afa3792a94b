import type { Amount } from './amounts.ts';
import type { Cost } from './costs.ts';
import type { DeckCondition } from './deck.ts';
import type { EitherFilter, Filter, ObjectPhrase } from './phrases.ts';
import type { Worded } from './wording.ts';

/**
 * One keyword ability as printed: its name (CR 702) and its parameter. What it means is the keyword table's business.
 * `keyword` is the rule's name in lower case: "flying", "first strike", "suspend", "landwalk" (with `quality`).
 */
export interface KeywordAbility extends Worded {
  readonly kind: 'keyword';
  readonly keyword: string;
  /** N, as in "vanishing 3", "suspend 4-{U}". */
  readonly amount?: Amount;
  /** What X is, in "mobilize X, where X is …". */
  readonly where?: Amount;
  /** The sentence that gives the keyword has said so (CR 107.3j; set by the engine). */
  readonly whereGiven?: true;
  /** The [cost], as in "equip {2}", "ward-Pay 3 life". */
  readonly costs?: readonly Cost[];
  /** The [quality], as in "enchant creature", "hexproof from red", "affinity for artifacts", "swampwalk". */
  readonly quality?: KeywordQuality;
  /** "— 2/1" behind the cost of prototype (CR 718.1). */
  readonly power?: number;
  readonly toughness?: number;
  /** What a companion asks of the starting deck (CR 702.139a). */
  readonly deck?: DeckCondition;
  /** "X can't be 0." behind a cost with X. */
  readonly xNotZero?: boolean;
}
/** A quality given by a filter: "protection from Dragons", "enchant creature you control", "forestcycling". */
export interface QualityFilter extends Worded {
  readonly kind: 'qualityFilter';
  readonly filter: Filter | EitherFilter;
}
/** "protection from everything", "protection from the chosen color", "enchant player", "enchant opponent". */
export interface QualityWord extends Worded {
  readonly kind: 'qualityWord';
  readonly word: string;
}
/** "protection from red and from blue": each is a quality of its own (CR 702.16g). */
export interface QualityList extends Worded {
  readonly kind: 'qualityList';
  readonly qualities: readonly (QualityFilter | QualityWord)[];
}
/** "craft with two creatures": things, as many as are said (CR 702.167a). */
export interface QualityObjects extends Worded {
  readonly kind: 'qualityObjects';
  readonly objects: ObjectPhrase;
}
export type KeywordQuality = QualityFilter | QualityWord | QualityList | QualityObjects;
export type KeywordNode = DeckCondition | KeywordAbility | KeywordQuality;
