import type { CardRow } from '../../store/index.ts';
import { isTested } from '../cards/tested.ts';
import type { ApiContext } from '../context.ts';
import type { SupportLevel } from '../generated/resolvers.ts';
import type { FaceWords, LineModel } from './model.ts';
import { levelOf } from './read.ts';

/** A line with the face that it stands on. */
export interface ReadLineModel extends LineModel {
  readonly place: number;
  readonly words: FaceWords;
  /** Null for words of no card. */
  readonly card: CardRow | null;
}

export interface ReadingModel {
  readonly lines: readonly ReadLineModel[];
  readonly level: SupportLevel;
  /** The card whose words they are; null for words of no card. */
  readonly card: CardRow | null;
}

/** What the engine reads in the words of faces, one after another; faces of no card have no name to show. */
export async function readingOf(
  faces: readonly FaceWords[],
  card: CardRow | null,
  { loaders }: ApiContext,
): Promise<ReadingModel> {
  const readings = await Promise.all(faces.map((face) => loaders.readings.load(face)));
  const lines = readings.flatMap((reading, place) => reading.map((line) => ({ ...line, place, words: faces[place]!, card })));
  const level = levelOf(lines);
  return { lines, level: level === 'READ' && card !== null && isTested(card.name) ? 'TESTED' : level, card };
}
