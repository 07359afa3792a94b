import type { PoolClient } from 'pg';
import type { SourceFile } from './files.ts';
import type { FileReport, ImportKind, Tally } from './report.ts';

export interface Finished {
  readonly kind: ImportKind;
  readonly file: Pick<SourceFile, 'name' | 'path' | 'sha256' | 'bytes'>;
  readonly tally: Tally;
  readonly remarks: readonly string[];
  readonly started: Date;
}

/** Writes an import down, in its own transaction, and reports it. */
export async function recordImport(client: PoolClient, { kind, file, tally, remarks, started }: Finished): Promise<FileReport> {
  const milliseconds = Date.now() - started.getTime();
  await client.query(
    'insert into imports (kind, file, sha256, bytes, counts, started_at, milliseconds) values ($1, $2, $3, $4, $5, $6, $7)',
    [kind, file.name, file.sha256, file.bytes, JSON.stringify(tally.counts), started, milliseconds],
  );
  const outcome = tally.changedNothing ? 'unchanged' : 'imported';
  return {
    outcome,
    kind,
    file: file.path,
    counts: tally.counts,
    skipped: tally.skipped,
    doubtful: tally.doubtful,
    remarks,
    milliseconds,
  };
}

/** Whether these very bytes were imported as this kind before. */
export async function wasImported(client: PoolClient, kind: ImportKind, sha256: string): Promise<boolean> {
  return (await client.query('select 1 from imports where kind = $1 and sha256 = $2 limit 1', [kind, sha256])).rowCount !== 0;
}
