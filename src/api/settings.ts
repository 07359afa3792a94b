import { z } from 'zod';

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
/** An empty variable means the same as none. */
const optionalText = z
  .string()
  .optional()
  .transform((text) => (text === '' ? undefined : text));

const environment = z.object({
  PORT: whole(0, 65_535).default(4000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATABASE_URL: optionalText,
  RULEWRIGHT_DATA_DIR: optionalText,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RULEWRIGHT_MAX_DEPTH: whole(1, 1000).default(15),
  RULEWRIGHT_MAX_ALIASES: whole(0, 100_000).default(500),
  RULEWRIGHT_MAX_TOKENS: whole(100, 1_000_000).default(2000),
  RULEWRIGHT_MAX_COST: whole(100, 10_000_000).default(10_000),
  RULEWRIGHT_MAX_BODY_KIB: whole(1, 65_536).default(256),
  RULEWRIGHT_ENGINE_THREADS: whole(1, 256).optional(),
  RULEWRIGHT_ENGINE_QUEUE: whole(1, 100_000).default(100),
  RULEWRIGHT_ENGINE_SECONDS: whole(1, 3600).default(30),
});

/** What one request may ask for. */
export interface Limits {
  readonly depth: number;
  readonly aliases: number;
  readonly tokens: number;
  readonly cost: number;
  readonly bodyBytes: number;
}

export interface EngineSettings {
  /** Undefined: as many as the machine has processors, less one for everything else. */
  readonly threads: number | undefined;
  /** Runs that may wait for a thread. */
  readonly queue: number;
  /** After so long the service gives a run up. */
  readonly seconds: number;
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string | undefined;
  readonly logLevel: string;
  readonly limits: Limits;
  readonly engine: EngineSettings;
}

/** A setting that can't be used; the message says which and what it may be. */
export class SettingsError extends Error {}

/** Reads the settings from environment variables; see .env.example. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = environment.safeParse(env);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name}=${env[name] ?? ''}: ${issue.message}`;
    });
    throw new SettingsError(`These settings can't be used (.env.example explains each):\n  ${lines.join('\n  ')}`);
  }
  const values = read.data;
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.RULEWRIGHT_DATA_DIR,
    logLevel: values.LOG_LEVEL,
    limits: {
      depth: values.RULEWRIGHT_MAX_DEPTH,
      aliases: values.RULEWRIGHT_MAX_ALIASES,
      tokens: values.RULEWRIGHT_MAX_TOKENS,
      cost: values.RULEWRIGHT_MAX_COST,
      bodyBytes: values.RULEWRIGHT_MAX_BODY_KIB * 1024,
    },
    engine: {
      threads: values.RULEWRIGHT_ENGINE_THREADS,
      queue: values.RULEWRIGHT_ENGINE_QUEUE,
      seconds: values.RULEWRIGHT_ENGINE_SECONDS,
    },
  };
}
