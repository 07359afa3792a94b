import type { Span } from '../../rules/spans/index.ts';
import type { EditionRow, RuleChangeRow, RuleRow } from '../../store/index.ts';

/** Words of a ruling that name a keyword or a card. */
export type NamedSpan = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'keyword'; readonly keyword: string }
  | { readonly kind: 'card'; readonly cardId: string }
);

/** Linked words with the text that they stand in and the edition whose rules and terms they mean. */
export interface SpanModel {
  readonly span: Span | NamedSpan;
  readonly text: string;
  readonly editionId: number;
}

/** A number of an older edition, resolved. */
export interface ResolvedModel {
  readonly asked: string;
  readonly askedEdition: EditionRow;
  readonly askedRule: RuleRow | null;
  /** Everything that happened since, oldest first. */
  readonly changes: readonly RuleChangeRow[];
}

/** A citation, checked. */
export interface CheckModel {
  readonly verdict: 'EXACT' | 'MOVED' | 'TEXT_DIFFERS' | 'ABSENT' | 'UNKNOWN';
  readonly rule: RuleRow | null;
  readonly edition: EditionRow;
}
