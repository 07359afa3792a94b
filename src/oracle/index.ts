/** The language's one door: reads a face's words into abilities and prints them back. */
export { printClause, printCosts } from './inWords.ts';
export { hasBrackets, withoutBracketed } from './normalise/brackets.ts';
export { type FaceWords, shortNames } from './normalise/names.ts';
export { printQuality } from './quality.ts';
export {
  type FaceReading,
  isRead,
  type LineReading,
  printAbility,
  readFace,
  readingsOf,
  type UnreadText,
  type Verdict,
  wantedIn,
} from './read.ts';
export type * from './tree/index.ts';
