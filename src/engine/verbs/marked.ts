import type { Referent } from '../../oracle/tree/index.ts';

/** A copy of words in which each target is spoken of by its mark, so that an effect that lasts finds it among what was bound. */
export function markedTargets<T>(node: T): T {
  return rewrite(node) as T;
}

function rewrite(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rewrite);
  if (typeof node !== 'object' || node === null) return node;
  const { kind, mark } = node as { kind?: string; mark?: number };
  if (mark !== undefined) {
    const referent: Referent = { kind: 'markedReferent', mark };
    if (kind === 'target' || kind === 'anyTarget' || kind === 'targetPlayerOr') return { kind: 'that', many: true, referent };
    if (kind === 'targetPlayer') return { kind: 'thatPlayer', referent };
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, rewrite(value)]));
}
