import type { Pool, PoolClient } from 'pg';
import { StoreProblem } from '../../problem.ts';
import { readWhole, type SourceFile } from '../files.ts';
import { idOf } from '../hash.ts';
import { recordImport } from '../log.ts';
import { type FileReport, type ImportOptions, Tally, tellProgress } from '../report.ts';
import { inImport } from '../transaction.ts';
import { correctCards } from './cards.ts';
import { COLUMNS, type KeptCorrection } from './model.ts';
import { type Fault, readCorrections, type WrittenCorrection } from './read.ts';
import { aim } from './targets.ts';
import { correctTexts, undoTexts } from './texts.ts';

export { correctCards } from './cards.ts';
export type { CorrectedValue, KeptCorrection } from './model.ts';
export { correctTexts } from './texts.ts';

const LISTED = 10;

function refusal(file: SourceFile, faults: readonly Fault[]): StoreProblem {
  const listed = faults.slice(0, LISTED).map(({ line, message }) => `line ${line}: ${message}`);
  const more = faults.length > LISTED ? `; and ${faults.length - LISTED} more` : '';
  return new StoreProblem(
    'BAD_FILE',
    `${file.path} can't be used: ${listed.join('; ')}${more}.`,
    'Nothing of it was imported. docs/corrections.md says what such a file has.',
  );
}

/** How corrections that no longer fit are told. */
export const staleRemarks = (stale: readonly KeptCorrection[]): readonly string[] =>
  stale.map(
    ({ file, line, target }) =>
      `The correction at ${file}:${line} is no longer applied: the source of ${target} says something else now. Look at it again.`,
  );

async function keptOf(client: PoolClient, file: string): Promise<readonly KeptCorrection[]> {
  return (await client.query<KeptCorrection>(`select ${COLUMNS} from corrections where file = $1 order by ordinal`, [file])).rows;
}

/** Takes away all that a file brought. */
async function undo(client: PoolClient, kept: readonly KeptCorrection[], file: string, today: string): Promise<void> {
  for (const correction of kept) if (correction.kind !== 'card') await undoTexts(client, correction);
  await client.query('delete from corrections where file = $1', [file]);
  await correctCards(client, cardsIn(kept), today);
}

const cardsIn = (kept: readonly KeptCorrection[]): string[] => [
  ...new Set(kept.filter(({ kind }) => kind === 'card').map(({ target }) => target)),
];

/** Two corrections of one value would leave open which counts. */
async function collisions(client: PoolClient, wanted: readonly KeptCorrection[]): Promise<readonly Fault[]> {
  const { rows: others } = await client.query<KeptCorrection>(`select ${COLUMNS} from corrections where target = any($1)`, [
    wanted.map(({ target }) => target),
  ]);
  const taken = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { file, line, kind, target, changes, ordinal } of [...others, ...wanted]) {
    for (const { field, face } of changes) {
      const key = JSON.stringify([kind, target, field, face]);
      const by = taken.get(key);
      if (by === undefined) taken.set(key, `${file}:${line}`);
      else faults.push({ line, message: `${field} is corrected at ${by} already (correction ${ordinal + 1})` });
    }
  }
  return faults;
}

async function aimAll(
  client: PoolClient,
  file: SourceFile,
  written: readonly WrittenCorrection[],
): Promise<readonly KeptCorrection[]> {
  const faults: Fault[] = [];
  const aimed: KeptCorrection[] = [];
  for (const [ordinal, correction] of written.entries()) {
    const found = await aim(client, correction);
    const { line, author, reason, link, date, note } = correction;
    if (!found.ok) faults.push({ line, message: found.problem });
    else {
      const { target, changes } = found;
      const { kind } = correction.target;
      const id = idOf(
        'correction',
        file.name,
        kind,
        target,
        author,
        reason,
        link,
        date,
        note,
        JSON.stringify(changes.map(({ field, face, corrected }) => [field, face, corrected])),
      );
      aimed.push({
        id,
        file: file.name,
        line,
        ordinal,
        kind,
        target,
        author,
        reason,
        link,
        date,
        note,
        changes,
        isApplied: true,
      });
    }
  }
  const all = [...faults, ...(await collisions(client, aimed))].sort((a, b) => a.line - b.line);
  if (all.length > 0) throw refusal(file, all);
  return aimed;
}

async function write(client: PoolClient, corrections: readonly KeptCorrection[], today: string): Promise<void> {
  for (const one of corrections) {
    await client.query(
      `insert into corrections (id, file, line, ordinal, kind, target, author, reason, link, date, note, changes, is_applied)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, true)`,
      [
        one.id,
        one.file,
        one.line,
        one.ordinal,
        one.kind,
        one.target,
        one.author,
        one.reason,
        one.link,
        one.date,
        one.note,
        JSON.stringify(one.changes),
      ],
    );
  }
  await correctCards(client, cardsIn(corrections), today);
  await correctTexts(client, 'ruling');
  await correctTexts(client, 'rule');
}

/** Imports a file of corrections, all of it or nothing; it takes the place of all that a file of its name brought before. */
export async function importCorrections(
  pool: Pool,
  file: SourceFile,
  today: string,
  options: ImportOptions,
): Promise<FileReport> {
  const started = new Date();
  const read = readCorrections(new TextDecoder().decode(await readWhole(file)));
  if (!read.ok) throw refusal(file, read.faults);
  const wait = () => tellProgress(options, { kind: 'corrections', file: file.name, doing: 'waiting', done: 0, total: 1 });
  return await inImport(pool, wait, async (client) => {
    const before = await keptOf(client, file.name);
    await undo(client, before, file.name, today);
    const after = await aimAll(client, file, read.corrections);
    await write(client, after, today);
    const [old, now] = [new Set(before.map(({ id }) => id)), new Set(after.map(({ id }) => id))];
    const tally = new Tally();
    tally.add('added', after.filter(({ id }) => !old.has(id)).length);
    tally.add('unchanged', after.filter(({ id }) => old.has(id)).length);
    tally.add('withdrawn', before.filter(({ id }) => !now.has(id)).length);
    return await recordImport(client, { kind: 'corrections', file, tally, remarks: [], started });
  });
}

/** Takes corrections that another store kept, each file in place of what it brought before. Those of a value that another file corrects are left out. */
export async function takeCorrections(
  client: PoolClient,
  corrections: readonly KeptCorrection[],
  tally: Tally,
  today: string,
): Promise<readonly string[]> {
  const remarks: string[] = [];
  for (const file of new Set(corrections.map((one) => one.file))) {
    const ofFile = corrections.filter((one) => one.file === file);
    const before = await keptOf(client, file);
    await undo(client, before, file, today);
    const faults = await collisions(client, ofFile);
    const after = ofFile.filter(({ line }) => !faults.some((fault) => fault.line === line));
    remarks.push(...faults.map(({ line, message }) => `The correction at ${file}:${line} is left out: ${message}.`));
    await write(client, after, today);
    const old = new Set(before.map(({ id }) => id));
    tally.add('added', after.filter(({ id }) => !old.has(id)).length);
    tally.add('unchanged', after.filter(({ id }) => old.has(id)).length);
  }
  return remarks;
}
