import type { Keyword } from '../../keywords/index.ts';

/** A keyword of the rules. */
export interface KeywordModel {
  readonly name: string;
  readonly kind: 'ability' | 'action';
  /** The rule that defines it. */
  readonly rule: string;
  /** What the engine knows of it; null where that is nothing yet. */
  readonly known: Keyword | null;
}
