import type { CorrectionRow } from '../../store/index.ts';

/** A correction with the names of the faces of the card that it is about. */
export interface CorrectionModel extends CorrectionRow {
  readonly faceNames: readonly string[];
}
