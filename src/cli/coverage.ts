import { Command } from 'commander';
import { type DiffOptions, diff } from './coverage/diff.ts';
import { type MarkersOptions, markers } from './coverage/markers.ts';
import { type CoverageOptions, measure } from './coverage/measure.ts';
import { type PlayOptions, play } from './coverage/play.ts';
import { type ProbeOptions, probe } from './coverage/probe.ts';
import { type RulesOptions, rules } from './coverage/rules.ts';
import { addLibraryOptions, runProgram } from './scenarios/options.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';

/** Runs the command with the words that follow its name. */
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
      code = await diff(revision, file, options);
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
    code = await rules(files, options);
  });
  return await runProgram(program, words, () => code);
}

if (isMain(import.meta.filename)) await runCommand(() => main(process.argv.slice(2)));
