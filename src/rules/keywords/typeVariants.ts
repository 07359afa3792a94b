/** A keyword that a type makes of another: islandwalk of landwalk (CR 702.14a), forestcycling of typecycling (702.29e), goblin offering (702.48a). */
export interface TypeVariant {
  /** As it was asked for, with one capital: Snow landwalk. */
  readonly name: string;
  /** What it is made of. */
  readonly of: 'Landwalk' | 'Typecycling' | 'Offering';
  /** The words of the type: island, basic land. */
  readonly type: string;
}

const ENDINGS: readonly (readonly [RegExp, TypeVariant['of']])[] = [
  [/^([a-z][a-z' ]*?)walk$/, 'Landwalk'],
  [/^([a-z][a-z' ]*?)cycling$/, 'Typecycling'],
  [/^([a-z][a-z' ]*?) offering$/, 'Offering'],
];

/** Which keyword such a name is made of; null for any other name. `isType` knows the words of types, in lower case. */
export function typeVariant(name: string, isType: (word: string) => boolean): TypeVariant | null {
  const folded = name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  for (const [pattern, of] of ENDINGS) {
    const type = pattern.exec(folded)?.[1];
    if (type === undefined || !type.split(' ').every((word) => isType(word.replace(/^non-?/, '')))) continue;
    return { name: folded.charAt(0).toUpperCase() + folded.slice(1), of, type };
  }
  return null;
}
