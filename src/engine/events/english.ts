import type { Game } from '../game.ts';
import type { GameEvent } from './event.ts';

/** One sentence in plain English that says what happened. */
export function sentence(_g: Game, event: GameEvent): string {
  return event.kind;
}
