import { isBinding } from './shape.ts';

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

/** Whether two values are the same, wording included; what `bind` writes takes no part in printing. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const a = left as Readonly<Record<string, unknown>>;
  const b = right as Readonly<Record<string, unknown>>;
  for (const key in a) if (!isBinding(key) && !sameValue(a[key], b[key])) return false;
  for (const key in b) if (!isBinding(key) && !(key in a)) return false;
  return true;
}
