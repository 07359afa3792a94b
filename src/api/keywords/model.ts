import type { Keyword } from '../../keywords/index.ts';
import type { KeywordEntry } from '../../rules/keywords/index.ts';

/** A keyword of the newest edition. */
export interface KeywordModel extends KeywordEntry {
  /** What the engine knows of it; null where that is nothing yet. */
  readonly known: Keyword | null;
  /** Whether the edition's official text is here. */
  readonly hasText: boolean;
}
