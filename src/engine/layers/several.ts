import type { RuleNumber } from '../../rules/citations.ts';
import type { Characteristics } from '../characteristics.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import type { RuleFlag } from '../hooks.ts';
import type { ObjectId } from '../state/ids.ts';
import { characteristics, lastKnownCharacteristics } from './index.ts';

/** The rule that says what several instances of a keyword on one object do, as it is or last was; none where the object has but one. */
export function severalRules(g: Game, source: ObjectId, { keyword }: AbilityDefinition): readonly RuleNumber[] {
  if (!keyword?.severally || (!g.state.objects[source] && !g.state.lastKnown[source])) return [];
  const instances = present(g, source).abilities.filter(({ tree }) => tree.kind === 'keyword' && tree.keyword === keyword.name);
  return instances.length > 1 ? [keyword.severally] : [];
}

/** The same of the keywords that do this to a procedure of the rules, as the object is or last was. */
export function severalOfFlag(g: Game, id: ObjectId, flag: RuleFlag): readonly RuleNumber[] {
  return severalIn(present(g, id).abilities, flag);
}

function severalIn(abilities: readonly AbilityDefinition[], flag: RuleFlag): readonly RuleNumber[] {
  const found = new Map<RuleNumber, number>();
  for (const { hooks, keyword } of abilities) {
    if (keyword?.severally && hooks.flags?.includes(flag)) found.set(keyword.severally, (found.get(keyword.severally) ?? 0) + 1);
  }
  return [...found].flatMap(([rule, count]) => (count > 1 ? [rule] : []));
}

const present = (g: Game, id: ObjectId): Characteristics =>
  g.state.objects[id] ? characteristics(g, id) : lastKnownCharacteristics(g, id);
