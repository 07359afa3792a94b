import type { Zone } from '../../rules/vocabulary/zones.ts';
import { form } from '../kit/form.ts';
import { facts, lexicon } from '../kit/leaves.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Adjective, Modifier, OwnedBy } from '../tree/index.ts';
import { manaSymbol } from './costs.ts';
import { statusAdjective } from './filters.ts';
import { player } from './symbols.ts';

const parity = lexicon<'even' | 'odd'>('even or odd', [
  ['even', 'even'],
  ['odd', 'odd'],
]);
const own = facts<Pick<OwnedBy, 'not' | 'controls'>>('whether it is owned', [
  ['own', {}],
  ["don't own", { not: true }],
  ['own and control', { controls: true }],
]);
const inFrom = lexicon('in or from', [
  ['in', 'in'],
  ['from', 'from'],
]);
const andOr = lexicon('and', [
  ['and', 'and'],
  ['or', 'or'],
]);
/** Whose something is and isn't, in either of two zones, and whether its mana value is even. */
export const belongingTo = (zones: Phrase<Zone>): readonly Phrase<Modifier>[] => [
  form('ownedBy', 'you <*own>', { '*own': own }, { fixed: { player: { kind: 'you' } } }),
  form('controlledBy', 'that <player> control', { player }, { wording: { that: 'that' } }),
  form('inZone', '<$in> <zone> <$and> <also>', { $in: inFrom, zone: zones, $and: andOr, also: zones }),
  form('withManaCost', 'with mana cost <costs>', { costs: listOf<string>('mana costs', manaSymbol, 'or', 1) }),
  form('withParity', 'with <parity> mana values', { parity }),
  form('withParity', 'with an <parity> mana value', { parity }, { wording: { number: 'one' } }),
  form('thatIs', 'that are <is>', { is: form('eitherAdjective', '<adjectives>', { adjectives: listOf<Adjective>('qualities', statusAdjective, 'or', 2) }) }, { wording: { verb: 'are', either: 'or' } }),
]; // biome-ignore format: one form a line
