import type { ActivationRestriction } from '../oracle/tree/index.ts';
import type { RuleNumber } from '../rules/citations.ts';
import type { RuleFlag } from '../rules/vocabulary/ruleFlags.ts';
import type { Zone } from '../rules/vocabulary/zones.ts';

/** What stands behind a keyword on a card: a number, a cost, a quality (CR 702.1a). */
export type KeywordParameter = 'N' | '[cost]' | '[quality]';

/** What several instances of the keyword on one object do. */
export interface Instances {
  readonly kind: 'REDUNDANT' | 'CUMULATIVE' | 'SEPARATE';
  readonly rule: RuleNumber;
}

/** One sentence that the keyword stands for, in Oracle words with its parameters open. */
export interface Sentence {
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

export type AbilityType = 'STATIC' | 'TRIGGERED' | 'ACTIVATED' | 'SPELL';

/** A keyword ability of the game (CR 702). */
export interface Keyword {
  /** Lower case, as on cards in a list. */
  readonly name: string;
  readonly rule: RuleNumber;
  readonly parameters: readonly KeywordParameter[];
  readonly abilityTypes: readonly AbilityType[];
  /** In our own words: what it does for a player who meets it. */
  readonly summary: string;
  readonly sentences: readonly Sentence[];
  /** Why its sentences aren't, word for word, those that the rule puts in its place; absent where they are, or where the rule only describes it. */
  readonly differs?: string;
  /** What it does to procedures of the rules, with the rule that says so and where it functions. */
  readonly flags: readonly RuleFlag[];
  readonly flagRule: RuleNumber;
  readonly flagsFunctionIn: readonly Zone[];
  /** What the quality behind it is to the engine: what an Aura attaches to (CR 702.5a), what it protects from (702.16a). Absent where the sentences use it. */
  readonly qualityIs?: 'attachesTo' | 'protectionFrom' | 'hexproofFrom';
  /** The kind of thing that the quality describes, where its words don't say it themselves ("equip Knight"). */
  readonly qualityNoun?: string;
  /** The rule that says it of a player who has it (CR 702.11c). */
  readonly ofPlayers?: RuleNumber;
  /** Cited besides where an effect prohibits what it allows. */
  readonly prohibitedCite: readonly RuleNumber[];
  readonly instances: Instances | null;
  /** The rule by which a spell is cast as an effect of it, where that is a rule of its own (CR 702.62d). */
  readonly castsBy?: RuleNumber;
  /** Its cost is a cost of that keyword (CR 702.33c). */
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
}

/** Fills in what most keywords have in common. */
export function keyword(
  given: Pick<Keyword, 'name' | 'rule' | 'abilityTypes' | 'summary' | 'flagRule'> & Partial<Keyword>,
): Keyword {
  return {
    parameters: [],
    sentences: [],
    flags: [],
    flagsFunctionIn: ['battlefield'],
    prohibitedCite: [],
    instances: null,
    ...given,
  };
}
