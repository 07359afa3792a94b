import { form } from '../../kit/form.ts';
import { facts, lexicon } from '../../kit/leaves.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Cost, KeywordAbility } from '../../tree/index.ts';

const OWN: Cost = { kind: 'ownManaCost' };
/** "exile three other cards from your graveyard". */
const EXILE_THREE: Cost = {
  kind: 'actCost',
  act: {
    kind: 'exile',
    objects: {
      kind: 'some',
      quantity: { kind: 'exactly', amount: { kind: 'number', value: 3 } },
      filter: { kind: 'filter', adjectives: [{ kind: 'other' }], noun: 'card', modifiers: [{ kind: 'inZone', zone: 'graveyard', whose: { kind: 'you' }, wording: { in: 'from' } }] },
    },
  },
}; // biome-ignore format: a table
const keyword = (name: string, costs: readonly Cost[]): readonly KeywordAbility[] => [{ kind: 'keyword', keyword: name, costs }];
const $whose = lexicon('whose', [
  ["that card's", "that card's"],
  ["the card's", "the card's"],
  ['its', 'its'],
]);
const named = facts('a keyword', [
  ['flashback. The flashback cost', { abilities: keyword('flashback', [OWN]) }],
  ['unearth. The unearth cost', { abilities: keyword('unearth', [OWN]) }],
  ['plot. The plot cost', { abilities: keyword('plot', [OWN]) }],
]);

/** Keywords that are granted for as much as the card's own mana cost: "has flashback. The flashback cost is equal to that card's mana cost". */
export const ownCosts: readonly Phrase<Act>[] = [
  form('gain', 'has/have <*named> is equal to <$whose> mana cost', { '*named': named, $whose }, { wording: { verb: 'has' } }),
  form('gain', 'has/have escape. The escape cost is equal to <$whose> mana cost plus exile three other cards from your graveyard', { $whose }, { fixed: { abilities: keyword('escape', [OWN, EXILE_THREE]) }, wording: { verb: 'has' } }),
]; // biome-ignore format: one form a line
