import { Command, CommanderError } from 'commander';
import type { FileReport, ImportKind, ImportOptions, ImportOutcome, ImportRequest, Store } from '../store/index.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';
import { formatCount, formatDuration, formatNumberOf } from './shared/numbers.ts';
import { createProgress, type Progress } from './shared/progress.ts';
import { withStore } from './shared/withStore.ts';

interface Asked {
  readonly requests: readonly ImportRequest[];
  readonly again: boolean;
}

interface AllOptions extends Partial<Record<ImportKind, readonly string[]>> {
  readonly again?: boolean;
}

const requestsOf = (kind: ImportKind, paths: readonly string[] = []): readonly ImportRequest[] =>
  paths.map((path) => ({ kind, path }));
const AGAIN = ['--again', 'import rulings also from a file that was imported before'] as const;
const EXAMPLES = `
Several kinds at once:
  npm run import -- all --rules MagicCompRules-2026-04-17.txt --cards cards.jsonl.gz --rulings rulings.jsonl.gz

A file may be packed with gzip. Importing a file twice changes nothing. What was known and is missing from a newer file is marked, never deleted.`;

/** The command line; what is asked for is handed to `run`. */
export function importCommand(run: (asked: Asked) => Promise<void>): Command {
  const program = new Command('import').description('Imports the Comprehensive Rules, cards and rulings from files.');
  program.exitOverride().showSuggestionAfterError().addHelpText('after', EXAMPLES);
  const kinds = [
    ['rules', 'the text of the Comprehensive Rules: files, or folders of editions'],
    ['cards', 'files of cards, JSON with one card to a line'],
    ['rulings', 'files of rulings, JSON with one ruling to a line'],
  ] as const;
  for (const [kind, what] of kinds) {
    const command = program
      .command(kind)
      .description(`imports ${what}`)
      .argument('<path...>', what)
      .option(...AGAIN);
    command.action((paths: string[], options: AllOptions) =>
      run({ requests: requestsOf(kind, paths), again: options.again === true }),
    );
  }
  const all = program
    .command('all')
    .description('imports several kinds, cards before their rulings')
    .option(...AGAIN);
  for (const [kind, what] of kinds) all.option(`--${kind} <path...>`, what);
  all.action(async (options: AllOptions, command: Command) => {
    const requests = kinds.flatMap(([kind]) => requestsOf(kind, options[kind]));
    if (requests.length === 0) command.error('error: name at least one of --rules, --cards and --rulings');
    await run({ requests, again: options.again === true });
  });
  return program;
}

const UNIT: Readonly<Record<ImportKind, readonly [one: string, many: string]>> = {
  rules: ['edition', 'editions'],
  cards: ['card', 'cards'],
  rulings: ['ruling', 'rulings'],
};
const WHAT_BECAME = ['added', 'changed', 'unchanged', 'withdrawn', 'skipped'] as const;

/** `cards-oracle.jsonl.gz: 32,984 cards added, 122 changed, 8 skipped in 5.6 s`, and below it what else is to be said. */
export function describeReport(report: FileReport): string {
  const { kind, file, counts, skipped, remarks, milliseconds } = report;
  const [first, ...rest] = WHAT_BECAME.filter((what) => counts[what] > 0);
  const unit = first === undefined ? '' : UNIT[kind][counts[first] === 1 ? 0 : 1];
  const parts = first === undefined ? ['nothing'] : [`${formatCount(counts[first])} ${unit} ${first}`];
  parts.push(...rest.map((what) => `${formatCount(counts[what])} ${what}`));
  const lines = [`${file}: ${parts.join(', ')} in ${formatDuration(milliseconds)}`, ...remarks.map((remark) => `  ${remark}`)];
  lines.push(...skipped.map(({ line, reason }) => `  skipped ${file}:${line}: ${reason}`));
  const unlisted = counts.skipped - skipped.length;
  if (unlisted > 0) lines.push(`  … and ${formatCount(unlisted)} more were skipped`);
  return lines.join('\n');
}

function tell(outcome: ImportOutcome): void {
  if (outcome.outcome === 'refused') process.stderr.write(`refused: ${outcome.reason}\n  ${outcome.remedy}\n`);
  else process.stdout.write(`${describeReport(outcome)}\n`);
}

function optionsFor(asked: Asked, progress: Progress, signal: AbortSignal): ImportOptions {
  return {
    again: asked.again,
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
  const { cards, rulings, editions } = await store.counts();
  if (outcomes.every(({ outcome }) => outcome === 'unchanged')) process.stdout.write('Nothing has changed.\n');
  const known = [formatNumberOf(editions, 'edition'), formatNumberOf(cards, 'card'), formatNumberOf(rulings, 'ruling')].join(
    ', ',
  );
  process.stdout.write(`The store now has ${known} (${formatDuration(performance.now() - started)}).\n`);
  return outcomes.some(({ outcome }) => outcome === 'refused') ? EXIT.failed : EXIT.done;
}

/** Runs the command with the words that follow its name. */
export async function main(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.done;
  try {
    await importCommand(async (asked) => {
      code = await withStore((store, signal) => importInto(store, asked, signal));
    }).parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.done : EXIT.usage; // commander has said what is wrong
  }
  return code;
}

if (isMain(import.meta.filename)) await runCommand(() => main(process.argv.slice(2)));
