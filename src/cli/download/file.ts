import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ask, checkType, downloadProblem, type Fetching, Passing } from './fetch.ts';

/** A file that is wanted in a folder. */
export interface Wanted {
  readonly url: string;
  readonly name: string;
  readonly accept: string;
  /** Which content types it may come as, and what to call that. */
  readonly type: RegExp;
  readonly what: string;
}

/** A file that is there now. */
export interface Fetched {
  readonly path: string;
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
  /** FETCHED anew, or UNCHANGED since it was fetched last. */
  readonly outcome: 'FETCHED' | 'UNCHANGED';
}

/** What is remembered beside a file, or beside the part of one. */
interface Remembered {
  readonly url: string;
  readonly etag: string | null;
  readonly sha256: string | null;
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

function remembered(path: string): Remembered | null {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Remembered;
  } catch {
    return null; // written in part when something broke off
  }
}

/** Places of a file: itself, what is remembered of it, its part while it is being fetched, and what is remembered of that. */
const placesOf = (folder: string, name: string) => {
  const path = join(folder, name);
  return { path, notes: `${path}.json-notes`, part: `${path}.part`, partNotes: `${path}.part.json-notes` };
};
type Places = ReturnType<typeof placesOf>;

/** What is there, if it is still what was fetched. */
async function known({ path, notes }: Places, url: string): Promise<Remembered | null> {
  const notesOfIt = existsSync(path) ? remembered(notes) : null;
  if (notesOfIt === null || notesOfIt.url !== url || notesOfIt.etag === null) return null;
  return (await sha256Of(path)) === notesOfIt.sha256 ? notesOfIt : null;
}

/** How much of the file is there already, and which state of the file it is part of. */
function partOf({ part, partNotes }: Places, url: string): { readonly length: number; readonly etag: string } | null {
  const notes = existsSync(part) ? remembered(partNotes) : null;
  if (notes === null || notes.url !== url || notes.etag === null) return null;
  const length = statSync(part).size;
  return length === 0 ? null : { length, etag: notes.etag };
}

function dropPart({ part, partNotes }: Places): void {
  rmSync(part, { force: true });
  rmSync(partNotes, { force: true });
}

/** Bytes of the whole file, as the answer says; null where it doesn't. */
function wholeLength(answer: IncomingMessage, from: number): number | null {
  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(answer.headers['content-range'] ?? '');
  if (range !== null) {
    if (Number(range[1]) !== from) throw new Passing('the answer continues at another place than asked for');
    return Number(range[2]);
  }
  const length = Number(answer.headers['content-length']);
  return Number.isInteger(length) ? length : null;
}

async function write(url: string, answer: IncomingMessage, places: Places, from: number): Promise<void> {
  const whole = wholeLength(answer, from);
  const etag = answer.headers.etag ?? null;
  writeFileSync(places.partNotes, JSON.stringify({ url, etag, sha256: null } satisfies Remembered));
  await pipeline(answer, createWriteStream(places.part, { flags: from > 0 ? 'a' : 'w' }));
  const { size } = statSync(places.part);
  if (whole === null || size === whole) return;
  if (size > whole) dropPart(places);
  throw new Passing(`the connection ended after ${size} of ${whole} bytes`);
}

/** Fetches a file unless the one in the folder is still the newest. A broken connection is taken up where it broke; the file appears when it is whole. */
export async function fetchFile(wanted: Wanted, folder: string, fetching: Fetching): Promise<Fetched> {
  mkdirSync(folder, { recursive: true });
  const { url, accept } = wanted;
  const places = placesOf(folder, wanted.name);
  const before = await known(places, url);
  const headers = (): Record<string, string> => {
    const part = partOf(places, url);
    // packed as it comes: a part of it can only be continued in the same packing
    const packing = { 'Accept-Encoding': 'gzip, identity' };
    if (part !== null) return { ...packing, Range: `bytes=${part.length}-`, 'If-Range': part.etag };
    return before?.etag == null ? packing : { ...packing, 'If-None-Match': before.etag };
  };
  return await ask(
    () => ({ url, accept, headers: headers() }),
    fetching,
    async (_, answer) => {
      const status = answer.statusCode;
      if (status === 304 && before !== null) {
        answer.resume();
        return { path: places.path, url, bytes: statSync(places.path).size, sha256: before.sha256!, outcome: 'UNCHANGED' };
      }
      if (status === 416) {
        answer.resume();
        dropPart(places);
        throw new Passing(`${url} has no more than what is there already`);
      }
      if (status !== 200 && status !== 206)
        throw downloadProblem(`${url} answers ${status}.`, 'Get the file by hand and import it.');
      checkType(url, answer, wanted.type, wanted.what);
      await write(url, answer, places, status === 206 ? (partOf(places, url)?.length ?? 0) : 0);
      return await putInPlace(url, places);
    },
  );
}

async function putInPlace(url: string, places: Places): Promise<Fetched> {
  const { size } = statSync(places.part);
  if (size === 0) {
    dropPart(places);
    throw downloadProblem(`${url} answers with nothing.`, 'Try again later, or get the file by hand and import it.');
  }
  const sha256 = await sha256Of(places.part);
  const etag = remembered(places.partNotes)?.etag ?? null;
  rmSync(places.notes, { force: true }); // notes of another file would be wrong beside the new one
  renameSync(places.part, places.path);
  writeFileSync(places.notes, JSON.stringify({ url, etag, sha256 } satisfies Remembered));
  rmSync(places.partNotes, { force: true });
  return { path: places.path, url, bytes: size, sha256, outcome: 'FETCHED' };
}
