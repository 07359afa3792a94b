import type { ImportCounts } from '../rows/index.ts';
import type { Place } from './documents/index.ts';

export const IMPORT_KINDS = ['rules', 'cards', 'rulings', 'corrections'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** A pack brings several kinds at once. */
export type RequestKind = ImportKind | 'pack';

/** A record of which something is to be said, with its place in the file. */
export interface NotedRecord {
  readonly line: number;
  /** The way to it in a document, such as `data["Fire // Ice"]`; null where the line says it all. */
  readonly path: string | null;
  /** The name that stands in it, where one could be read. */
  readonly name: string | null;
  readonly reason: string;
}

/** What one file brought. Counts are of editions, cards or rulings. */
export interface FileReport {
  readonly outcome: 'imported' | 'unchanged';
  readonly kind: ImportKind;
  readonly file: string;
  readonly counts: ImportCounts;
  /** Records that were left out, each with the reason. */
  readonly skipped: readonly NotedRecord[];
  /** Records that were taken as they are though something in them looks wrong. */
  readonly doubtful: readonly NotedRecord[];
  /** What else is worth knowing, a sentence each. */
  readonly remarks: readonly string[];
  readonly milliseconds: number;
}

/** A file that isn't what it was said to be; nothing of it was taken. */
export interface RefusedFile {
  readonly outcome: 'refused';
  readonly kind: RequestKind;
  readonly file: string;
  readonly reason: string;
  readonly remedy: string;
}

export type ImportOutcome = FileReport | RefusedFile;

/** How far an import has come: bytes read of the file, waiting for another import to end, rows written. */
export interface ImportProgress {
  readonly kind: ImportKind;
  readonly file: string;
  readonly doing: 'reading' | 'waiting' | 'writing';
  readonly done: number;
  readonly total: number;
}

export interface ImportOptions {
  /** The day that counts as today, YYYY-MM-DD. */
  readonly today?: string;
  /** The day of which the words of cards are, YYYY-MM or YYYY-MM-DD, for files that don't say it. */
  readonly asOf?: string;
  /** Import rulings, or an edition that another publication replaced, of a file again that was imported before; without it such a file changes nothing. */
  readonly again?: boolean;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Stops before the next write; what was not finished leaves no trace. */
  readonly signal?: AbortSignal;
}

/** Tells how far an import has come, and ends it there if it has been interrupted. */
export function tellProgress({ onProgress, signal }: ImportOptions, progress: ImportProgress): void {
  onProgress?.(progress);
  signal?.throwIfAborted();
}

/** Counts what becomes of records while they pass. */
export class Tally {
  readonly #counts = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, skipped: 0 };
  readonly #skipped: NotedRecord[] = [];
  readonly #doubtful: NotedRecord[] = [];

  add(what: keyof ImportCounts, count = 1): void {
    this.#counts[what] += count;
  }

  skip({ line, path }: Place, reason: string, name: string | null = null): void {
    this.#counts.skipped += 1;
    this.#skipped.push({ line, path, name, reason });
  }

  /** Notes that a record that is taken looks wrong. */
  doubt({ line, path }: Place, reason: string, name: string | null): void {
    this.#doubtful.push({ line, path, name, reason });
  }

  get doubtful(): readonly NotedRecord[] {
    return this.#doubtful;
  }

  /** Counts so many again as something else. */
  recount(from: keyof ImportCounts, to: keyof ImportCounts, count: number): void {
    this.#counts[from] -= count;
    this.#counts[to] += count;
  }

  get counts(): ImportCounts {
    return { ...this.#counts };
  }

  get skipped(): readonly NotedRecord[] {
    return this.#skipped;
  }

  get changedNothing(): boolean {
    const { added, changed, withdrawn } = this.#counts;
    return added + changed + withdrawn === 0;
  }
}
