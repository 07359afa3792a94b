import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A folder for the files of one test file. */
export interface TestFolder {
  readonly path: string;
  /** Writes a text file, packed where its name ends in `.gz`, and gives its path. */
  write(name: string, text: string): string;
  /** Writes records one to a line. */
  lines(name: string, records: readonly unknown[]): string;
  remove(): void;
}

export function makeTestFolder(): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'rulewright-files-'));
  const write = (name: string, text: string) => {
    const file = join(path, name);
    writeFileSync(file, name.endsWith('.gz') ? gzipSync(text) : text);
    return file;
  };
  return {
    path,
    write,
    lines: (name, records) => write(name, records.map((record) => `${JSON.stringify(record)}\n`).join('')),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
