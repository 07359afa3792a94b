import type { ManaCost } from '../../rules/mana/index.ts';
import { costColors, parseManaCost } from '../../rules/mana/index.ts';
import type { Color } from '../../rules/vocabulary/colors.ts';
import type { CardDefinition, FaceDefinition, UnreadLine } from '../definition.ts';
import { faceAbilities } from './abilities.ts';
import { ofHalf } from './halves.ts';
import type { KeywordTable } from './keywords.ts';
import type { Language } from './language.ts';

export type { KeywordMeaning, KeywordSentence, KeywordTable } from './keywords.ts';
export type { FaceWords, Language, ReadLine } from './language.ts';

/** The printed values of a face as a card database, a scenario or a token gives them. */
export interface PrintedFace {
  readonly name: string;
  readonly manaCost: string | null;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly oracleText: string;
  readonly power: string | null;
  readonly toughness: string | null;
  readonly loyalty: string | null;
  readonly defense: string | null;
  readonly colorIndicator: readonly Color[] | null;
}

export interface PrintedCard {
  readonly name: string;
  readonly layout: string;
  readonly faces: readonly PrintedFace[];
  readonly textQuality: 'VERBATIM' | 'DERIVED';
}

/** Reads a card once: its values and abilities as the engine uses them. */
export function defineCard(
  card: PrintedCard,
  language: Language,
  keywords: KeywordTable,
  key: string = card.name,
): CardDefinition {
  return {
    key,
    name: card.name,
    layout: card.layout,
    faces: card.faces.map((face, index) => {
      const defined = defineFace(face, `${key}/${index}`, language, keywords);
      return card.layout === 'split' ? { ...defined, abilities: defined.abilities.map((one) => ofHalf(one, index)) } : defined;
    }),
    verbatim: card.textQuality === 'VERBATIM',
  };
}

function defineFace(face: PrintedFace, key: string, language: Language, keywords: KeywordTable): FaceDefinition {
  const lower = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());
  const types = lower(face.types);
  const supertypes = lower(face.supertypes);
  const { manaCost, unknown } = costOf(face.manaCost);
  const words = { ...face, supertypes, types };
  const { abilities, unread, station } = faceAbilities(words, key, language, keywords, face);
  return {
    name: face.name,
    manaCost,
    colors: face.colorIndicator ?? (manaCost ? costColors(manaCost) : []),
    ...(face.colorIndicator ? { colorIndicated: true as const } : {}),
    supertypes,
    types,
    subtypes: face.subtypes,
    // Station cards have them as a part of their static ability alone (CR 721.2c).
    power: station ? null : face.power,
    toughness: station ? null : face.toughness,
    loyalty: face.loyalty,
    defense: face.defense,
    words: face.oracleText,
    abilities,
    unread: [...unknown, ...unread],
  };
}

/** An absent mana cost differs from {0} (CR 202.1b). One with symbols that the rules don't know counts as words that aren't carried out. */
function costOf(text: string | null): { readonly manaCost: ManaCost | null; readonly unknown: readonly UnreadLine[] } {
  if (text === null || text === '') return { manaCost: null, unknown: [] };
  const parsed = parseManaCost(text);
  if (parsed.ok) return { manaCost: parsed.value, unknown: [] };
  const reason = `this mana cost: ${parsed.problem.message}`;
  return { manaCost: null, unknown: [{ text, looksLike: 'static', stoppedAt: 0, expected: [], reason }] };
}
