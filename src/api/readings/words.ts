import type { CardFace } from '../../cards/card.ts';
import type { FaceWords } from './model.ts';

/** What of a face its reading depends on. */
export const wordsOf = ({ name, supertypes, types, subtypes, oracleText }: CardFace): FaceWords => ({
  name,
  supertypes,
  types,
  subtypes,
  oracleText,
});
