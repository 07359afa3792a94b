import { QuotedBook } from '../../rules/quotes/index.ts';
import { Terms } from '../../rules/spans/index.ts';
import { citedIn } from '../../rules/text/index.ts';
import type { Store } from '../../store/index.ts';
import { Shelf } from './shelf.ts';

/** An edition as a whole. */
export interface Book {
  readonly shelf: Shelf;
  readonly numbers: ReadonlySet<string>;
  /** For each number the rules whose text refers to it, in the order of the book. */
  readonly citedBy: ReadonlyMap<string, readonly string[]>;
  /** Where quotations are looked for. */
  readonly quoted: QuotedBook;
  /** The terms of the glossary. */
  readonly terms: Terms;
}

export async function readBook(store: Store, editionId: number): Promise<Book> {
  const [rules, glossary] = await Promise.all([store.rulesOfEdition(editionId), store.glossaryOfEdition(editionId)]);
  const citedBy = new Map<string, string[]>();
  for (const { number, text } of rules)
    for (const cited of citedIn(text)) {
      const citing = citedBy.get(cited) ?? [];
      citing.push(number);
      citedBy.set(cited, citing);
    }
  return {
    shelf: new Shelf(rules),
    numbers: new Set(rules.map(({ number }) => number)),
    citedBy,
    quoted: new QuotedBook(rules),
    terms: new Terms(glossary.map(({ term }) => term)),
  };
}
