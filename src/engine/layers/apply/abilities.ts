import { sameTree } from '../../../oracle/kit/equal.ts';
import type { Ability } from '../../../oracle/tree/index.ts';
import { keywordOf } from '../../abilities.ts';
import type { AbilityDefinition } from '../../definition.ts';

/** The abilities that are left when one is lost: a keyword with all that it means (CR 113.10, 702.1). */
export function without(abilities: readonly AbilityDefinition[], lost: Ability): readonly AbilityDefinition[] {
  if (lost.kind !== 'keyword') return abilities.filter(({ tree }) => !sameTree(tree, lost));
  const named = abilities.filter((ability) => keywordOf(ability) === lost.keyword);
  if (named.length === 0) return abilities;
  if (!lost.quality && !lost.amount && !lost.costs) return abilities.filter((ability) => !named.includes(ability));
  const parameters = new Set(named.flatMap(({ tree, keyword }) => (sameTree(tree, lost) ? [keyword?.parameter ?? null] : [])));
  return abilities.filter((ability) => !named.includes(ability) || !parameters.has(ability.keyword?.parameter ?? null));
}
