import { type Command, CommanderError } from 'commander';
import { BadInput } from '../scenarios/badInput.ts';
import { EXIT, type ExitCode } from './exit.ts';

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
