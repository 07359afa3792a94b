import type { ActivationRestriction } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { RuleFlag } from '../hooks.ts';

/** One sentence that a keyword stands for, with its parameters still open: N, [cost], [quality]. */
export interface KeywordSentence {
  readonly words: string;
  /** The same where N is 1 and more of it must be said in the singular. */
  readonly ofOne?: string;
  readonly rule: RuleNumber;
  /** Further rules that what it says rests on. */
  readonly also?: readonly RuleNumber[];
  /** The rule where the keyword is printed without its number. */
  readonly ruleWithoutN?: RuleNumber;
  readonly functionsIn: readonly Zone[];
  /** Only where the keyword is printed with such a parameter, or without one (vanishing, mayhem, equip), X being a number as well; absent: always. */
  readonly printed?: `${'with' | 'without'} ${'N' | 'X' | 'cost' | 'quality'}`;
  /** It is a spell ability (CR 113.3a): an instruction that is followed as the spell resolves. */
  readonly ofSpell?: true;
  /** Only where the quality is this word; the others with a quality are for all else. */
  readonly quality?: string;
  /** Only on permanents, or only on instants and sorceries; absent: on both. */
  readonly on?: 'permanent' | 'spell';
}

/** What the engine needs of a keyword ability (CR 702): given to it as an argument, never imported. */
export interface KeywordMeaning {
  readonly name: string;
  readonly rule: RuleNumber;
  readonly sentences: readonly KeywordSentence[];
  /** What the keyword does to procedures of the rules, with the rule that says so. */
  readonly flags: readonly RuleFlag[];
  readonly flagRule: RuleNumber;
  readonly flagsFunctionIn: readonly Zone[];
  readonly qualityIs?: 'attachesTo' | 'protectionFrom' | 'hexproofFrom';
  /** The kind of thing that the quality describes, where its words don't say it themselves ("equip Knight"). */
  readonly qualityNoun?: string;
  readonly prohibitedCite: readonly RuleNumber[];
  /** The rule that says it of a player who has it (CR 702.11c). */
  readonly ofPlayers?: RuleNumber;
  /** The rule by which a spell is cast as an effect of it, where that is a rule of its own (CR 702.62d). */
  readonly castsBy?: RuleNumber;
  /** The keyword whose cost its cost counts as; absent: its own. */
  readonly costIs?: string;
  /** Paying its cost turns the face-down permanent that has it face up, a special action (CR 702.37e, 702.168d). */
  readonly costTurnsFaceUp?: RuleNumber;
  /** What it restricts of the activated ability that it stands before (CR 702.142a, 702.177a). */
  readonly restricts?: readonly ActivationRestriction[];
  /** What its number is to the engine: poison counters besides combat damage (CR 702.164c). */
  readonly amountIs?: 'toxic';
  /** For its cost the card may be cast once it is foretold (CR 702.143a). */
  readonly costCastsForetold?: true;
  /** Its cost, power and toughness are those that the card has when it is cast so (CR 718.2). */
  readonly givesPrototype?: true;
  /** What several of it on one object do, with the rule that says so. */
  readonly instances: { readonly kind: string; readonly rule: RuleNumber } | null;
}

/** The keyword abilities that are carried out, by name in lower case. */
export type KeywordTable = ReadonlyMap<string, KeywordMeaning>;
