import { Command } from 'commander';
import type { DiffOptions } from './coverage/diff.ts';
import type { KeywordsOptions } from './coverage/keywords.ts';
import type { MarkersOptions } from './coverage/markers.ts';
import type { CoverageOptions } from './coverage/measure.ts';
import type { PlayOptions } from './coverage/play.ts';
import type { ProbeOptions } from './coverage/probe.ts';
import type { RulesOptions } from './coverage/rules.ts';
import { addLibraryOptions } from './scenarios/options.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';
import { runProgram } from './shared/program.ts';

/** Runs the command with the words that follow its name. What does the work is loaded when it is known which that is. */
export async function main(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.done;
  const program = new Command('coverage')
    .description(
      'Reads all cards of a file and counts how many of their words are read. The exit code is 1 where the grammar has a defect.',
    )
    .enablePositionalOptions()
    .argument('<file>', 'cards with one JSON record to a line, packed with gzip or not')
    .option('--json', 'write the result as JSON')
    .option('--top <count>', 'how many declined phrases to list', '40')
    .action(async (file: string, options: CoverageOptions) => {
      const { measure } = await import('./coverage/measure.ts');
      code = await measure(file, options);
    });
  program
    .command('play')
    .description(
      'Uses the abilities of each read card in made positions with random legal choices. The exit code is 1 where that failed by our fault.',
    )
    .argument('<file>', 'cards with one JSON record to a line, packed with gzip or not')
    .option('--json', 'write the result as JSON')
    .option('--sample <n>', 'play every so-manieth card', '1')
    .option('--seed <word>', 'draw one of each so many cards by chance, the same for the same word')
    .option('--only <name>', 'play one card')
    .option('--top <count>', 'how many reasons and abilities to list', '40')
    .option('--threads <count>', 'how many threads play', '2')
    .action(async (file: string, options: PlayOptions) => {
      const { play } = await import('./coverage/play.ts');
      code = await play(file, options);
    });
  program
    .command('probe')
    .description(
      'Leaves out each word of each read line: it must then be read to another tree, or not at all. The exit code is 1 where a word was not heeded.',
    )
    .argument('<file>', 'cards with one JSON record to a line, packed with gzip or not')
    .option('--json', 'write the result as JSON')
    .option('--sample <n>', 'probe every so-manieth card', '1')
    .option('--top <count>', 'how many findings to list', '40')
    .action(async (file: string, options: ProbeOptions) => {
      const { probe } = await import('./coverage/probe.ts');
      code = await probe(file, options);
    });
  program
    .command('markers')
    .description(
      'Looks for the trace of words such as "instead", "may" and "unless" in the trees of read lines. The exit code is 1 where one has none.',
    )
    .argument('<file>', 'cards with one JSON record to a line, packed with gzip or not')
    .option('--json', 'write the result as JSON')
    .option('--top <count>', 'how many lines to list of each word', '10')
    .action(async (file: string, options: MarkersOptions) => {
      const { markers } = await import('./coverage/markers.ts');
      code = await markers(file, options);
    });
  program
    .command('diff')
    .description(
      'Compares with another revision of the project: which lines became read, became unread, or are read differently, and on which cards. The exit code is 1 where a line is no longer read.',
    )
    .argument('<revision>', 'a commit, branch or tag')
    .argument('<file>', 'cards with one JSON record to a line, packed with gzip or not')
    .option('--json', 'write the lines as JSON')
    .option('--top <count>', 'how many lines to list of each change', '40')
    .action(async (revision: string, file: string, options: DiffOptions) => {
      const { diff } = await import('./coverage/diff.ts');
      code = await diff(revision, file, options);
    });
  addLibraryOptions(
    program
      .command('keywords')
      .description(
        'Compares the sentences of each keyword ability with an edition of the rules, carries scenarios out and says which of its subrules their traces cite, and counts its cards.',
      )
      .argument('<files...>', 'files of scenarios')
      .requiredOption('--rules <edition>', 'the official text of an edition')
      .option('--in <cards>', 'count the cards of a file that have it, and those that are read')
      .option('--json', 'write the result as JSON, with the subrules that no trace cites'),
  ).action(async (files: readonly string[], options: KeywordsOptions) => {
    const { keywords } = await import('./coverage/keywords.ts');
    code = await keywords(files, options);
  });
  addLibraryOptions(
    program
      .command('rules')
      .description(
        'Carries scenarios out and says for each section of the rules how many the code cites and how many their traces cite.',
      )
      .argument('<files...>', 'files of scenarios')
      .option('--json', 'write the result as JSON, with the numbers that neither cites')
      .option('--list <section>', 'list the numbers of a section that neither cites'),
  ).action(async (files: readonly string[], options: RulesOptions) => {
    const { rules } = await import('./coverage/rules.ts');
    code = await rules(files, options);
  });
  return await runProgram(program, words, () => code);
}

if (isMain(import.meta.filename)) await runCommand(() => main(process.argv.slice(2)));
