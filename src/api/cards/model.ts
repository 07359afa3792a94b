import type { CardFace } from '../../cards/card.ts';
import type { FaceFacts } from '../../cards/facts.ts';
import type { CardRow, NameCandidateRow } from '../../store/index.ts';

/** A candidate with its card. */
export interface CandidateModel extends NameCandidateRow {
  readonly card: CardRow;
}

/** A name and how many candidates are wanted. */
export interface LookupModel {
  readonly query: string;
  readonly first: number;
}

/** A face with what follows from its printed values. */
export interface FaceModel {
  /** The card that it belongs to, and its position there; null for words of no card. */
  readonly of: { readonly card: CardRow; readonly place: number } | null;
  readonly face: CardFace;
  readonly facts: FaceFacts;
}
