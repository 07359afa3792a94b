import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { BadInput } from '../scenarios/badInput.ts';

const MOST_BYTES = 500_000_000;

/** The lines of a file of cards, packed with gzip or not. */
export function linesOf(file: string): readonly string[] {
  try {
    const bytes = readFileSync(file);
    const text = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes;
    return text.toString('utf8').split('\n').filter(Boolean);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new BadInput(`${file}: ${code === 'ENOENT' ? 'There is no such file.' : message}`);
  }
}
