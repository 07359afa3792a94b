import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { BadInput } from '../scenarios/badInput.ts';

const MOST_BYTES = 500_000_000;

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

/** The lines of a file of cards, packed with gzip or not. */
export function linesOf(file: string): readonly string[] {
  const bytes = bytesOf(file);
  try {
    const text = isPacked(bytes) ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes;
    return text.toString('utf8').split('\n').filter(Boolean);
  } catch (error) {
    throw problem(file, error);
  }
}
