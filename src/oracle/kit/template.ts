import { invariant } from '../../rules/assert.ts';
import type { GrammaticalNumber } from './phrase.ts';
import { Piece } from './printing.ts';
import { fixedWords, intern } from './tokens.ts';

/** A word of a template; two words where it agrees with something ("draws/draw", "card/cards^amount"). */
export interface WordItem {
  readonly item: 'word';
  readonly one: string;
  readonly many: string;
  readonly oneLabel: string;
  readonly manyLabel: string;
  readonly oneId: number;
  readonly manyId: number;
  /** As it is printed. */
  readonly onePiece: Piece;
  readonly manyPiece: Piece;
  /** The slot that it agrees with; absent: what the whole form agrees with. */
  readonly governor: string | undefined;
  readonly tight: boolean;
}
export interface SlotItem {
  readonly item: 'slot';
  readonly name: string;
  readonly governor: string | undefined;
  /** A fixed number for the slot: `<filter^one>`, `<acts^many>`. */
  readonly fixed: GrammaticalNumber | undefined;
  readonly tight: boolean;
}
/** The items up to `end` may be left out. */
export interface OptionItem {
  readonly item: 'option';
  readonly end: number;
  readonly slots: readonly string[];
}
/** The next word begins with a capital. */
export interface CapitalItem {
  readonly item: 'capital';
}
export type Item = WordItem | SlotItem | OptionItem | CapitalItem;

const PART = /(\s+)|<([$*a-zA-Z]+)(?:\^([a-zA-Z]+))?>|([\p{L}']+)\/([\p{L}']+)(?:\^([a-zA-Z]+))?|(\[)|(\])|(\^)|([^\s<>[\]^]+)/gu;

/** Turns a template into its items. Two templates never share items, so the result can be kept by the form. */
export function compile(template: string): readonly Item[] {
  const items: Item[] = [];
  const open: number[] = [];
  let tight = true;
  for (const [, space, slot, governor, one, many, agrees, opens, closes, capital, word] of template.matchAll(PART)) {
    if (space) {
      tight = false;
      continue;
    }
    if (opens) open.push(items.push({ item: 'option', end: -1, slots: [] }) - 1);
    else if (closes) closeOption(items, open.pop());
    else if (capital) items.push({ item: 'capital' });
    else {
      if (slot) items.push({ item: 'slot', name: slot, tight, ...governing(governor) });
      // "and/or" isn't a word with two numbers.
      else if (one && many && !(one === 'and' && many === 'or')) items.push(wordItem(one, many, tight, agrees));
      else
        for (const token of fixedWords(word ?? 'and/or'))
          items.push(wordItem(token.text, token.text, tight || token.start > 0, undefined));
      tight = true;
    }
  }
  invariant(open.length === 0, `unclosed [ in the template "${template}"`);
  return items;
}

function governing(agrees: string | undefined): Pick<SlotItem, 'governor' | 'fixed'> {
  return agrees === 'one' || agrees === 'many' ? { governor: undefined, fixed: agrees } : { governor: agrees, fixed: undefined };
}

function wordItem(one: string, many: string, tight: boolean, governor: string | undefined): WordItem {
  return {
    item: 'word',
    one,
    many,
    oneLabel: `“${one}”`,
    manyLabel: `“${many}”`,
    oneId: intern(one),
    manyId: intern(many),
    onePiece: new Piece(one, tight, false),
    manyPiece: new Piece(many, tight, false),
    governor,
    tight,
  };
}

function closeOption(items: Item[], start: number | undefined): void {
  invariant(start !== undefined, 'a ] without its [');
  const slots = items.slice(start + 1).flatMap((item) => (item.item === 'slot' ? [item.name] : []));
  invariant(slots.length > 0, 'an optional group must hold a slot: words that mean nothing are variants');
  items[start] = { item: 'option', end: items.length, slots };
}

/** Names of the slots of a template, on the level of types. */
export type SlotNames<T extends string> = T extends `${string}<${infer Name}>${infer Rest}`
  ? (Name extends `${infer Base}^${string}` ? Base : Name) | SlotNames<Rest>
  : never;
