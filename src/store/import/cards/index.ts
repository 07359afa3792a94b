import type { Pool } from 'pg';
import type { Card } from '../../../cards/card.ts';
import { readCardRecord } from '../../../cards/record.ts';
import type { SourceFile } from '../files.ts';
import { recordImport } from '../log.ts';
import { type Placed, type Read, readRecords } from '../records.ts';
import { type FileReport, type ImportOptions, Tally, tellProgress } from '../report.ts';
import { inImport } from '../transaction.ts';
import { type CardMerge, mergeCards } from './merge.ts';
import { readKnownCards, writeChanges } from './write.ts';

function read(record: unknown): Read<Card> {
  const card = readCardRecord(record);
  if (card.ok) return card;
  const { name, reason } = card.problem;
  return { ok: false, problem: name === null ? reason : `“${name}”: ${reason}` };
}

/** Imports one file of cards, all of it or nothing. */
export async function importCards(pool: Pool, file: SourceFile, today: string, options: ImportOptions): Promise<FileReport> {
  const started = new Date();
  const tally = new Tally();
  const records = await readRecords('cards', file, read, tally, options);
  const wait = () => tellProgress(options, { kind: 'cards', file: file.name, doing: 'waiting', done: 0, total: 1 });
  return await inImport(pool, wait, async (client) => {
    const { twins } = await mergeInto(client, records, tally, today, (done, total) => {
      tellProgress(options, { kind: 'cards', file: file.name, doing: 'writing', done, total });
    });
    const remarks =
      twins === 0
        ? []
        : [`${twins === 1 ? '1 card is' : `${twins} cards are`} worded twice; the better words stand, the others are kept.`];
    return await recordImport(client, { kind: 'cards', file, tally, remarks, started });
  });
}

/** Joins records to the cards of the store. */
export async function mergeInto(
  client: Parameters<typeof writeChanges>[0],
  records: readonly Placed<Card>[],
  tally: Tally,
  today: string,
  tell: (written: number, total: number) => void = () => {},
): Promise<CardMerge> {
  const merge = mergeCards(await readKnownCards(client), records, tally);
  await writeChanges(client, merge.changes, today, (written) => tell(written, merge.changes.length));
  await client.query('update cards set last_seen = $1 where id = any($2) and last_seen < $1', [today, merge.seen]);
  return merge;
}
