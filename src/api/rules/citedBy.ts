import type { Store } from '../../store/index.ts';
import { numbersIn } from './citations.ts';

/** For each number the rules whose text refers to it, in the order of the book. */
export type CitedBy = ReadonlyMap<string, readonly string[]>;

/** How many editions' references are kept; an edition in the store never changes. */
const KEPT = 4;

async function read(store: Store, editionId: number): Promise<CitedBy> {
  const citedBy = new Map<string, string[]>();
  for (const { number, text } of await store.rulesOfEdition(editionId))
    for (const cited of numbersIn(text)) {
      const citing = citedBy.get(cited) ?? [];
      citing.push(number);
      citedBy.set(cited, citing);
    }
  return citedBy;
}

/** Reads the references of an edition once and keeps those of the last few editions asked for. */
export function createCitedBy(store: Store): (editionId: number) => Promise<CitedBy> {
  const kept = new Map<number, Promise<CitedBy>>();
  return (editionId) => {
    const found = kept.get(editionId) ?? read(store, editionId);
    kept.delete(editionId);
    kept.set(editionId, found);
    found.catch(() => kept.delete(editionId));
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}
