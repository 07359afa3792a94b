import type { EditionRow, Store } from '../store/index.ts';
import { KeywordRegistry } from './keywords/registry.ts';
import { type Book, readBook } from './rules/books.ts';

/** The editions and what is read of them as a whole, as they are until the next import. */
export interface Catalogue {
  readonly version: number;
  /** The newest first. */
  readonly editions: readonly EditionRow[];
  /** A whole edition. */
  book(editionId: number): Promise<Book>;
  /** The newest edition, from which nearly all rules are asked; null for another one. */
  newestBook(editionId: number): Promise<Book> | null;
  /** The keywords of the newest edition. */
  keywords(): Promise<KeywordRegistry>;
  /** What follows from all that is imported and takes long to find out: asked for once under a name. */
  remember<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer>;
}

/** How many editions are kept besides the newest. */
const KEPT = 3;

/** Asks once and gives the same answer from then on, unless it failed. */
function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | null = null;
  return () => {
    if (answer !== null) return answer;
    const asked = ask();
    answer = asked;
    asked.catch(() => {
      answer = null;
    });
    return asked;
  };
}

async function read(store: Store, version: number): Promise<Catalogue> {
  const editions = await store.editions();
  const newestId = editions[0]?.id ?? 0;
  const newest = once(() => readBook(store, newestId));
  const others = new Map<number, () => Promise<Book>>();
  const remembered = new Map<string, () => Promise<unknown>>();
  return {
    version,
    editions,
    newestBook: (editionId) => (editionId === newestId ? newest() : null),
    book: (editionId) => {
      if (editionId === newestId) return newest();
      const found = others.get(editionId) ?? once(() => readBook(store, editionId));
      others.delete(editionId);
      others.set(editionId, found); // now the last one that was asked for
      const oldest = others.keys().next().value;
      if (others.size > KEPT && oldest !== undefined) others.delete(oldest);
      return found();
    },
    remember: <Answer>(name: string, ask: () => Promise<Answer>) => {
      const found = remembered.get(name) ?? once(ask);
      remembered.set(name, found);
      return found() as Promise<Answer>;
    },
    keywords: once(async () => new KeywordRegistry((await newest()).shelf.rules)),
  };
}

/**
 * Gives the catalogue as it is now: it asks whether anything was imported, by this process or another, and reads again only then.
 * The version is asked first: what is read after it is at least as new.
 */
export function createCatalogue(store: Store): () => Promise<Catalogue> {
  let kept: { readonly version: number; readonly catalogue: Promise<Catalogue> } | null = null;
  return async () => {
    const version = await store.catalogueVersion();
    if (kept !== null && kept.version >= version) return kept.catalogue;
    const made = { version, catalogue: read(store, version) };
    kept = made;
    made.catalogue.catch(() => {
      if (kept === made) kept = null;
    });
    return made.catalogue;
  };
}
