import type { ManaOfColor, ManaProduced, ObjectPhrase } from '../../oracle/tree/index.ts';
import { parseSymbol } from '../../rules/mana/index.ts';
import { COLOR_LETTER, COLORS, type Color } from '../../rules/vocabulary/colors.ts';
import type { Context } from '../context.ts';
import { amount, candidateOf, objectsOf } from '../filters/index.ts';
import { type Game, object } from '../game.ts';
import { invariant, Unsupported, unreachable } from '../refuse.ts';

import { commanderIdentity } from './colorIdentity.ts';
import { allOptions } from './combinations.ts';
import { couldProduce } from './couldProduce.ts';
import type { Adding } from './manaAbility.ts';
import type { ManaType } from './slots.ts';

/** Mana that is added together. */
export type ManaTypes = readonly ManaType[];

/** The same for an instruction with "for each": the mana as often as that. */
export function addingOptions(g: Game, { act, times }: Adding, ctx: Context): readonly ManaTypes[] {
  const once = manaOptions(g, act.mana, ctx);
  if (times === null) return once;
  const count = Math.max(0, amount(g, times, ctx));
  const [only] = once;
  if (only && once.length === 1) return [Array.from({ length: count }, () => only).flat()];
  // What is made in several goes can be spent in any order: only how much there is of each matters.
  if (once.every(({ length }) => length === 1) && once.length > 1)
    return combinations(
      once.map(([type]) => type!),
      count,
    );
  if (once.length ** count > MOST_OPTIONS) throw new Unsupported(ctx.words.card, ctx.words.text, 'so many ways to add mana');
  return allOptions(Array.from({ length: count }, () => once));
}

const MOST_OPTIONS = 1000;

/** Everything that "add …" may come to, in the order in which the words offer it; several where its controller chooses (CR 106). */
export function manaOptions(g: Game, produced: ManaProduced, ctx: Context): readonly ManaTypes[] {
  switch (produced.kind) {
    case 'manaSymbols':
      return symbolOptions(produced.symbols);
    case 'manaChoice':
      return produced.choices.flatMap((one) => manaOptions(g, one, ctx));
    case 'manaOfColor':
      return colorOptions(g, produced, ctx);
    case 'manaAmount':
      return symbolOptions(Array.from({ length: Math.max(0, amount(g, produced.amount, ctx)) }, () => produced.symbol));
    default:
      return unreachable(produced);
  }
}

/** A hybrid symbol leaves a choice (CR 106.8); a Phyrexian one gives its color (106.9), a number or snow colorless mana (106.10, 106.11). */
function symbolOptions(symbols: readonly string[]): readonly ManaTypes[] {
  return allOptions(symbols.map(optionsOfSymbol));
}

function optionsOfSymbol(text: string): readonly ManaTypes[] {
  const parsed = parseSymbol(text);
  invariant(parsed.ok, `${text} is a symbol`);
  const symbol = parsed.value;
  const letters = (...colors: readonly Color[]): ManaTypes[] => colors.map((color) => [COLOR_LETTER[color]]);
  switch (symbol.kind) {
    case 'colored':
    case 'phyrexian':
      return letters(symbol.color);
    case 'hybrid':
    case 'hybrid phyrexian':
      return letters(...symbol.colors);
    case 'colorless hybrid':
      return [['C'], ...letters(symbol.color)];
    case 'monohybrid':
      return [...letters(symbol.color), Array.from({ length: symbol.amount }, () => 'C' as const)];
    case 'generic':
      return [Array.from({ length: symbol.amount }, () => 'C' as const)];
    case 'colorless':
    case 'snow':
      return [['C']];
    default:
      throw new Unsupported(text, text, `${text} isn't mana that can be added`);
  }
}

const LETTERS: readonly ManaType[] = COLORS.map((color) => COLOR_LETTER[color]);

function colorOptions(g: Game, node: ManaOfColor, ctx: Context): readonly ManaTypes[] {
  const count = Math.max(0, amount(g, node.amount, ctx));
  const same = (letter: ManaType): ManaTypes => Array.from({ length: count }, () => letter);
  switch (node.color) {
    case 'any':
    case 'anyOne':
      return count === 0 ? [[]] : LETTERS.map(same);
    case 'anyCombination':
      return combinations(node.colors ? lettersOf(node.colors) : LETTERS, count);
    case 'chosen':
      return chosenColor(g, ctx).map(same);
    case 'thatProduced':
      return typesProduced(ctx).map(same);
    case 'couldProduce':
      return couldProduce(g, node.of ?? unknown(ctx), ctx)
        .filter((type) => type !== 'C' || node.anyType)
        .map(same);
    case 'among':
      return lettersAmong(g, node.of ?? unknown(ctx), ctx).map(same);
    case 'eachAmong':
      return [lettersAmong(g, node.of ?? unknown(ctx), ctx).flatMap(same)];
    case 'commanderIdentity':
      return commanderIdentity(g, ctx.controller).map((color) => same(COLOR_LETTER[color]));
    default:
      return unreachable(node.color);
  }
}

const unknown = ({ words }: Context): never => {
  throw new Unsupported(words.card, words.text, 'mana of colors that nothing says');
};

/** The letters of "{U} and/or {R}". */
const lettersOf = (symbols: readonly string[]): readonly ManaType[] =>
  [...LETTERS, 'C' as const].filter((letter) => symbols.includes(`{${letter}}`));

/** The colors of those objects. */
function lettersAmong(g: Game, phrase: ObjectPhrase, ctx: Context): readonly ManaType[] {
  const colors = objectsOf(g, phrase, ctx).flatMap((ref) =>
    ref.kind === 'object' ? candidateOf(g, ref.object).characteristics.colors : [],
  );
  return COLORS.filter((color) => colors.includes(color)).map((color) => COLOR_LETTER[color]);
}

/** The types of the mana that the triggering event added (CR 106.12a). */
function typesProduced({ memory, words }: Context): readonly ManaType[] {
  if (!memory?.mana) throw new Unsupported(words.card, words.text, 'mana of a type that nothing has produced');
  return [...new Set(memory.mana)] as readonly ManaType[];
}

/** Where no color has been chosen the type of mana is undefined and none is produced (CR 106.5). */
function chosenColor(g: Game, { source }: Context): readonly ManaType[] {
  const color = (g.state.objects[source] ? object(g, source) : g.state.lastKnown[source]?.object)?.chosen.color;
  const known = COLORS.find((each) => each === color);
  return known ? [COLOR_LETTER[known]] : [];
}

/** All ways to take so many of the letters, order aside. */
function combinations(letters: readonly ManaType[], count: number): readonly ManaTypes[] {
  if (count === 0) return [[]];
  return letters.flatMap((letter, index) => combinations(letters.slice(index), count - 1).map((rest) => [letter, ...rest]));
}
