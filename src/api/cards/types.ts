import type { CardFace as PrintedFace } from '../../cards/card.ts';
import { cardFacts } from '../../cards/facts.ts';
import type { LegalityStatus } from '../../cards/legalities.ts';
import { correctionsOf } from '../corrections/types.ts';
import { enumValue } from '../enums.ts';
import type {
  CardCandidateResolvers,
  CardFaceResolvers,
  CardLookupResolvers,
  CardResolvers,
  CardWordingResolvers,
  SupportLevel,
} from '../generated/resolvers.ts';
import { globalId } from '../globalIds.ts';
import { usesIn, usesOfCard } from '../keywords/inWords.ts';
import { canonicalCost } from '../mana/cost.ts';
import { readingOf } from '../readings/reading.ts';
import { wordsOf } from '../readings/words.ts';
import { rulingsOfCard } from '../rulings/pages.ts';
import { facesOf } from './faces.ts';
import { asMatchKind, cardMeant } from './meaning.ts';
import type { CandidateModel } from './model.ts';
import { withoutReminders, withTilde } from './words.ts';

/** Parts of a card are shown together as databases do. */
const PARTS = ' // ';

/** A month as a day: its first. */
const asDay = (text: string | null): string | null => (text !== null && /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text);

const wholeTypeLine = (faces: readonly Pick<PrintedFace, 'typeLine'>[]) => faces.map(({ typeLine }) => typeLine).join(PARTS);
const wholeText = (faces: readonly Pick<PrintedFace, 'oracleText'>[]) => faces.map(({ oracleText }) => oracleText).join('\n//\n');

export const CardWording: CardWordingResolvers = {
  textAsOf: ({ textAsOf }) => asDay(textAsOf),
  remark: ({ words }) => words.remark ?? null,
  name: ({ words }) => words.name,
  typeLine: ({ words }) => wholeTypeLine(words.faces),
  oracleText: ({ words }) => wholeText(words.faces),
  faces: ({ words }) =>
    words.faces.map((face) => ({ ...face, manaCost: face.manaCost === null ? null : canonicalCost(face.manaCost) })),
};

export const Card: CardResolvers = {
  id: ({ id }) => globalId('Card', id),
  textAsOf: ({ textAsOf }) => asDay(textAsOf),
  textRemark: async ({ id }, _args, { loaders }) =>
    (await loaders.cardVersions.load(id)).find(({ isCurrent }) => isCurrent)?.words.remark ?? null,
  layout: ({ layout }) => enumValue(layout),
  manaValue: (card) => cardFacts(card).manaValue,
  colors: (card) => cardFacts(card).colors.map(enumValue),
  colorIdentity: (card) => cardFacts(card).colorIdentity.map(enumValue),
  faces: facesOf,
  keywords: usesOfCard,
  legalities: async ({ id }, _args, { loaders }) => {
    const found = await loaders.legalities.load(id);
    if (found === null) return [];
    const { source, asOf, formats } = found;
    const one = ([format, status]: [string, LegalityStatus]) => ({
      format,
      status: enumValue(status),
      source,
      asOf: asDay(asOf),
    });
    return Object.entries(formats)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(one);
  },
  support: async (card, _args, context) => {
    const faces = facesOf(card);
    const { level, lines } = await readingOf(card.faces.map(wordsOf), card, context);
    const gaps = lines
      .filter(({ read }) => !read)
      .map(({ place, text, span, stoppedAt, refused, expected }) => ({
        face: faces[place]!,
        words: text,
        span: { start: span[0], end: span[1], text: card.faces[place]!.oracleText.slice(span[0], span[1]) },
        reason: refused ?? whyUnread(text, stoppedAt, expected),
      }));
    return { level, note: noteOn(level, gaps.length), gaps };
  },
  manaCost: ({ faces }) => {
    const costs = faces.flatMap(({ manaCost }) => (manaCost === null ? [] : [manaCost]));
    return costs.length === 1 ? canonicalCost(costs[0]!) : null;
  },
  typeLine: ({ faces }) => wholeTypeLine(faces),
  oracleText: ({ faces }) => wholeText(faces),
  reading: (card, _args, context) => readingOf(card.faces.map(wordsOf), card, context),
  corrections: ({ id, faces }, _args, context) =>
    correctionsOf(
      { kind: 'card', target: id },
      context,
      faces.map(({ name }) => name),
    ),
  wordings: ({ id }, _args, { loaders }) => loaders.cardVersions.load(id),
  rulings: (card, args, context) => rulingsOfCard(card.id, args, context),
};

function noteOn(level: SupportLevel, gaps: number): string {
  const lines = gaps === 1 ? 'a line' : `${gaps} lines`;
  switch (level) {
    case 'UNREAD':
      return `The engine reads nothing of its words: ${lines} of them say something else than it knows.`;
    case 'PARTLY_READ':
      return `The engine reads its words but for ${lines}.`;
    case 'TESTED':
      return 'The engine reads all its words, and the card acts in scenarios that are tested.';
    case 'READ':
      return 'The engine reads all its words; no scenario that is tested has the card act.';
  }
}

/** Why a line isn't read: where reading stopped and what could have stood there. */
function whyUnread(text: string, stoppedAt: number | null, expected: readonly string[]): string {
  if (stoppedAt === null) return 'The line can be read in more than one way, or printing what was read gives other words.';
  const rest = text.slice(stoppedAt, stoppedAt + 40);
  const could = expected.length === 0 ? '' : ` ${expected.slice(0, 3).join(', or ')} could have stood there.`;
  return `Reading stops at character ${stoppedAt}${rest === '' ? ', the end of the line' : `, before “${rest}”`}.${could}`;
}

export const CardFace: CardFaceResolvers = {
  name: ({ face }) => face.name,
  manaCost: ({ face }) => (face.manaCost === null ? null : canonicalCost(face.manaCost)),
  manaValue: ({ facts }) => facts.manaValue,
  typeLine: ({ face }) => face.typeLine,
  supertypes: ({ face }) => face.supertypes,
  types: ({ face }) => face.types,
  subtypes: ({ face }) => face.subtypes,
  colors: ({ facts }) => facts.colors.map(enumValue),
  keywords: (face, _args, context) => usesIn(face, context),
  colorIndicator: ({ face }) => face.colorIndicator?.map(enumValue) ?? null,
  power: ({ face }) => face.power,
  toughness: ({ face }) => face.toughness,
  loyalty: ({ face }) => face.loyalty,
  defense: ({ face }) => face.defense,
  oracleText: ({ face }, { reminders, selfReference }) => {
    const words = selfReference === 'TILDE' ? withTilde(wordsOf(face)) : face.oracleText;
    return reminders === false ? withoutReminders(words) : words;
  },
};

export const CardLookup: CardLookupResolvers = {
  card: ({ query }, _args, context) => cardMeant(query, context),
  candidates: async ({ query, first }, _args, { loaders }) => {
    const rows = await loaders.nameCandidates.load({ name: query, first });
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
