import { ABILITY_WORDS } from '../normalise/abilityWords.ts';
import { type FaceWords, shortNames } from '../normalise/names.ts';
import { isMeaningfulDash } from '../normalise/normalise.ts';

/** Stands where words were that name no keyword: no letter, no space, no punctuation. */
export const BLANK = '\ue000';

const blank = (text: string) => BLANK.repeat(text.length);

/** Quotes, dashes and markup in plain spelling, each in its place. */
function plain(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[−‐‑]/g, '-')
    .replace(/\u00a0/g, ' ')
    .replace(/<\/?i>/g, blank);
}

/** Reminder text, which stands in parentheses (CR 207.2a). */
const withoutReminders = (text: string) => text.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, blank);

const PART_OF_A_WORD = /[\p{L}-]/u;
/** Where a name is no name of the face but keywords that happen to be spelled so: before a list of keywords, a dash or the line's end. */
const KEYWORD_BEHIND = /^(?:—|[,;] [a-z]|\n|$)/;

function withoutName(text: string, name: string): string {
  let masked = text;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length;
    if (PART_OF_A_WORD.test(text[at - 1] ?? '') || PART_OF_A_WORD.test(text[end] ?? '')) continue;
    const alone = at === 0 || text[at - 1] === '\n';
    if (alone && KEYWORD_BEHIND.test(text.slice(end, end + 4))) continue;
    masked = masked.slice(0, at) + blank(name) + masked.slice(end);
  }
  return masked;
}

/** The name by which the face speaks of itself, unless that is all of a keyword line. */
function withoutOwnName(text: string, face: FaceWords): string {
  const names = [face.name.replaceAll('’', "'"), ...shortNames(face)].filter((name) => name.length > 1);
  return names.reduce(withoutName, text);
}

/** Names of other cards: “named” and the words with capitals behind it. */
const withoutNamed = (text: string) =>
  text.replace(
    /(?<=\bnamed )[\p{Lu}\d"'][^.;\n"]*?(?=[.;\n"]|,? (?:and|or|with|to|from|on|onto|in|into|unless|under|tapped|except|if|that|for|is|are|has|have|gains?)\b|$)/gu,
    blank,
  );

/** An ability word or flavor words at the start of a line, and where they stand. */
export interface LineStart {
  readonly word: string;
  readonly start: number;
}

/** A phrase before a spaced dash. */
const DASHED = /^((?:• )?)([^—:."{}|\ue000]{1,60}?)\s+—\s+(?=\S)/u;

/** The words with what names no keyword blanked, and the ability words that lines begin with. */
export interface Masked {
  readonly text: string;
  readonly abilityWords: readonly LineStart[];
}

/** The ability words and the keyword abilities that are looked for. */
export interface KnownWords {
  readonly abilityWords: ReadonlySet<string>;
  readonly abilities: ReadonlySet<string>;
}

export function maskWords(face: FaceWords, known: KnownWords): Masked {
  const text = withoutNamed(withoutOwnName(withoutReminders(plain(face.oracleText)), face));
  const abilityWords: LineStart[] = [];
  let at = 0;
  const lines = text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    const match = DASHED.exec(line);
    if (match === null) return line;
    const [whole, bullet = '', word = ''] = match;
    const isAbilityWord = known.abilityWords.has(word.toLowerCase()) || ABILITY_WORDS.has(word.toLowerCase());
    if (isAbilityWord) abilityWords.push({ word, start: start + bullet.length });
    else if (!/^[\p{Lu}\d"'!]/u.test(word) || known.abilities.has(word.toLowerCase()) || isMeaningfulDash(word)) return line;
    return bullet + blank(whole.slice(bullet.length, -1)) + line.slice(whole.length - 1);
  });
  return { text: lines.join('\n'), abilityWords };
}
