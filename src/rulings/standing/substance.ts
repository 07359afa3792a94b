import { type Mood, moodOf, type Prepared } from './freshness.ts';
import { asWritten, hunksOf, isRenaming } from './wording.ts';
import { stem, topics } from './words.ts';

/** A rule before and after a change; null on the side where it isn't there. */
export interface RuleEdit {
  readonly before: string | null;
  readonly after: string | null;
}

/** A place where other words took the place of words. */
export interface Replaced {
  /** Words of the old place that the rules no longer say, without endings. */
  readonly gone: ReadonlySet<string>;
  /** Words of the new place that the rule didn't say before. */
  readonly came: ReadonlySet<string>;
  /** The words around the old place: what it is about. */
  readonly around: ReadonlySet<string>;
}

/** What of a change bears on meaning. */
export interface Substance {
  /** Deeds that are left to choice now and weren't. */
  readonly freed: ReadonlySet<string>;
  /** Deeds that were left to choice and no longer are. */
  readonly bound: ReadonlySet<string>;
  readonly replaced: readonly Replaced[];
  /** What a rule said that is no longer there; null where it is. */
  readonly removed: { readonly all: ReadonlySet<string>; readonly gone: ReadonlySet<string> } | null;
}

/** Words that come and go as sentences are smoothed. */
const SMOOTH = new Set(
  `the that also normally ability abilities object objects permanent permanents player players instance instances variant variants another
  will any all each only-then then or and certain specific specified stated such these those use used using keyword means represents
  functions function spell's effect's including called text variant variants static triggered activated replacement first second third other no
  neither either each one both by way must may can can't cannot don't doesn't isn't won't never only unless instead able required`
    .split(/\s+/)
    .map(stem),
);

/** How many words on either side of a change tell what it is about. */
const AROUND = 12;

const content = (words: readonly string[]): readonly string[] => [...topics(words.join(' '))].filter((word) => !SMOOTH.has(word));

const CITES = /\brules? \d{3}/;

/** Whether it says instead where something is said: what is gone has moved there. */
function refersElsewhere(before: string, after: string): boolean {
  return !CITES.test(before) && CITES.test(after);
}

function replacedIn(before: string, after: string, still: ReadonlySet<string>): readonly Replaced[] {
  const [old, now] = [asWritten(before), asWritten(after)];
  if (isRenaming(before, after) || refersElsewhere(before, after)) return [];
  const [had, has] = [topics(old.join(' ')), topics(now.join(' '))];
  return hunksOf(old, now).flatMap((hunk) => {
    const gone = content(hunk.old).filter((word) => !has.has(word) && !still.has(word));
    // what is only left out, or only put in, leaves the rest as it was
    if (gone.length === 0 || content(hunk.now).length === 0) return [];
    const came = content(hunk.now).filter((word) => !had.has(word));
    const around = old.slice(Math.max(0, hunk.at - AROUND), hunk.at + hunk.old.length + AROUND);
    return [{ gone: new Set(gone), came: new Set(came), around: topics(around.join(' ')) }];
  });
}

/** The deeds that one text leaves to choice and the other does not, though it speaks of them. */
const onlyThere = (choice: Mood, other: Mood, said: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...choice.allows].filter((deed) => !other.allows.has(deed) && !choice.requires.has(deed) && said.has(deed)));

/**
 * What of a change bears on meaning; null where it is another way of writing, or adds what wasn't ruled before. `still`: words without endings that the
 * rules on the same thing still say.
 */
export function substanceOf({ before, after }: RuleEdit, still: ReadonlySet<string> = new Set()): Substance | null {
  if (before === null) return null;
  const none: ReadonlySet<string> = new Set();
  if (after === null) {
    const all = topics(before);
    const gone = new Set([...all].filter((word) => !still.has(word) && !SMOOTH.has(word)));
    return gone.size === 0 ? null : { freed: none, bound: none, replaced: [], removed: { all, gone } };
  }
  const [old, now] = [asWritten(before).join(' '), asWritten(after).join(' ')];
  const [was, is] = [moodOf(old), moodOf(now)];
  const freed = onlyThere(is, was, topics(old));
  const bound = onlyThere(was, is, topics(now));
  const replaced = replacedIn(before, after, still);
  return freed.size + bound.size + replaced.length === 0 ? null : { freed, bound, replaced, removed: null };
}

/** Words that so many rulings have that sharing them says little. */
const COMMON = new Set(
  `spell ability creature player permanent cast object control game turn effect card target opponent owner zone battlefield mean get can't may doesn't
  don't if ability's choose chosen`
    .split(/\s+/)
    .map(stem),
);

/** A sentence must share so many telling words with what a change is about, and so large a part of its own. */
const TELLING = 4;
const PART = 0.5;
/** And so large a part of the words that are gone. */
const GONE = 0.6;
/** Of a rule that is no longer there it must have so many words that nothing says any more. */
const REMOVED = 3;

/**
 * Whether a change bears on what a ruling says: a duty that became a choice or the other way round, words that others took the place of, a rule that
 * is no longer there. `besides`: the words of the keyword's name, which all rulings on it have. A ruling that only mentions the keyword speaks of it in the
 * sentences that do.
 */
export function bearsOn(
  { freed, bound, replaced, removed }: Substance,
  ruling: Prepared,
  besides: ReadonlySet<string>,
  speaksOf: 'all of it' | 'a part',
): boolean {
  return ruling.sentences.some(({ words, mood }) => {
    if (speaksOf === 'a part' && ![...besides].every((word) => words.has(word))) return false;
    if ([...mood.requires].some((deed) => freed.has(deed)) || [...mood.allows].some((deed) => bound.has(deed))) return true;
    const own = [...words].filter((word) => !COMMON.has(word) && !besides.has(word));
    const isAbout = (about: ReadonlySet<string>, least: number) => {
      const telling = own.filter((word) => about.has(word)).length;
      return telling >= least && telling >= PART * own.length;
    };
    const count = (set: ReadonlySet<string>) => own.filter((word) => set.has(word)).length;
    if (removed !== null) return isAbout(removed.all, TELLING) && count(removed.gone) >= Math.min(REMOVED, removed.gone.size);
    // a ruling in the words that came says what the rule says now
    return replaced.some(
      ({ gone, came, around }) => isAbout(around, TELLING) && count(gone) >= GONE * gone.size && count(came) === 0,
    );
  });
}
