/** The tree with all its marks so much higher, where several texts become one. */
export function renumbered<T>(node: T, by: number): T {
  if (Array.isArray(node)) return node.map((item) => renumbered(item, by)) as T;
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'mark' && typeof value === 'number' ? value + by : renumbered(value, by),
    ]),
  ) as T;
}
