import type { Game } from '../game.ts';
import { apnap, opponents } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef, type Ref } from '../state/ids.ts';

/** The player designated as a battle's protector, if that player is in the game (CR 310.8). */
export function protectorOf(g: Game, battle: ObjectId): PlayerId | null {
  const chosen = g.state.objects[battle]?.chosen.player;
  return chosen !== undefined && g.state.players[chosen]?.lost === null ? chosen : null;
}

/** The players who can be attacked: all opponents of the attacking player (CR 506.2, 802.2). */
export const defendingPlayers = (g: Game): readonly PlayerId[] => opponents(g, g.state.turn.active);

/** What can be attacked: defending players, planeswalkers that they control, battles that they protect (CR 506.2, 506.3). */
export function attackable(g: Game): readonly Ref[] {
  const permanents = g.state.battlefield.map(objectRef).filter((ref) => isAttackable(g, ref));
  return [...defendingPlayers(g).map(playerRef), ...permanents];
}

/** Whether that player, planeswalker or battle can be attacked at all. */
export function isAttackable(g: Game, ref: Ref): boolean {
  if (ref.kind === 'object' && g.state.objects[ref.object]?.phasedOut) return false;
  const defender = defenderOf(g, ref);
  return defender !== null && defendingPlayers(g).includes(defender);
}

/** The defending player of an attack: the player attacked, the planeswalker's controller, the battle's protector (CR 508.5, 310.8d). */
export function defenderOf(g: Game, on: Ref): PlayerId | null {
  if (on.kind === 'player') return apnap(g).includes(on.player) ? on.player : null;
  if (g.state.objects[on.object]?.zone !== 'battlefield') return null;
  const { types, controller } = characteristics(g, on.object);
  if (types.includes('battle')) return protectorOf(g, on.object);
  return types.includes('planeswalker') ? controller : null;
}
