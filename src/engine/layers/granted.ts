import type { Ability } from '../../oracle/tree/index.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { Game } from '../game.ts';

const made = new WeakMap<Game['abilities'], WeakMap<readonly Ability[], readonly AbilityDefinition[]>>();

/** The definitions of abilities that an effect gives, made once and put into the game's table under keys that begin with `key`. */
export function granted(g: Game, abilities: readonly Ability[], key: string): readonly AbilityDefinition[] {
  let known = made.get(g.abilities);
  if (!known) {
    known = new WeakMap();
    made.set(g.abilities, known);
  }
  let definitions = known.get(abilities);
  if (!definitions) {
    definitions = abilities.flatMap((ability, i) => g.define(ability, `${key}+${i + 1}`));
    for (const definition of definitions) g.abilities.set(definition.key, definition);
    known.set(abilities, definitions);
  }
  return definitions;
}
