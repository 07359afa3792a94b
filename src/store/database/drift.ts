import type { Pool } from 'pg';
import { NO_FILTERS, openSchemaEngine } from './schemaEngine.ts';

/**
 * The SQL that leads from one schema file to another, or from an empty database; null where they make the same tables.
 * The engine asks any database for the server's version and leaves it as it is.
 */
export async function sqlBetween(pool: Pool, before: string | null, after: string): Promise<string | null> {
  const engine = await openSchemaEngine(pool, after);
  const file = (content: string) => ({ tag: 'schemaDatamodel' as const, files: [{ path: 'schema.prisma', content }] });
  const { stdout } = await engine.diff({
    from: before === null ? { tag: 'empty' } : file(before),
    to: file(after),
    script: true,
    exitCode: null,
    shadowDatabaseUrl: null,
    filters: NO_FILTERS,
  } as Parameters<typeof engine.diff>[0]);
  return stdout === null || stdout.trim() === '' || stdout.includes('This is an empty migration') ? null : stdout;
}
