import { canonicalSubtype } from './subtypes.ts';
import { CARD_TYPES, SUPERTYPES } from './types.ts';

const TYPES: ReadonlySet<string> = new Set<string>([...CARD_TYPES, ...SUPERTYPES]);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a word in lower case is a supertype, card type or subtype (CR 205). */
export const isTypeWord = (word: string): boolean =>
  TYPES.has(word) || canonicalSubtype(word) !== null || canonicalSubtype(capital(word)) !== null;

/** A word of a type as sentences have it: subtypes with a capital. */
export const typeAsPrinted = (word: string): string => (TYPES.has(word) ? word : (canonicalSubtype(capital(word)) ?? word));
