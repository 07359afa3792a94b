import type { Game } from '../game.ts';
import { setState } from '../writer.ts';

/**
 * Effects that speak of "the next time a source would deal damage" apply to one instance of damage, all of which is dealt at the same time
 * (CR 615.8); they are gone when the whole of it has been replaced or prevented.
 */
export function markSpent(g: Game, effect: number): void {
  g.happening?.spent.push(effect);
}

export function dropSpent(g: Game): void {
  const spent = g.happening?.spent ?? [];
  if (spent.length === 0) return;
  setState(
    g,
    'effects',
    g.state.effects.filter(({ id }) => !spent.includes(id)),
  );
  spent.length = 0;
}
