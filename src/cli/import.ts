import { writeFileSync } from 'node:fs';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { ImportKind, ImportOptions, ImportOutcome, ImportRequest, RequestKind, Store } from '../store/index.ts';
import { describeDownload, downloadCommand } from './download/command.ts';
import { asRequests, type Downloaded, type DownloadOptions, download } from './download/index.ts';
import { describeNoted, describeReport } from './import/report.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';
import { formatDuration, formatNumberOf } from './shared/numbers.ts';
import { createProgress, type Progress } from './shared/progress.ts';
import { readCards } from './shared/readCards.ts';
import { withStore } from './shared/withStore.ts';

interface Asked {
  readonly requests: readonly ImportRequest[];
  readonly again: boolean;
  readonly asOf?: string | undefined;
  /** A file that is to list every skipped record. */
  readonly skipped?: string | undefined;
  /** A file that is to list every doubtful record. */
  readonly doubtful?: string | undefined;
}

interface AllOptions extends Partial<Record<ImportKind, readonly string[]>> {
  readonly again?: boolean;
  readonly asOf?: string;
  readonly skipped?: string;
  readonly doubtful?: string;
}

const requestsOf = (kind: RequestKind, paths: readonly string[] = []): readonly ImportRequest[] =>
  paths.map((path) => ({ kind, path }));
const AGAIN = ['--again', 'import rules and rulings also from a file that was imported before'] as const;
const DOUBTFUL = ['--doubtful <file>', 'write down every ruling that looks wrong, with its place and why'] as const;
const SKIPPED = ['--skipped <file>', 'write down every skipped record with its place and the reason'] as const;
const EXAMPLES = `
The newest official files, from where they are published:
  npm run import -- download

Several kinds at once:
  npm run import -- all --rules MagicCompRules-2026-04-17.txt --cards cards.jsonl.gz --rulings rulings.jsonl.gz

Cards and rulings are read in these shapes, told apart by what a file contains:
  this project's own, with one record to a line
  Scryfall's bulk files (oracle-cards, default-cards, rulings), its answers to single questions, and lists of its cards
  MTGJSON's AtomicCards, AllPrintings and files of a set; the rulings in them come along with the cards

A file may be packed with gzip. Importing a file twice changes nothing. What was known and is missing from a newer file is marked, never deleted.`;

/** A day, or a month, as files of cards are dated. */
function asOfOption(): Option {
  return new Option('--as-of <day>', 'the day of which the words of cards are, for files that don’t say it').argParser((text) => {
    if (!/^\d{4}-\d\d(-\d\d)?$/.test(text) || Number.isNaN(Date.parse(text))) {
      throw new InvalidArgumentError('Write it as 2026-08-03, or 2026-08.');
    }
    return text;
  });
}

const asked = (requests: readonly ImportRequest[], { again, asOf, skipped, doubtful }: AllOptions): Asked => ({
  requests,
  again: again === true,
  asOf,
  skipped,
  doubtful,
});

/** A command made elsewhere ends as the others do: by an error that `main` turns into an exit code. */
const inheriting = (command: Command): Command => command.exitOverride().showSuggestionAfterError();

/** The command line; what is asked for is handed to `run`. */
export function importCommand(run: (asked: Asked) => Promise<void>, download: Command): Command {
  const program = new Command('import').description('Imports the Comprehensive Rules, cards and rulings from files.');
  program.exitOverride().showSuggestionAfterError().addHelpText('after', EXAMPLES);
  const kinds = [
    ['rules', 'the text of the Comprehensive Rules: files, or folders of editions'],
    ['cards', 'files of cards: Scryfall’s, MTGJSON’s, or JSON with one card to a line'],
    ['rulings', 'files of rulings: Scryfall’s, MTGJSON’s, or JSON with one ruling to a line'],
    ['corrections', 'files of corrections (YAML), each in place of what it brought before'],
  ] as const;
  for (const [kind, what] of kinds) {
    const command = program
      .command(kind)
      .description(`imports ${what}`)
      .argument('<path...>', what)
      .option(...SKIPPED);
    if (kind === 'cards') command.addOption(asOfOption());
    if (kind !== 'corrections') command.option(...AGAIN);
    if (kind === 'cards' || kind === 'rulings') command.option(...DOUBTFUL);
    command.action((paths: string[], options: AllOptions) => run(asked(requestsOf(kind, paths), options)));
  }
  program
    .command('pack')
    .description('imports what npm run export has written, once its hashes have been checked')
    .argument('<folder...>', 'folders of packs')
    .action((folders: string[]) => run(asked(requestsOf('pack', folders), {})));
  const all = program
    .command('all')
    .description('imports several kinds, cards before their rulings')
    .addOption(asOfOption())
    .option(...AGAIN)
    .option(...SKIPPED)
    .option(...DOUBTFUL);
  for (const [kind, what] of kinds) all.option(`--${kind} <path...>`, what);
  all.action(async (options: AllOptions, command: Command) => {
    const requests = kinds.flatMap(([kind]) => requestsOf(kind, options[kind]));
    if (requests.length === 0) command.error('error: name at least one of --rules, --cards, --rulings and --corrections');
    await run(asked(requests, options));
  });
  return program.addCommand(inheriting(download));
}

