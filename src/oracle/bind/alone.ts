import type { Node } from './tables.ts';

/** "can't attack or block alone": the last word belongs to both deeds. */
export function alone(node: Node): Node {
  const what = (node as unknown as { readonly what: readonly { readonly kind: string; readonly deed?: string }[] }).what;
  if (what.at(-1)?.deed !== 'blockAlone') return node;
  return { ...node, what: what.map((one) => (one.deed === 'attack' ? { ...one, deed: 'attackAlone' } : one)) } as Node;
}
