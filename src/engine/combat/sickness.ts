import type { Game } from '../game.ts';
import { object } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';

/**
 * Whether a creature hasn't been under its controller's control continuously since that player's most recent turn began, and nothing lets it
 * ignore that (CR 302.6, 702.10b). What isn't a creature is never held back.
 */
export function summoningSick(g: Game, id: ObjectId): boolean {
  const { controlledSince } = object(g, id);
  if (controlledSince === 0) return false;
  return !('ignoresSummoningSickness' in characteristics(g, id).flags) && cameUnderControl(g, id);
}

/** The same without asking whether something lets it ignore that: then haste is what allows the attack or the cost. */
export function cameUnderControl(g: Game, id: ObjectId): boolean {
  const { types, controller } = characteristics(g, id);
  return types.includes('creature') && object(g, id).controlledSince >= mostRecentTurn(g, controller);
}

/** The number of the player's present or last turn; 0 where there was none. */
function mostRecentTurn(g: Game, of: PlayerId): number {
  const { turn, history, players } = g.state;
  if (turn.active === of) return turn.number;
  for (let at = history.length - 1; at >= 0; at -= 1) {
    const { event, turn: number } = history[at]!;
    if (event.kind === 'stepBegins' && event.player === of) return number;
  }
  // Nothing of it is remembered: turns went round in order before the game that a scenario begins with.
  const ago = (turn.active - of + players.length) % players.length;
  return Math.max(0, turn.number - ago);
}
