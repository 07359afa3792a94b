import type { Pool } from 'pg';
import { compareNeighbors } from '../changes/neighbors.ts';
import { derive } from '../derive.ts';
import { importPack } from '../pack/index.ts';
import { StoreProblem } from '../problem.ts';
import { importCards } from './cards/index.ts';
import { importCorrections } from './corrections/index.ts';
import { today } from './day.ts';
import { filesOf, inspect, type SourceFile } from './files.ts';
import type { FileReport, ImportKind, ImportOptions, ImportOutcome, RequestKind } from './report.ts';
import { importRules } from './rules/index.ts';
import { importRulings } from './rulings/index.ts';

/** What to import: a path is a file; for rules also a folder of editions; for a pack its folder. */
export interface ImportRequest {
  readonly kind: RequestKind;
  readonly path: string;
}

const EDITION_FILES = /\.txt(\.gz)?$/i;
/** Rulings need their cards, and corrections what they correct, so they come after them whatever the order asked for. */
const ORDER: readonly ImportKind[] = ['rules', 'cards', 'rulings', 'corrections'];

/** What one file brings; a file of cards may have their rulings too. */
async function* importFile(pool: Pool, kind: ImportKind, file: SourceFile, options: ImportOptions): AsyncGenerator<FileReport> {
  const day = options.today ?? today();
  switch (kind) {
    case 'rules':
      yield await importRules(pool, file, options);
      return;
    case 'cards': {
      const { report, hasRulings } = await importCards(pool, file, day, options);
      yield report;
      if (hasRulings) yield await importRulings(pool, file, day, options);
      return;
    }
    case 'rulings':
      yield await importRulings(pool, file, day, options);
      return;
    case 'corrections':
      yield await importCorrections(pool, file, day, options);
  }
}

/** A file that isn't what it is said to be is refused; anything else in the way ends the import. */
async function* orRefusal(kind: RequestKind, file: string, reports: AsyncGenerator<FileReport>): AsyncGenerator<ImportOutcome> {
  try {
    yield* reports;
  } catch (error) {
    if (!(error instanceof StoreProblem) || error.code !== 'BAD_FILE') throw error;
    yield { outcome: 'refused', kind, file, reason: error.message, remedy: error.remedy };
  }
}

/** The kinds of import that may change editions. */
const EDITIONS: readonly ImportOutcome['kind'][] = ['rules', 'corrections', 'pack'];

/** Imports files one after another and tells what became of each. A refused file leaves no trace and doesn't stop the others. */
export async function* importAll(
  pool: Pool,
  requests: readonly ImportRequest[],
  options: ImportOptions = {},
): AsyncGenerator<ImportOutcome> {
  const paths = ORDER.flatMap((kind) =>
    requests
      .filter((request) => request.kind === kind)
      .flatMap(({ path }) => filesOf(path, kind === 'rules' ? EDITION_FILES : null).map((file) => ({ kind, file }))),
  );
  let changed = false;
  let changedEditions = false;
  const note = (outcome: ImportOutcome): ImportOutcome => {
    changed ||= outcome.outcome === 'imported';
    changedEditions ||= EDITIONS.includes(outcome.kind) && outcome.outcome === 'imported';
    return outcome;
  };
  for (const { path } of requests.filter(({ kind }) => kind === 'pack')) {
    const reports = importPack(pool, path, options.today ?? today(), options);
    for await (const outcome of orRefusal('pack', path, reports)) yield note(outcome);
  }
  for (const { kind, file } of paths) {
    const reports = importFile(pool, kind, await inspect(file), options);
    for await (const outcome of orRefusal(kind, file, reports)) yield note(outcome);
  }
  // so that the next query is planned for what is there now
  if (changed)
    await pool.query('analyze cards, faces, card_legalities, rulings, ruling_texts, rules, rule_texts, glossary_entries');
  await derive(pool);
  if (changedEditions) await compareNeighbors(pool); // where nothing depends on them, or pairs are no longer neighbors
}
