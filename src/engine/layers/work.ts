import type { Ability } from '../../oracle/tree/index.ts';
import type { AppliedEffect, Characteristics } from '../characteristics.ts';
import type { Timestamp } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';

type Changeable<T> = { -readonly [K in keyof T]: T[K] };

/** The values of one object while layers are being applied to it. Its lists are values: changes put new ones in their place. */
export interface Work extends Changeable<Omit<Characteristics, 'why'>> {
  readonly object: GameObject;
  why: readonly AppliedEffect[];
  /** Abilities that it can't have (CR 113.11). */
  barred: readonly Ability[];
  /** Abilities that effects have given it, by key, with the timestamp of the effect (CR 613.7a). */
  gained: Readonly<Record<string, Timestamp>>;
}

/** Every field by name: this is made very often, and so it is made in one shape. */
export function copyOfWork(work: Work): Work {
  return {
    object: work.object,
    name: work.name,
    manaCost: work.manaCost,
    colors: work.colors,
    supertypes: work.supertypes,
    types: work.types,
    subtypes: work.subtypes,
    power: work.power,
    toughness: work.toughness,
    loyalty: work.loyalty,
    defense: work.defense,
    abilities: work.abilities,
    unread: work.unread,
    controller: work.controller,
    flags: work.flags,
    why: work.why,
    gained: work.gained,
    barred: work.barred,
  };
}

export function restore(work: Work, saved: Work): void {
  Object.assign(work, saved);
}
