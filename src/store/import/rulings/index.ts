import type { Pool, PoolClient } from 'pg';
import { doubtsAbout } from '../../../rulings/index.ts';
import { correctTexts, staleRemarks } from '../corrections/index.ts';
import type { SourceFile } from '../files.ts';
import { recordImport, wasImported } from '../log.ts';
import { type Placed, readRecords } from '../records.ts';
import { type FileReport, type ImportOptions, Tally, tellProgress } from '../report.ts';
import { inBatches, inImport } from '../transaction.ts';
import { type CardNames, type KnownRuling, mergeRulings, type NewRuling, type RulingMerge } from './merge.ts';
import { type RulingFile, type RulingRecord, rulingReader } from './read.ts';
import { writeRulingTexts } from './texts.ts';

async function pairs(client: PoolClient, text: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ readonly key: string; readonly id: string }>(text);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

async function readCardNames(client: PoolClient): Promise<CardNames> {
  return {
    byOracleId: await pairs(client, 'select oracle_id as key, id from cards where oracle_id is not null'),
    byName: await pairs(client, 'select folded_name as key, id from cards'),
    byFace: await pairs(
      client,
      'select folded_name as key, min(card_id) as id from faces group by folded_name having count(distinct card_id) = 1',
    ),
  };
}

/** With the words of their source, whatever a correction says. */
async function readKnownRulings(client: PoolClient): Promise<readonly KnownRuling[]> {
  const { rows } = await client.query<KnownRuling>(
    `select r.id, r.card_id as "cardId", r.ordinal, r.source, r.published_at::text as "publishedAt", r.withdrawn,
        coalesce((select x->>'original' from corrections c, jsonb_array_elements(c.changes) x
          where c.kind = 'ruling' and c.target = r.id and c.is_applied and x->>'field' = 'text' order by c.ordinal limit 1), t.text) as text
      from rulings r join ruling_texts t on t.hash = r.text_hash order by r.card_id, r.ordinal`,
  );
  return rows;
}

async function writeNew(client: PoolClient, added: readonly NewRuling[], today: string, tell: (written: number) => void) {
  await writeRulingTexts(client, [...new Map(added.map((ruling) => [ruling.textHash, ruling.text]))]);
  await inBatches(
    client,
    (unnest) => `insert into rulings (id, card_id, ordinal, text_hash, source, published_at, first_seen, last_seen)
      select n.id, n.card, n.ordinal, n.hash, n.source, n.published, n.today, n.today
      from ${unnest} as n(id, card, ordinal, hash, source, published, today)`,
    [
      ['text', (ruling) => ruling.id],
      ['text', (ruling) => ruling.cardId],
      ['int', (ruling) => ruling.ordinal],
      ['text', (ruling) => ruling.textHash],
      ['text', (ruling) => ruling.source],
      ['date', (ruling) => ruling.publishedAt],
      ['date', () => today],
    ],
    added,
    tell,
  );
}

async function writeMerge(client: PoolClient, merge: RulingMerge, today: string, tell: (written: number) => void) {
  await writeNew(client, merge.added, today, tell);
  await client.query('update rulings set withdrawn = true where id = any($1)', [merge.withdrawn]);
  await client.query('update rulings set withdrawn = false where id = any($1)', [merge.returned]);
  await client.query('update rulings set last_seen = $1 where id = any($2) and last_seen < $1', [today, merge.seen]);
}

/** Notes what looks wrong in the words, each words once: many cards share them. */
function lint(records: readonly Placed<RulingRecord>[], tally: Tally): void {
  const seen = new Set<string>();
  for (const { place, value } of records) {
    if (seen.has(value.ruling.text)) continue;
    seen.add(value.ruling.text);
    for (const doubt of doubtsAbout(value.ruling)) tally.doubt(place, doubt, value.ruling.cardName);
  }
}

/** Imports one file of rulings, all of it or nothing. */
export async function importRulings(pool: Pool, file: SourceFile, today: string, options: ImportOptions): Promise<FileReport> {
  const started = new Date();
  const tally = new Tally();
  const learned: RulingFile = { asOf: null };
  const records = await readRecords('rulings', file, rulingReader(learned), tally, options);
  lint(records, tally);
  const wait = () => tellProgress(options, { kind: 'rulings', file: file.name, doing: 'waiting', done: 0, total: 1 });
  return await inImport(pool, wait, async (client) => {
    // an old file imported again must not bring back what a newer one has withdrawn
    if (options.again !== true && (await wasImported(client, 'rulings', file.sha256))) {
      const known = new Tally();
      known.add('unchanged', records.length);
      return await recordImport(client, { kind: 'rulings', file, tally: known, remarks: [ALREADY], started });
    }
    const merge = mergeRulings(await readKnownRulings(client), await readCardNames(client), records, learned.asOf, tally);
    await writeMerge(client, merge, today, (done) => {
      tellProgress(options, { kind: 'rulings', file: file.name, doing: 'writing', done, total: merge.added.length });
    });
    const remarks = staleRemarks(await correctTexts(client, 'ruling'));
    return await recordImport(client, { kind: 'rulings', file, tally, remarks, started });
  });
}

const ALREADY = 'This very file was imported before; --again imports it again.';
