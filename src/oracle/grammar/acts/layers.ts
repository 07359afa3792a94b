import { form } from '../../kit/form.ts';
import { listOf, runOf } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Amount } from '../../tree/index.ts';
import { abilityList } from '../granted.ts';
import { number } from '../numbers.ts';
import { color, typeWord } from '../words.ts';

const types = runOf('types', typeWord);
const colors = listOf('colors', color, 'and');
const its: Phrase<Amount> = form(
  'characteristicOf',
  'its mana value',
  {},
  { fixed: { characteristic: 'manaValue', of: { kind: 'that', many: false } }, wording: { each: 'its' } },
);
/** What is so of types, colors and base power and toughness. */
export const layerForms: readonly Phrase<Act>[] = [
  form('become', 'is/are a <types> in addition to its/their other land types', { types }, { fixed: { inAddition: 'landTypes' }, wording: { verb: 'isA' } }),
  form('become', 'is/are <types> in addition to their other types', { types }, { fixed: { inAddition: 'types' }, wording: { verb: 'are' } }),
  form('become', 'is/are <types> in addition to their other land types', { types }, { fixed: { inAddition: 'landTypes' }, wording: { verb: 'are' } }),
  form('haveBase', 'has/have base power and base toughness each equal to <power>', { power: its }, { fixed: { alike: true } }),
  form('become', 'is/are a <types> with power and toughness each equal to <power>', { types, power: its }, { fixed: { alike: true }, wording: { verb: 'isA' } }),
  form('become', 'is/are a <types> with base power and toughness each equal to <power>', { types, power: its }, { fixed: { alike: true }, wording: { verb: 'isA', base: 'base' } }),
  form('becomeChosen', 'is/are every creature type', {}, { fixed: { quality: 'everyCreatureType', inAddition: true } }),
  form('become', 'is/are colorless', {}, { fixed: { types: [], colorless: true }, wording: { verb: 'is' } }),
  form('becomeChosen', 'is/are all colors', {}, { fixed: { quality: 'allColors' } }),
]; // biome-ignore format: a table

/** "becomes a 3/3 creature that's still a land" (CR 205.1b). */
export const layerActs: readonly Phrase<Act>[] = [
  form('become', "becomes/become a <power>/<toughness>[ <colors>] <types>[ with <abilities>] that's still a land", { power: number, toughness: number, colors, types, abilities: abilityList }, { fixed: { inAddition: 'types' }, wording: { still: 'land' } }),
  form('become', 'becomes/become a <types> in addition to its other land types', { types }, { fixed: { inAddition: 'landTypes' } }),
  form('become', 'becomes/become colorless', {}, { fixed: { types: [], colorless: true } }),
  form('becomeChosen', 'becomes/become all colors', {}, { fixed: { quality: 'allColors' } }),
]; // biome-ignore format: a table
