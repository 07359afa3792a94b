import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { lexicon } from '../../kit/leaves.ts';
import { listOf } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, ManaOfColor, ManaProduced, ManaSymbols } from '../../tree/index.ts';
import { manaCost, manaSymbol, manaSymbols } from '../costs.ts';
import { count, number } from '../numbers.ts';
import { amount, objects } from '../symbols.ts';

const symbols: Phrase<ManaSymbols> = form('manaSymbols', '<symbols>', { symbols: manaSymbols });
/** "{R} and/or {G}". */
const symbolsEither = listOf<string>('colors of mana', manaSymbol, 'and/or', 2);
const ofChosenColor: Phrase<ManaOfColor> = form('manaOfColor', '<amount> mana of the chosen color', { amount: count }, { fixed: { color: 'chosen' } }); // biome-ignore format: one line
/** "For each color among permanents you control, add one mana of that color". */
const ofEachColor: Phrase<ManaOfColor> = form('manaOfColor', '<of>, add <amount> mana of that color', { of: objects, amount: count }, { fixed: { color: 'eachAmong' } }); // biome-ignore format: one line
export const manaProduced: Phrase<ManaProduced> = oneOf<ManaProduced>('mana', [
  symbols,
  form('manaChoice', '<choices>', {
    choices: listOf<ManaSymbols | ManaOfColor>(
      'mana',
      oneOf<ManaSymbols | ManaOfColor>('mana', [symbols, ofChosenColor]),
      'or',
      2,
    ),
  }),
  form('manaOfColor', '<amount> mana of <color>', {
    amount: count,
    color: lexicon('a color', [
      ['any color', 'any'],
      ['any one color', 'anyOne'],
    ]),
  }),
  ofChosenColor,
  form(
    'manaOfColor',
    '<amount> mana of any type that <$what> produced',
    {
      amount: count,
      $what: lexicon('what produced it', [
        ['land', 'land'],
        ['permanent', 'permanent'],
        ['creature', 'creature'],
        ['artifact', 'artifact'],
        ['artifact token', 'artifactToken'],
      ]),
    },
    { fixed: { color: 'thatProduced' } },
  ),
  form(
    'manaOfColor',
    '<amount> mana of any color that <of> could produce',
    { amount: count, of: objects },
    { fixed: { color: 'couldProduce' } },
  ),
  form(
    'manaOfColor',
    '<amount> mana of any type that <of> could produce',
    { amount: count, of: objects },
    { fixed: { color: 'couldProduce', anyType: true } },
  ),
  form('manaOfColor', '<amount> mana of any color among <of>', { amount: count, of: objects }, { fixed: { color: 'among' } }),
  form(
    'manaOfColor',
    "<amount> mana of any of <of>'s colors",
    { amount: count, of: objects },
    { fixed: { color: 'among' }, wording: { as: 'possessive' } },
  ),
  form('manaOfColor', '<amount> mana of that color', { amount: count }, { fixed: { color: 'chosen' }, wording: { as: 'that' } }),
  form(
    'manaOfColor',
    '<amount> mana in any combination of <colors>',
    { amount: count, colors: symbolsEither },
    { fixed: { color: 'anyCombination' } },
  ),
  form('manaOfColor', '<amount> mana in any combination of colors', { amount: count }, { fixed: { color: 'anyCombination' } }),
  form(
    'manaOfColor',
    "<amount> mana of any color in your commander's color identity",
    { amount: count },
    { fixed: { color: 'commanderIdentity' } },
  ),
  form(
    'manaOfColor',
    'an amount of mana of that color equal to <amount>',
    { amount },
    { fixed: { color: 'chosen' }, wording: { as: 'thatMuch' } },
  ),
  form('manaAmount', '<amount> <symbol>', { amount: number, symbol: manaSymbol }, { wording: { as: 'times' } }),
  form('manaAmount', 'an amount of <symbol> equal to <amount>', { symbol: manaSymbol, amount }),
]);
export const manaActs: readonly Phrase<Act>[] = [
  form('addMana', 'adds/add <mana>', { mana: manaProduced }),
  form('addMana', 'for each color among <mana>', { mana: ofEachColor }, { wording: { as: 'eachColor' } }),
  form('addMana', 'adds/add an additional <mana>', { mana: manaProduced }, { wording: { additional: 'an' } }),
  form('keepMana', "don't lose this mana as steps and phases end", {}),
  form('payMana', 'pays/pay <cost>', { cost: manaCost }),
  form('payMana', 'waterbends/waterbend <cost>', {
    cost: form('manaCost', '<symbols>', { symbols: manaSymbols }, { fixed: { waterbend: true } }),
  }),
];