function tell(outcome: ImportOutcome): void {
  if (outcome.outcome === 'refused') process.stderr.write(`refused: ${outcome.reason}\n  ${outcome.remedy}\n`);
  else process.stdout.write(`${describeReport(outcome)}\n`);
}

/** A line for each skipped or doubtful record of all files. */
function writeNoted(path: string, what: 'skipped' | 'doubtful', outcomes: readonly ImportOutcome[]): void {
  const lines = outcomes.flatMap((outcome) =>
    outcome.outcome === 'refused' ? [] : outcome[what].map((record) => `${describeNoted(outcome.file, record)}\n`),
  );
  writeFileSync(path, lines.join(''));
}

function optionsFor(asked: Asked, progress: Progress, signal: AbortSignal): ImportOptions {
  return {
    again: asked.again,
    ...(asked.asOf === undefined ? {} : { asOf: asked.asOf }),
    signal,
    onProgress: ({ file, doing, done, total }) => {
      if (doing === 'waiting') process.stderr.write('Another import is under way; waiting for its end.\n');
      else progress.show(`${doing} ${file}`, done, total);
    },
  };
}

/** Imports what is asked for; fails when a file was refused, though the others are imported. */
export async function importInto(store: Store, asked: Asked, signal: AbortSignal): Promise<ExitCode> {
  const started = performance.now();
  const progress = createProgress();
  const outcomes: ImportOutcome[] = [];
  try {
    for await (const outcome of store.importAll(asked.requests, optionsFor(asked, progress, signal))) {
      progress.clear();
      outcomes.push(outcome);
      tell(outcome);
    }
  } finally {
    progress.clear();
  }
  if (asked.skipped !== undefined) writeNoted(asked.skipped, 'skipped', outcomes);
  if (asked.doubtful !== undefined) writeNoted(asked.doubtful, 'doubtful', outcomes);
  const reading = performance.now();
  const read = await readCards(store, signal, (done, total) => progress.show('reading cards', done, total));
  progress.clear();
  if (read > 0) process.stdout.write(`${formatNumberOf(read, 'card')} read in ${formatDuration(performance.now() - reading)}\n`);
  const { cards, rulings, editions } = await store.counts();
  if (outcomes.every(({ outcome }) => outcome === 'unchanged')) process.stdout.write('Nothing has changed.\n');
  const known = [formatNumberOf(editions, 'edition'), formatNumberOf(cards, 'card'), formatNumberOf(rulings, 'ruling')].join(
    ', ',
  );
  process.stdout.write(`The store now has ${known} (${formatDuration(performance.now() - started)}).\n`);
  return outcomes.some(({ outcome }) => outcome === 'refused') ? EXIT.failed : EXIT.done;
}

/** Downloads the newest official files, says what was fetched and from where, and imports them. */
async function downloadInto(store: Store, options: DownloadOptions, signal: AbortSignal): Promise<ExitCode> {
  const files: Downloaded[] = [];
  for await (const file of download(options)) {
    files.push(file);
    process.stdout.write(`${describeDownload(file)}\n`);
  }
  return await importInto(store, { requests: asRequests(files), again: false }, signal);
}

/** Runs the command with the words that follow its name. */
export async function main(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.done;
  try {
    const command = downloadCommand(async (options) => {
      code = await withStore((store, signal) => downloadInto(store, options(signal), signal));
    });
    await importCommand(async (asked) => {
      code = await withStore((store, signal) => importInto(store, asked, signal));
    }, command).parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.done : EXIT.usage; // commander has said what is wrong
  }
  return code;
}

if (isMain(import.meta.filename)) await runCommand(() => main(process.argv.slice(2)));
