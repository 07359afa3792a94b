import type { ChangeKind } from '../../rules/changes/index.ts';
import type { Day } from './day.ts';

/** A publication of the Comprehensive Rules. */
export interface EditionRow {
  readonly id: number;
  readonly effectiveDate: Day;
  /** The file that it came from, or the name of the bundled outline. */
  readonly source: string;
  readonly sha256: string;
  readonly isOutline: boolean;
  readonly isLatest: boolean;
  readonly ruleCount: number;
  readonly glossaryCount: number;
  readonly importedAt: Date;
}

/** A part, section, rule or subrule of one edition. */
export interface RuleRow {
  readonly editionId: number;
  /** Without a trailing period: `7`, `702`, `702.62`, `702.62a`. */
  readonly number: string;
  /** Place in the book, from 0, without gaps. */
  readonly ordinal: number;
  readonly parent: string | null;
  /** Null where the rule has sentences of its own instead of a title. */
  readonly heading: string | null;
  /** Null in an outline edition and where the rule is only a heading. */
  readonly text: string | null;
  readonly examples: readonly string[];
  /** The same in every edition that prints the same words; null where there is no text. */
  readonly textHash: string | null;
}

/** A rule as one edition names it: the key of the rule loader. */
export interface RuleKey {
  readonly editionId: number;
  readonly number: string;
}

/** A rule that isn't the same in two editions. */
export interface RuleChangeRow {
  readonly kind: ChangeKind;
  /** The rule in the older edition; null where it was added. */
  readonly before: RuleKey | null;
  /** The rule in the newer edition; null where it was removed. */
  readonly after: RuleKey | null;
  readonly fromEditionId: number;
  readonly toEditionId: number;
  /** The editions number rules differently (before and since July 2009), so that only words told which rule is which. */
  readonly approximate: boolean;
}

/** Whose changes are asked for, and since when. */
export interface ChangesQuery {
  readonly number: string;
  /** The edition whose number it is; without it the newest. */
  readonly numberedIn?: number;
  /** Only changes that came into force after this day. */
  readonly since: Day;
  /** Also the changes of everything that stood under the rule, what was added and removed there too. */
  readonly below?: boolean;
}

export interface GlossaryRow {
  readonly editionId: number;
  readonly ordinal: number;
  readonly term: string;
  readonly text: string;
}
