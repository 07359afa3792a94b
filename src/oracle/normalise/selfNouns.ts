/** A noun by which words call what they stand on: "this creature". */
interface SelfNoun {
  readonly noun: string;
  /** By what of its type line a permanent's own words call it so; absent where the noun is only heard. */
  readonly of?: 'subtypes' | 'types';
}

/** Subtypes go before card types, and of several the first is said: an artifact creature is "this creature", an Aura Curse "this Aura". */
export const SELF_NOUNS: readonly SelfNoun[] = [
  { noun: 'Aura', of: 'subtypes' },
  { noun: 'Equipment', of: 'subtypes' },
  { noun: 'Vehicle', of: 'subtypes' },
  { noun: 'Saga', of: 'subtypes' },
  { noun: 'Class', of: 'subtypes' },
  { noun: 'Case', of: 'subtypes' },
  { noun: 'Room', of: 'subtypes' },
  { noun: 'Spacecraft', of: 'subtypes' },
  { noun: 'Siege', of: 'subtypes' },
  { noun: 'Fortification', of: 'subtypes' },
  { noun: 'creature', of: 'types' },
  { noun: 'land', of: 'types' },
  { noun: 'planeswalker', of: 'types' },
  { noun: 'artifact', of: 'types' },
  { noun: 'enchantment', of: 'types' },
  { noun: 'battle', of: 'types' },
  { noun: 'permanent' },
  { noun: 'spell' },
  { noun: 'card' },
  { noun: 'token' },
  { noun: 'Mount' },
  { noun: 'Curse' },
  { noun: 'Rune' },
  { noun: 'Role' },
  { noun: 'Planet' },
  { noun: 'emblem' },
  { noun: 'object' },
];
