import { faceOfWords, facesOf } from '../cards/faces.ts';
import type { ReadingResolvers, ReadLineResolvers } from '../generated/resolvers.ts';
import { withKeywords } from '../keywords/inWords.ts';

export const Reading: ReadingResolvers = {
  face: ({ card }) => (card === null || card.faces.length > 1 ? null : facesOf(card)[0]!),
};

export const ReadLine: ReadLineResolvers = {
  face: ({ card, words }) => (card === null ? null : words.name),
  tree: ({ read, abilities }) => (read ? { abilities } : null),
  keywords: ({ card, place, words, uses }, _args, context) =>
    withKeywords(uses, card === null ? faceOfWords(words) : facesOf(card)[place]!, context),
};
