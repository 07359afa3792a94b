import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '../scenarios/badInput.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs a program to its end; what it says of a failure is the problem's text. */
function run(command: string, words: readonly string[], folder: string, failed: string): void {
  try {
    execFileSync(command, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout?: Buffer; stderr?: Buffer; message: string };
    const said = `${stderr ?? ''}${stdout ?? ''}`.trim();
    throw new BadInput(`${failed}\n${said === '' ? message : said}`);
  }
}

/** Builds another revision of this project in a folder of its own, lends its `dist`, and takes the folder away. */
export async function withRevision<T>(revision: string, use: (dist: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-'));
  const tree = join(folder, 'tree');
  const add = ['worktree', 'add', '--detach', tree, revision];
  try {
    run(
      'git',
      add,
      ROOT,
      `The revision "${revision}" can't be taken from the project's history: name a commit, a branch or a tag.`,
    );
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    run(
      process.execPath,
      [join('scripts', 'build.mjs')],
      tree,
      `The revision "${revision}" doesn't build with what is installed here.`,
    );
    return await use(join(tree, 'dist'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    run('git', ['worktree', 'prune'], ROOT, 'The list of work trees could not be put in order.');
  }
}
