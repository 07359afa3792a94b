import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';

/** Zones that are looked through together: the shared ones each by itself, those that each player has one after the other. */
export type Places = readonly (readonly Zone[])[];

interface Kept<T> {
  /** When it was last looked whether anything has changed. */
  version: number;
  readonly stamps: number[];
  readonly found: (readonly T[])[];
  all: readonly T[];
}

const NONE: readonly never[] = [];

/**
 * What is found in the lists of zones, in their order, kept for as long as nothing in a zone changes: what is found must follow from the objects
 * there and nothing else.
 */
export function keptByPlace<T>(
  g: Game,
  topic: string,
  places: Places,
  look: (ids: readonly ObjectId[], zone: Zone, found: T[]) => void,
): readonly T[] {
  g.caches[topic] ??= nothingKept();
  const kept = g.caches[topic] as Kept<T>;
  if (kept.version === g.objectsVersion) return kept.all;
  kept.version = g.objectsVersion;
  return lookWhatChanged(g, kept, places, look);
}

const nothingKept = (): Kept<never> => ({ version: -1, stamps: [], found: [], all: NONE });

function lookWhatChanged<T>(
  g: Game,
  kept: Kept<T>,
  places: Places,
  look: (ids: readonly ObjectId[], zone: Zone, found: T[]) => void,
): readonly T[] {
  let changed = false;
  for (let i = 0; i < places.length; i += 1) {
    const stamp = stampOf(g, places[i]!);
    if (kept.stamps[i] === stamp) continue;
    const found: T[] = [];
    lookThrough(g, places[i]!, look, found);
    kept.stamps[i] = stamp;
    changed ||= found.length > 0 || (kept.found[i]?.length ?? 0) > 0;
    kept.found[i] = found;
  }
  if (changed) kept.all = kept.found.flat();
  return kept.all;
}

/** The same, past what is kept. */
export function foundAnew<T>(g: Game, places: Places, look: (ids: readonly ObjectId[], zone: Zone, found: T[]) => void): T[] {
  const found: T[] = [];
  for (const zones of places) lookThrough(g, zones, look, found);
  return found;
}

function lookThrough<T>(
  { state }: Game,
  zones: readonly Zone[],
  look: (ids: readonly ObjectId[], zone: Zone, found: T[]) => void,
  found: T[],
): void {
  const [first] = zones;
  if (first === 'battlefield' || first === 'stack' || first === 'exile' || first === 'command') {
    look(state[first], first, found);
    return;
  }
  for (const player of state.players) for (const zone of zones) look(player[zone as 'hand'], zone, found);
}

/** Grows with every change of what is in these zones. */
export function stampOf(g: Game, zones: readonly Zone[]): number {
  let sum = 0;
  for (const zone of zones) sum += g.zoneVersions[zone];
  return sum;
}
