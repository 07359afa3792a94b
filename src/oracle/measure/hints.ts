import { unboundIn } from '../bind/unbound.ts';
import type { FaceWords } from '../normalise/names.ts';
import type { LineReading } from '../read.ts';
import { adviceOn, type KeywordForms } from './advice/index.ts';
import { outOfPlaceAdvice } from './advice/outOfPlace.ts';

type Line = Pick<LineReading, 'text' | 'stoppedAt' | 'refused' | 'setAside' | 'abilities'>;

/** What helps whoever wrote a line: what may have been meant where reading stopped, and words that speak of nothing said before. */
export function hintsOn(line: Line, face: FaceWords, keywords: KeywordForms): readonly string[] {
  const unbound = new Set(unboundIn(line.abilities));
  return [
    ...(line.refused === null ? [] : [line.refused]),
    ...adviceOn(line, face, keywords),
    ...outOfPlaceAdvice(line, face, keywords),
    ...(unbound.size > 0 ? [`Nothing fits: ${[...unbound].join(', ')} speaks of nothing that was said before.`] : []),
  ];
}
