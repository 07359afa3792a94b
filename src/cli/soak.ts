import { Command } from 'commander';
import { stringify } from 'yaml';
import { BadInput } from './scenarios/badInput.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';
import { formatCount, formatDuration } from './shared/numbers.ts';
import { runProgram } from './shared/program.ts';
import { createProgress } from './shared/progress.ts';
import { inParts } from './shared/threads.ts';
import { type Played, playGame } from './soak/game.ts';
import { Pool } from './soak/pool.ts';
import { playShare } from './soak/share.ts';

const WORKER = new URL('./soak/worker.js', import.meta.url);

interface SoakOptions {
  readonly games: string;
  readonly seed: string;
  readonly only?: string;
  readonly cards?: string;
  readonly threads: string;
}

const count = (text: string, what: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new BadInput(`--${what} is a whole number from 1, not "${text}".`);
  return number;
};

async function playAll({ games, seed, only, cards, threads }: SoakOptions): Promise<readonly Played[]> {
  const file = cards ?? null;
  if (only !== undefined) return [playGame(new Pool(file), `${seed}/${count(only, 'only')}`)];
  const all: Played[] = [];
  const progress = createProgress();
  const many = count(games, 'games');
  await inParts(WORKER, { cards: file, seed, games: many }, count(threads, 'threads'), playShare, (played) => {
    all.push(played);
    progress.show('games', all.length, many);
  });
  progress.clear();
  return all;
}

const row = (label: string, number: number): string => `${label.padEnd(34)}${formatCount(number).padStart(8)}`;

function summary(all: readonly Played[], time: number): string {
  const sum = (of: (played: Played) => number) => all.reduce((total, played) => total + of(played), 0);
  const ended = (ending: Played['ending']) => all.filter((played) => played.ending === ending).length;
  const reasons = new Map<string, number>();
  for (const text of all.flatMap(({ unsupported }) => unsupported)) reasons.set(text, (reasons.get(text) ?? 0) + 1);
  return [
    row('games', all.length),
    row('  won, lost or drawn', ended('over')),
    row('  long enough', ended('long enough')),
    row('  stopped by words not carried out', ended('unsupported')),
    row('  out of budget', ended('exhausted')),
    row('  broken', all.filter(({ broken }) => broken !== null).length),
    row(
      'turns',
      sum(({ turns }) => turns),
    ),
    row(
      'actions',
      sum(({ actions }) => actions),
    ),
    `playing                           ${formatDuration(time)}`,
    ...(reasons.size > 0 ? ['', 'words that were not carried out'] : []),
    ...[...reasons]
      .sort((a, b) => b[1] - a[1])
      .map(([text, games]) => `${formatCount(games).padStart(6)}  ${text.replaceAll('\n', ' / ')}`),
    '',
  ].join('\n');
}

/** What broke, with a scenario that shows it and the command that plays it again. */
function report({ seed, broken }: Played, cards: string | undefined): string {
  const [series, game] = [seed.slice(0, seed.lastIndexOf('/')), seed.slice(seed.lastIndexOf('/') + 1)];
  const file = cards === undefined ? '' : ` --cards ${cards}`;
  return [
    `broken: ${broken!.error}`,
    ...broken!.stack
      .split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 8),
    `again: npm run soak -- --seed ${series} --only ${game}${file}`,
    stringify(broken!.document, { flowCollectionPadding: true, lineWidth: 0 }),
  ].join('\n');
}

async function run(options: SoakOptions): Promise<ExitCode> {
  const start = performance.now();
  const all = await playAll(options);
  for (const played of all) if (played.broken) process.stdout.write(`${report(played, options.cards)}\n`);
  process.stdout.write(summary(all, performance.now() - start));
  return all.every(({ broken }) => broken === null) ? EXIT.done : EXIT.failed;
}

/** Runs the command with the words that follow its name. */
export async function main(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.done;
  const program = new Command('soak')
    .description(
      'Plays whole games with random legal actions and checks after each of them what must hold. The exit code is 1 where something did not.',
    )
    .option('--games <count>', 'how many games', '20')
    .option('--seed <word>', 'what the dice begin with: the same word gives the same games', '1')
    .option('--only <game>', 'play only the game of this number')
    .option('--cards <file>', 'decks from a file of cards with one JSON record to a line; without it from the bundled cards')
    .option('--threads <count>', 'how many threads play', '2')
    .action(async (options: SoakOptions) => {
      code = await run(options);
    });
  return await runProgram(program, words, () => code);
}

if (isMain(import.meta.filename)) await runCommand(() => main(process.argv.slice(2)));
