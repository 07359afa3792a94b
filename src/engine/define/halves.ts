import type { AbilityDefinition } from '../definition.ts';

/** "When you unlock this door" speaks of the half of the card that says so, the left one 0 (CR 709.5h). */
export function ofHalf(ability: AbilityDefinition, half: number): AbilityDefinition {
  const { tree } = ability;
  if (tree.kind !== 'triggered' || tree.event.kind !== 'unlocksDoor') return ability;
  return { ...ability, cite: [...ability.cite, '709.5h'], tree: { ...tree, event: { ...tree.event, half } } };
}
