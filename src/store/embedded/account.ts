import { execFileSync } from 'node:child_process';

/** Who the server runs as. PostgreSQL refuses to run as root, so root hands it to an account with fewer rights. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

const CANDIDATES = ['postgres', 'nobody'] as const;

function idOf(flag: '-u' | '-g', name: string): number | null {
  try {
    return Number.parseInt(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }), 10);
  } catch {
    return null;
  }
}

function accountNamed(name: string): ServerAccount | null {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid === null || gid === null || uid === 0 ? null : { uid, gid, name };
}

/** Null for everyone but root, who runs the server as `postgres` or, without such an account, as `nobody`. */
export function serverAccount(): ServerAccount | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of CANDIDATES) {
    const account = accountNamed(name);
    if (account !== null) return account;
  }
  return null;
}
