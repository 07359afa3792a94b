import { KEYWORD_TABLE } from '../../../keywords/index.ts';

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

/** How a keyword stands on a card that is made to have it, with the least of numbers and costs; null where it asks for more than these. */
export function wordsOf(keyword: string): string | null {
  if (GIVEN.has(keyword)) return upper(keyword);
  const parameters = KEYWORD_TABLE.get(keyword)?.parameters;
  if (!parameters || parameters.includes('[quality]')) return null;
  const behind = parameters.map((parameter) => (parameter === 'N' ? '1' : '{1}')).join('—');
  return [upper(keyword), behind].filter(Boolean).join(' ');
}

/** Whether a keyword is one of instants and sorceries. */
export const isOfSpells = (keyword: string): boolean => KEYWORD_TABLE.get(keyword)?.abilityTypes.includes('SPELL') ?? false;
