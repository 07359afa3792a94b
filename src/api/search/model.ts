import type { RuleRow, SearchHitRow } from '../../store/index.ts';

/** What a search asked, for the excerpts of all its hits. */
export interface Asked {
  /** The query as people wrote it. */
  readonly query: string;
  readonly editionId: number;
}

export interface SearchHitModel {
  readonly hit: SearchHitRow;
  readonly asked: Asked;
}

/** A stretch of a text: from `start` to before `end`, in UTF-16 units. */
export interface TextSpanModel {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface GroupMemberModel {
  readonly rule: RuleRow;
  readonly asked: Asked;
}
