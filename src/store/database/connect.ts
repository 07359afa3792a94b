import pg from 'pg';
import { errorCode, messageOf, type StoreLog, StoreProblem } from '../problem.ts';

const CONNECTIONS = 10;
const CONNECT_MS = 5000;

// days are days everywhere here: no time zone may shift them
const DATE_OID = 1082;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === DATE_OID ? (text: string) => text : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** The one pool that Prisma's client and the imports share. */
export async function connect(databaseUrl: string, log: StoreLog): Promise<pg.Pool> {
  const where = describe(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'rulewright',
    keepAlive: true,
  });
  // an idle connection that the server ends is replaced at the next query
  pool.on('error', (error) => log.warn(`A connection to the database at ${where} was lost: ${error.message}`));
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end().catch(() => {});
    throw connectProblem(where, error);
  }
}

/** Rows with days as text, for statements written by hand. */
export const dayQuery = <Values extends readonly unknown[]>(text: string, values: Values) => ({
  text,
  values: [...values],
  types,
});

/** Host, port and database: never the password. */
function describe(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl);
    if (url.protocol !== 'postgresql:' && url.protocol !== 'postgres:') throw new Error('another kind of URL');
    return `${url.hostname || 'localhost'}:${url.port || 5432}${url.pathname}`;
  } catch {
    throw new StoreProblem(
      'DATABASE_URL',
      'DATABASE_URL is not the address of a PostgreSQL database.',
      'Write it as postgresql://user:password@host:5432/database, or leave it out for the embedded PostgreSQL.',
    );
  }
}

function connectProblem(where: string, error: unknown): StoreProblem {
  switch (errorCode(error)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StoreProblem('DATABASE_URL', `The host of the database at ${where} is not known.`, 'Correct DATABASE_URL.');
    case '28P01':
    case '28000':
      return new StoreProblem('DATABASE_URL', `The database at ${where} refuses this user or password.`, 'Correct DATABASE_URL.');
    case '3D000':
      return new StoreProblem(
        'DATABASE_URL',
        `There is no such database at ${where}.`,
        'Create it (createdb), or correct DATABASE_URL.',
      );
    default:
      return new StoreProblem(
        'DATABASE_DOWN',
        `The database at ${where} can't be reached: ${messageOf(error)}.`,
        'Start the database, correct DATABASE_URL, or leave it out for the embedded PostgreSQL.',
      );
  }
}
