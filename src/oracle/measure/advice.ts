import type { FaceWords } from '../normalise/names.ts';
import { isRead, type LineReading, readFace, wantedIn } from '../read.ts';

/** What is commonly written otherwise than cards say it: looked for where reading stopped. */
interface Habit {
  readonly before?: RegExp;
  readonly here: RegExp;
  readonly advice: string;
}

// biome-ignore format: a table
const HABITS: readonly Habit[] = [
  { here: /^it's owner/i, advice: 'Write “its” without an apostrophe.' },
  { here: /^~/, advice: 'Where “~” stands, cards have their name or “this creature”, “this artifact”, “this spell”.' },
  { here: /^every\b/i, advice: 'Cards say “for each”.' },
  { before: /until the end of $|until $/i, here: /^(?:the end of )?turn\b/i, advice: 'Cards say “until end of turn”.' },
  { before: /\bput (?:it|them|that card|those cards) $/i, here: /^in your hand/i, advice: 'Cards are put “into” a hand.' },
  { before: /\b(?:have|has) $/i, here: /^[+-]\d/, advice: 'Creatures “get” a bonus; they “have” abilities.' },
  { before: /[+-]\d+\/[+-]\d+ $/, here: /^(?:on|to)\b/i, advice: 'Say “counter” after the +1/+1 that is put.' },
  { before: /choose (?:one|two|one or both|up to one)$/i, here: /^\s*:/, advice: 'After “Choose one” comes a long dash (—), then each mode on a line of its own that begins with “• ”.' },
  { before: /^(?:[^.]*\})?\s*$/, here: /^;/, advice: 'A cost ends in a colon.' },
  { before: /^tap$/i, here: /^:/, advice: 'Tapping the object itself to pay is written {T}.' },
  { before: /(?:kicker|flashback|equip|cycling|ward|buyback|madness|unearth|morph|echo) $/i, here: /^\d/, advice: 'A mana cost is written in symbols: {2}, {1}{U}.' },
  { before: /, $/, here: /^if (?:you|they|that player) (?:do|does|don't|doesn't)\b/i, advice: 'Begin a new sentence: “. If you do, …”.' },
  { before: /\b(?:when|whenever) $/i, here: /^\p{Lu}/u, advice: 'If this is the card’s name, say that it is; else write “this creature”.' },
  { before: /[^.!?”"]$/, here: /^$/, advice: 'A sentence ends in a full stop.' },
  { before: /\btarget $/i, here: /^\p{L}+s\b/u, advice: 'One target is in the singular; several need a number: “two target creatures”.' },
  { before: /\benter(?:s)? (?:the battlefield )?$/i, here: /^(?:into play)/i, advice: 'Permanents “enter”; nothing comes “into play” any more.' },
];

const MOST_EDITS = 2;
const MOST_SUGGESTED = 3;

/** How many letters must be changed, left out or put in to make one word another; more than `most` counts as `most + 1`. */
function edits(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[to.length]!;
}

/** Words that could have stood where reading stopped and look like those that do. */
function near(rest: string, wanted: readonly string[]): readonly string[] {
  const words = rest.toLowerCase().split(/[\s,.:;]+/);
  const scored = wanted.flatMap((word) => {
    const many = word.split(' ').length;
    const said = [words.slice(0, many).join(' '), words.slice(0, many + 1).join('')];
    const count = Math.min(...said.map((text) => edits(text, word.toLowerCase(), MOST_EDITS)));
    return said[0] !== word.toLowerCase() && count <= MOST_EDITS && count < word.length / 2 ? [{ word, count }] : [];
  });
  return [...new Set(scored.sort((a, b) => a.count - b.count).map(({ word }) => word))].slice(0, MOST_SUGGESTED);
}

/** Whether the line would be read with these words instead. */
const readsAs = (text: string, face: FaceWords): boolean => readFace({ ...face, oracleText: text }).lines.every(isRead);

/** What a designer of cards may have meant where reading stopped; nothing for lines that are read. */
export function adviceOn(line: Pick<LineReading, 'text' | 'stoppedAt'>, face: FaceWords): readonly string[] {
  if (line.stoppedAt === null) return [];
  const before = line.text.slice(0, line.stoppedAt);
  const here = line.text.slice(line.stoppedAt);
  const { expected, words } = wantedIn(line.text, face);
  const meant = near(here, words);
  const commaAhead = expected.includes('“,”') && readsAs(`${before.trimEnd()}, ${here}`, face) ? ['A comma belongs here.'] : [];
  return [
    ...(meant.length > 0 ? [`Did you mean ${meant.map((word) => `“${word}”`).join(' or ')}?`] : []),
    ...commaAhead,
    ...HABITS.filter((habit) => (habit.before?.test(before) ?? true) && habit.here.test(here)).map(({ advice }) => advice),
  ];
}
