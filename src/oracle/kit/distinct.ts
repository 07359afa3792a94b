import { sameTree } from './equal.ts';
import type { Result } from './phrase.ts';

/** The readings of one member and those of another, each once. */
export function both<T>(left: readonly Result<T>[], right: readonly Result<T>[]): readonly Result<T>[] {
  const found = [...left];
  for (const result of right) addDistinct(found, result);
  return found;
}

/** Of two readings with the same tree the one by fewer variants stays. */
export function addDistinct<T>(found: Result<T>[], result: Result<T>): void {
  const twin = found.findIndex(
    (other) => other.end === result.end && sameTree(other.value, result.value) && other.number === result.number,
  );
  if (twin < 0) found.push(result);
  else if (weight(result) < weight(found[twin]!)) found[twin] = result;
}

function weight(result: Result<unknown>): number {
  return result.variants.length * 8 + result.against.length;
}
