import type { CardFace } from '../../cards/card.ts';
import type { ApiContext } from '../context.ts';
import type { Reading, ReadLine, SupportLevel } from '../generated/resolvers.ts';
import type { FaceWords, LineModel } from './model.ts';

/** What of a face its reading depends on. */
export const wordsOf = ({ name, supertypes, types, subtypes, oracleText }: CardFace): FaceWords => ({
  name,
  supertypes,
  types,
  subtypes,
  oracleText,
});

function levelOf(lines: readonly LineModel[]): SupportLevel {
  if (lines.every(({ read }) => read)) return 'READ';
  return lines.some(({ read }) => read) ? 'PARTLY_READ' : 'UNREAD';
}

function shownLine(face: string | null, { abilities, ...line }: LineModel): ReadLine {
  return { ...line, face, tree: line.read ? { abilities } : null };
}

/** What the engine reads in the words of faces, one after another; faces of no card have no name to show. */
export async function readingOf(faces: readonly FaceWords[], ofACard: boolean, { loaders }: ApiContext): Promise<Reading> {
  const readings = await Promise.all(faces.map((face) => loaders.readings.load(face)));
  const lines = readings.flatMap((reading, place) => reading.map((line) => shownLine(ofACard ? faces[place]!.name : null, line)));
  return { lines, level: levelOf(readings.flat()) };
}
