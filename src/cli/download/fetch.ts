import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode, messageOf, StoreProblem } from '../../store/problem.ts';

/** How the outside is asked; tests take other pauses. */
export interface Fetching {
  /** Says who asks: Scryfall refuses requests that don't. */
  readonly userAgent: string;
  /** Milliseconds between two requests, and the first of the growing pauses before a repetition. */
  readonly pace: number;
  readonly backoff: number;
  /** Milliseconds without a byte after which a connection is given up. */
  readonly idle: number;
  readonly signal?: AbortSignal | undefined;
  /** Tells what is being waited for. */
  readonly tell: (message: string) => void;
}

export interface Asked {
  readonly url: string;
  readonly accept: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const TRIES = 5;
const REDIRECTS = 5;
/** Longer than this nobody waits in front of a terminal. */
const LONGEST_WAIT_MS = 120_000;

export const downloadProblem = (message: string, remedy: string): StoreProblem => new StoreProblem('DOWNLOAD', message, remedy);

/** Something that may be better a moment later. */
export class Passing extends Error {
  readonly waitMs: number | null;

  constructor(message: string, waitMs: number | null = null) {
    super(message);
    this.waitMs = waitMs;
  }
}

/** Seconds, or the moment until when to wait. */
function waitOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? null : Math.max(0, moment - Date.now());
}

function parseUrl(url: string, base?: string): URL {
  try {
    return new URL(url, base);
  } catch {
    throw downloadProblem(`“${url}” is no address.`, 'Write it whole, with https:// in front.');
  }
}

function send(url: URL, { accept, headers }: Asked, { userAgent, idle, signal }: Fetching): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((done, fail) => {
    const options = {
      headers: { 'User-Agent': userAgent, Accept: accept, ...headers },
      timeout: idle,
      ...(signal && { signal }),
    };
    const sent = send(url, options, done);
    sent.once('timeout', () => sent.destroy(new Passing(`${url.host} has sent nothing for ${Math.round(idle / 1000)} seconds`)));
    sent.once('error', fail);
    sent.end();
  });
}

const REDIRECT = new Set([301, 302, 303, 307, 308]);

async function follow(asked: Asked, fetching: Fetching): Promise<{ readonly url: string; readonly answer: IncomingMessage }> {
  let url = parseUrl(asked.url);
  for (let hops = 0; hops <= REDIRECTS; hops++) {
    const answer = await send(url, asked, fetching);
    const { location } = answer.headers;
    if (!REDIRECT.has(answer.statusCode ?? 0) || location === undefined) return { url: url.href, answer };
    answer.resume();
    const next = parseUrl(location, url.href);
    if (url.protocol === 'https:' && next.protocol !== 'https:') {
      throw downloadProblem(`${url.href} leads to ${next.href}, which isn't protected.`, 'Get the file by hand and import it.');
    }
    url = next;
  }
  throw downloadProblem(`${asked.url} leads from one address to another without end.`, 'Get the file by hand and import it.');
}

function checkStatus(url: string, answer: IncomingMessage): void {
  const status = answer.statusCode ?? 0;
  if (status < 400 || status === 416) return;
  answer.resume();
  const said = `${url} answers ${status} ${answer.statusMessage ?? ''}`.trim();
  if (status === 429 || status >= 500) throw new Passing(said, waitOf(answer.headers['retry-after']));
  throw downloadProblem(`${said}.`, 'Check the address, or get the file by hand and import it.');
}

const PASSING_CODES = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

const isPassing = (error: unknown): error is Error => error instanceof Passing || PASSING_CODES.has(errorCode(error) ?? '');

/** Asks until there is an answer that was read to its end by `read`, with growing pauses or as long as the server says; then gives up. */
export async function ask<T>(
  asked: () => Asked,
  fetching: Fetching,
  read: (url: string, answer: IncomingMessage) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    if (fetching.pace > 0) await pause(fetching.pace, undefined, { signal: fetching.signal });
    try {
      const { url, answer } = await follow(asked(), fetching);
      checkStatus(url, answer);
      return await read(url, answer);
    } catch (error) {
      fetching.signal?.throwIfAborted();
      if (errorCode(error) === 'ENOTFOUND') throw unreachable(asked().url, error);
      if (!isPassing(error)) throw error;
      const wanted = error instanceof Passing ? error.waitMs : null;
      const wait = wanted ?? fetching.backoff * 2 ** (tried - 1);
      if (tried === TRIES) throw unreachable(asked().url, error);
      if (wait > LONGEST_WAIT_MS) {
        throw downloadProblem(`${messageOf(error)} and asks to wait for ${Math.ceil(wait / 60_000)} minutes.`, 'Try again then.');
      }
      fetching.tell(`${messageOf(error)}; trying again in ${(wait / 1000).toFixed(wait < 1000 ? 1 : 0)} s`);
      await pause(wait, undefined, { signal: fetching.signal });
    }
  }
}

const unreachable = (url: string, error: unknown): StoreProblem =>
  downloadProblem(
    `${url} can't be fetched: ${messageOf(error)}.`,
    'Check the connection and try again; what has been fetched so far is kept. Or get the file by hand and import it.',
  );

/** A whole answer as text, for pages and lists. */
export async function askForText(asked: Asked, fetching: Fetching, type: RegExp, wanted: string): Promise<string> {
  return await ask(
    () => asked,
    fetching,
    async (url, answer) => {
      checkType(url, answer, type, wanted);
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      return Buffer.concat(parts).toString('utf8');
    },
  );
}

/** Refuses an answer that is something else than what was asked for, such as a page in the way of a file. */
export function checkType(url: string, answer: IncomingMessage, type: RegExp, wanted: string): void {
  const given = answer.headers['content-type'] ?? '';
  if (type.test(given)) return;
  answer.destroy();
  throw downloadProblem(
    `${url} answers with ${given === '' ? 'something of no known kind' : given} where ${wanted} is wanted.`,
    'There may be a page in the way, for signing in or for maintenance. Get the file by hand and import it.',
  );
}
