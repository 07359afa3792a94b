import { plain, sentences, stem, tokens, topics } from './words.ts';

export type Verdict = 'current' | 'possibly overtaken' | 'overtaken' | 'unknown';

/** A ruling as it is compared with another. */
export interface Said {
  readonly text: string;
  readonly date: string;
}

const DENIES = /\b(?:can't|cannot|don't|doesn't|didn't|isn't|aren't|won't|wasn't|not|never|no longer|nor|without|neither)\b/;
/** A duty or a choice, with the deed that it is about. */
const ADVERB = '(?:(?:also|still|instead|then|first|either|each|both|not|now) )*';
const REQUIRES = new RegExp(
  `(?<!\\b(?:no longer|not|never|aren't|isn't) )\\b(?:must|(?:required|forced|causes you|have|has) to) ${ADVERB}(\\p{L}+)`,
  'gu',
);
const ALLOWS = new RegExp(
  `\\b(?:may(?: choose to)?|option (?:to|of)|allowed to|(?:no longer|not|never|aren't|isn't) (?:required|forced) to|choose to|decline to) ${ADVERB}(\\p{L}+)`,
  'gu',
);
/** Being and having are no deeds. */
const NO_DEED = new Set(['be', 'have', 'do', 'been']);

/** What a sentence says of duty: which deeds it requires, which it allows, and whether it denies anything. */
export interface Mood {
  readonly requires: ReadonlySet<string>;
  readonly allows: ReadonlySet<string>;
  readonly denies: boolean;
}

const deeds = (words: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...words.matchAll(pattern)].flatMap(([, deed = '']) => (NO_DEED.has(deed) ? [] : [stem(deed)])));

export function moodOf(sentence: string): Mood {
  const words = tokens(sentence).join(' ');
  return { requires: deeds(words, REQUIRES), allows: deeds(words, ALLOWS), denies: DENIES.test(words) };
}

/** Words that tell of duty and not of the point. */
const OF_DUTY = new Set(
  "must may can't cannot don't doesn't able instead longer requir forc caus option not never if".split(' '),
);

const point = (sentence: string): ReadonlySet<string> => new Set([...topics(sentence)].filter((word) => !OF_DUTY.has(word)));

/** Weights of words: rare ones tell more about what a sentence is about. */
export type Weight = (word: string) => number;

const mass = (words: Iterable<string>, weight: Weight): number => [...words].reduce((sum, word) => sum + weight(word), 0);

/** How much of the smaller sentence the other has, from 0 to 1, by weight. */
function nearness(a: ReadonlySet<string>, b: ReadonlySet<string>, weight: Weight): number {
  const smaller = Math.min(mass(a, weight), mass(b, weight));
  const shared = [...a].filter((word) => b.has(word));
  return smaller === 0 || shared.length < 3 ? 0 : mass(shared, weight) / smaller;
}

/** Words by which a ruling says that it replaces an older one. */
const ANNOUNCES = /\b(?:rules? changes?|has changed|previously|errata)\b/i;

const SAME_POINT = 0.6;
const SAME_WORDS = 0.8;

/** A ruling whose sentences are made ready to be compared. */
export class Prepared {
  readonly said: Said;
  /** In small letters, with straight quotes. */
  readonly plain: string;
  readonly topics: ReadonlySet<string>;
  readonly sentences: readonly { readonly words: ReadonlySet<string>; readonly mood: Mood }[];
  readonly announces: boolean;

  constructor(said: Said) {
    this.said = said;
    this.plain = plain(said.text);
    this.topics = topics(said.text);
    this.announces = ANNOUNCES.test(said.text);
    this.sentences = sentences(said.text).map((sentence) => ({ words: point(sentence), mood: moodOf(sentence) }));
  }
}

/** How a newer ruling stands to an older one: it says the same again, it says otherwise on the same point, or it is about something else. */
export interface Relation {
  readonly kind: 'again' | 'otherwise' | 'else';
  /** How near its point is, from 0 to 1. */
  readonly near: number;
}

const both = (a: ReadonlySet<string>, b: ReadonlySet<string>, without: ReadonlySet<string>): boolean =>
  [...a].some((deed) => b.has(deed) && !without.has(deed));

/** Whether one requires the deed that the other leaves to choice. */
const opposed = (old: Mood, now: Mood): boolean =>
  both(old.requires, now.allows, now.requires) || both(old.allows, now.requires, now.allows);

/** Compares what two rulings say. */
export function relate(older: Prepared, newer: Prepared, weight: Weight): Relation {
  let against = 0;
  for (const old of older.sentences)
    for (const now of newer.sentences) {
      const near = nearness(old.words, now.words, weight);
      const short = Math.min(old.words.size, now.words.size) < SHORT;
      if (short || near < SAME_POINT) continue;
      const denies = newer.announces && near >= SAME_WORDS && old.mood.denies !== now.mood.denies;
      if (opposed(old.mood, now.mood) || denies) against = Math.max(against, near);
    }
  if (against > 0) return { kind: 'otherwise', near: against };
  const near = nearness(older.topics, newer.topics, weight);
  return { kind: near >= SAME_WORDS && sameSize(older, newer) ? 'again' : 'else', near };
}

/** A sentence of fewer telling words could be about anything. */
const SHORT = 4;

const sameSize = (a: Prepared, b: Prepared): boolean =>
  Math.min(a.topics.size, b.topics.size) >= 0.75 * Math.max(a.topics.size, b.topics.size);
