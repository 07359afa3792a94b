import type { Clause, ObjectPhrase } from '../../oracle/tree/index.ts';

type Node = Readonly<Record<string, unknown>>;

/** What is done instead may speak of what the sentence before would have dealt with ("those creatures"): that is named in its place. */
export function speakingOf(before: Clause, instead: Clause): Clause {
  const named = new Map<unknown, Node>();
  walk(before, (node) => {
    if (node.mark !== undefined && NAMED.has(node.kind)) named.set(node.mark, node);
  });
  return named.size === 0 ? instead : (replaced(instead, named) as Clause);
}

/** Phrases whose objects are found only when their sentence is carried out; targets are chosen before. */
const NAMED: ReadonlySet<unknown> = new Set<ObjectPhrase['kind']>(['each', 'some', 'libraryCards']);

function walk(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) see(node as Node);
  for (const value of Object.values(node)) walk(value, see);
}

function replaced(node: unknown, named: ReadonlyMap<unknown, Node>): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((one) => replaced(one, named));
  const { kind, referent } = node as { readonly kind?: string; readonly referent?: { readonly mark?: number } };
  const found = kind === 'that' ? named.get(referent?.mark) : undefined;
  return found ?? Object.fromEntries(Object.entries(node).map(([key, value]) => [key, replaced(value, named)]));
}
