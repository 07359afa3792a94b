import { invariant } from '../../rules/assert.ts';
import { correctionsOf } from '../corrections/types.ts';
import type { RulingResolvers, RulingSource } from '../generated/resolvers.ts';
import { globalId } from '../globalIds.ts';

/** Who publishes rulings, by the names that data files use. */
const SOURCES: Readonly<Record<string, RulingSource>> = { wotc: 'WOTC', scryfall: 'SCRYFALL' };

export const Ruling: RulingResolvers = {
  corrections: ({ id }, _args, context) => correctionsOf({ kind: 'ruling', target: id }, context),
  id: ({ id }) => globalId('Ruling', id),
  source: ({ source }) => SOURCES[source] ?? 'OTHER',
  card: async ({ cardId }, _args, { loaders }) => {
    const card = await loaders.cardsById.load(cardId);
    invariant(card !== null, `the card ${cardId} of a ruling is in the store`);
    return card;
  },
};
