import { QuotedBook } from '../../rules/quotes/index.ts';
import { Terms } from '../../rules/spans/index.ts';
import { citedIn } from '../../rules/text/index.ts';
import type { Store } from '../../store/index.ts';

/** An edition as a whole, as far as single rules don't say. */
export interface Book {
  readonly numbers: ReadonlySet<string>;
  /** For each number the rules whose text refers to it, in the order of the book. */
  readonly citedBy: ReadonlyMap<string, readonly string[]>;
  /** Where quotations are looked for. */
  readonly quoted: QuotedBook;
  /** The terms of the glossary. */
  readonly terms: Terms;
}

/** How many editions are kept. */
const KEPT = 4;

async function read(store: Store, editionId: number): Promise<Book> {
  const [rules, glossary] = await Promise.all([store.rulesOfEdition(editionId), store.glossaryOfEdition(editionId)]);
  const citedBy = new Map<string, string[]>();
  for (const { number, text } of rules)
    for (const cited of citedIn(text)) {
      const citing = citedBy.get(cited) ?? [];
      citing.push(number);
      citedBy.set(cited, citing);
    }
  return {
    numbers: new Set(rules.map(({ number }) => number)),
    citedBy,
    quoted: new QuotedBook(rules),
    terms: new Terms(glossary.map(({ term }) => term)),
  };
}

/** Reads an edition once and keeps the last few that were asked for. An import may correct an edition: then it is read again. */
export function createBooks(store: Store): (editionId: number, version: number) => Promise<Book> {
  const kept = new Map<string, Promise<Book>>();
  return (editionId, version) => {
    const name = `${editionId}@${version}`;
    const found = kept.get(name) ?? read(store, editionId);
    kept.delete(name);
    kept.set(name, found);
    found.catch(() => kept.delete(name));
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}
