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
  readonly face: CardFace;
  readonly facts: FaceFacts;
}
