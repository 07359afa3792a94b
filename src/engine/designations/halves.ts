import type { CardDefinition } from '../definition.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';

/** The designations that a permanent with a shared type line can have: that of its left half and that of its right half (CR 709.5c). */
export const UNLOCKED = ['leftHalfUnlocked', 'rightHalfUnlocked'] as const;
export type UnlockedHalf = (typeof UNLOCKED)[number];

const NO_PERMANENTS: ReadonlySet<string> = new Set(['instant', 'sorcery']);

/** A split card that is a permanent card (CR 709.5). */
export const hasSharedTypeLine = ({ layout, faces }: CardDefinition): boolean =>
  layout === 'split' && !faces.some(({ types }) => types.some((type) => NO_PERMANENTS.has(type)));

export const isUnlocked = ({ designations }: Pick<GameObject, 'designations'>, half: number): boolean =>
  designations.includes(UNLOCKED[half]!);

interface Known {
  readonly definitions: ReadonlyMap<string, CardDefinition>;
  readonly state: { readonly objects: Readonly<Record<ObjectId, GameObject | undefined>> };
}

/** The definition of a permanent with a shared type line, by what it is a copy of, if of anything; null for every other object. */
export function definitionOfHalves({ definitions }: Known, object: GameObject): CardDefinition | null {
  const key = object.copyOf ?? object.card;
  const definition = key === null ? undefined : definitions.get(key);
  if (!definition || object.zone !== 'battlefield' || object.faceDown || object.merged) return null;
  return hasSharedTypeLine(definition) ? definition : null;
}

export interface Door {
  readonly half: number;
  readonly name: string;
  readonly unlocked: boolean;
}

/** The halves of a permanent with a shared type line (CR 709.5j); none of every other. */
export function doorsOf(g: Known, id: ObjectId): readonly Door[] {
  const object = g.state.objects[id];
  const definition = object ? definitionOfHalves(g, object) : null;
  return definition && object
    ? definition.faces.map(({ name }, half) => ({ half, name, unlocked: isUnlocked(object, half) }))
    : [];
}
