import type { GameStateView, ObjectView, PlayerView } from '../answer.ts';
import type { PlayerExpectation, Zone, ZoneExpectation } from '../document/types.ts';
import { type Failure, failure } from './failure.ts';
import { displayName, fold, namesOf, sameName } from './names.ts';
import { holderOf } from './references.ts';

/** A card in a zone, or null for an unknown one. */
type Entry = ObjectView | null;

/** Everything of a player in a zone; phased-out permanents are not there (CR 702.26d). */
export function zoneOf(state: GameStateView, player: PlayerView, zone: Zone): Entry[] {
  const byId = new Map(state.objects.map((object) => [object.id, object]));
  const entries = (ids: readonly (string | null)[]): Entry[] => ids.map((id) => (id === null ? null : (byId.get(id) ?? null)));
  switch (zone) {
    case 'stack':
      return entries(state.stack).filter((object) => object !== null && sameName(holderOf(object), player.name));
    case 'battlefield':
      return entries(player.battlefield).filter((object) => object?.phasedOut !== true);
    default:
      return entries(player[zone]);
  }
}

const isCalled = (object: Entry, name: string): boolean => object !== null && namesOf(object).has(fold(name));

/**
 * Gives each wanted name an object of its own, as far as possible: an object may answer to several names, so that a name may have to
 * make way for another (augmenting paths). Returns the names that are left over.
 */
export function unmatched(wanted: readonly string[], objects: readonly Entry[]): string[] {
  const takenBy = new Map<Entry, number>();
  const place = (index: number, tried: Set<Entry>): boolean =>
    objects.some((object) => {
      if (object === null || tried.has(object) || !isCalled(object, wanted[index]!)) return false;
      tried.add(object);
      const before = takenBy.get(object);
      if (before !== undefined && !place(before, tried)) return false;
      takenBy.set(object, index);
      return true;
    });
  return wanted.filter((_, index) => !place(index, new Set()));
}

const list = (names: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts.size === 0 ? 'nothing' : [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
};

const shown = (entries: readonly Entry[]): string =>
  list(entries.map((entry) => (entry === null ? 'an unknown card' : displayName(entry))));

type ZoneEntries = NonNullable<PlayerExpectation['hand']>;

const written = (entries: ZoneEntries): string[] =>
  entries.flatMap(({ card, count }) => Array.from({ length: count }, () => card));

/** A zone's list is the whole zone, in any order. */
export function compareWholeZone(what: string, expected: ZoneEntries, got: readonly Entry[]): Failure[] {
  const wanted = written(expected);
  const same = wanted.length === got.length && unmatched(wanted, got).length === 0;
  return same ? [] : [failure(what, list(wanted), shown(got))];
}

/** The library's list is its top, in order. */
export function compareTop(what: string, expected: ZoneEntries, got: readonly Entry[]): Failure[] {
  const wanted = written(expected);
  const top = wanted.map((_, index) => got[index] ?? null);
  if (wanted.every((name, index) => isCalled(top[index]!, name))) return [];
  const names = top.map((entry) => (entry === null ? 'an unknown card' : displayName(entry)));
  return [failure(what, `from the top ${wanted.join(', ')}`, names.join(', '))];
}

/** `has` and `lacks`: exactly so many, or at least one. */
export function compareZonePart(state: GameStateView, what: string, expected: ZoneExpectation, has: boolean): Failure[] {
  const player = state.players.find(({ name }) => sameName(name, expected.player));
  const entries = player === undefined ? [] : zoneOf(state, player, expected.zone);
  const number = entries.filter((entry) => isCalled(entry, expected.card)).length;
  const fits = expected.count === undefined ? number > 0 : number === expected.count;
  if (fits === has) return [];
  const amount = expected.count === undefined ? 'at least 1' : `exactly ${expected.count}`;
  const place = `${expected.card} (${expected.zone}, ${expected.player})`;
  return [failure(`${what} ${place}`, has ? amount : `not ${amount}`, `${number} among ${shown(entries)}`)];
}
