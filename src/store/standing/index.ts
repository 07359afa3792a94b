import type { PoolClient } from 'pg';
import { inBatches } from '../import/transaction.ts';
import { judgeAll, type ReportRow } from './judge.ts';
import { findMentions, type MentionRow } from './mentions.ts';
import { readFacts } from './read.ts';
import { findScopes } from './scopes.ts';

async function writeMentions(client: PoolClient, rows: readonly MentionRow[]): Promise<void> {
  await client.query('delete from ruling_mentions');
  await inBatches(
    client,
    (unnest) => `insert into ruling_mentions (text_hash, place, kind, key, start, "end") select * from ${unnest} as n`,
    [
      ['text', ({ hash }) => hash],
      ['int', ({ place }) => place],
      ['text', ({ kind }) => kind],
      ['text', ({ key }) => key],
      ['int', ({ start }) => start],
      ['int', ({ end }) => end],
    ],
    rows,
  );
}

async function writeReports(client: PoolClient, rows: readonly ReportRow[]): Promise<void> {
  await client.query('delete from ruling_reports');
  await inBatches(
    client,
    (unnest) =>
      `insert into ruling_reports (ruling_id, scope, scope_keyword, verdict, said_on, replaced_by, because, followed)
       select * from ${unnest} as n`,
    [
      ['text', ({ rulingId }) => rulingId],
      ['text', ({ scope }) => scope],
      ['text', ({ scopeKeyword }) => scopeKeyword],
      ['text', ({ verdict }) => verdict],
      ['date', ({ saidOn }) => saidOn],
      ['text', ({ replacedBy }) => replacedBy],
      ['jsonb', ({ because }) => JSON.stringify(because)],
      ['boolean', ({ followed }) => followed],
    ],
    rows,
  );
}

/** Works out what all rulings name, whom they are for and whether they still hold; in the transaction of the caller. */
export async function refreshStanding(client: PoolClient): Promise<void> {
  const facts = await readFacts(client);
  const named = findMentions(facts);
  await writeMentions(client, [...named.mentions.values()].flat());
  await writeReports(client, judgeAll(facts, named, findScopes(facts, named)));
}
