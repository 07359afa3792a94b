import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Game, ZoneVersions } from '../game.ts';
import { gathered } from '../lists.ts';
import type { ObjectId } from '../state/ids.ts';

/** A zone that is looked through by itself: of those that each player has, all of them one after the other. */
type Place = (
  | { readonly shared: 'battlefield' | 'stack' | 'command' | 'exile' }
  | { readonly shared: null; readonly ofPlayers: 'hand' | 'graveyard' | 'library' }
) & {
  /** Grows with every change of what is there. Each field is named: looking it up by a zone's name takes much longer. */
  readonly stamp: (versions: ZoneVersions) => number;
};
export type Places = readonly Place[];

export const BATTLEFIELD: Place = { shared: 'battlefield', stamp: ({ battlefield }) => battlefield };
export const STACK: Place = { shared: 'stack', stamp: ({ stack }) => stack };
export const COMMAND: Place = { shared: 'command', stamp: ({ command }) => command };
export const EXILE: Place = { shared: 'exile', stamp: ({ exile }) => exile };
export const HANDS: Place = { shared: null, ofPlayers: 'hand', stamp: ({ hand }) => hand };
export const GRAVEYARDS: Place = { shared: null, ofPlayers: 'graveyard', stamp: ({ graveyard }) => graveyard };
export const LIBRARIES: Place = { shared: null, ofPlayers: 'library', stamp: ({ library }) => library };

/** All zones, in the order in which they are mostly looked through. */
export const EVERYWHERE: Places = [BATTLEFIELD, STACK, COMMAND, EXILE, HANDS, GRAVEYARDS, LIBRARIES];

interface Kept<T> {
  /** When it was last looked whether anything has changed. */
  version: number;
  readonly stamps: number[];
  readonly found: (readonly T[])[];
  all: readonly T[];
}

const NONE: readonly never[] = [];

/** Adds what it finds among the objects of a zone. */
type Look<T> = (g: Game, ids: readonly ObjectId[], zone: Zone, found: T[]) => void;

/**
 * What is found in the lists of zones, in their order, kept for as long as nothing in a zone changes: what is found must follow from the objects
 * there and nothing else.
 */
export function keptByPlace<T>(g: Game, topic: string, places: Places, look: Look<T>): readonly T[] {
  let kept = g.caches[topic] as Kept<T> | undefined;
  if (!kept) {
    kept = nothingKept();
    g.caches[topic] = kept;
  }
  if (kept.version === g.objectsVersion) return kept.all;
  kept.version = g.objectsVersion;
  return lookWhatChanged(g, kept, places, look);
}

const nothingKept = (): Kept<never> => ({ version: -1, stamps: [], found: [], all: NONE });

function lookWhatChanged<T>(g: Game, kept: Kept<T>, places: Places, look: Look<T>): readonly T[] {
  let changed = false;
  for (let i = 0; i < places.length; i += 1) {
    const stamp = places[i]!.stamp(g.zoneVersions);
    if (kept.stamps[i] === stamp) continue;
    const found: T[] = [];
    lookThrough(g, places[i]!, look, found);
    kept.stamps[i] = stamp;
    changed ||= found.length > 0 || (kept.found[i]?.length ?? 0) > 0;
    kept.found[i] = found;
  }
  if (changed) kept.all = gathered(kept.found, (found) => found);
  return kept.all;
}

/** The same, past what is kept. */
export function foundAnew<T>(g: Game, places: Places, look: Look<T>): T[] {
  const found: T[] = [];
  for (const place of places) lookThrough(g, place, look, found);
  return found;
}

function lookThrough<T>(g: Game, place: Place, look: Look<T>, found: T[]): void {
  if (place.shared) look(g, g.state[place.shared], place.shared, found);
  else for (const player of g.state.players) look(g, player[place.ofPlayers], place.ofPlayers, found);
}
