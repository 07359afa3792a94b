import { plain, sentences } from './words.ts';

/**
 * A way of playing that the rules have given up, of which rulings speak without naming a rule or keyword: by the words that are in one sentence of
 * such a ruling, and the change of the rules that gave it up.
 */
export interface Practice {
  readonly sentence: readonly RegExp[];
  /** Whether the change of a rule from these words to those, or to none, is the one. Both in small letters. */
  isGivenUpBy(before: string, after: string): boolean;
}

export const PRACTICES: readonly Practice[] = [
  // From a graveyard or from exile a commander is put there by a state-based action now, once it has gone there (CR 903.9a, 704.6d).
  {
    sentence: [
      /\bcommanders?\b/,
      /\bcommand zone\b/,
      /\binstead\b(?! of being put)|\bwould die\b|\bdirectly into a zone other\b/,
    ],
    isGivenUpBy: (before, after) =>
      /\bcommander would\b/.test(before) && /\b(?:graveyard|exiled?)\b/.test(before) && !/\b(?:graveyard|exiled?)\b/.test(after),
  },
  // An attacking creature's damage is divided among its blockers without any order (CR 510.1c).
  {
    sentence: [/\border(?:ed)?\b/, /\bblock(?:ers?|ing|ed)\b/, /\b(?:lethal|assign(?:ed|ment)?)\b/],
    isGivenUpBy: (before, after) => /\bdamage assignment order\b/.test(before) && !/\bdamage assignment order\b/.test(after),
  },
  // What would deal damage to a player's planeswalker names it itself (CR 120.3c).
  {
    sentence: [/\bredirect(?:s|ed)?\b/, /\bplaneswalker (?:that|an|the) (?:player|opponent)\b/],
    isGivenUpBy: (before, after) =>
      /^if noncombat damage would be dealt to a player\b/.test(before) && !/^if noncombat damage\b/.test(after),
  },
];

/** The practices of which a text speaks. */
export function practicesIn(text: string): readonly Practice[] {
  const said = sentences(text).map(plain);
  return PRACTICES.filter(({ sentence }) => said.some((one) => sentence.every((words) => words.test(one))));
}
