// What mana was spent to cast something (CR 601.2h, 106.5).
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Condition } from '../tree/index.ts';
import { manaSymbol, severalSymbols } from './costs.ts';
import { bareCount } from './numbers.ts';
import { objects } from './symbols.ts';

const NONE = { kind: 'number', value: 0 } as const;
const ONE = { kind: 'number', value: 1 } as const;
const spentOf = form('manaSpent', '<of> was spent to cast <object>', { of: manaSymbol, object: objects });
const spent = form('manaSpent', '<object>', { object: objects });
const ofColor = form('manaSpent', '<of> mana was spent to cast <object>', {
  of: lexicon('a color', [
    ['white', '{W}'],
    ['blue', '{U}'],
    ['black', '{B}'],
    ['red', '{R}'],
    ['green', '{G}'],
  ]),
  object: objects,
});
const ofOneColor = form(
  'manaSpent',
  'mana of the same color was spent to cast <object>',
  { object: objects },
  { fixed: { sameColor: true } },
);
const fromTreasure = form(
  'manaSpent',
  'from a Treasure was spent to cast <object>',
  { object: objects },
  { fixed: { from: 'Treasure' } },
);
const ofAnyColor = form(
  'manaSpent',
  'colored mana was spent to cast <object>',
  { object: objects },
  { fixed: { colored: true } },
);
/** "no mana was spent to cast it", "if at least three white mana was spent to cast this spell". */
export const spentConditions: readonly Phrase<Condition>[] = [
  form('compare', 'no <left>', { left: ofAnyColor }, { fixed: { comparison: 'equal', right: NONE }, wording: { as: 'noColored' } }),
  form('compare', 'no mana was spent to cast <left>', { left: spent }, { fixed: { comparison: 'equal', right: NONE }, wording: { as: 'noMana' } }),
  form('compare', 'at least <right> mana was spent to cast <left>', { right: bareCount, left: spent }, { fixed: { comparison: 'orGreater' }, wording: { as: 'spent' } }),
  form('compare', 'at least <right> <left>', { right: bareCount, left: ofColor }, { fixed: { comparison: 'orGreater' }, wording: { as: 'spentColor' } }),
  form('compare', 'at least <right> <left>', { right: bareCount, left: ofOneColor }, { fixed: { comparison: 'orGreater' }, wording: { as: 'spentSame' } }),
  form('compare', '<right> or more mana was spent to cast <left>', { right: bareCount, left: spent }, { fixed: { comparison: 'orGreater' }, wording: { as: 'orMoreSpent' } }),
  form('compare', '<left>', { left: spentOf }, { fixed: { comparison: 'orGreater', right: ONE }, wording: { as: 'spentOf' } }),
  form('compare', 'mana <left>', { left: fromTreasure }, { fixed: { comparison: 'orGreater', right: ONE }, wording: { as: 'spentFrom' } }),
  form('manaOfEach', '<symbols> was spent to cast <object>', { symbols: severalSymbols, object: objects }),
]; // biome-ignore format: one form a line
