import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Game, ZoneVersions } from '../game.ts';
import { gathered } from '../lists.ts';
import type { ObjectId } from '../state/ids.ts';

type Shared = 'battlefield' | 'stack' | 'command' | 'exile';
type OfPlayers = 'hand' | 'graveyard' | 'library';

/** Zones that are looked through together: a shared one by itself, or those that each player has one after the other. */
interface Place {
  readonly shared: Shared | null;
  readonly ofPlayers: readonly OfPlayers[];
  /** Grows with every change of what is there. Each field is named: looking it up by a zone's name takes much longer. */
  readonly stamp: (versions: ZoneVersions) => number;
}
export type Places = readonly Place[];

export const BATTLEFIELD: Place = { shared: 'battlefield', ofPlayers: [], stamp: ({ battlefield }) => battlefield };
export const STACK: Place = { shared: 'stack', ofPlayers: [], stamp: ({ stack }) => stack };
export const COMMAND: Place = { shared: 'command', ofPlayers: [], stamp: ({ command }) => command };
export const EXILE: Place = { shared: 'exile', ofPlayers: [], stamp: ({ exile }) => exile };

/** What players have each, in the order given. */
export const ofPlayers = (...zones: readonly OfPlayers[]): Place => ({
  shared: null,
  ofPlayers: zones,
  stamp: zones.includes('library')
    ? ({ hand, graveyard, library }) => hand + graveyard + library
    : ({ hand, graveyard }) => hand + graveyard,
});

/** All zones, in the order in which they are mostly looked through. */
export const EVERYWHERE: Places = [BATTLEFIELD, STACK, COMMAND, EXILE, ofPlayers('hand', 'graveyard', 'library')];

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

function lookThrough<T>(g: Game, { shared, ofPlayers: zones }: Place, look: Look<T>, found: T[]): void {
  if (shared) look(g, g.state[shared], shared, found);
  else for (const player of g.state.players) for (const zone of zones) look(g, player[zone], zone, found);
}
