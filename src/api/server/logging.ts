import { type Logger, pino } from 'pino';
import { default as pretty } from 'pino-pretty';

/** Logs as JSON lines; for people where a terminal reads them. */
export function createLogger(level: string, terminal: boolean): Logger {
  if (!terminal) return pino({ level });
  return pino({ level }, pretty({ colorize: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }));
}
