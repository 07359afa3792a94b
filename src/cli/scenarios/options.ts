import { type Command, CommanderError } from 'commander';
import { EXIT, type ExitCode } from '../shared/exit.ts';
import { withStore } from '../shared/withStore.ts';
import { BadInput } from './badInput.ts';
import { cardFile } from './cardFile.ts';
import { type Library, libraryOf, starterSource, storeLibrary } from './library.ts';

/** Where the cards come from; without either, from the store. */
export interface LibraryOptions {
  readonly cards?: string;
  readonly starter?: boolean;
}

export function addLibraryOptions(program: Command): Command {
  return program
    .option('--cards <file>', 'cards straight from a file with one JSON record to a line, without the database')
    .option('--starter', 'only the cards that are there before any import, without the database');
}

/** Lends what scenarios are judged by: a file's cards, the starter set, or the store's cards and editions. */
export async function withLibrary<T>(options: LibraryOptions, use: (library: Library) => Promise<T>): Promise<T> {
  if (options.cards !== undefined) return await use(libraryOf(cardFile(options.cards)));
  if (options.starter === true) return await use(libraryOf(starterSource()));
  return await withStore((store) => use(storeLibrary(store)));
}

/** Runs a command line; what is wrong with it, or with what it names, ends it with code 2. */
export async function runProgram(program: Command, words: readonly string[], code: () => ExitCode): Promise<ExitCode> {
  try {
    await program.exitOverride().showSuggestionAfterError().parseAsync(words, { from: 'user' });
    return code();
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage; // commander has said what is wrong
    if (!(error instanceof BadInput)) throw error;
    process.stderr.write(`${error.message}\n`);
    return EXIT.usage;
  }
}
