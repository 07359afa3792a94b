import type { Keyword } from '../../keywords/index.ts';
import type { KeywordEntry } from '../../rules/keywords/index.ts';
import type { KeywordUseRow } from '../../store/index.ts';
import type { FaceModel } from '../cards/model.ts';

/** A keyword of the newest edition. */
export interface KeywordModel extends KeywordEntry {
  /** What the engine knows of it; null where that is nothing yet. */
  readonly known: Keyword | null;
  /** Whether the edition's official text is here. */
  readonly hasText: boolean;
}

/** One use of a keyword with its face. */
export interface KeywordUseModel {
  readonly use: Omit<KeywordUseRow, 'face' | 'base'>;
  readonly keyword: KeywordModel;
  readonly face: FaceModel;
}
