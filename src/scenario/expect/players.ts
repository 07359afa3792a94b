import type { GameStateView, PlayerView } from '../answer.ts';
import type { PlayerExpectation } from '../document/types.ts';
import { type Failure, failure, show } from './failure.ts';
import { sameName } from './names.ts';
import { countersDiffer } from './object.ts';
import { compareTop, compareWholeZone, zoneOf } from './zones.ts';

/** Mana in any order: one symbol for each mana. */
function sortedMana(mana: string): string {
  return (mana.match(/\{[^{}]*\}/g) ?? [mana.trim()])
    .map((symbol) => symbol.toUpperCase())
    .sort()
    .join('');
}

const VALUES = [
  'life',
  'handSize',
  'librarySize',
  'lost',
  'won',
  'monarch',
  'cityBlessing',
  'initiative',
  'speed',
  'ringTempted',
] as const;
const WHOLE_ZONES = ['hand', 'graveyard', 'exile', 'battlefield', 'command'] as const;

function compareValues(what: string, expected: PlayerExpectation, player: PlayerView): Failure[] {
  const values = VALUES.flatMap((key) => {
    const wanted = expected[key];
    return wanted === undefined || wanted === player[key] ? [] : [failure(`${what} ${key}`, show(wanted), show(player[key]))];
  });
  values.push(...compareDungeons(what, expected, player));
  const counters = countersDiffer(expected.counters, player.counters);
  if (counters !== undefined) values.push(failure(`${what} counters`, counters.wanted, counters.got));
  if (expected.mana !== undefined && sortedMana(expected.mana) !== sortedMana(player.mana))
    values.push(failure(`${what} mana`, show(expected.mana), show(player.mana)));
  return values;
}

function compareDungeons(what: string, { dungeon, completedDungeons }: PlayerExpectation, player: PlayerView): Failure[] {
  const failures: Failure[] = [];
  const is = player.dungeon;
  if (
    dungeon === null
      ? is !== null
      : dungeon && !(is && sameName(is.name, dungeon.name) && sameName(is.room, dungeon.room ?? is.room))
  )
    failures.push(failure(`${what} dungeon`, show(dungeon), show(is)));
  const same = (names: readonly string[]): boolean =>
    names.length === player.completedDungeons.length && names.every((name, at) => sameName(name, player.completedDungeons[at]!));
  if (completedDungeons && !same(completedDungeons))
    failures.push(failure(`${what} completedDungeons`, show(completedDungeons), show(player.completedDungeons)));
  return failures;
}

export function comparePlayer(state: GameStateView, place: string, expected: PlayerExpectation): Failure[] {
  const player = state.players.find(({ name }) => sameName(name, expected.name));
  if (player === undefined)
    return [failure(place, `a player called ${expected.name}`, show(state.players.map(({ name }) => name)))];
  const what = `${place} ${player.name}`;
  const zones = WHOLE_ZONES.flatMap((zone) => {
    const wanted = expected[zone];
    return wanted === undefined ? [] : compareWholeZone(`${what} ${zone}`, wanted, zoneOf(state, player, zone));
  });
  const library =
    expected.library === undefined ? [] : compareTop(`${what} library`, expected.library, zoneOf(state, player, 'library'));
  return [...compareValues(what, expected, player), ...zones, ...library];
}
