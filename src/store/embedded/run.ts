import { spawn } from 'node:child_process';
import type { ServerAccount } from './account.ts';

export interface ProgramResult {
  readonly code: number | null;
  /** What the program said, both streams. */
  readonly said: string;
}

/** Runs one of PostgreSQL's programs to its end, as the server's account. Messages are in English whatever the machine speaks. */
export function runProgram(
  file: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly account: ServerAccount | null },
): Promise<ProgramResult> {
  return new Promise((done, failed) => {
    const identity = options.account === null ? {} : { uid: options.account.uid, gid: options.account.gid };
    const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
    const env = { ...Object.fromEntries(environment), LC_ALL: 'C', LC_MESSAGES: 'C' };
    const child = spawn(file, args, { cwd: options.cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true, ...identity });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
    child.on('error', failed);
    // 'exit', not 'close': a server that was started keeps the pipes open
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      done({ code, said: said.trim() });
    });
  });
}
