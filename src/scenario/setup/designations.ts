import { beginMonarchy, startEngine } from '../../engine/designations/index.ts';
import { createPrepareSpell, PREPARED } from '../../engine/designations/prepared.ts';
import { RING_BEARER, ringEmblem } from '../../engine/designations/ring.ts';
import { type Game, object } from '../../engine/game.ts';
import type { ObjectId, PlayerId } from '../../engine/state/ids.ts';
import { setPlayer } from '../../engine/writer.ts';
import { newObject } from '../../engine/zones/move.ts';
import type { Scenario } from '../document/types.ts';
import { ScenarioProblem } from './problem.ts';

/** What comes with the designations that permanents and players are set up with. */
export function setUpDesignations(g: Game, scenario: Scenario): void {
  for (const id of g.state.battlefield) if (object(g, id).designations.includes(PREPARED)) createPrepareSpell(g, id);
  if (scenario.players.some(({ monarch }) => monarch)) beginMonarchy(g);
  for (const [seat, { speed, ringTempted }] of scenario.players.entries()) {
    const player = seat as PlayerId;
    if (speed) startEngine(g, player);
    setUpRing(g, player, ringTempted ?? 0);
  }
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
