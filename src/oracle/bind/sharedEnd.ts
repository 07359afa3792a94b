import type { Prohibited } from '../tree/index.ts';
import type { Node } from './tables.ts';

/** What is said once at the end of two deeds belongs to both: "can't attack or block alone", "can't block or be blocked by Goblins". */
export function sharedEnd(node: Node): Node {
  const { what } = node as unknown as { readonly what: readonly Prohibited[] };
  const last = what.at(-1);
  if (last?.kind === 'deed' && last.deed === 'blockAlone')
    return {
      ...node,
      what: what.map((one) => (one.kind === 'deed' && one.deed === 'attack' ? { ...one, deed: 'attackAlone' } : one)),
    };
  const [first] = what;
  if (what.length !== 2 || first?.kind !== 'deed' || first.deed !== 'block') return node;
  if (last?.kind !== 'blocking' || last.relation !== 'beBlockedBy') return node;
  return { ...node, what: [{ ...last, relation: 'blockWhat', wording: { as: 'shared' } }, last] };
}
