import type { Pool } from 'pg';
import { TrigramIndex } from '../../cards/names/index.ts';
import { type Database, rowsOf } from '../queries/database.ts';

/** A word that documents have, spelled nearly like one that none has. */
export interface Near {
  readonly word: string;
  readonly near: string;
  readonly documents: number;
}

/** So many words may be meant. */
const MOST = 3;

/** All words of the documents, for those that are misspelled: a letter in four may be wrong, and neighbors that changed places are one fault. */
class Spelling {
  readonly #words: readonly { readonly word: string; readonly documents: number }[];
  readonly #index: TrigramIndex;

  constructor(words: readonly { readonly word: string; readonly documents: number }[]) {
    this.#words = words;
    this.#index = new TrigramIndex(words.map(({ word }) => word));
  }

  near(word: string): readonly Near[] {
    const found = this.#index.similar(word).map(({ at, similarity }) => ({ ...this.#words[at]!, similarity }));
    return found
      .sort((a, b) => b.similarity - a.similarity || b.documents - a.documents)
      .slice(0, MOST)
      .map((one) => ({ word, near: one.word, documents: one.documents }));
  }
}

const ALL = `select word, documents from search_words where word ~ '^[a-z]' order by word`;

/** Kept until the documents are worked out anew. */
const kept = new WeakMap<Pool, { readonly searched: number; readonly spelling: Promise<Spelling> }>();

function spellingOf(database: Database, searched: number): Promise<Spelling> {
  const known = kept.get(database.pool);
  if (known?.searched === searched) return known.spelling;
  const spelling = rowsOf<{ word: string; documents: number }>(database, ALL, []).then((words) => new Spelling(words));
  const made = { searched, spelling };
  kept.set(database.pool, made);
  spelling.catch(() => {
    if (kept.get(database.pool) === made) kept.delete(database.pool);
  });
  return spelling;
}

/** What is only vaguely alike, where nothing is nearly the same. */
const VAGUELY = `select a.word, w.word as near, w.documents from unnest($1::text[]) as a(word)
  join lateral (select w.word, w.documents from search_words w where w.word % a.word
    order by similarity(w.word, a.word) desc, w.documents desc limit ${MOST}) as w on true`;

/** For words that no document has those that are spelled like them; `searched` grows when the documents change. */
export async function spelledAlike(database: Database, words: readonly string[], searched: number): Promise<readonly Near[]> {
  if (words.length === 0) return [];
  const spelling = await spellingOf(database, searched);
  const near = words.flatMap((word) => spelling.near(word));
  const others = words.filter((word) => !near.some((one) => one.word === word));
  return others.length === 0 ? near : [...near, ...(await rowsOf<Near>(database, VAGUELY, [others]))];
}
