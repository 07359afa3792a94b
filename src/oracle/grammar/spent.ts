// What mana was spent to cast something (CR 601.2h, 106.5).
import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { flag, lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Amount, Condition } from '../tree/index.ts';
import { manaSymbol, severalSymbols } from './costs.ts';
import { bareCount } from './numbers.ts';
import { objects } from './symbols.ts';

const NONE = { kind: 'number', value: 0 } as const;
const ONE = { kind: 'number', value: 1 } as const;
const spentOf = form('manaSpent', '<of> was spent to cast <object>', { of: manaSymbol, object: objects });
const color = lexicon('a color', [
  ['white', '{W}'],
  ['blue', '{U}'],
  ['black', '{B}'],
  ['red', '{R}'],
  ['green', '{G}'],
]);
/** "mana was spent to cast it", of one color, of any, of the same, from Treasures. */
const spent = form('manaSpent', '[<colored> ][<of> ]mana[ <sameColor>][ <from>] was spent to cast <object>', {
  colored: flag('colored'),
  of: color,
  sameColor: flag('of the same color'),
  from: lexicon('from what', [['from a Treasure', 'Treasure']]),
  object: objects,
}); // biome-ignore format: one form
/** "no mana was spent to cast it", "if at least three white mana was spent to cast this spell". */
export const spentConditions: readonly Phrase<Condition>[] = [
  form('compare', 'no <left>', { left: spent }, { fixed: { comparison: 'equal', right: NONE }, wording: { as: 'noMana' } }),
  form('compare', 'at least <right> <left>', { right: bareCount, left: spent }, { fixed: { comparison: 'orGreater' }, wording: { as: 'spent' } }),
  form('compare', '<right> or more <left>', { right: bareCount, left: spent }, { fixed: { comparison: 'orGreater' }, wording: { as: 'orMoreSpent' } }),
  form('compare', '<left>', { left: oneOf<Amount>('what was spent', [spentOf, spent]) }, { fixed: { comparison: 'orGreater', right: ONE }, wording: { as: 'spentOf' } }),
  form('manaOfEach', '<symbols> was spent to cast <object>', { symbols: severalSymbols, object: objects }),
]; // biome-ignore format: one form a line
