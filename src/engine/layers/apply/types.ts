import { isBasicLandType, type SubtypeKind, subtypeKinds, TYPES_OF_KIND } from '../../../rules/vocabulary/subtypes.ts';
import type { CharacteristicPart, TypesPart } from '../effect.ts';
import type { Work } from '../work.ts';

const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];

/** Adds or sets card types, supertypes and subtypes (CR 205.1a-b, 305.7). */
export function changeTypes(work: Work, part: TypesPart): void {
  work.supertypes = union(work.supertypes, part.supertypes);
  if (part.types.length > 0)
    work.types = part.keeps === 'nothing' ? replaceTypes(work, part.types) : union(work.types, part.types);
  if (part.keeps !== 'all' && part.subtypes.length > 0) {
    const replaced =
      part.keeps === 'allButCreatureTypes' ? new Set<SubtypeKind>(['creature']) : new Set(part.subtypes.flatMap(subtypeKinds));
    work.subtypes = work.subtypes.filter((subtype) => !subtypeKinds(subtype).some((kind) => replaced.has(kind)));
    if (part.keeps === 'nothing' && work.types.includes('land') && part.subtypes.some(isBasicLandType)) loseRulesText(work);
  }
  work.subtypes = union(work.subtypes, part.subtypes).filter((subtype) => correlates(work, subtype));
}

/** What loses a card type loses the subtypes that go with it (CR 205.1a). */
export function removeTypes(work: Work, { types, creatureTypes }: Extract<CharacteristicPart, { kind: 'removeTypes' }>): void {
  work.types = work.types.filter((type) => !types.includes(type));
  work.subtypes = work.subtypes.filter(
    (subtype) => correlates(work, subtype) && !(creatureTypes && subtypeKinds(subtype).includes('creature')),
  );
}

/** An instant or sorcery retains that type (CR 205.1a). */
function replaceTypes(work: Work, types: readonly string[]): string[] {
  const kept = work.types.filter((type) => type === 'instant' || type === 'sorcery');
  return union(types, kept);
}

/** A land whose subtype is set to basic land types loses what its text says, not what other effects gave it (CR 305.7). */
function loseRulesText(work: Work): void {
  work.abilities = work.abilities.filter(({ key }) => key in work.gained);
  work.unread = [];
}

/** A subtype goes with a card type that it belongs to (CR 205.1a, 205.3d). One that no list knows is left alone. */
function correlates({ types }: Work, subtype: string): boolean {
  const kinds = subtypeKinds(subtype);
  return kinds.length === 0 || kinds.some((kind) => TYPES_OF_KIND[kind].some((type) => types.includes(type)));
}
