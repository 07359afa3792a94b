import type { Ability, Amount } from '../../oracle/tree/index.ts';

/** "Mobilize X, where X is …": what X is, is said of each sentence that the keyword stands for in which X stands (CR 107.3i). */
export function withWhere(ability: Ability, where: Amount | undefined): Ability {
  return where === undefined ? ability : (said(ability, where) as Ability);
}

function said(node: unknown, where: Amount): unknown {
  if (Array.isArray(node)) return node.map((part) => said(part, where));
  if (typeof node !== 'object' || node === null) return node;
  if ((node as { kind?: string }).kind === 'clause') return hasX(node) ? { ...node, where } : node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, said(value, where)]));
}

const hasX = (node: unknown): boolean =>
  Array.isArray(node)
    ? node.some(hasX)
    : typeof node === 'object' &&
      node !== null &&
      ((node as { letter?: string }).letter === 'X' || Object.values(node).some(hasX));
