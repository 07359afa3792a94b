import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { errorCode } from '../problem.ts';

/** Whether a process of that number runs, be it ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether it is a PostgreSQL: a number left behind by a dead server may by now belong to any program. */
export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    if (platform() === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8').trim().startsWith('postgres');
    if (platform() === 'win32') return true;
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return platform() !== 'linux' && isAlive(pid);
  }
}
