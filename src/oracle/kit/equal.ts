/** Whether two trees say the same: wording is left out of the comparison. */
export function sameTree(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left)) {
    return Array.isArray(right) && left.length === right.length && left.every((item, i) => sameTree(item, right[i]));
  }
  const a = left as Record<string, unknown>;
  const b = right as Record<string, unknown>;
  for (const key in a) if (key !== 'wording' && !sameTree(a[key], b[key])) return false;
  for (const key in b) if (key !== 'wording' && !(key in a)) return false;
  return true;
}
