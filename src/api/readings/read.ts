import { KEYWORD_TABLE } from '../../keywords/index.ts';
import { isRead, type LineReading, readFace, wantedIn } from '../../oracle/index.ts';
import { hintsOn } from '../../oracle/measure/hints.ts';
import { baseOfKeyword, type FindUses, type KeywordNames, type KeywordUse, keywordUses } from '../../oracle/uses/index.ts';
import type { CardReading } from '../../store/index.ts';
import type { CardsTask } from '../engine/tasks.ts';
import type { FaceWords, LineModel } from './model.ts';

let made: { readonly key: string; readonly find: FindUses } | null = null;

/** The finder of the uses of these keywords; made once as long as they stay the same. */
export function usesFinder(names: KeywordNames): FindUses {
  const key = JSON.stringify(names);
  if (made?.key !== key) made = { key, find: keywordUses(names) };
  return made.find;
}

/** The lines of a face as they are read, each with the uses of keywords that begin in it; lines of nothing but reminder text are left out. */
function linesOf(face: FaceWords, find: FindUses): (Omit<LineModel, 'expected' | 'hints'> & Pick<LineReading, 'setAside'>)[] {
  const reading = readFace(face);
  const uses = find(face, reading);
  return reading.lines
    .filter(({ text }) => text !== '')
    .map((line) => {
      const { text, printed, abilities, stoppedAt, refused, span, setAside } = line;
      const own = uses.filter((use) => use.span[0] >= span[0] && use.span[0] < span[1]);
      return { text, read: isRead(line), printed, abilities, stoppedAt, refused, span, setAside, uses: own };
    });
}

/** Of more lines that aren't read nobody wants to hear why. */
const MOST_EXPLAINED = 20;

/** The same with hints for whoever wrote the words, and of the first lines that aren't read what could have stood where reading stops. */
export function hintedLinesOf(face: FaceWords, find: FindUses): LineModel[] {
  let unread = 0;
  return linesOf(face, find).map(({ setAside, ...line }) => {
    if (line.stoppedAt !== null) unread += 1;
    if (line.stoppedAt !== null && unread > MOST_EXPLAINED) return { ...line, expected: [], hints: [] };
    const expected = line.stoppedAt === null ? [] : wantedIn(line.text, face).expected;
    return { ...line, expected, hints: hintsOn({ ...line, setAside }, face, KEYWORD_TABLE) };
  });
}

/** How much of some lines is read. */
export function levelOf(lines: readonly { readonly read: boolean }[]): 'UNREAD' | 'PARTLY_READ' | 'READ' {
  if (lines.every(({ read }) => read)) return 'READ';
  return lines.some(({ read }) => read) ? 'PARTLY_READ' : 'UNREAD';
}

const stored = (use: KeywordUse, face: number) => ({ ...use, face, base: baseOfKeyword(use.keyword) });

/** What is kept of a card's reading: how much of it is read, what isn't, and the uses of keywords. */
export function cardReading({ id, versionHash, faces }: CardsTask['cards'][number], find: FindUses): CardReading {
  const lines = faces.flatMap((words, face) => linesOf(words, find).map((line) => ({ face, ...line })));
  return {
    cardId: id,
    versionHash,
    level: levelOf(lines),
    gaps: lines.filter(({ read }) => !read).map(({ face, text, span }) => ({ face, words: text, span })),
    uses: lines.flatMap(({ face, uses }) => uses.map((use) => stored(use, face))),
  };
}
