import { Command, InvalidArgumentError } from 'commander';
import type { Manifest } from '../store/index.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';
import { formatCount } from './shared/numbers.ts';
import { runProgram } from './shared/program.ts';
import { withStore } from './shared/withStore.ts';

interface ExportWords {
  readonly edition?: string;
}

const AFTER = `
The folder gets a file of lines of JSON for each of edition, cards, rulings and corrections, and manifest.json with the number of lines and the SHA-256 of each.
Where there is no network, npm run import -- pack FOLDER takes it in.`;

function day(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new InvalidArgumentError('Write it as 2026-04-17.');
}

/** What was written, a line for each file. */
export const describePack = (folder: string, { edition, files }: Manifest): string =>
  [
    `${folder}: the edition of ${edition}`,
    ...files.map(
      ({ name, lines, bytes, sha256 }) => `  ${name}: ${formatCount(lines)} lines, ${formatCount(bytes)} bytes, sha256 ${sha256}`,
    ),
  ].join('\n');

/** Writes what the store holds into a folder that can be carried away. */
export async function main(words: readonly string[]): Promise<ExitCode> {
  const program = new Command('export')
    .description('Writes an edition of the rules, all cards, rulings and corrections into a folder, as lines of JSON.')
    .argument('<folder>', 'a new or empty folder, or one with an older pack')
    .option('--edition <day>', 'the edition in force on that day; without it the newest', day)
    .addHelpText('after', AFTER)
    .action(async (folder: string, { edition }: ExportWords) => {
      const manifest = await withStore((store, signal) => store.exportPack(folder, { edition, signal }));
      process.stdout.write(`${describePack(folder, manifest)}\n`);
    });
  return await runProgram(program, words, () => EXIT.done);
}

if (isMain(import.meta.filename)) await runCommand(() => main(process.argv.slice(2)));
