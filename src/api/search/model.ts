import type { RuleRow, SearchHitRow } from '../../store/index.ts';
import type { Connection, Edge } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import type { Excerpt } from './highlight.ts';

/** What a search asked, for the excerpts of all its hits. */
export interface Asked {
  /** The query as people wrote it. */
  readonly query: string;
  readonly editionId: number;
}

export interface SearchHitModel {
  readonly hit: SearchHitRow;
  readonly asked: Asked;
  /** Made when first asked for. */
  excerpt?: Promise<Excerpt>;
}

/** A page of hits, which are counted only when asked for. */
export interface SearchPageModel {
  readonly edges: Edge<SearchHitModel>[];
  readonly pageInfo: Connection<SearchHitModel>['pageInfo'];
  /** Whether there is a page before. */
  readonly after: boolean;
  readonly total: () => Promise<number>;
  /** Whether all that was imported could be found. */
  readonly isComplete: boolean;
}

/** A stretch of a text: from `start` to before `end`, in UTF-16 units. */
export interface PlainSpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A place that is looked up only if it is asked for. */
type LookedUp = (args: unknown, context: ApiContext) => Promise<number>;

/** A stretch of a text, or of the words of a card that have to be looked up. */
export type TextSpanModel =
  | PlainSpan
  | { readonly card: string; readonly text: string; readonly start: LookedUp; readonly end: LookedUp };

export interface GroupMemberModel {
  readonly rule: RuleRow;
  readonly asked: Asked;
}
