import type { Color } from '../rules/vocabulary/colors.ts';

/** How a card's faces belong together (CR 709 to 719); `multiface` where a source doesn't say which kind. */
export const CARD_LAYOUTS = [
  'normal',
  'split',
  'flip',
  'transform',
  'modal_dfc',
  'adventure',
  'omen',
  'prepare',
  'leveler',
  'saga',
  'class',
  'case',
  'meld',
  'multiface',
  'token',
] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];

/** VERBATIM: Oracle text as published; DERIVED: rebuilt by a source and close to it. */
export type TextQuality = 'VERBATIM' | 'DERIVED';

/** One face, half or inset of a card, as printed. Words keep the spelling and case of the source. */
export interface CardFace {
  readonly name: string;
  /** Mana symbols such as `{2}{U}{U}`; null where the face has no mana cost (CR 202.1b), which differs from `{0}`. */
  readonly manaCost: string | null;
  readonly typeLine: string;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** Lines separated by `\n`; empty where there are no words. */
  readonly oracleText: string;
  /** As printed: `2`, `*`, `1+*`; null where there is none. */
  readonly power: string | null;
  readonly toughness: string | null;
  readonly loyalty: string | null;
  readonly defense: string | null;
  readonly colorIndicator: readonly Color[] | null;
}

/** A card with all its faces, at least one. */
export interface Card {
  /** The whole name, parts joined by ` // `. */
  readonly name: string;
  readonly layout: CardLayout;
  readonly faces: readonly CardFace[];
  readonly oracleId: string | null;
  readonly textSource: string;
  /** YYYY-MM or YYYY-MM-DD; null where the source doesn't say. */
  readonly textAsOf: string | null;
  readonly textQuality: TextQuality;
  /** What the source didn't give and was put in, or is missing still; absent where nothing is. */
  readonly remark?: string;
}
