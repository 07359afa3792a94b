import type { Zone } from '../vocabulary/zones.ts';

export const KEYWORD_KINDS = ['ability', 'action', 'ability word'] as const;
export type KeywordKind = (typeof KEYWORD_KINDS)[number];

/** Kinds of ability (CR 113.3), in the order of that rule. */
export const ABILITY_TYPES = ['SPELL', 'ACTIVATED', 'TRIGGERED', 'STATIC'] as const;
export type AbilityType = (typeof ABILITY_TYPES)[number];

/** What several instances on one object do. */
export interface InstancesFound {
  readonly kind: 'REDUNDANT' | 'CUMULATIVE' | 'SEPARATE';
  readonly rule: string;
}

/** One way to write a keyword, and what it means so. */
export interface KeywordForm {
  /** As the rules write it, parameters in brackets: Suspend N—[cost]. */
  readonly written: string;
  /** The sentences that stand in its place; empty where the rules only say how it is written. */
  readonly sentences: readonly string[];
  /** The subrule that says so. */
  readonly rule: string;
  /** What it must stand on to mean this, such as “a permanent”; null where that makes no difference. */
  readonly on: string | null;
}

/** A keyword as one edition knows it. */
export interface KeywordEntry {
  /** In the capitals of its heading: First Strike; of a variant with its first letter only. */
  readonly name: string;
  /** Other names for the same; the former ones in lower case. */
  readonly aliases: readonly string[];
  /** Other forms of its name, in lower case, where its rules use such: kicked, regenerates. */
  readonly spoken: readonly string[];
  readonly kind: KeywordKind;
  /** The rule that defines it: 702.62; of a variant its subrule. */
  readonly rule: string;
  /** The name of the keyword whose rule also defines this one, where it is a variant; else null. */
  readonly variantOf: string | null;
  /** Empty where the text isn't known, and for actions and ability words. */
  readonly abilityTypes: readonly AbilityType[];
  readonly zones: readonly Zone[];
  /** Whether it also functions outside the game or before it begins, as characteristic-defining abilities and companion do (CR 113.6a, 113.6n). */
  readonly outside: boolean;
  readonly forms: readonly KeywordForm[];
  /** Sentences that say what it does where the rules don't put other words in its place (flying, destroy). */
  readonly description: readonly string[];
  readonly instances: InstancesFound | null;
}

/** What is read of a rule. */
export interface RuleWords {
  readonly number: string;
  readonly heading: string | null;
  /** Null in the outline. */
  readonly text: string | null;
}
