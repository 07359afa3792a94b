import type { Pool } from 'pg';
import { NO_FILTERS, withSchemaEngine } from './schemaEngine.ts';

/**
 * The SQL that leads from one schema file to another, or from an empty database; null where they make the same tables.
 * The engine asks any database for the server's version and leaves it as it is.
 */
export async function sqlBetween(pool: Pool, before: string | null, after: string): Promise<string | null> {
  const file = (content: string) => ({ tag: 'schemaDatamodel' as const, files: [{ path: 'schema.prisma', content }] });
  const from = before === null ? { tag: 'empty' as const } : file(before);
  // the engine wants `shadowDatabaseUrl`, which its types don't know
  const asked = { from, to: file(after), script: true, exitCode: null, shadowDatabaseUrl: null, filters: NO_FILTERS };
  const stdout = await withSchemaEngine(pool, after, async (engine) => (await engine.diff(asked)).stdout);
  return stdout === null || stdout.trim() === '' || stdout.includes('This is an empty migration') ? null : stdout;
}
