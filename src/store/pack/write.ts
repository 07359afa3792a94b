import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { CORRECTION } from '../import/cards/version.ts';
import type { KeptCorrection } from '../import/corrections/index.ts';
import { COLUMNS } from '../import/corrections/model.ts';
import { StoreProblem } from '../problem.ts';
import type { Day } from '../rows/index.ts';
import {
  fileOf,
  MANIFEST_NAME,
  type Manifest,
  PACK_FILES,
  PACK_FORMAT,
  PACK_VERSION,
  type PackFile,
  type PackPart,
} from './manifest.ts';
import type { BookLine, CardLine, EditionLine, RulingLine } from './rows.ts';

export interface ExportOptions {
  /** The edition in force on that day; the newest without it. */
  readonly edition?: Day | undefined;
  readonly signal?: AbortSignal | undefined;
}

type Lines = AsyncIterable<object>;
const PAGE = 2000;

async function editionFor(client: PoolClient, day: Day | undefined): Promise<{ readonly id: number } & EditionLine> {
  const { rows } = await client.query<{ readonly id: number } & EditionLine>(
    `select id, effective_date::text as "effectiveDate", source, sha256 from editions
     where superseded_at is null and not is_outline and ($1::date is null or effective_date <= $1) order by effective_date desc, id desc limit 1`,
    [day ?? null],
  );
  if (rows[0] !== undefined) return rows[0];
  const message =
    day === undefined ? 'No edition of the rules has been imported.' : `No edition of the rules was in force on ${day}.`;
  throw new StoreProblem('BAD_FILE', message, 'Import one first: npm run import -- rules FILE');
}

/** What sources said where corrections lie over it, by kind and target. */
async function originals(client: PoolClient, kind: 'ruling' | 'rule'): Promise<ReadonlyMap<string, KeptCorrection['changes']>> {
  const { rows } = await client.query<KeptCorrection>(`select ${COLUMNS} from corrections where kind = $1 and is_applied`, [
    kind,
  ]);
  const found = new Map<string, KeptCorrection['changes']>();
  for (const { target, changes } of rows) found.set(target, [...(found.get(target) ?? []), ...changes]);
  return found;
}

async function* bookLines(client: PoolClient, { id, ...edition }: { readonly id: number } & EditionLine): Lines {
  yield edition;
  const corrected = await originals(client, 'rule');
  const rules = await client.query<BookLine & { readonly number: string; readonly sha256: string | null }>(
    `select r.number, r.heading, t.text, coalesce(t.examples, '{}') as examples, coalesce(r.text_hash, '') as sha256
     from rules r left join rule_texts t on t.hash = r.text_hash where r.edition_id = $1 order by r.ordinal`,
    [id],
  );
  for (const rule of rules.rows) {
    const changes = corrected.get(`${edition.effectiveDate} ${rule.number}`) ?? [];
    const before = Object.fromEntries(
      changes.flatMap(({ field, original, hash }) => [
        [field, original] as const,
        ...(hash === undefined ? [] : [['sha256', hash] as const]),
      ]),
    );
    yield { ...rule, ...before };
  }
  const glossary = await client.query<BookLine>(
    'select term, text from glossary_entries where edition_id = $1 order by ordinal',
    [id],
  );
  yield* glossary.rows;
}

const CARDS = `select c.id, c.name, c.oracle_id as "oracleId", c.first_seen::text as "firstSeen", c.last_seen::text as "lastSeen",
    (select json_build_object('source', l.source, 'asOf', l.as_of, 'formats', l.formats) from card_legalities l where l.card_id = c.id) as legalities,
    (select json_agg(json_build_object('words', v.words || jsonb_build_object('textAsOf', v.text_as_of, 'oracleId', null),
        'firstSeen', v.first_seen, 'isLatest', v.is_latest) order by v.text_source, v.name, v.is_latest, v.text_as_of nulls first, v.hash)
      from card_versions v where v.card_id = c.id and v.text_source <> $3) as wordings
  from cards c where c.id > $1 order by c.id limit $2`;

async function* cardLines(client: PoolClient): Lines {
  for (let after = ''; ; ) {
    const { rows } = await client.query<CardLine>(CARDS, [after, PAGE, CORRECTION]);
    for (const { name, ...card } of rows) {
      // a correction doesn't change a name, so the card's is its source's
      yield { ...card, name } satisfies CardLine;
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}

const RULINGS = `select r.id, r.card_id as "cardId", r.ordinal, r.source, r.published_at::text as "publishedAt", t.text,
    r.first_seen::text as "firstSeen", r.last_seen::text as "lastSeen", r.withdrawn
  from rulings r join ruling_texts t on t.hash = r.text_hash where (r.card_id, r.ordinal) > ($1, $2) order by r.card_id, r.ordinal limit $3`;

async function* rulingLines(client: PoolClient): Lines {
  const corrected = await originals(client, 'ruling');
  for (let after: readonly [string, number] = ['', 0]; ; ) {
    const { rows } = await client.query<RulingLine>(RULINGS, [...after, PAGE]);
    for (const ruling of rows) {
      const before = Object.fromEntries(
        (corrected.get(ruling.id) ?? []).map(({ field, original }) => [
          field,
          field === 'withdrawn' ? original === 'true' : original,
        ]),
      );
      yield { ...ruling, ...before };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = [last.cardId, last.ordinal];
  }
}

async function* correctionLines(client: PoolClient): Lines {
  yield* (await client.query<KeptCorrection>(`select ${COLUMNS} from corrections order by file, ordinal`)).rows;
}

async function writeLines(folder: string, part: PackPart, lines: Lines, signal: AbortSignal | undefined): Promise<PackFile> {
  const name = fileOf(part);
  const hash = createHash('sha256');
  const file = openSync(join(folder, `${name}.part`), 'w');
  let [count, bytes] = [0, 0];
  try {
    for await (const line of lines) {
      signal?.throwIfAborted();
      const text = Buffer.from(`${JSON.stringify(line)}\n`);
      hash.update(text);
      writeSync(file, text);
      count++;
      bytes += text.length;
    }
  } finally {
    closeSync(file);
  }
  return { part, name, lines: count, bytes, sha256: hash.digest('hex') };
}

/** A folder may be new, empty, or hold an older pack, which the new one replaces; it may not hold anything else. */
function prepare(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const known = new Set<string>([MANIFEST_NAME, ...PACK_FILES.flatMap((part) => [fileOf(part), `${fileOf(part)}.part`])]);
  const other = readdirSync(folder).find((name) => !known.has(name));
  if (other === undefined) return;
  throw new StoreProblem(
    'BAD_FILE',
    `The folder ${folder} holds other things, such as ${other}.`,
    'Name a new or an empty folder.',
  );
}

/** Writes an edition, all cards, rulings and corrections into a folder. What is written is of one moment, whatever is imported meanwhile. */
export async function exportPack(pool: Pool, folder: string, { edition: day, signal }: ExportOptions = {}): Promise<Manifest> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const edition = await editionFor(client, day);
    prepare(folder);
    const lines: Readonly<Record<PackPart, Lines>> = {
      edition: bookLines(client, edition),
      cards: cardLines(client),
      rulings: rulingLines(client),
      corrections: correctionLines(client),
    };
    const files: PackFile[] = [];
    for (const part of PACK_FILES) files.push(await writeLines(folder, part, lines[part], signal));
    const manifest: Manifest = { format: PACK_FORMAT, version: PACK_VERSION, edition: edition.effectiveDate, files };
    for (const { name } of files) renameSync(join(folder, `${name}.part`), join(folder, name));
    writeFileSync(join(folder, MANIFEST_NAME), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}
