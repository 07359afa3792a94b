import type { Ability, FaceWords } from '../../oracle/index.ts';
import type { KeywordUse, Span } from '../../oracle/uses/index.ts';

export type { FaceWords };

/** A line of words as the engine reads it; plain data, so that a thread can give it. */
export interface LineModel {
  /** Where it stands in the words of its face. */
  readonly span: Span;
  /** The uses of keywords that begin in it, places in the words of the face. */
  readonly uses: readonly KeywordUse[];
  readonly text: string;
  readonly read: boolean;
  readonly printed: string | null;
  readonly abilities: readonly Ability[];
  readonly stoppedAt: number | null;
  /** Why words that are built rightly mean nothing. */
  readonly refused: string | null;
  readonly expected: readonly string[];
  /** What may have been meant where reading stopped, and words that speak of nothing said before. */
  readonly hints: readonly string[];
}
