import { Command } from 'commander';
import { formatFailure, type ResolveScenario, readScenarioFile, resolveScenario, type ScenarioFile } from '../scenario/index.ts';
import { judge, passed, type Verdict } from './scenarios/judge.ts';
import type { Library } from './scenarios/library.ts';
import { addLibraryOptions, type LibraryOptions, withLibrary } from './scenarios/options.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';
import { runProgram } from './shared/program.ts';
import { createProgress } from './shared/progress.ts';

interface VerifyOptions extends LibraryOptions {
  readonly strict?: boolean;
  readonly json?: boolean;
}

const HELP = `
FILES are YAML or JSON (a scenario, a list, or several documents), or Markdown with fenced "scenario" blocks.
The exit code is 0 when all pass, 1 when one fails, 2 when something given can't be read.`;

function describe(verdict: Verdict): string {
  const head = `${passed(verdict) ? 'ok    ' : 'FAILED'}  ${verdict.title}`;
  if (verdict.kind !== 'judged') return [head, ...verdict.problems.map((problem) => `        ${problem}`)].join('\n');
  const { rules, cited, failures, file } = verdict;
  const share = rules.length === 0 ? '' : ` (cites ${cited.length} of ${rules.length} rules)`;
  const where = failures.length === 0 ? '' : ` — ${file}`;
  return [`${head}${share}${where}`, ...failures.map((failure) => `        ${formatFailure(failure)}`)].join('\n');
}

async function verdictsOf(
  files: readonly ScenarioFile[],
  library: Library,
  resolve: ResolveScenario,
  { strict = false, json = false }: VerifyOptions,
): Promise<Verdict[]> {
  const entries = files.flatMap((file) => file.entries);
  const progress = createProgress();
  const verdicts: Verdict[] = [];
  try {
    for (const entry of entries) {
      progress.show('scenarios', verdicts.length, entries.length);
      const verdict = await judge(entry, library, resolve, { strict });
      verdicts.push(verdict);
      if (json) continue;
      progress.clear();
      process.stdout.write(`${describe(verdict)}\n`);
    }
  } finally {
    progress.clear();
  }
  return verdicts;
}

function asJson(verdicts: readonly Verdict[], problems: readonly string[]): string {
  const good = verdicts.filter(passed).length;
  const scenarios = verdicts.map((verdict) => ({ ...verdict, passed: passed(verdict) }));
  return `${JSON.stringify({ passed: good, failed: verdicts.length - good, problems, scenarios }, null, 2)}\n`;
}

/** Verifies the scenarios of files and writes what became of each; the last line counts them. */
export async function verify(
  names: readonly string[],
  options: VerifyOptions,
  library: Library,
  resolve: ResolveScenario,
): Promise<ExitCode> {
  const files = await Promise.all(names.map(readScenarioFile));
  const problems = files.flatMap((file) => file.problems);
  const verdicts = await verdictsOf(files, library, resolve, options);
  const good = verdicts.filter(passed).length;
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (options.json === true) process.stdout.write(asJson(verdicts, problems));
  else process.stdout.write(`${good} passed, ${verdicts.length - good} failed\n`);
  if (problems.length > 0 || verdicts.some(({ kind }) => kind === 'unreadable')) return EXIT.usage;
  return good === verdicts.length ? EXIT.done : EXIT.failed;
}

/** Runs the command with the words that follow its name. */
export async function main(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.done;
  const program = new Command('verify')
    .description('Carries scenarios out and compares what happens with what they expect.')
    .argument('<files...>', 'files of scenarios')
    .option('--strict', 'fail also for answers that no decision took and for scenarios that cite none of their rules')
    .option('--json', 'write the result as JSON')
    .addHelpText('after', HELP)
    .action(async (files: string[], options: VerifyOptions) => {
      code = await withLibrary(options, (library) => verify(files, options, library, resolveScenario));
    });
  return await runProgram(addLibraryOptions(program), words, () => code);
}

if (isMain(import.meta.filename)) await runCommand(() => main(process.argv.slice(2)));
