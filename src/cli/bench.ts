import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { askedOfTheStore } from './bench/asked.ts';
import { bolts, boltsTogether, type Figure, lookups, readmeScenario, scenarioText } from './bench/index.ts';
import { readAllCards } from './bench/reading.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';
import { runProgram } from './shared/program.ts';

interface BenchOptions {
  readonly cards?: string;
  readonly lookups?: boolean;
}

const EXAMPLE = join(import.meta.dirname, '..', '..', 'examples', 'stifle.yaml');

function show({ what, figure, unit }: Figure): void {
  const shown = figure >= 100 ? figure.toFixed(0) : figure >= 1 ? figure.toFixed(1) : figure.toPrecision(2);
  process.stdout.write(`${what.padEnd(60)} ${shown.padStart(10)} ${unit}\n`);
}

/** Measures what users wait for. Figures of one run can be compared with one another; between machines only ratios can. */
export async function main(words: readonly string[]): Promise<ExitCode> {
  const program = new Command('bench')
    .description('Measures what users wait for: reading cards, looking one up, a scenario, actions per second.')
    .option('--cards <file>', 'also read all cards of a file with one JSON record to a line')
    .option(
      '--lookups',
      'only what clients look up, in everything that has been imported, beside bare statements for the same rows',
    )
    .action(async (options: BenchOptions) => {
      if (options.lookups === true) {
        for (const figure of await askedOfTheStore()) show(figure);
        return;
      }
      for (const figure of lookups()) show(figure);
      show(readmeScenario(scenarioText(EXAMPLE)));
      for (const figure of bolts()) show(figure);
      for (const figure of await boltsTogether(availableParallelism())) show(figure);
      if (options.cards) for (const figure of readAllCards(options.cards)) show(figure);
    });
  return await runProgram(program, words, () => EXIT.done);
}

if (isMain(import.meta.filename)) await runCommand(() => main(process.argv.slice(2)));
