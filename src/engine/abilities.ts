import type { AbilityDefinition } from './definition.ts';
import type { Game } from './game.ts';
import { invariant } from './refuse.ts';

/** The ability with this key; every key in the state stands in the table. */
export function abilityOf(g: Game, key: string): AbilityDefinition {
  const found = g.abilities.get(key);
  invariant(found, `ability ${key} isn't in the table`);
  return found;
}
