/** A tree as an indented outline: kinds with their plain values, wording left out. */
export function outline(tree: unknown, indent = ''): string {
  return lines(tree, indent).join('\n');
}

function lines(tree: unknown, indent: string, label = ''): readonly string[] {
  if (Array.isArray(tree)) return tree.flatMap((item) => lines(item, indent, label));
  if (typeof tree !== 'object' || tree === null) return [`${indent}${label}${String(tree)}`];
  const { kind, wording: _, ...fields } = tree as Record<string, unknown>;
  const values = Object.entries(fields).filter(([, value]) => isPlain(value));
  const nodes = Object.entries(fields).filter(([, value]) => !isPlain(value));
  const head = `${indent}${label}${String(kind)}${values.map(([name, value]) => ` ${name}=${String(value)}`).join('')}`;
  return [head, ...nodes.flatMap(([name, value]) => lines(value, `${indent}  `, `${name}: `))];
}

function isPlain(value: unknown): boolean {
  return (
    typeof value !== 'object' ||
    value === null ||
    (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item !== 'object'))
  );
}
