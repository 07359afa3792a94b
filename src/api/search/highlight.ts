import { foldText } from '../../store/index.ts';
import type { PlainSpan } from './model.ts';

/** A word of a text, folded, with its place. */
export interface PlacedWord {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

/** Nearly all words are plain letters, which folding only makes small. */
const PLAIN = /^[A-Za-z0-9]+$/;
const foldWord = (word: string): string => (PLAIN.test(word) ? word.toLowerCase() : foldText(word));

export const wordsOf = (text: string): readonly PlacedWord[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: foldWord(match[0]),
  }));

/** Where the words of the query stand next to each other in their order, whatever stands between them. */
function phrases(text: readonly PlacedWord[], query: readonly PlacedWord[]): readonly (readonly [first: number, last: number])[] {
  const found: [number, number][] = [];
  const [head] = query;
  if (head === undefined) return [];
  for (let at = 0; at + query.length <= text.length; at++) {
    if (text[at]!.folded !== head.folded || !query.every(({ folded }, i) => text[at + i]!.folded === folded)) continue;
    found.push([at, at + query.length - 1]);
    at += query.length - 1;
  }
  return found;
}

/** Where a symbol or a pair of signed numbers is: {T}, {W/U}, +1/+1. */
const WHOLES = /\{[^{}\s]{1,12}\}|[+−-]?(?:\d+|[xX*])\/[+−-]?(?:\d+|[xX*])(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[+−-]\d+/gu;

type Stretch = Omit<PlainSpan, 'text'>;

/** Stretches that end within a symbol end with it, and what meets there is one. */
function wholeSymbols(text: string, marks: readonly Stretch[]): readonly Stretch[] {
  const symbols = [...text.matchAll(WHOLES)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  const whole = marks.map((mark) => {
    const cut = symbols.filter(({ start, end }) => start < mark.end && end > mark.start);
    return {
      start: Math.min(mark.start, ...cut.map(({ start }) => start)),
      end: Math.max(mark.end, ...cut.map(({ end }) => end)),
    };
  });
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of whole) {
    const last = joined.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** The stretches of a text that a search found: the query as it was asked, or else its words with any ending. */
export function highlights(text: string, query: string, lexemeOf: (word: string) => string | null): readonly Stretch[] {
  const [words, asked] = [wordsOf(text), wordsOf(query)];
  const whole = phrases(words, asked);
  if (whole.length > 0)
    return wholeSymbols(
      text,
      whole.map(([first, last]) => ({ start: words[first]!.start, end: words[last]!.end })),
    );
  const lexemes = new Set(asked.flatMap(({ folded }) => lexemeOf(folded) ?? []));
  const found = words
    .filter(({ folded }) => {
      const lexeme = lexemeOf(folded);
      return lexeme !== null && lexemes.has(lexeme);
    })
    .map(({ start, end }) => ({ start, end }));
  return wholeSymbols(text, found);
}

/** An excerpt is at most so long, unless it is a single sentence that is a little longer. */
const LONGEST = 320;

export interface Excerpt {
  readonly excerpt: string;
  readonly spans: readonly PlainSpan[];
}

/** Sentences with their places; a line is a sentence too. */
function sentencesOf(text: string): readonly Stretch[] {
  return [...text.matchAll(/[^\n]+?(?:[.!?][”"’')\]]*(?=\s)|$|(?=\n))/gu)].map(({ index, 0: { length } }) => ({
    start: index + (text.slice(index, index + length).length - text.slice(index, index + length).trimStart().length),
    end: index + length,
  }));
}

const within = ({ start, end }: Stretch, marks: readonly Stretch[]) =>
  marks.filter((mark) => mark.start >= start && mark.end <= end);

/** The sentence that holds most of what was found, and what follows it as far as there is room. */
function bestStretch(text: string, marks: readonly Stretch[]): Stretch {
  const sentences = sentencesOf(text);
  const scores = sentences.map((sentence) => within(sentence, marks).reduce((sum, { start, end }) => sum + end - start, 0));
  const best = Math.max(scores.indexOf(Math.max(...scores)), 0);
  const first = sentences[best] ?? { start: 0, end: text.length };
  let { end } = first;
  for (const next of sentences.slice(best + 1)) if (next.end - first.start <= LONGEST) end = next.end;
  if (end - first.start <= LONGEST) return { start: first.start, end };
  const mark = within(first, marks)[0]?.start ?? first.start;
  const from = mark - first.start < LONGEST / 2 ? first.start : text.lastIndexOf(' ', mark - LONGEST / 3) + 1;
  const cut = text.lastIndexOf(' ', from + LONGEST);
  return { start: from, end: Math.min(cut > from ? cut : from + LONGEST, first.end) };
}

/** What a search shows of a text: all of a short one, else its best sentences, with what was found marked. */
export function excerptOf(text: string, query: string, lexemeOf: (word: string) => string | null): Excerpt {
  const marks = highlights(text, query, lexemeOf);
  const { start, end } = text.length <= LONGEST ? { start: 0, end: text.length } : bestStretch(text, marks);
  const lead = /[.!?”"’')\]\n]\s*$/.test(text.slice(0, start)) || start === 0 ? '' : '… ';
  const tail = end === text.length || /[.!?”"’')\]\n]$/.test(text.slice(start, end)) ? '' : ' …';
  return {
    excerpt: `${lead}${text.slice(start, end)}${tail}`,
    spans: marks
      .map((mark) => ({ start: Math.max(mark.start, start), end: Math.min(mark.end, end) }))
      .filter((mark) => mark.end > mark.start)
      .map((mark) => ({
        start: mark.start - start + lead.length,
        end: mark.end - start + lead.length,
        text: text.slice(mark.start, mark.end),
      })),
  };
}
