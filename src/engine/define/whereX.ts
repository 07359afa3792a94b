import type { Ability, Amount, KeywordAbility } from '../../oracle/tree/index.ts';

/**
 * "Mobilize X, where X is …": what X is, is said of each sentence that the keyword stands for in which X stands (CR 107.3i). Null where X also
 * stands elsewhere, as in an activation cost.
 */
export function withWhere(ability: Ability, where: Amount | undefined): Ability | null {
  if (where === undefined) return ability;
  const told = said(ability, where) as Ability;
  return hasX(told, true) ? null : told;
}

function said(node: unknown, where: Amount): unknown {
  if (Array.isArray(node)) return node.map((part) => said(part, where));
  if (typeof node !== 'object' || node === null) return node;
  if ((node as { kind?: string }).kind === 'clause') return hasX(node) ? { ...node, where } : node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, said(value, where)]));
}

/** `untold`: X that no clause around it explains. */
function hasX(node: unknown, untold = false): boolean {
  if (Array.isArray(node)) return node.some((part) => hasX(part, untold));
  if (node === '{X}') return true;
  if (typeof node !== 'object' || node === null) return false;
  const { letter, where } = node as { letter?: string; where?: Amount };
  return letter === 'X' || (!(untold && where) && Object.values(node).some((part) => hasX(part, untold)));
}

/**
 * "Equipped creature has mobilize X, where X is its power": what X is belongs to the abilities that are given, and is counted anew as they
 * ask for it (CR 107.3j). Null where that can't be said of them: the object that gives tells what X is.
 */
export function givenWithWhere(
  abilities: readonly Ability[],
  where: Amount,
  giver: 'itself' | 'another',
): readonly Ability[] | null {
  const open = abilities.filter((ability): ability is KeywordAbility => isOpen(ability));
  if (open.length === 0) return abilities;
  if (giver === 'another' && speaksOf(where, ['this', 'sourceReferent'])) return null;
  const ofBearer = asItsOwn(where) as Amount;
  return abilities.map((ability) => (isOpen(ability) ? { ...ability, where: ofBearer, whereGiven: true } : ability));
}

const isOpen = (ability: Ability): boolean => ability.kind === 'keyword' && ability.where === undefined && hasX(ability);

/** Kinds of referent that mean the object to which an ability is given. */
const BEARERS: readonly unknown[] = ['bearerReferent', 'attachedReferent', 'candidateReferent'];

function asItsOwn(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asItsOwn);
  if (typeof node !== 'object' || node === null) return node;
  if (BEARERS.includes((node as { kind?: unknown }).kind)) return { kind: 'sourceReferent' };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, asItsOwn(value)]));
}

const speaksOf = (node: unknown, kinds: readonly unknown[]): boolean =>
  Array.isArray(node)
    ? node.some((part) => speaksOf(part, kinds))
    : typeof node === 'object' &&
      node !== null &&
      (kinds.includes((node as { kind?: unknown }).kind) || Object.values(node).some((part) => speaksOf(part, kinds)));
