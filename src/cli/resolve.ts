import { Command, Option } from 'commander';
import {
  DETAIL_LEVELS,
  type DetailLevel,
  type DocumentError,
  explain,
  explainLegal,
  type FileEntry,
  formatDocumentError,
  legalActions,
  type ResolveContext,
  type ResolveScenario,
  readScenarioFile,
  resolveScenario,
  type Scenario,
  TEXT_FORMATS,
  type TextFormat,
} from '../scenario/index.ts';
import { BadInput } from './scenarios/badInput.ts';
import type { Library } from './scenarios/library.ts';
import { addLibraryOptions, type LibraryOptions, withLibrary } from './scenarios/options.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';
import { runProgram } from './shared/program.ts';

interface ResolveOptions extends LibraryOptions {
  readonly json?: boolean;
  /** What each player may do at the end is told, and not what happened. */
  readonly legal?: boolean;
  readonly level: Lowercase<DetailLevel>;
  readonly format: Lowercase<TextFormat>;
}

const lower = <T extends string>(words: readonly T[]) => words.map((word) => word.toLowerCase() as Lowercase<T>);
const upper = <T extends string>(word: Lowercase<T>) => word.toUpperCase() as T;

type Told<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: readonly DocumentError[] };

/** Asks something of a scenario; what is wrong with it ends the program. */
async function askOf<T>(
  { file, title, result }: FileEntry,
  library: Library,
  ask: (scenario: Scenario, context: ResolveContext) => Told<T>,
): Promise<T> {
  const fail = (errors: readonly DocumentError[]): never => {
    throw new BadInput(
      [`${title} can't be resolved:`, ...errors.map((error) => `  ${formatDocumentError(error, file)}`)].join('\n'),
    );
  };
  if (!result.ok) return fail(result.errors);
  const context = await library.contextFor(result.scenario);
  const told = ask(result.scenario, { ...context, locator: result.locator });
  return told.ok ? told.value : fail(told.errors);
}

/** What a test expects on the way (`check`) isn't compared here; nobody shall think that it was. */
const hasChecks = ({ result }: FileEntry): boolean =>
  result.ok && result.scenario.actions.some((action) => action.kind === 'check');

/** Carries the scenarios of a file out and writes what happens: as text, or as JSON (a list where there are several). */
export async function resolveFile(
  file: string,
  options: ResolveOptions,
  library: Library,
  resolve: ResolveScenario,
): Promise<ExitCode> {
  const { entries, problems } = await readScenarioFile(file);
  if (problems.length > 0) throw new BadInput(problems.join('\n'));
  const all: unknown[] = [];
  const level = upper<DetailLevel>(options.level);
  const format = upper<TextFormat>(options.format);
  if (entries.some(hasChecks)) process.stderr.write('What "check" expects isn\'t compared here: use "verify" for that.\n');
  for (const entry of entries) {
    const { title } = entry;
    let text: string;
    if (options.legal === true) {
      const legal = await askOf(entry, library, (scenario, context) => {
        const result = legalActions(scenario, context);
        return result.ok ? { ok: true, value: result.legal } : result;
      });
      all.push(legal);
      text = explainLegal(legal, { title, format });
    } else {
      const answer = await askOf(entry, library, (scenario, context) => {
        const result = resolve(scenario, context);
        return result.ok ? { ok: true, value: result.answer } : result;
      });
      all.push(answer);
      text = explain(answer, { title, level, format });
    }
    if (options.json !== true) process.stdout.write(`${all.length > 1 ? '\n' : ''}${text}`);
  }
  if (options.json === true) process.stdout.write(`${JSON.stringify(all.length === 1 ? all[0] : all, null, 2)}\n`);
  return EXIT.done;
}

/** Runs the command with the words that follow its name. */
export async function main(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.done;
  const program = new Command('resolve')
    .description('Carries a scenario out and says what happens, step by step, with the rules for each.')
    .argument('<file>', 'YAML, JSON, or Markdown with fenced "scenario" blocks')
    .addOption(new Option('--level <level>', 'how much is said').choices(lower(DETAIL_LEVELS)).default('judge'))
    .addOption(new Option('--format <format>', 'how the text is laid out').choices(lower(TEXT_FORMATS)).default('plain'))
    .option('--legal', 'what each player may do at the end of the actions, instead of what happened')
    .option('--json', 'write the whole answer as JSON')
    .action(async (file: string, options: ResolveOptions) => {
      code = await withLibrary(options, (library) => resolveFile(file, options, library, resolveScenario));
    });
  return await runProgram(addLibraryOptions(program), words, () => code);
}

if (isMain(import.meta.filename)) await runCommand(() => main(process.argv.slice(2)));
