import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { BadInput } from '../scenarios/badInput.ts';

/** One of several parts of a file. */
export interface Part {
  readonly nth: number;
  readonly of: number;
}
const WHOLE: Part = { nth: 0, of: 1 };
const MOST_BYTES = 500_000_000;
/** How much less of a file the last of several parts holds: its thread also loads what adds the answers up. */
const LESS = 0.04;

function problem(file: string, error: unknown): BadInput {
  const { code, message } = error as NodeJS.ErrnoException;
  return new BadInput(`${file}: ${code === 'ENOENT' ? 'There is no such file.' : message}`);
}

export function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw problem(file, error);
  }
}

export const isPacked = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The lines of a file of cards, packed with gzip or not; of several parts of about as many bytes each, but for the last, one. */
export function linesOf(file: string, part: Part = WHOLE): readonly string[] {
  const bytes = bytesOf(file);
  try {
    const text = isPacked(bytes) ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes;
    // A part begins behind the first end of a line at its place or after it.
    const cut = (nth: number): number => {
      if (nth === 0) return 0;
      const at = Math.floor((text.length * (1 + LESS) * nth) / part.of);
      const end = nth === part.of ? -1 : text.indexOf('\n', at);
      return end < 0 ? text.length : end + 1;
    };
    return text
      .toString('utf8', cut(part.nth), cut(part.nth + 1))
      .split('\n')
      .filter(Boolean);
  } catch (error) {
    throw problem(file, error);
  }
}
