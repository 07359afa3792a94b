import { canonicalSubtype, PHRASE_SUBTYPES } from '../rules/vocabulary/subtypes.ts';
import { CARD_TYPES, SUPERTYPES } from '../rules/vocabulary/types.ts';

/** The parts of a type line (CR 205). Known words have their usual capitals; unknown ones stay as written. */
export interface TypeLine {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** A type by the name that it had before it was renamed (CR 308.3). */
export const FORMER_TYPES: ReadonlyMap<string, string> = new Map([['tribal', 'Kindred']]);
const TYPES: ReadonlyMap<string, string> = new Map([
  ...CARD_TYPES.map((type) => [type as string, capital(type)] as const),
  ...FORMER_TYPES,
]);
/** Host and Token stand where supertypes stand without being ones of the rules. */
const BEFORE_TYPES: ReadonlySet<string> = new Set([...SUPERTYPES, 'host', 'token']);

const LONGEST = Math.max(...PHRASE_SUBTYPES.map((phrase) => phrase.split(' ').length));

/** The longest known subtype that begins here, or else one word (CR 205.3b). */
function subtypeAt(words: readonly string[], at: number): readonly [subtype: string, length: number] {
  for (let length = Math.min(LONGEST, words.length - at); length > 1; length--) {
    const phrase = canonicalSubtype(words.slice(at, at + length).join(' '));
    if (phrase !== null) return [phrase, length];
  }
  return [words[at]!, 1];
}

function subtypesIn(text: string, types: readonly string[]): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (types.includes('Plane')) return words.length === 0 ? [] : [words.join(' ')]; // all after the dash is one planar type (CR 205.3b)
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [subtype, length] = subtypeAt(words, at);
    found.push(subtype);
    at += length;
  }
  return found;
}

/** Reads a type line such as `Legendary Creature — Time Lord`; a hyphen with spaces is taken for the dash. */
export function parseTypeLine(text: string): TypeLine {
  const [before = '', ...after] = text.split(/\s*—\s*|\s+[–-]+\s+/);
  const words = before.split(/\s+/).filter((word) => word !== '');
  const supertypes = words.filter((word) => BEFORE_TYPES.has(word.toLowerCase())).map((word) => capital(word.toLowerCase()));
  const types = words
    .filter((word) => !BEFORE_TYPES.has(word.toLowerCase()))
    .map((word) => TYPES.get(word.toLowerCase()) ?? word);
  return { supertypes, types, subtypes: subtypesIn(after.join(' '), types) };
}
