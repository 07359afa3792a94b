const known = new WeakMap<object, ReadonlySet<string>>();

/** The kinds of nodes in a tree: what an effect could possibly look at. */
export function mentions(tree: object): ReadonlySet<string> {
  let kinds = known.get(tree);
  if (!kinds) {
    const found = new Set<string>();
    walk(tree, found);
    kinds = found;
    known.set(tree, kinds);
  }
  return kinds;
}

function walk(node: unknown, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node) walk(item, found);
    return;
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === 'kind' && typeof value === 'string') found.add(value);
    else if (key !== 'wording') walk(value, found);
  }
}

export function mentionsAny(tree: object, kinds: readonly string[]): boolean {
  const found = mentions(tree);
  return kinds.some((kind) => found.has(kind));
}
