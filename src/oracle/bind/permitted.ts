import type { HasQuality, MayPlayFrom } from '../tree/index.ts';
import type { Node } from './tables.ts';

/** "You may cast a spell from … if it shares a card type with …": the condition is asked of each spell, as a part of its description. */
export function permitted(node: Node): Node {
  const { statement, condition, ...rest } = node as unknown as {
    readonly kind: string;
    readonly statement: MayPlayFrom | { readonly kind: 'other' };
    readonly condition?: HasQuality | { readonly kind: 'other' };
  };
  if (statement.kind !== 'mayPlayFrom' || condition?.kind !== 'hasQuality') return node;
  const { objects } = statement;
  const { object, quality } = condition;
  const ofIt = object.kind === 'that' && object.referent?.kind === 'markedReferent';
  if (!ofIt || objects.kind !== 'some' || objects.filter.kind !== 'filter') return node;
  const filter = { ...objects.filter, modifiers: [...objects.filter.modifiers, quality] };
  return { ...rest, statement: { ...statement, objects: { ...objects, filter } } } as unknown as Node;
}
