import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { test } from '@jest/globals';

/** Data that may stand beside the project: official texts and card files that are not part of it. */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'shared', 'data');

/** Where a file or folder of the data stands. */
export const sharedPath = (path: string): string => join(ROOT, path);

/** Whether a file or folder of the data is there. */
export const hasSharedData = (path: string): boolean => existsSync(join(ROOT, path));

/** Names of the files in a folder of the data. */
export const sharedFiles = (folder: string): readonly string[] => readdirSync(join(ROOT, folder)).sort();

/** The bytes of a file of the data, unpacked. */
export function sharedBytes(path: string): Uint8Array {
  const bytes = readFileSync(join(ROOT, path));
  return new Uint8Array(path.endsWith('.gz') ? gunzipSync(bytes) : bytes);
}

/** The lines of a file of the data. */
export const sharedLines = (path: string): readonly string[] =>
  new TextDecoder()
    .decode(sharedBytes(path))
    .split('\n')
    .filter((line) => line !== '');

/** A test over data that may be absent: then it is skipped, and says why. */
export function testWithData(path: string, name: string, run: () => void | Promise<void>, timeout?: number): void {
  if (hasSharedData(path)) test(name, run, timeout);
  else test.skip(`${name} (skipped: ../shared/data/${path} is absent)`, () => {});
}
