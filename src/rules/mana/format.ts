import { unreachable } from '../assert.ts';
import { COLOR_LETTER } from '../vocabulary/colors.ts';
import type { GameSymbol, ManaCost } from './symbols.ts';

/** The canonical text of a symbol, with its braces. */
export function formatSymbol(symbol: GameSymbol): string {
  return symbol.kind === 'unsupported' ? symbol.symbol : `{${inner(symbol)}}`;
}

function inner(symbol: Exclude<GameSymbol, { kind: 'unsupported' }>): string {
  switch (symbol.kind) {
    case 'generic':
      return `${symbol.amount}`;
    case 'variable':
      return symbol.letter;
    case 'colored':
      return COLOR_LETTER[symbol.color];
    case 'colorless':
      return 'C';
    case 'hybrid':
      return symbol.colors.map((color) => COLOR_LETTER[color]).join('/');
    case 'monohybrid':
      return `${symbol.amount}/${COLOR_LETTER[symbol.color]}`;
    case 'colorless hybrid':
      return `C/${COLOR_LETTER[symbol.color]}`;
    case 'phyrexian':
      return `${COLOR_LETTER[symbol.color]}/P`;
    case 'hybrid phyrexian':
      return `${symbol.colors.map((color) => COLOR_LETTER[color]).join('/')}/P`;
    case 'snow':
      return 'S';
    case 'tap':
      return 'T';
    case 'untap':
      return 'Q';
    case 'energy':
      return 'E';
    case 'ticket':
      return 'TK';
    case 'pawprint':
      return 'P';
    case 'chaos':
      return 'CHAOS';
    case 'planeswalker':
      return 'PW';
    case 'any phyrexian':
      return 'H';
    default:
      return unreachable(symbol);
  }
}

/** The canonical text of a mana cost: symbols in their order, parts of each in the order of CR 107.4. */
export function formatManaCost(cost: ManaCost): string {
  return cost.symbols.map(formatSymbol).join('');
}

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');
const inWords = (amount: number) => NUMBER_WORDS[amount] ?? `${amount}`;

/** What a symbol says, in words, for readers who can't see it. */
export function englishOf(symbol: GameSymbol): string {
  switch (symbol.kind) {
    case 'generic':
      return `${inWords(symbol.amount)} generic mana`;
    case 'variable':
      return `${symbol.letter} generic mana`;
    case 'colored':
      return `one ${symbol.color} mana`;
    case 'colorless':
      return 'one colorless mana';
    case 'hybrid':
      return `one ${symbol.colors[0]} or ${symbol.colors[1]} mana`;
    case 'monohybrid':
      return `${inWords(symbol.amount)} generic mana or one ${symbol.color} mana`;
    case 'colorless hybrid':
      return `one colorless or ${symbol.color} mana`;
    case 'phyrexian':
      return `one ${symbol.color} mana or 2 life`;
    case 'hybrid phyrexian':
      return `one ${symbol.colors[0]} or ${symbol.colors[1]} mana or 2 life`;
    case 'snow':
      return 'one mana from a snow source';
    case 'tap':
      return 'tap this permanent';
    case 'untap':
      return 'untap this permanent';
    case 'energy':
      return 'an energy counter';
    case 'ticket':
      return 'a ticket counter';
    case 'pawprint':
      return 'a pawprint';
    case 'chaos':
      return 'chaos';
    case 'planeswalker':
      return 'planeswalker';
    case 'any phyrexian':
      return 'any Phyrexian mana symbol';
    case 'unsupported':
      return symbol.english;
    default:
      return unreachable(symbol);
  }
}
