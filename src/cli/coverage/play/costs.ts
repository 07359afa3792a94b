import type { AbilityDefinition } from '../../../engine/definition.ts';

/** Whether the card itself, or something that it may need, goes with the ability's cost. */
export function spends({ tree }: AbilityDefinition): boolean {
  if (tree.kind !== 'activated') return false;
  return tree.costs.some((cost) => cost.kind === 'tapCost' || JSON.stringify(cost).includes('"kind":"this"'));
}

/** Whether the card itself is sacrificed, or goes in another way, as the cost is paid. */
export const costsItself = ({ tree }: AbilityDefinition): boolean =>
  tree.kind === 'activated' &&
  tree.costs.some((cost) => cost.kind !== 'tapCost' && JSON.stringify(cost).includes('"kind":"this"'));

/** Whether others are tapped to pay for it, as crewing and saddling ask. */
export const tapsOthers = ({ tree }: AbilityDefinition): boolean =>
  tree.kind === 'activated' && tree.costs.some((cost) => cost.kind === 'actCost' && cost.act.kind === 'tap');

/** Whether an ability untaps its own object and doesn't tap it. */
export function needsTapped({ tree }: AbilityDefinition): boolean {
  if (tree.kind !== 'activated' || tree.costs.some(({ kind }) => kind === 'tapCost')) return false;
  if (tree.costs.some(({ kind }) => kind === 'untapCost')) return true;
  return JSON.stringify(tree.effect).includes('"kind":"untap"');
}
