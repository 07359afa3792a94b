import type { RuleNumber } from '../../rules/citations.ts';
import type { Game } from '../game.ts';
import type { GameEvent } from './event.ts';

/** The rules that say what an event of its kind is. */
export function rulesOf(_g: Game, _event: GameEvent): readonly RuleNumber[] {
  return [];
}
