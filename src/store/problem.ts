export type StoreProblemCode =
  | 'DATA_FOLDER'
  | 'DISK_FULL'
  | 'ARCHITECTURE'
  | 'PORT'
  | 'SERVER_START'
  | 'DATABASE_URL'
  | 'DATABASE_DOWN'
  | 'MIGRATION'
  | 'BAD_FILE'
  | 'DOWNLOAD'
  | 'INTERRUPTED';

/** Something outside the program is in the way. The message says what and where, the remedy what to do; no stack trace is of use. */
export class StoreProblem extends Error {
  readonly code: StoreProblemCode;
  readonly remedy: string;

  constructor(code: StoreProblemCode, message: string, remedy: string) {
    super(message);
    this.name = 'StoreProblem';
    this.code = code;
    this.remedy = remedy;
  }
}

/** Where the store tells what takes long or went wrong; pino's logger fits. */
export interface StoreLog {
  info(message: string): void;
  warn(message: string): void;
}

/** Tells what is being waited for, once it has taken longer than a second. */
export async function tellIfSlow<T>(log: StoreLog, doing: string, work: Promise<T>): Promise<T> {
  const started = performance.now();
  let told = false;
  const timer = setTimeout(() => {
    told = true;
    log.info(`${doing} …`);
  }, 1000);
  try {
    const result = await work;
    if (told) log.info(`${doing}: done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}

/** The code of an error of Node, PostgreSQL or its driver; also inside the errors that wrap those. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, errors, cause } = error as { code?: unknown; errors?: readonly unknown[]; cause?: unknown };
  if (typeof code === 'string') return code;
  return errors?.[0] === undefined ? errorCode(cause) : errorCode(errors[0]);
}

export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0].message : error.name;
}
