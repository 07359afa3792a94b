import type { Ability, Act, Clause, KeywordCostIs, Sentence } from '../../oracle/tree/index.ts';

const merged = new WeakMap<Clause, Clause>();

/** "It gains flashback … The flashback cost is equal to its mana cost": the second sentence completes the keyword that the first grants. */
export function withGrantedCost(clause: Clause, next: Sentence | undefined): Clause | null {
  if (next?.kind !== 'keywordCostIs' || !clause.acts.some((act) => grants(act, next))) return null;
  let found = merged.get(clause);
  if (!found) {
    found = { ...clause, acts: clause.acts.map((act) => completed(act, next)) };
    merged.set(clause, found);
  }
  return found;
}

const isOpen = (ability: Ability, { keyword }: KeywordCostIs): boolean =>
  ability.kind === 'keyword' && ability.keyword === keyword && !ability.costs;

const grants = (act: Act, next: KeywordCostIs): boolean =>
  act.kind === 'gain' && act.abilities.some((ability) => isOpen(ability, next));

function completed(act: Act, next: KeywordCostIs): Act {
  if (act.kind !== 'gain') return act;
  const abilities = act.abilities.map(
    (ability): Ability =>
      ability.kind === 'keyword' && isOpen(ability, next) ? { ...ability, costs: [{ kind: 'ownManaCost' }] } : ability,
  );
  return { ...act, abilities };
}
