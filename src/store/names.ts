import { foldName } from './folding.ts';
import { type Database, rowsOf } from './queries/database.ts';
import type { NameCandidateRow } from './rows.ts';

/** What names may mean, asked of the trigram index. */
export class NameIndexes {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async candidates(name: string, first: number): Promise<NameCandidateRow[]> {
    const text = `select c.id as "cardId", c.name, case when c.folded_name = $1 then null else f.name end as "matchedFace",
        case when c.folded_name = $1 then 'EXACT' when f.folded_name = $1 then 'FACE' else 'SIMILAR' end as "matchKind",
        greatest(similarity(f.folded_name, $1), similarity(c.folded_name, $1)) as score
      from faces f join cards c on c.id = f.card_id where f.folded_name % $1 or c.folded_name = $1
      order by score desc, c.folded_name limit $2`;
    return await rowsOf(this.#database, text, [foldName(name), first]);
  }
}
