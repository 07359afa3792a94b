import type { Color } from './colors.ts';
import { SUBTYPES } from './generated/subtypes.ts';
import type { CardType } from './types.ts';

export { SUBTYPES };

/** Subtypes come in lists of their own for each kind of type (CR 205.3g to 205.3q); instants and sorceries share one, creatures and kindreds another. */
export type SubtypeKind = keyof typeof SUBTYPES;
export type CreatureType = (typeof SUBTYPES)['creature'][number];
export type LandType = (typeof SUBTYPES)['land'][number];

export const SUBTYPE_KINDS = Object.keys(SUBTYPES) as readonly SubtypeKind[];

/** The card types that each list belongs to. */
export const TYPES_OF_KIND: Readonly<Record<SubtypeKind, readonly CardType[]>> = {
  artifact: ['artifact'],
  enchantment: ['enchantment'],
  land: ['land'],
  planeswalker: ['planeswalker'],
  spell: ['instant', 'sorcery'],
  creature: ['creature', 'kindred'],
  plane: ['plane'],
  dungeon: ['dungeon'],
  battle: ['battle'],
};

/** Spelling differs in case and in the form of the apostrophe. */
const fold = (word: string) => word.replaceAll('’', "'").toLowerCase();

interface Known {
  readonly subtype: string;
  readonly kinds: readonly SubtypeKind[];
}

const KNOWN: ReadonlyMap<string, Known> = new Map(
  SUBTYPE_KINDS.flatMap((kind) => [...SUBTYPES[kind]] as readonly string[]).map((subtype) => [
    fold(subtype),
    { subtype, kinds: SUBTYPE_KINDS.filter((kind) => (SUBTYPES[kind] as readonly string[]).includes(subtype)) },
  ]),
);

/** By their spelling in the rules: a creature with every type asks for hundreds of them at once. */
const SPELT: ReadonlyMap<string, Known> = new Map([...KNOWN.values()].map((known) => [known.subtype, known]));
const NONE: readonly SubtypeKind[] = [];

/** All lists that a subtype stands in: a plane may share its name with another subtype. */
export function subtypeKinds(word: string): readonly SubtypeKind[] {
  return (SPELT.get(word) ?? KNOWN.get(fold(word)))?.kinds ?? NONE;
}

/** The list that a subtype stands in, planes last; null for a word that is no subtype. */
export function subtypeKind(word: string): SubtypeKind | null {
  return subtypeKinds(word)[0] ?? null;
}

/** The spelling of a subtype in the rules; null for a word that is no subtype. */
export function canonicalSubtype(word: string): string | null {
  return KNOWN.get(fold(word))?.subtype ?? null;
}

/** Subtypes of more than one word, such as the creature type Time Lord and many planes (CR 205.3b). */
export const PHRASE_SUBTYPES: readonly string[] = SUBTYPE_KINDS.flatMap((kind) => [...SUBTYPES[kind]]).filter((subtype) =>
  subtype.includes(' '),
);

/** The basic land types and the mana of the ability that each gives its land (CR 305.6). */
export const BASIC_LAND_MANA = {
  Plains: 'white',
  Island: 'blue',
  Swamp: 'black',
  Mountain: 'red',
  Forest: 'green',
} as const satisfies Partial<Record<LandType, Color>>;
export type BasicLandType = keyof typeof BASIC_LAND_MANA;

export const BASIC_LAND_TYPES = Object.keys(BASIC_LAND_MANA) as readonly BasicLandType[];

export function isBasicLandType(subtype: string): subtype is BasicLandType {
  return Object.hasOwn(BASIC_LAND_MANA, subtype);
}
