import { Command, Option } from 'commander';
import {
  type Answer,
  DETAIL_LEVELS,
  type DetailLevel,
  explain,
  type FileEntry,
  formatDocumentError,
  type ResolveScenario,
  readScenarioFile,
  resolveScenario,
  TEXT_FORMATS,
  type TextFormat,
} from '../scenario/index.ts';
import { BadInput } from './scenarios/badInput.ts';
import type { Library } from './scenarios/library.ts';
import { addLibraryOptions, type LibraryOptions, runProgram, withLibrary } from './scenarios/options.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';

interface ResolveOptions extends LibraryOptions {
  readonly json?: boolean;
  readonly level: Lowercase<DetailLevel>;
  readonly format: Lowercase<TextFormat>;
}

const lower = <T extends string>(words: readonly T[]) => words.map((word) => word.toLowerCase() as Lowercase<T>);
const upper = <T extends string>(word: Lowercase<T>) => word.toUpperCase() as T;

async function answerTo({ file, title, result }: FileEntry, library: Library, resolve: ResolveScenario): Promise<Answer> {
  const fail = (errors: readonly Parameters<typeof formatDocumentError>[0][]): never => {
    throw new BadInput(
      [`${title} can't be resolved:`, ...errors.map((error) => `  ${formatDocumentError(error, file)}`)].join('\n'),
    );
  };
  if (!result.ok) return fail(result.errors);
  const context = await library.contextFor(result.scenario);
  const resolved = resolve(result.scenario, { ...context, locator: result.locator });
  return resolved.ok ? resolved.answer : fail(resolved.errors);
}

/** Carries the scenarios of a file out and writes what happens: as text, or as JSON (a list where there are several). */
export async function resolveFile(
  file: string,
  options: ResolveOptions,
  library: Library,
  resolve: ResolveScenario,
): Promise<ExitCode> {
  const { entries, problems } = await readScenarioFile(file);
  if (problems.length > 0) throw new BadInput(problems.join('\n'));
  const answers: Answer[] = [];
  for (const entry of entries) {
    const answer = await answerTo(entry, library, resolve);
    answers.push(answer);
    const { title } = entry;
    if (options.json === true) continue;
    process.stdout.write(
      `${answers.length > 1 ? '\n' : ''}${explain(answer, { title, level: upper(options.level), format: upper(options.format) })}`,
    );
  }
  if (options.json === true) process.stdout.write(`${JSON.stringify(answers.length === 1 ? answers[0] : answers, null, 2)}\n`);
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
    .option('--json', 'write the whole answer as JSON')
    .action(async (file: string, options: ResolveOptions) => {
      code = await withLibrary(options, (library) => resolveFile(file, options, library, resolveScenario));
    });
  return await runProgram(addLibraryOptions(program), words, () => code);
}

if (isMain(import.meta.filename)) await runCommand(() => main(process.argv.slice(2)));
