import { KINDS } from './kinds.ts';
import type { NodeKind } from './tree/index.ts';

/** The kinds of all nodes in a tree. */
export function kindsIn(tree: unknown, into: Set<NodeKind> = new Set()): ReadonlySet<NodeKind> {
  if (typeof tree !== 'object' || tree === null) return into;
  if (!Array.isArray(tree) && 'kind' in tree && typeof tree.kind === 'string' && tree.kind in KINDS)
    into.add(tree.kind as NodeKind);
  const fields = tree as Readonly<Record<string, unknown>>;
  for (const key in fields)
    if (typeof fields[key] === 'object' && key !== 'wording' && key !== 'referent') kindsIn(fields[key], into);
  return into;
}
