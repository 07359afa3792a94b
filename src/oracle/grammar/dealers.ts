import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { EitherFilter, Event, Filter, Modifier, TypeTerm } from '../tree/index.ts';

const YOURS: Modifier = { kind: 'controlledBy', player: { kind: 'you' } };
const ASSASSIN: TypeTerm = {
  kind: 'typeTerm',
  words: [
    { kind: 'subtype', subtype: 'Assassin' },
    { kind: 'cardType', type: 'creature' },
  ],
};
const DEALERS: readonly (readonly [string, Filter | EitherFilter])[] = [
  [
    'by a creature that, at the time it dealt that damage, was an Assassin creature or a commander under your control',
    {
      kind: 'eitherFilter',
      filters: [
        { kind: 'filter', adjectives: [], types: [ASSASSIN], modifiers: [YOURS] },
        { kind: 'filter', adjectives: [], noun: 'commander', modifiers: [YOURS] },
      ],
    },
  ],
  [
    "by a source that, at the time it dealt that damage, was under your control and had any of this spell's creature types",
    {
      kind: 'filter',
      adjectives: [],
      noun: 'source',
      modifiers: [YOURS, { kind: 'sharesQuality', quality: 'creatureType', with: { kind: 'this' } }],
    },
  ],
];

/** Combat damage of this turn by what was so as it dealt that (CR 702.76a, 702.173a). */
export const dealtBySuch: readonly Phrase<Event>[] = DEALERS.map(([words, by]) =>
  form('isDealtDamage', `a player was dealt combat damage this turn ${words}`, {}, {
    fixed: { subject: { kind: 'somePlayer', who: 'player' }, combat: 'combat', by },
  }),
); // biome-ignore format: one form
