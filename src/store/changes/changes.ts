import { Chain, type ChainChange, compareBooks, type RuleChange, sameNumbering } from '../../rules/changes/index.ts';
import { type Database, rowsOf } from '../queries/database.ts';
import { catalogueVersion } from '../queries/kept.ts';
import type { ChangesQuery, RuleChangeRow, RuleKey } from '../rows/index.ts';
import { type Comparable, comparableEditions, compareNeighbors, missingPairs, readWholeBook } from './neighbors.ts';

/** The editions by id with the chain of their changes. */
interface Known {
  readonly editions: ReadonlyMap<number, Comparable>;
  readonly chain: Chain<number>;
}

interface KeptPair extends RuleChange {
  readonly from: number;
  readonly to: number;
}

const CHANGES = 'select from_id as "from", to_id as "to", kind, before, after from rule_changes order by from_id, to_id, ordinal';

async function read(database: Database): Promise<Known> {
  const editions = await comparableEditions(database.pool);
  if ((await missingPairs(database.pool, editions)).length > 0) await compareNeighbors(database.pool);
  const links = new Map(
    editions
      .slice(1)
      .map((to, i) => [`${editions[i]!.id}>${to.id}`, { from: editions[i]!.id, to: to.id, changes: [] as RuleChange[] }]),
  );
  for (const { from, to, ...change } of await rowsOf<KeptPair>(database, CHANGES, []))
    links.get(`${from}>${to}`)?.changes.push(change);
  return {
    editions: new Map(editions.map((edition) => [edition.id, edition])),
    chain: new Chain(
      editions.map(({ id }) => id),
      [...links.values()],
    ),
  };
}

const keyIn = (editionId: number, number: string | null): RuleKey | null => (number === null ? null : { editionId, number });

function rowOf({ editions }: Known, { kind, before, after, from, to }: ChainChange<number>): RuleChangeRow {
  const book = (id: number) => ({ effectiveDate: editions.get(id)?.effectiveDate ?? '', rules: [] });
  return {
    kind,
    before: keyIn(from, before),
    after: keyIn(to, after),
    fromEditionId: from,
    toEditionId: to,
    approximate: !sameNumbering(book(from), book(to)),
  };
}

/** How many comparisons of editions that aren't neighbors are remembered. */
const COMPARISONS = 8;

/**
 * What became of rules from edition to edition. What changed between neighbors is kept in the database and held in memory as a whole,
 * read when first asked for and again after an import, by whichever process.
 */
export class Changes {
  readonly #database: Database;
  #read: { readonly version: number; readonly known: Promise<Known> } | null = null;
  readonly #compared = new Map<string, Promise<readonly RuleChangeRow[]>>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** The version is asked first: what is read after it is at least as new. */
  async #known(): Promise<Known> {
    const version = await catalogueVersion(this.#database);
    if (this.#read === null || this.#read.version < version) {
      const reading = { version, known: read(this.#database) };
      this.#read = reading;
      this.#compared.clear();
      reading.known.catch(() => {
        if (this.#read === reading) this.#read = null; // the next one asks again
      });
    }
    return await this.#read.known;
  }

  /** For each rule all changes of it, oldest first. */
  async histories(keys: readonly RuleKey[]): Promise<RuleChangeRow[][]> {
    const known = await this.#known();
    return keys.map(({ editionId, number }) =>
      known.chain.history({ edition: editionId, number }).map((change) => rowOf(known, change)),
    );
  }

  /** For each rule the changes after its edition, oldest first. */
  async since(keys: readonly RuleKey[]): Promise<RuleChangeRow[][]> {
    const known = await this.#known();
    return keys.map(({ editionId, number }) =>
      known.chain.after({ edition: editionId, number }).map((change) => rowOf(known, change)),
    );
  }

  /** See `Store.changesOfRules`. */
  async ofRules(queries: readonly ChangesQuery[]): Promise<RuleChangeRow[][]> {
    const known = await this.#known();
    const { chain } = known;
    const newest = chain.editions.at(-1);
    return queries.map(({ number, numberedIn = newest, since, below = false }) => {
      if (numberedIn === undefined || newest === undefined) return [];
      const from = chain.editions.filter((id) => known.editions.get(id)!.effectiveDate <= since).at(-1) ?? chain.editions[0]!;
      const place = { edition: numberedIn, number };
      const changes = below
        ? chain.changesUnder(place, from, newest)
        : chain.history(place).filter(({ to }) => known.editions.get(to)!.effectiveDate > since);
      return changes.map((change) => rowOf(known, change));
    });
  }

  /** All rules that aren't the same in two editions, in the order of the book. */
  async compare(fromId: number, toId: number): Promise<readonly RuleChangeRow[]> {
    const known = await this.#known();
    const name = `${fromId}>${toId}`;
    const kept = this.#compared.get(name) ?? this.#compare(known, fromId, toId);
    this.#compared.delete(name);
    this.#compared.set(name, kept);
    kept.catch(() => this.#compared.delete(name));
    const oldest = this.#compared.keys().next().value;
    if (this.#compared.size > COMPARISONS && oldest !== undefined) this.#compared.delete(oldest);
    return await kept;
  }

  async #compare(known: Known, fromId: number, toId: number): Promise<readonly RuleChangeRow[]> {
    const [from, to] = [known.editions.get(fromId), known.editions.get(toId)];
    if (from === undefined || to === undefined || from === to) return [];
    const [before, after] = [await readWholeBook(this.#database.pool, from), await readWholeBook(this.#database.pool, to)];
    const changes = compareBooks(before, after, (number) => known.chain.numberIn({ edition: fromId, number }, toId));
    return changes.map((change) => rowOf(known, { ...change, from: fromId, to: toId }));
  }
}
