/** A card that is made for a position. */
export interface Invented {
  readonly typeLine: string;
  readonly manaCost?: string;
  readonly oracleText?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  readonly colorIndicator?: readonly string[];
}

/** With its first letter in upper case, as types and keywords are printed. */
export const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Keywords that one creature can be given by name alone, without standing in the way of the rest. */
export const GIVEN: ReadonlySet<string> = new Set([
  'banding',
  'bushido',
  'cascade',
  'changeling',
  'deathtouch',
  'decayed',
  'defender',
  'double strike',
  'exalted',
  'fear',
  'first strike',
  'flanking',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'horsemanship',
  'indestructible',
  'infect',
  'intimidate',
  'lifelink',
  'menace',
  'mentor',
  'persist',
  'prowess',
  'reach',
  'shadow',
  'skulk',
  'storm',
  'trample',
  'undying',
  'vigilance',
  'wither',
]);
