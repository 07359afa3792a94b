// Piles (CR 700.3).
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Act, ObjectPhrase } from '../tree/index.ts';
import { whose } from './modifiers.ts';
import { bareFilter, objects } from './symbols.ts';

export const separating: readonly Phrase<Act>[] = [
  form('separate', 'separates/separate <objects> into two piles', { objects }),
  form('separate', 'separates/separate <objects> into a face-down pile and a face-up pile', { objects }, { fixed: { oneFaceDown: true } }),
]; // biome-ignore format: one form a line
const within = lexicon('in or from', [
  ['in', 'in'],
  ['from', 'from'],
]);
export const piles: readonly Phrase<ObjectPhrase>[] = [
  form('pile', 'one <$of>', { $of: lexicon('of which piles', [['pile', 'any'], ['of those piles', 'those'], ['of the piles', 'the']]) }, { number: 'one' }),
  form('pile', '<$that> pile', { $that: lexicon('which', [['that', 'that'], ['the chosen', 'chosen']]) }, { fixed: { chosen: true }, number: 'one' }),
  form('pile', 'the cards in that pile', {}, { fixed: { chosen: true }, wording: { as: 'cards' }, number: 'many' }),
  form('pile', 'the pile of <chosenBy> choice', { chosenBy: whose }, { number: 'one' }),
  form('pile', 'all <filter^many> <$in> the pile of <chosenBy> choice', { filter: bareFilter, $in: within, chosenBy: whose }, { number: 'many' }),
]; // biome-ignore format: one form a line
