import type { Pool, PoolClient } from 'pg';
import type { CardRecord } from '../../../cards/sources/index.ts';
import { correctCards, staleRemarks } from '../corrections/index.ts';
import type { SourceFile } from '../files.ts';
import { recordImport } from '../log.ts';
import { type Placed, readRecords } from '../records.ts';
import { type FileReport, type ImportOptions, Tally, tellProgress } from '../report.ts';
import { inImport } from '../transaction.ts';
import { type CardMerge, mergeCards } from './merge.ts';
import { type CardFile, cardReader } from './read.ts';
import { readKnownCards, writeChanges, writeDays, writeLegalities } from './write.ts';

const HOW_DATED = {
  'the file': 'as it says itself',
  'its name': 'as its name says',
  '--as-of': 'as --as-of says',
  'its last change': 'when it was last changed; --as-of says otherwise',
} as const;

/** What was taken for granted in records, each remark with the number of records. */
function remarksOnRecords(records: readonly Placed<CardRecord>[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { value } of records) {
    if (value.remark !== null) counts.set(value.remark, (counts.get(value.remark) ?? 0) + 1);
  }
  return [...counts].map(([remark, count]) => `In ${count === 1 ? '1 record' : `${count} records`} ${remark}.`);
}

function remarksOn({ twins }: CardMerge, { asOf }: CardFile, records: readonly Placed<CardRecord>[]): readonly string[] {
  const remarks = [...remarksOnRecords(records)];
  if (asOf !== null) remarks.push(`Its words are of ${asOf.day}, ${HOW_DATED[asOf.by]}.`);
  if (twins > 0) {
    remarks.push(
      `${twins === 1 ? '1 card is' : `${twins} cards are`} worded twice; the better words stand, the others are kept.`,
    );
  }
  return remarks;
}

/** The cards whose words have changed and that corrections lie over. */
async function correctedAmong(client: PoolClient, { changes }: CardMerge): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly target: string }>(
    "select distinct target from corrections where kind = 'card' and target = any($1)",
    [changes.map(({ id }) => id)],
  );
  return rows.map(({ target }) => target);
}

export interface CardsImport {
  readonly report: FileReport;
  /** Whether the file has rulings too. */
  readonly hasRulings: boolean;
}

/** Imports one file of cards, all of it or nothing. */
export async function importCards(pool: Pool, file: SourceFile, today: string, options: ImportOptions): Promise<CardsImport> {
  const started = new Date();
  const tally = new Tally();
  const learned: CardFile = { asOf: null, hasRulings: false };
  const records = await readRecords('cards', file, cardReader(file, options.asOf, learned), tally, options);
  const wait = () => tellProgress(options, { kind: 'cards', file: file.name, doing: 'waiting', done: 0, total: 1 });
  return await inImport(pool, wait, async (client) => {
    const merge = await mergeInto(client, records, tally, today, (done, total) => {
      tellProgress(options, { kind: 'cards', file: file.name, doing: 'writing', done, total });
    });
    const stale = await correctCards(client, await correctedAmong(client, merge), today);
    const remarks = [...remarksOn(merge, learned, records), ...staleRemarks(stale)];
    const report = await recordImport(client, { kind: 'cards', file, tally, remarks, started });
    return { report, hasRulings: learned.hasRulings };
  });
}

/** Joins records to the cards of the store. */
export async function mergeInto(
  client: Parameters<typeof writeChanges>[0],
  records: readonly Placed<CardRecord>[],
  tally: Tally,
  today: string,
  tell: (written: number, total: number) => void = () => {},
): Promise<CardMerge> {
  const merge = mergeCards(await readKnownCards(client), records, tally);
  await writeChanges(client, merge.changes, today, (written) => tell(written, merge.changes.length));
  await writeDays(client, merge.redated);
  tally.recount('unchanged', 'changed', await writeLegalities(client, merge.legalities));
  await client.query('update cards set last_seen = $1 where id = any($2) and last_seen < $1', [today, merge.seen]);
  return merge;
}
