import type { Pool, PoolClient } from 'pg';
import { compareBooks, MATCHING_VERSION, type ReadBook, type RuleChange, readBook } from '../../rules/changes/index.ts';
import { dayQuery } from '../database/connect.ts';
import { inBatches, inImport } from '../import/transaction.ts';
import type { Day, RuleRow } from '../rows/index.ts';

/** An edition with official text, as far as comparing needs it. */
export interface Comparable {
  readonly id: number;
  readonly effectiveDate: Day;
}

/** What statements are asked of: the pool, or the connection of a transaction. */
export type Asked = Pick<Pool, 'query'>;

async function rowsOf<Row>(asked: Asked, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await asked.query(dayQuery(text, values))).rows as Row[];
}

/** The official editions, oldest first. An outline has no words to compare. */
export async function comparableEditions(asked: Asked): Promise<Comparable[]> {
  return await rowsOf(
    asked,
    `select id, effective_date as "effectiveDate" from editions where superseded_at is null and not is_outline
     order by effective_date, id`,
  );
}

/** Reads all words of an edition and makes it ready to be compared. */
export async function readWholeBook(asked: Asked, { id, effectiveDate }: Comparable): Promise<ReadBook> {
  const rules = await rowsOf<RuleRow>(
    asked,
    `select r.number, r.heading, t.text, coalesce(t.examples, '{}') as examples
     from rules r left join rule_texts t on t.hash = r.text_hash where r.edition_id = $1 order by r.ordinal`,
    [id],
  );
  return readBook({ effectiveDate, rules });
}

const nameOf = (from: Comparable, to: Comparable) => `${from.id}>${to.id}`;

/** The pairs of neighbors that haven't been compared yet, or by another matching than today's. */
export async function missingPairs(
  asked: Asked,
  editions: readonly Comparable[],
): Promise<(readonly [Comparable, Comparable])[]> {
  const kept = await rowsOf<{ readonly name: string }>(
    asked,
    `select from_id || '>' || to_id as name from edition_pairs where matching = $1`,
    [MATCHING_VERSION],
  );
  const names = new Set(kept.map(({ name }) => name));
  return editions
    .slice(1)
    .map((to, i) => [editions[i]!, to] as const)
    .filter(([from, to]) => !names.has(nameOf(from, to)));
}

async function keep(client: PoolClient, from: Comparable, to: Comparable, changes: readonly RuleChange[]): Promise<void> {
  await client.query('insert into edition_pairs (from_id, to_id, matching) values ($1, $2, $3)', [
    from.id,
    to.id,
    MATCHING_VERSION,
  ]);
  await inBatches(
    client,
    (unnest) =>
      `insert into rule_changes (from_id, to_id, ordinal, kind, before, after) select ${from.id}, ${to.id}, n.* from ${unnest} as n`,
    [
      ['int', ({ ordinal }) => ordinal],
      ['text', ({ change }) => change.kind],
      ['text', ({ change }) => change.before],
      ['text', ({ change }) => change.after],
    ],
    changes.map((change, ordinal) => ({ change, ordinal })),
  );
}

/** Compares each edition with the next one where that hasn't been done, and forgets pairs that are no longer neighbors. */
export async function compareNeighbors(pool: Pool): Promise<void> {
  await inImport(
    pool,
    () => {},
    async (client) => {
      const editions = await comparableEditions(client);
      const missing = await missingPairs(client, editions);
      const stay = editions.slice(1).map((to, i) => nameOf(editions[i]!, to));
      await client.query(`delete from edition_pairs where matching <> $1 or not from_id || '>' || to_id = any($2::text[])`, [
        MATCHING_VERSION,
        stay,
      ]);
      let last: { readonly id: number; readonly book: ReadBook } | null = null;
      for (const [from, to] of missing) {
        const older: ReadBook = last?.id === from.id ? last.book : await readWholeBook(client, from);
        const newer = await readWholeBook(client, to);
        await keep(client, from, to, compareBooks(older, newer));
        last = { id: to.id, book: newer };
      }
    },
  );
}
