import { form } from '../../kit/form.ts';
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
const CARDS = ["that card's", "the card's", 'its'] as const;

/** Keywords that are granted for as much as the card's own mana cost: "has flashback. The flashback cost is equal to that card's mana cost". */
export const ownCosts: readonly Phrase<Act>[] = [
  ...['flashback', 'unearth'].flatMap((name) =>
    CARDS.map((whose) => form('gain', `has/have ${name}. The ${name} cost is equal to ${whose} mana cost`, {}, { fixed: { abilities: keyword(name, [OWN]) }, wording: { verb: 'has', cost: whose } })),
  ),
  ...CARDS.map((whose) => form('gain', `has/have escape. The escape cost is equal to ${whose} mana cost plus exile three other cards from your graveyard`, {}, { fixed: { abilities: keyword('escape', [OWN, EXILE_THREE]) }, wording: { verb: 'has', cost: whose } })),
]; // biome-ignore format: one form a line
