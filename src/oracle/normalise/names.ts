import type { Names } from '../kit/phrase.ts';
import { SELF_NOUNS } from './selfNouns.ts';

/** What of a face its reading depends on. */
export interface FaceWords {
  readonly name: string;
  readonly supertypes?: readonly string[];
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly oracleText: string;
  /** Where it is known; only hints ask for it. */
  readonly manaCost?: string | null;
}

const has = (words: readonly string[] | undefined, word: string) =>
  (words ?? []).some((one) => one.toLowerCase() === word.toLowerCase());

export function isSpell(face: FaceWords): boolean {
  return has(face.types, 'instant') || has(face.types, 'sorcery');
}

/** How the face's own words speak of it. */
export function namesOf(face: FaceWords): Names {
  const noun =
    SELF_NOUNS.find(({ noun: one, of }) => of !== undefined && has(face[of], one))?.noun ??
    (isSpell(face) ? 'spell' : 'permanent');
  const name = face.name.replaceAll('’', "'");
  return { name, shortName: shortNames(face)[0] ?? name, noun, speaksByName: isSpell(face) || isNamedPerson(face) };
}

function isNamedPerson(face: FaceWords): boolean {
  return has(face.supertypes, 'legendary') || has(face.types, 'planeswalker');
}

/** Legends are called by a part of their name: up to the comma, or the words before "of" or "the", or the first word. */
export function shortNames(face: FaceWords): readonly string[] {
  if (!isNamedPerson(face)) return [];
  const name = face.name.replaceAll('’', "'");
  const parts = [name.split(',')[0]!, name.split(/ (?:of|the|from|and) /)[0]!, name.split(/[ ,]/)[0]!];
  const used = [...new Set(parts)].filter((part) => part !== name && part.length > 2 && part !== 'The');
  const text = face.oracleText.replaceAll('’', "'").replaceAll(name, '');
  return used.filter((part) => standsIn(text, part)).slice(0, 1);
}

const LETTER = /\p{L}/u;
function standsIn(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!LETTER.test(text[at - 1] ?? ' ') && !LETTER.test(text[at + words.length] ?? ' ')) return true;
  }
  return false;
}
