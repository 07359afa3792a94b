import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportKind, ImportRequest } from '../../store/index.ts';
import type { Fetching } from './fetch.ts';
import { type Fetched, fetchFile, type Wanted } from './file.ts';
import { type Addresses, bulkFiles, rulesText } from './official.ts';

export type { Fetching } from './fetch.ts';
export { type Addresses, OFFICIAL } from './official.ts';

/** What is downloaded; each kind has one official source. */
export type DownloadKind = Extract<ImportKind, 'rules' | 'cards' | 'rulings'>;
export const DOWNLOAD_KINDS: readonly DownloadKind[] = ['rules', 'cards', 'rulings'];

export interface DownloadOptions {
  readonly kinds: readonly DownloadKind[];
  readonly folder: string;
  readonly addresses: Addresses;
  readonly fetching: Fetching;
}

export interface Downloaded extends Fetched {
  readonly kind: DownloadKind;
}

/** Bulk files carry the moment in their names: the older ones are of no more use. */
function dropOlder(folder: string, { name }: Wanted): void {
  const stem = /^(.*-)\d{14}\.json$/.exec(name)?.[1];
  if (stem === undefined) return;
  for (const other of readdirSync(folder)) {
    if (other.startsWith(stem) && /^\d{14}\.json/.test(other.slice(stem.length)) && !other.startsWith(name))
      rmSync(join(folder, other));
  }
}

/** Downloads what is wanted, one file after the other, and tells of each. */
export async function* download({ kinds, folder, addresses, fetching }: DownloadOptions): AsyncGenerator<Downloaded> {
  const ordered = DOWNLOAD_KINDS.filter((kind) => kinds.includes(kind));
  const bulk = ordered.filter((kind) => kind !== 'rules');
  if (ordered.includes('rules')) {
    yield { kind: 'rules', ...(await fetchFile(await rulesText(addresses, fetching), folder, fetching)) };
  }
  if (bulk.length === 0) return;
  const wanted = await bulkFiles(bulk, addresses, fetching);
  for (const [at, kind] of bulk.entries()) {
    const fetched = await fetchFile(wanted[at]!, folder, fetching);
    dropOlder(folder, wanted[at]!);
    yield { kind, ...fetched };
  }
}

export const asRequests = (downloaded: readonly Downloaded[]): readonly ImportRequest[] =>
  downloaded.map(({ kind, path }) => ({ kind, path }));
