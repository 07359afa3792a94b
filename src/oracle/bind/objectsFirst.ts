import type { Node } from './tables.ts';

/** "Return to their owners' hands all creatures": whose hands they are is asked of what is named after them. */
export function objectsFirst(node: Node): Node {
  const { to, ...rest } = node;
  const names = Object.keys(node);
  return names.indexOf('to') < names.indexOf('objects') ? { ...rest, to } : node;
}
