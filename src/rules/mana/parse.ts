import { ok, problem, type Result } from '../result.ts';
import { COLOR_OF_LETTER, type Color, type ColorLetter } from '../vocabulary/colors.ts';
import {
  COLOR_PAIRS,
  type GameSymbol,
  type ManaCost,
  type ManaSymbol,
  type OtherSymbol,
  type VariableLetter,
} from './symbols.ts';

/** Why a cost or symbol isn't read, with its place: offsets of the part that is meant. */
export interface SymbolProblem {
  readonly reason: 'EMPTY' | 'MALFORMED' | 'UNKNOWN_SYMBOL' | 'NOT_MANA' | 'UNSUPPORTED_SYMBOL';
  readonly start: number;
  readonly end: number;
  readonly symbol: string;
  readonly message: string;
}

const OTHERS: Readonly<Record<string, OtherSymbol['kind']>> = {
  T: 'tap',
  Q: 'untap',
  E: 'energy',
  TK: 'ticket',
  P: 'pawprint',
  CHAOS: 'chaos',
  PW: 'planeswalker',
  H: 'any phyrexian',
};

const UNSUPPORTED: Readonly<Record<string, string>> = {
  '½': 'one-half generic mana',
  '∞': 'infinite generic mana',
  HW: 'one-half white mana',
  HR: 'one-half red mana',
  A: 'acorn counter',
  D: 'land drop',
  L: 'one mana from a legendary source',
};

const colorOf = (part: string): Color | null => COLOR_OF_LETTER[part as ColorLetter] ?? null;
const isVariable = (part: string): part is VariableLetter => part === 'X' || part === 'Y' || part === 'Z';

function pairOf(a: Color, b: Color) {
  return COLOR_PAIRS.find(([x, y]) => (x === a && y === b) || (x === b && y === a)) ?? null;
}

/** `{W/U}`, `{2/W}`, `{C/W}`, `{W/P}`, `{W/U/P}` in any order of their parts. */
function combined(parts: readonly string[]): ManaSymbol | null {
  const colors = parts.map(colorOf).filter((color) => color !== null);
  const rest = parts.filter((part) => colorOf(part) === null);
  const [first, second] = colors;
  if (first === undefined || colors.length > 2) return null;
  const pair = second === undefined ? null : pairOf(first, second);
  if (second !== undefined && pair === null) return null;
  const other = rest[0];
  if (rest.length === 0) return pair === null ? null : { kind: 'hybrid', colors: pair };
  if (rest.length > 1) return null;
  if (other === 'P') return pair === null ? { kind: 'phyrexian', color: first } : { kind: 'hybrid phyrexian', colors: pair };
  if (pair !== null) return null;
  if (other === 'C') return { kind: 'colorless hybrid', color: first };
  return other === '2' ? { kind: 'monohybrid', amount: 2, color: first } : null;
}

/** What stands between the braces; null where no such symbol exists. */
function symbolOf(inner: string): GameSymbol | null {
  const text = inner.trim().toUpperCase();
  if (/^(0|[1-9]\d{0,8})$/.test(text)) return { kind: 'generic', amount: Number(text) };
  if (isVariable(text)) return { kind: 'variable', letter: text };
  const color = colorOf(text);
  if (color !== null) return { kind: 'colored', color };
  if (text === 'C') return { kind: 'colorless' };
  if (text === 'S') return { kind: 'snow' };
  if (Object.hasOwn(OTHERS, text)) return { kind: OTHERS[text]! };
  if (Object.hasOwn(UNSUPPORTED, text)) return { kind: 'unsupported', symbol: `{${text}}`, english: UNSUPPORTED[text]! };
  return text.includes('/') ? combined(text.split('/')) : null;
}

export function isMana(symbol: GameSymbol): symbol is ManaSymbol {
  switch (symbol.kind) {
    case 'tap':
    case 'untap':
    case 'energy':
    case 'ticket':
    case 'pawprint':
    case 'chaos':
    case 'planeswalker':
    case 'any phyrexian':
    case 'unsupported':
      return false;
    default:
      return true;
  }
}

const KNOWN =
  'known are numbers, X, Y, Z, W, U, B, R, G, C, S, hybrids such as W/U, 2/W, C/W, and Phyrexian ones such as W/P, W/U/P';

function unknown(symbol: string, start: number): SymbolProblem {
  const message = `unknown symbol ${symbol} at ${start + 1}: ${KNOWN}`;
  return { reason: 'UNKNOWN_SYMBOL', start, end: start + symbol.length, symbol, message };
}

/** Reads one symbol with its braces. */
export function parseSymbol(text: string): Result<GameSymbol, SymbolProblem> {
  const match = /^\{([^{}]+)\}$/.exec(text.trim());
  const symbol = match === null ? null : symbolOf(match[1]!);
  return symbol === null ? problem(unknown(text, 0)) : ok(symbol);
}

/** A symbol found in words: its offsets and what it is; null where no such symbol exists. */
export interface SymbolSpan {
  readonly start: number;
  readonly end: number;
  readonly symbol: GameSymbol | null;
}

/** All `{…}` in a text, in order. */
export function symbolsIn(text: string): readonly SymbolSpan[] {
  return [...text.matchAll(/\{([^{}]+)\}/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    symbol: symbolOf(match[1]!),
  }));
}

function rejected(symbol: GameSymbol, text: string, start: number): SymbolProblem {
  const end = start + text.length;
  if (symbol.kind === 'unsupported') {
    const message = `${text} at ${start + 1} (${symbol.english}) is not supported: it isn't a symbol of the Comprehensive Rules`;
    return { reason: 'UNSUPPORTED_SYMBOL', start, end, symbol: text, message };
  }
  const message = `${text} at ${start + 1} is the ${symbol.kind} symbol, which is no mana and can't stand in a mana cost`;
  return { reason: 'NOT_MANA', start, end, symbol: text, message };
}

function malformed(text: string, start: number): SymbolProblem {
  const rest = text.slice(start);
  const stray = rest.startsWith('{') ? rest : rest.split('{')[0]!;
  const message = `“${stray}” at ${start + 1} isn't a mana symbol: write each symbol in braces, such as {2}{U}{U}`;
  return { reason: 'MALFORMED', start, end: start + stray.length, symbol: stray, message };
}

/** Reads a mana cost such as `{2}{U}{U}`; parts of hybrid symbols may stand in any order. */
export function parseManaCost(text: string): Result<ManaCost, SymbolProblem> {
  if (text.trim() === '') {
    const message = 'an empty mana cost: a cost of nothing is {0}; an object without mana cost has none at all';
    return problem({ reason: 'EMPTY', start: 0, end: text.length, symbol: '', message });
  }
  const symbols: ManaSymbol[] = [];
  const pattern = /\s*\{([^{}]+)\}\s*/y;
  while (pattern.lastIndex < text.length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(text);
    if (match === null) return problem(malformed(text, start));
    const written = match[0].trim();
    const place = start + match[0].indexOf('{');
    const symbol = symbolOf(match[1]!);
    if (symbol === null) return problem(unknown(written, place));
    if (!isMana(symbol)) return problem(rejected(symbol, written, place));
    symbols.push(symbol);
  }
  return ok({ symbols });
}
