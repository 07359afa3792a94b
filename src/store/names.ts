import { NameIndex } from '../cards/names/index.ts';
import { NICKNAMES } from '../cards/starter/nicknames.ts';
import { type Database, rowsOf } from './queries/database.ts';
import { catalogueVersion } from './queries/kept.ts';
import type { NameCandidateRow } from './rows/index.ts';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly faces: readonly { readonly name: string; readonly types: readonly string[] }[];
}

interface Built {
  readonly version: number;
  readonly index: Promise<NameIndex<Named>>;
}

const NAMES = `select c.id, c.name, (select json_agg(json_build_object('name', f.name, 'types', f.types) order by f.position)
  from faces f where f.card_id = c.id) as faces from cards c order by c.folded_name`;

/** What names may mean: an index of all names in memory, built when first asked for and again after an import, by whichever process. */
export class Names {
  readonly #database: Database;
  #built: Built | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  async candidates(names: readonly string[], first: number): Promise<NameCandidateRow[][]> {
    const index = await this.#current();
    return names.map((name) =>
      index.lookUp(name, first).map(({ card, ...candidate }) => ({ cardId: card.id, name: card.name, ...candidate })),
    );
  }

  async warm(): Promise<void> {
    await this.#current();
  }

  /** The version is asked first: names read after it are at least as new. */
  async #current(): Promise<NameIndex<Named>> {
    const version = await catalogueVersion(this.#database);
    if (this.#built === null || this.#built.version < version) {
      const built = { version, index: this.#build() };
      this.#built = built;
      built.index.catch(() => {
        if (this.#built === built) this.#built = null; // the next one asks again
      });
    }
    return await this.#built.index;
  }

  async #build(): Promise<NameIndex<Named>> {
    return new NameIndex(await rowsOf<Named>(this.#database, NAMES, []), NICKNAMES);
  }
}
