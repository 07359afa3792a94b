import { type Context, staticContext } from '../context.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { gathered } from '../lists.ts';
import { type PlayerId, playerRef } from '../state/ids.ts';
import { granted } from './granted.ts';
import { affects, statements } from './statements/index.ts';

/** An ability that an effect gives a player ("you have hexproof"), with the context in which its words speak of that player as "you". */
export interface PlayerAbility {
  readonly ability: AbilityDefinition;
  readonly context: Context;
}

const NONE: readonly PlayerAbility[] = [];

/** The abilities that effects give a player (CR 613.10). */
export function abilitiesOfPlayer(g: Game, player: PlayerId): readonly PlayerAbility[] {
  const all = statements(g, 'gain');
  if (all.length === 0) return NONE;
  return gathered(all, (statement) => {
    if (!affects(g, statement, playerRef(player))) return [];
    const { node, context, words } = statement;
    const own = { ...staticContext(g, context.source, player, words), bindings: context.bindings };
    return granted(g, node.abilities, `player ${player}: ${words.text}`).map((ability) => ({ ability, context: own }));
  });
}
