import { FORMER_NAMES, formerNamesOf } from '../../rules/vocabulary/formerNames.ts';
import type { KeywordNames } from './use.ts';

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Keywords that a type makes of another stand as one word or with their type before them. */
const TYPED = '(?:(?:(?:basic|nonbasic|snow|legendary|artifact) )?[a-z]+walk|(?:basic )?[a-z]+cycling|[a-z]+ offering)';
/** Words that end so and are no keywords. */
const NOT_TYPED =
  /^(?:planeswalk|sleepwalk|moonwalk|jaywalk|catwalk|boardwalk|(?:bi|re|motor|un)cycling|an? offering|the offering|this offering)$/i;

/** Variants that are the keyword itself with a quality behind it. */
const IS_A_FORM = /^(.*) (?:from|from everything|planeswalker)$/;

/** Names with capitals, as they are printed in a sentence. */
const CAPITALS: ReadonlyMap<string, string> = new Map([
  ['for mirrodin!', 'For Mirrodin!'],
  ['more than meets the eye', 'More Than Meets the Eye'],
  ['start your engines!', '[Ss]tart your engines!'],
  ["doctor's companion", "[Dd]octor's companion"],
  ['choose a background', '[Cc]hoose a Background'],
]);

/** The name of a keyword where it stands. */
export interface FoundName {
  readonly keyword: string;
  readonly start: number;
  readonly end: number;
}

/** Finds names of keyword abilities, the longer ones first. */
export interface NamePatterns {
  /** The name that words begin with, in any case; null where they begin with none. */
  atStart(text: string): string | null;
  /** All names in a sentence, as there printed: in lower case, or with the capitals of a name that has some. */
  within(text: string): readonly FoundName[];
  /** Where the name begins that words end with; null where they end with none. */
  atEnd(text: string): number | null;
}

/** Words by which a name may begin; a pattern is tried only there. */
const WORD = /(?<![\p{L}\d\ue000{-])[\p{L}∞][\p{L}'!-]*/gu;
const TYPE_BEFORE: ReadonlySet<string> = new Set(['basic', 'nonbasic', 'snow', 'legendary', 'artifact']);

export function namePatterns({ abilities }: KeywordNames): NamePatterns {
  const names = abilities
    .flatMap((name) => [name, ...formerNamesOf(name)])
    .filter((name) => !IS_A_FORM.test(name) && !['landwalk', 'typecycling', 'offering'].includes(name))
    .sort((a, b) => b.length - a.length);
  const firstWords = new Set(names.map((name) => name.split(' ')[0]!));
  const start = new RegExp(`^(?:${names.map(escaped).join('|')}|${TYPED}|landwalk)(?![\\p{L}-])`, 'iu');
  const printed = names.map((name) => CAPITALS.get(name) ?? escaped(name)).join('|');
  const here = new RegExp(`(?:${printed}|${TYPED}|landwalk)(?![\\p{L}-]|'[a-z])`, 'uy');
  const mayBegin = (word: string, behind: string) =>
    firstWords.has(word) || TYPE_BEFORE.has(word) || /(?:walk|cycling)$/.test(word) || behind.startsWith(' offering');

  /** “Cycling abilities you activate”, “Flashback costs you pay”: a sentence about all of them begins with a capital. */
  const spokenOf = (text: string): string | undefined => {
    const name = start.exec(text)?.[0];
    return name !== undefined && /^ (?:costs?|abilit(?:y|ies))\b/.test(text.slice(name.length)) ? name : undefined;
  };
  const within = (text: string): readonly FoundName[] => {
    const found: FoundName[] = [];
    let end = 0;
    for (const match of text.matchAll(WORD)) {
      const at = match.index;
      if (at < end || !mayBegin(match[0].toLowerCase(), text.slice(at + match[0].length, at + match[0].length + 9))) continue;
      here.lastIndex = at;
      const name = here.exec(text)?.[0] ?? spokenOf(text.slice(at, at + 60));
      const keyword = name === undefined ? null : keywordOf(name);
      if (name === undefined || keyword === null) continue;
      end = at + name.length;
      found.push({ keyword, start: at, end });
    }
    return found;
  };
  return {
    atStart: (text) => start.exec(text)?.[0] ?? null,
    within,
    atEnd: (text) => {
      const tail = Math.max(0, text.length - 40);
      const last = within(text.slice(tail)).at(-1);
      return last !== undefined && tail + last.end === text.length ? tail + last.start : null;
    },
  };
}

/** The keyword that words are, though by its former name; null where they only look like one with a type. */
export function keywordOf(words: string): string | null {
  const name = words.toLowerCase();
  return NOT_TYPED.test(name) ? null : (FORMER_NAMES.get(name) ?? name);
}
