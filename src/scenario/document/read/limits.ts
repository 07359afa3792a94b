import { LONE_SURROGATE } from '../canonical.ts';
import { type DocumentError, documentError, type Locator } from '../errors.ts';
import { LIMITS } from '../schema/primitives.ts';

/** How many levels of lists and mappings a value has; infinite where it contains itself. Each shared part is looked at once. */
function height(value: unknown, known: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 0;
  const before = known.get(value);
  if (before !== undefined) return before;
  known.set(value, Number.POSITIVE_INFINITY);
  const below = Object.values(value).map((child) => height(child, known));
  const levels = 1 + Math.max(0, ...below);
  known.set(value, levels);
  return levels;
}

function hasBrokenText(value: unknown, seen: Set<object>): boolean {
  if (typeof value === 'string') return LONE_SURROGATE.test(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return false;
  seen.add(value);
  return Object.entries(value).some(([key, child]) => LONE_SURROGATE.test(key) || hasBrokenText(child, seen));
}

/** What no scenario is, before anything else is looked at. */
export function checkLimits(value: unknown, locator: Locator): DocumentError[] {
  if (height(value, new Map()) > LIMITS.depth) {
    const message = `The document is nested more than ${LIMITS.depth} levels deep.`;
    return [documentError(locator, { code: 'LIMIT', path: [], message })];
  }
  if (!hasBrokenText(value, new Set())) return [];
  const message = 'The document holds half of a character (a lone surrogate). Save it as UTF-8.';
  return [documentError(locator, { code: 'SYNTAX', path: [], message })];
}
