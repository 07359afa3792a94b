import type { RuleNumber } from '../../rules/citations.ts';
import { abilityOf } from '../abilities.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import type { RuleFlag } from '../hooks.ts';
import type { ObjectId } from '../state/ids.ts';
import { characteristics } from './index.ts';

/** The rule that says what several instances of a keyword on one object do; none where the object has but one, or has gone. */
export function severalRules(g: Game, source: ObjectId, { keyword }: AbilityDefinition): readonly RuleNumber[] {
  if (!keyword?.severally || !g.state.objects[source]) return [];
  const instances = characteristics(g, source).abilities.filter(
    ({ tree }) => tree.kind === 'keyword' && tree.keyword === keyword.name,
  );
  return instances.length > 1 ? [keyword.severally] : [];
}

/** The same of the keyword by which an object has something that a procedure asks for. */
export function severalOfFlag(g: Game, id: ObjectId, flag: RuleFlag): readonly RuleNumber[] {
  const key = characteristics(g, id).flags[flag];
  if (key === undefined) return [];
  return severalRules(g, id, abilityOf(g, key));
}
