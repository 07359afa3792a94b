import type { CardFace } from '../../cards/card.ts';
import type { FaceWords } from './model.ts';

/** What of a face its reading and the hints on it depend on. */
export const wordsOf = ({ name, supertypes, types, subtypes, oracleText, manaCost }: CardFace): FaceWords => ({
  name,
  supertypes,
  types,
  subtypes,
  oracleText,
  manaCost,
});
