import { StoreProblem } from '../../problem.ts';
import type { SourceFile } from '../files.ts';
import type { Piece } from './index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a piece is, by what it contains. */
export type Shape =
  | { readonly kind: 'native card' | 'Scryfall card' | 'ruling'; readonly record: Fields }
  /** The faces that MTGJSON has under one whole name. */
  | { readonly kind: 'MTGJSON card'; readonly name: string; readonly faces: readonly unknown[] }
  /** The cards or tokens of a set, one for each printing and face; `path` leads to the list. */
  | { readonly kind: 'MTGJSON set'; readonly lists: readonly { readonly path: string; readonly records: readonly unknown[] }[] }
  /** Part of a file that says something about the file and holds no record. */
  | { readonly kind: 'about the file' }
  | { readonly kind: 'unknown'; readonly what: string };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const has = (record: Fields, ...names: readonly string[]): boolean => names.every((name) => name in record);

/** A value as an error message shows it: what it is, or which fields it has. */
function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (!isFields(value)) return `the ${typeof value} ${JSON.stringify(value)?.slice(0, 40) ?? ''}`;
  const names = Object.keys(value);
  const shown = names.slice(0, 6).map((name) => `“${name}”`);
  return names.length === 0 ? 'an object without fields' : `an object with ${shown.join(', ')}${names.length > 6 ? ' …' : ''}`;
}

/** Lists of objects beside the cards of a set. */
const ABOUT_A_SET: ReadonlySet<string> = new Set(['decks', 'sealedProduct']);
const SET_LISTS = ['cards', 'tokens'] as const;

/** A member of MTGJSON's `data`: the faces of a card, a list of a set, a whole set, or a word about the set. */
function mtgjsonShape(key: string, value: unknown): Shape {
  if ((SET_LISTS as readonly string[]).includes(key) && Array.isArray(value)) {
    return { kind: 'MTGJSON set', lists: [{ path: '', records: value }] };
  }
  if (Array.isArray(value) && value.length > 0 && value.every(isFields) && !ABOUT_A_SET.has(key)) {
    return { kind: 'MTGJSON card', name: key, faces: value };
  }
  if (isFields(value) && Array.isArray(value.cards)) {
    const lists = SET_LISTS.flatMap((name) => (Array.isArray(value[name]) ? [{ path: `.${name}`, records: value[name] }] : []));
    return { kind: 'MTGJSON set', lists };
  }
  return { kind: 'about the file' };
}

/** What a piece is. Scryfall names its objects; the others are told by the fields that only they have. */
export function shapeOf({ value, key, head }: Piece): Shape {
  if (key !== null && isFields(head?.meta)) return mtgjsonShape(key, value);
  if (!isFields(value)) return { kind: 'unknown', what: describeValue(value) };
  if (value.object === 'ruling' || has(value, 'published_at', 'comment')) return { kind: 'ruling', record: value };
  if (value.object === 'card') return { kind: 'Scryfall card', record: value };
  if (typeof value.object === 'string') return { kind: 'unknown', what: `Scryfall's object “${value.object}”` };
  if (has(value, 'typeLine') || has(value, 'name', 'layout', 'source')) return { kind: 'native card', record: value };
  if (has(value, 'type_line') || has(value, 'card_faces')) return { kind: 'Scryfall card', record: value };
  return { kind: 'unknown', what: describeValue(value) };
}

/** Scryfall answers a question that it can't answer with an error object; who saved one instead of data is told what it says. */
export function refuseErrorObject(file: SourceFile, { value }: Piece): void {
  if (!isFields(value) || value.object !== 'error') return;
  const { status, code, details } = value;
  throw new StoreProblem(
    'BAD_FILE',
    `${file.path} holds no data but an error of Scryfall: ${[status, code].filter(Boolean).join(' ')}${typeof details === 'string' ? `, “${details}”` : ''}.`,
    'Ask Scryfall again and save the answer.',
  );
}
