import { cardFacts } from '../../cards/facts.ts';
import { correctionsOf } from '../corrections/types.ts';
import { enumValue } from '../enums.ts';
import type { CardCandidateResolvers, CardFaceResolvers, CardLookupResolvers, CardResolvers } from '../generated/resolvers.ts';
import { globalId } from '../globalIds.ts';
import { canonicalCost } from '../mana/cost.ts';
import { readingOf, wordsOf } from '../readings/reading.ts';
import { rulingsOfCard } from '../rulings/pages.ts';
import { asMatchKind, cardMeant } from './meaning.ts';
import type { CandidateModel } from './model.ts';
import { withoutReminders } from './words.ts';

/** Parts of a card are shown together as databases do. */
const PARTS = ' // ';

/** A month as a day: its first. */
const asDay = (text: string | null): string | null => (text !== null && /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text);

export const Card: CardResolvers = {
  id: ({ id }) => globalId('Card', id),
  textAsOf: ({ textAsOf }) => asDay(textAsOf),
  layout: ({ layout }) => enumValue(layout),
  manaValue: (card) => cardFacts(card).manaValue,
  colors: (card) => cardFacts(card).colors.map(enumValue),
  colorIdentity: (card) => cardFacts(card).colorIdentity.map(enumValue),
  faces: (card) => {
    const facts = cardFacts(card).faces;
    return card.faces.map((face, place) => ({ face, facts: facts[place]! }));
  },
  manaCost: ({ faces }) => {
    const costs = faces.flatMap(({ manaCost }) => (manaCost === null ? [] : [manaCost]));
    return costs.length === 1 ? canonicalCost(costs[0]!) : null;
  },
  typeLine: ({ faces }) => faces.map(({ typeLine }) => typeLine).join(PARTS),
  oracleText: ({ faces }) => faces.map(({ oracleText }) => oracleText).join('\n//\n'),
  reading: ({ faces }, _args, context) => readingOf(faces.map(wordsOf), true, context),
  corrections: ({ id, faces }, _args, context) =>
    correctionsOf(
      { kind: 'card', target: id },
      context,
      faces.map(({ name }) => name),
    ),
  rulings: (card, args, context) => rulingsOfCard(card.id, args, context),
};

export const CardFace: CardFaceResolvers = {
  name: ({ face }) => face.name,
  manaCost: ({ face }) => (face.manaCost === null ? null : canonicalCost(face.manaCost)),
  manaValue: ({ facts }) => facts.manaValue,
  typeLine: ({ face }) => face.typeLine,
  supertypes: ({ face }) => face.supertypes,
  types: ({ face }) => face.types,
  subtypes: ({ face }) => face.subtypes,
  colors: ({ facts }) => facts.colors.map(enumValue),
  colorIndicator: ({ face }) => face.colorIndicator?.map(enumValue) ?? null,
  power: ({ face }) => face.power,
  toughness: ({ face }) => face.toughness,
  loyalty: ({ face }) => face.loyalty,
  defense: ({ face }) => face.defense,
  oracleText: ({ face }, { reminders }) => (reminders === false ? withoutReminders(face.oracleText) : face.oracleText),
};

export const CardLookup: CardLookupResolvers = {
  card: ({ query }, _args, context) => cardMeant(query, context),
  candidates: async ({ query, first }, _args, { store, loaders }) => {
    const rows = await store.nameCandidates(query, first);
    const cards = await loaders.cardsById.loadMany(rows.map(({ cardId }) => cardId));
    return rows.flatMap((row, index): CandidateModel[] => {
      const card = cards[index];
      if (card instanceof Error) throw card;
      return card ? [{ ...row, card }] : [];
    });
  },
};

export const CardCandidate: CardCandidateResolvers = {
  card: ({ card }) => card,
  matchKind: ({ matchKind }) => asMatchKind(matchKind),
};
