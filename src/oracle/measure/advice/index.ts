import { type FaceWords, isSpell } from '../../normalise/names.ts';
import { isRead, type LineReading, readFace, wantedIn } from '../../read.ts';
import { bareAdvice } from './bare.ts';
import { isOtherWording, wordingAdvice } from './habits.ts';
import { nearWords } from './nearWords.ts';
import { shapeAdvice } from './shape.ts';
import { type KeywordForms, unfinishedAdvice } from './unfinished.ts';

export type { KeywordForms };

/** Whether the line would be read with these words instead. */
const readsAs = (text: string, face: FaceWords): boolean => readFace({ ...face, oracleText: text }).lines.every(isRead);

const MOST_COMMAS = 6;

/** The line with commas, in place of "and" too, where reading stops again and again for want of one; null where it isn't read then either. */
function withCommas(text: string, stoppedAt: number, face: FaceWords): string | null {
  let words = text;
  let at: number | null = stoppedAt;
  for (let commas = 0; commas < MOST_COMMAS && at !== null; commas += 1) {
    words = `${words.slice(0, at).trimEnd()}, ${words.slice(at).replace(/^and /, '')}`;
    const lines: readonly LineReading[] = readFace({ ...face, oracleText: words }).lines;
    if (lines.every(isRead)) return words;
    const next: number | null = lines.length === 1 ? lines[0]!.stoppedAt : null;
    at = next !== null && next > at ? next : null;
  }
  return null;
}

/** Signs that are missing where reading stopped, and what else a line lacks that ends too early. */
function missing(text: string, at: number, face: FaceWords, expected: readonly string[], keywords: KeywordForms) {
  const [before, here] = [text.slice(0, at), text.slice(at)];
  if (/^\s*;/.test(here) && expected.includes('“:”')) return ['A cost ends in a colon.'];
  if (here !== '') {
    const commas = expected.includes('“,”') ? withCommas(text, at, face) : null;
    if (commas === null) return [];
    return commas === `${before.trimEnd()}, ${here}`
      ? ['A comma belongs here.']
      : [`Keywords are separated by commas alone: “${commas}”.`];
  }
  const mayEnd = !/[.!?"]$/.test(before) && (expected.includes('“.”') || readsAs(`${before}.`, face));
  return mayEnd ? ['A sentence ends in a full stop.'] : unfinishedAdvice(text, expected, keywords);
}

/** Words that hardly a sentence on a card does without, and that no other language of cards has. */
const ENGLISH =
  /\b(?:the|of|to|you|your|this|that|it|its|they|their|target|each|when|whenever|with|from|cards?|creatures?|until|gets?|has|have|controls?|draws?|damage|deals?|players?|put|destroy|exile|return|add|may|can't|enters?|spells?|counters?|turn|if|for|and)\b/i;

/** Whether at least one of several words is English, as the names of keywords are. */
function looksEnglish(text: string, keywords: KeywordForms): boolean {
  if (text.trim().split(/\s+/).length < 4 || ENGLISH.test(text)) return true;
  const words = text.toLowerCase();
  return [...keywords.keys()].some((name) => words.startsWith(name));
}

/** Words that wouldn't be read on a spell either, because they mean nothing. */
function refusedOnSpell(text: string, face: FaceWords): readonly string[] {
  if (isSpell(face)) return [];
  return readFace({ ...face, types: ['sorcery'], oracleText: text }).lines.flatMap(({ refused }) => refused ?? []);
}

/** What a designer of cards may have meant where reading stopped. */
function adviceOnUnread(text: string, stoppedAt: number, face: FaceWords, keywords: KeywordForms): readonly string[] {
  if (!looksEnglish(text, keywords)) return ['This doesn’t look like English: only English is read.'];
  const { expected, words } = wantedIn(text, face);
  const meant = isOtherWording(text, stoppedAt) ? [] : nearWords(text.slice(stoppedAt), expected, words);
  return [
    ...(meant.length > 0 ? [`Did you mean ${meant.map((word) => `“${word}”`).join(' or ')}?`] : []),
    ...missing(text, stoppedAt, face, expected, keywords),
    ...bareAdvice(text, face, readsAs),
    ...refusedOnSpell(text, face),
  ];
}

/** What a designer of cards may have meant: where reading stopped, and what is told though the line is read. */
export function adviceOn(
  line: Pick<LineReading, 'text' | 'stoppedAt' | 'setAside'>,
  face: FaceWords,
  keywords: KeywordForms,
): readonly string[] {
  const unread = line.stoppedAt === null ? [] : adviceOnUnread(line.text, line.stoppedAt, face, keywords);
  return [...unread, ...wordingAdvice(line.text, line.stoppedAt), ...shapeAdvice(line)];
}
