import { createHash } from 'node:crypto';
import { accessSync, chownSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { errorCode, messageOf, StoreProblem } from '../problem.ts';
import { PROJECT_ROOT } from '../root.ts';
import type { ServerAccount } from './account.ts';

/** The first folder on the way to `path` that the account may not enter; null where it may enter all. */
export function blockedAt(path: string, account: ServerAccount | null): string | null {
  if (account === null) return null;
  const parents: string[] = [];
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    parents.unshift(folder);
    if (dirname(folder) === folder) break;
  }
  return parents.find((folder) => existsSync(folder) && !mayEnter(folder, account)) ?? null;
}

function mayEnter(folder: string, { uid, gid }: ServerAccount): boolean {
  const stat = statSync(folder);
  if (!stat.isDirectory()) return true;
  if (stat.uid === uid) return (stat.mode & 0o100) !== 0;
  return (stat.mode & (stat.gid === gid ? 0o010 : 0o001)) !== 0;
}

/** Makes the folder and those above it, one after the other: making all at once never returns in some file systems (such as /proc). */
function makeEach(folder: string): boolean {
  if (existsSync(folder)) return false;
  if (dirname(folder) !== folder) makeEach(dirname(folder));
  mkdirSync(folder, { mode: 0o755 });
  return true;
}

function makeFolder(folder: string, account: ServerAccount | null): void {
  const made = makeEach(folder);
  if (account !== null && made) chownSync(folder, account.uid, account.gid);
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

function folderProblem(folder: string, error: unknown): StoreProblem {
  if (errorCode(error) === 'ENOSPC') {
    return new StoreProblem(
      'DISK_FULL',
      `No space is left for the data folder ${folder}.`,
      'Free some disk space (about 500 MB).',
    );
  }
  const reason =
    errorCode(error) === 'EACCES' || errorCode(error) === 'EROFS' ? 'is not writable' : `can't be used (${messageOf(error)})`;
  return new StoreProblem(
    'DATA_FOLDER',
    `The data folder ${folder} ${reason}.`,
    'Set RULEWRIGHT_DATA_DIR to a folder that you may write to, or DATABASE_URL to a PostgreSQL server.',
  );
}

/** Where root keeps the data when the server's account can't reach the checkout: kept apart for each checkout. */
function placesForRoot(): readonly string[] {
  const checkout = createHash('sha256').update(PROJECT_ROOT).digest('hex').slice(0, 8);
  return [join('/var/lib/rulewright', checkout), join(tmpdir(), `rulewright-${checkout}`)];
}

/** The folder for the embedded server's data, made if need be: the one asked for, or `data` in the project. */
export function dataFolder(asked: string | undefined, account: ServerAccount | null): string {
  const wanted = resolve(asked ?? join(PROJECT_ROOT, 'data'));
  const blocked = blockedAt(wanted, account);
  if (blocked === null) {
    try {
      makeFolder(wanted, account);
      return wanted;
    } catch (error) {
      throw folderProblem(wanted, error);
    }
  }
  if (asked !== undefined) {
    throw new StoreProblem(
      'DATA_FOLDER',
      `The account ${account?.name}, which runs PostgreSQL for root, may not enter ${blocked}, so the data can't be kept in ${wanted}.`,
      `Allow it with chmod o+x ${blocked}, set RULEWRIGHT_DATA_DIR to another folder, or start as a normal user.`,
    );
  }
  return firstUsable(placesForRoot(), account);
}

function firstUsable(places: readonly string[], account: ServerAccount | null): string {
  let last: unknown;
  for (const place of places) {
    try {
      makeFolder(place, account);
      if (blockedAt(place, account) === null) return place;
    } catch (error) {
      last = error;
    }
  }
  throw folderProblem(places.join(' or '), last);
}
