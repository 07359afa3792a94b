import type { Ability, Condition } from '../../oracle/tree/index.ts';
import { staticContext } from '../context.ts';
import type { AbilityDefinition } from '../definition.ts';
import { holds } from '../filters/index.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { characteristics } from './index.ts';

/**
 * Abilities of an object that a rule makes depend on its state, such as those behind a station, level or infinity symbol, while they say nothing
 * because it isn't so (CR 702.186b, 711.2, 721.2a).
 */
export function unmetAbilities(g: Game, id: ObjectId): readonly AbilityDefinition[] {
  const { abilities, controller } = characteristics(g, id);
  return abilities.filter(({ tree, cite, words }) => {
    const conditions = cite.length === 0 ? [] : conditionsOf(tree);
    if (conditions.length === 0) return false;
    const ctx = staticContext(g, id, controller, { card: nameOf(g, id), text: words });
    return conditions.some((one) => !holds(g, one, ctx));
  });
}

function conditionsOf(tree: Ability): readonly Condition[] {
  if (tree.kind !== 'static' || tree.statement.kind !== 'clause') return [];
  return [tree.condition, tree.statement.condition].filter((one) => one !== undefined);
}
