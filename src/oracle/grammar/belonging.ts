import type { Zone } from '../../rules/vocabulary/zones.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Adjective, Modifier } from '../tree/index.ts';
import { manaSymbol } from './costs.ts';
import { statusAdjective } from './filters.ts';
import { player } from './symbols.ts';

const parity = lexicon<'even' | 'odd'>('even or odd', [
  ['even', 'even'],
  ['odd', 'odd'],
]);
/** Whose something is and isn't, in either of two zones, and whether its mana value is even. */
export const belongingTo = (zones: Phrase<Zone>): readonly Phrase<Modifier>[] => [
  form('ownedBy', "you don't own", {}, { fixed: { player: { kind: 'you' }, not: true } }),
  form('ownedBy', 'you own and control', {}, { fixed: { player: { kind: 'you' }, controls: true } }),
  form('controlledBy', 'that <player> control', { player }, { wording: { that: 'that' } }),
  form('inZone', 'in <zone> and <also>', { zone: zones, also: zones }),
  form('inZone', 'from <zone> or <also>', { zone: zones, also: zones }, { wording: { in: 'from' } }),
  form('withManaCost', 'with mana cost <costs>', { costs: listOf<string>('mana costs', manaSymbol, 'or', 1) }),
  form('withParity', 'with <parity> mana values', { parity }),
  form('withParity', 'with an <parity> mana value', { parity }, { wording: { number: 'one' } }),
  form('thatIs', 'that are <is>', { is: form('eitherAdjective', '<adjectives>', { adjectives: listOf<Adjective>('qualities', statusAdjective, 'or', 2) }) }, { wording: { verb: 'are', either: 'or' } }),
]; // biome-ignore format: one form a line
