import { foldName } from '../../cards/names/index.ts';
import type { ObjectView } from '../answer.ts';

/** Names compare without case, accents and the kind of quotes and spaces. */
export const fold = foldName;

export const sameName = (a: string, b: string): boolean => fold(a) === fold(b);

const TOKEN_SUFFIX = / token$/;

/** A token's name with and without the word that ends it: `Snake` and `Snake Token` are alike (CR 111.4). */
function spellings(object: ObjectView, name: string): string[] {
  const folded = fold(name);
  if (object.substance !== 'token') return [folded];
  const bare = folded.replace(TOKEN_SUFFIX, '');
  return [bare, `${bare} token`];
}

function printedNames(object: ObjectView): string[] {
  const names = object.printedName === null ? object.faceNames : [object.printedName, ...object.faceNames];
  return names.flatMap((name) => spellings(object, name));
}

/**
 * What an object is called now, folded: its name, its scenario's aliases, and for a card that bears one of its own names all
 * names of its faces. A face-down object is called by its card's name.
 */
export function namesOf(object: ObjectView): ReadonlySet<string> {
  const printed = printedNames(object);
  const now = object.name === '' ? [] : spellings(object, object.name);
  const bearsOwnName = object.faceDown || now.some((name) => printed.includes(name));
  const names = [...object.aliases.map(fold), ...now, ...(bearsOwnName ? printed : [])];
  if (object.substance !== 'ability') return new Set(names);
  const sources = [...printed, ...object.aliases.map(fold), ...(object.source === null ? [] : [fold(object.source.name)])];
  return new Set(sources.map((source) => `ability of ${source}`));
}

/** The names of the card under a copy or a renamed object; a reference falls back on them. */
export function cardNamesOf(object: ObjectView): ReadonlySet<string> {
  return new Set(object.substance === 'ability' ? [] : printedNames(object));
}

/** What people call it in a message. */
export function displayName(object: ObjectView): string {
  if (object.substance === 'ability') return `ability of ${object.source?.name ?? object.printedName ?? 'something'}`;
  if (object.name !== '') return object.name;
  if (object.printedName === null) return 'an object without a name';
  // A copy of a face-down creature is face up, and has no name either (CR 707.3).
  return `${object.printedName} ${object.faceDown ? '(face down)' : '(without a name)'}`;
}

/** Where an object is, for a message. */
export function placeOf(object: ObjectView): string {
  switch (object.zone) {
    case 'battlefield':
      return `on the battlefield under ${object.controller ?? object.owner}${object.phasedOut ? ' (phased out)' : ''}`;
    case 'stack':
      return 'on the stack';
    case 'exile':
      return `in exile, owned by ${object.owner}`;
    case 'command':
      return `in the command zone, owned by ${object.owner}`;
    default:
      return `in ${object.owner}'s ${object.zone}`;
  }
}
