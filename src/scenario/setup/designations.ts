import { foldName } from '../../cards/names/index.ts';
import { beginInitiative, beginMonarchy, startEngine } from '../../engine/designations/index.ts';
import { createPrepareSpell, PREPARED } from '../../engine/designations/prepared.ts';
import { RING_BEARER, ringEmblem } from '../../engine/designations/ring.ts';
import { DUNGEONS, type Dungeon, dungeonDefinition } from '../../engine/dungeons/index.ts';
import { type Game, object } from '../../engine/game.ts';
import type { ObjectId, PlayerId } from '../../engine/state/ids.ts';
import { setPlayer } from '../../engine/writer.ts';
import { newObject } from '../../engine/zones/move.ts';
import { suggest } from '../document/suggest.ts';
import type { PlayerSetup, Scenario } from '../document/types.ts';
import { ScenarioProblem } from './problem.ts';

/** What comes with the designations that permanents and players are set up with. */
export function setUpDesignations(g: Game, scenario: Scenario): void {
  for (const id of g.state.battlefield) if (object(g, id).designations.includes(PREPARED)) createPrepareSpell(g, id);
  if (onlyOne(scenario, 'monarch', 'Only one player can be the monarch (CR 725.3)')) beginMonarchy(g);
  if (onlyOne(scenario, 'initiative', 'Only one player can have the initiative (CR 726.3)')) beginInitiative(g);
  for (const [seat, setup] of scenario.players.entries()) {
    const { speed, ringTempted } = setup;
    const player = seat as PlayerId;
    if (speed) startEngine(g, player);
    setUpRing(g, player, ringTempted ?? 0);
    setUpDungeons(g, player, setup);
  }
}

/** Whether anybody has what one player at most can have. */
function onlyOne({ players }: Scenario, key: 'monarch' | 'initiative', rule: string): boolean {
  const seats = players.flatMap((player, seat) => (player[key] ? [seat] : []));
  const [, second] = seats;
  if (second === undefined) return seats.length > 0;
  const places = seats.map((seat) => `players[${seat}].${key}`).join(' and ');
  throw new ScenarioProblem(['players', second, key], `${rule}, but ${places} say so of ${seats.length}.`);
}

/** The dungeon card that a player has in the command zone, with the venture marker on it (CR 309.4), and those that are completed. */
function setUpDungeons(g: Game, owner: PlayerId, { dungeon: said, completedDungeons = [] }: PlayerSetup): void {
  const names = completedDungeons.map((name, at) => dungeonCalled(name, ['players', owner, 'completedDungeons', at]).name);
  if (names.length > 0) setPlayer(g, owner, { dungeonsCompleted: names });
  if (!said) return;
  const dungeon = dungeonCalled(said.name, ['players', owner, 'dungeon', 'name']);
  const rooms = dungeon.rooms.map(({ name }) => name);
  const room = said.room === undefined ? 0 : rooms.findIndex((name) => foldName(name) === foldName(said.room!));
  if (room < 0) {
    const problem = `${dungeon.name} has no room called "${said.room}".`;
    throw new ScenarioProblem(['players', owner, 'dungeon', 'room'], problem, suggest(said.room!, rooms));
  }
  const card = dungeonDefinition(g, dungeon);
  const { id } = newObject(g, { substance: 'card', card, owner, controller: owner, zone: 'command' });
  setPlayer(g, owner, { ventureMarker: { object: id, room } });
}

function dungeonCalled(name: string, path: readonly (string | number)[]): Dungeon {
  const found = DUNGEONS.find((one) => foldName(one.name) === foldName(name));
  if (!found) {
    const names = DUNGEONS.map((one) => one.name);
    throw new ScenarioProblem(path, `No dungeon is called "${name}".`, suggest(name, names));
  }
  return found;
}

/** Whom the Ring has tempted has the emblem (CR 701.54c); whoever has a Ring-bearer has been tempted. */
function setUpRing(g: Game, player: PlayerId, said: number): void {
  const bearers = g.state.battlefield.filter((id) => isBearerOf(g, id, player));
  if (bearers.length > 1) {
    const name = g.state.players[player]!.name;
    throw new ScenarioProblem(
      ['players', player, 'battlefield'],
      `${name} has ${bearers.length} Ring-bearers; a player has one.`,
    );
  }
  const times = Math.max(said, bearers.length);
  if (times === 0) return;
  setPlayer(g, player, { ringTempted: times });
  newObject(g, { substance: 'emblem', card: ringEmblem(g, times), owner: player, controller: player, zone: 'command' });
}

function isBearerOf(g: Game, id: ObjectId, player: PlayerId): boolean {
  const { designations, controller } = object(g, id);
  return controller === player && designations.includes(RING_BEARER);
}
