import { Command } from 'commander';
import { readCardLine } from '../cards/record.ts';
import { executableKinds } from '../engine/executable.ts';
import { ALL_KINDS, KINDS } from '../oracle/kinds.ts';
import { type Coverage, Measure } from '../oracle/measure/coverage.ts';
import { linesOf } from './coverage/cardLines.ts';
import { type PlayOptions, play } from './coverage/play.ts';
import { BadInput } from './scenarios/badInput.ts';
import { runProgram } from './scenarios/options.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';
import { formatCount, formatDuration } from './shared/numbers.ts';
import { createProgress } from './shared/progress.ts';

interface CoverageOptions {
  readonly json?: boolean;
  readonly top: string;
}

const TOLD_BY_ENGINE: ReadonlySet<string> = new Set(['acts', 'events', 'effects']);
/** Kinds that the engine's tables carry out; kinds of layers that have no table (phrases, amounts, costs …) are parts of these. */
function carriedOut(): ReadonlySet<string> {
  const { acts, events, sentences } = executableKinds();
  const listed = new Set<string>([...acts, ...events, ...sentences]);
  const heads = new Set<string>([...PARTS, ...listed]);
  return new Set(ALL_KINDS.filter((kind) => !TOLD_BY_ENGINE.has(KINDS[kind]) || heads.has(kind)));
}
/** Parts of acts and sentences that no table lists by themselves. */
const PARTS = [
  'effect',
  'mode',
  'unlessPays',
  'unlessCondition',
  'counterSpec',
  'destination',
  'tokenDescription',
  'predefinedToken',
  'copyToken',
  'manaSymbols',
  'manaChoice',
  'manaOfColor',
  'manaAmount',
  'allOfThem',
  'recipients',
  'deed',
  'blocking',
  'casting',
  'multiplied',
  'spendOnly',
  'costChange',
  'asEnters',
  'additionalCost',
  'replacement',
];

interface Timing {
  readonly loading: number;
  readonly reading: number;
  readonly bad: number;
}

/** Reads all cards of a file with one JSON record to a line. */
function measure(file: string): { readonly coverage: Coverage; readonly timing: Timing } {
  const begin = performance.now();
  const measured = new Measure(carriedOut());
  const progress = createProgress();
  let bad = 0;
  let reading = 0;
  const lines = linesOf(file);
  for (const [i, line] of lines.entries()) {
    if (i % 500 === 0) progress.show('cards', i, lines.length);
    const card = readCardLine(line);
    if (!card.ok) {
      bad += 1;
      continue;
    }
    const { name, textQuality, faces } = card.value;
    const start = performance.now();
    measured.add({ name, verbatim: textQuality === 'VERBATIM', faces });
    reading += performance.now() - start;
  }
  progress.clear();
  if (lines.length === 0 || bad === lines.length) throw new BadInput(`${file}: No line of it is a card's record.`);
  return { coverage: measured.result(), timing: { loading: performance.now() - begin - reading, reading, bad } };
}

const percent = (part: number, whole: number) => (whole === 0 ? '' : ` (${((100 * part) / whole).toFixed(1)} %)`);
const row = (label: string, value: string) => `${label.padEnd(34)}${value}`;

function counts(title: string, names: Readonly<Record<string, number>>): readonly string[] {
  return ['', title, ...Object.entries(names).map(([name, lines]) => `${formatCount(lines).padStart(8)}  ${name}`)];
}

function asText(
  { cards, verbatim, lines, verdicts, variants, preferences, declined, defects, kindsMissing }: Coverage,
  timing: Timing,
  top: number,
): string {
  return [
    row('cards read', `${formatCount(cards.read)} of ${formatCount(cards.total)}${percent(cards.read, cards.total)}`),
    row(
      '  of those with published words',
      `${formatCount(verbatim.read)} of ${formatCount(verbatim.total)}${percent(verbatim.read, verbatim.total)}`,
    ),
    row('  and more than keywords', formatCount(verbatim.beyondKeywords)),
    row('  with all kinds carried out', formatCount(verbatim.allKindsCarriedOut)),
    row(
      'distinct lines read',
      `${formatCount(lines.read)} of ${formatCount(lines.distinct)}${percent(lines.read, lines.distinct)}`,
    ),
    row('reading', formatDuration(timing.reading)),
    row('loading the file', formatDuration(timing.loading)),
    ...(timing.bad > 0 ? [row('records that are no cards', formatCount(timing.bad))] : []),
    ...counts('verdicts (lines)', verdicts),
    ...counts('variants (lines)', variants),
    ...counts('preferences that decided (lines)', preferences),
    '',
    'kinds that are not carried out, by the read cards that only they hold up',
    ...kindsMissing.slice(0, 15).map(({ kind, cards }) => `${formatCount(cards).padStart(8)}  ${kind}`),
    '',
    'declined phrases, by the cards that only they keep from being read',
    ...declined
      .slice(0, top)
      .map(({ phrase, cards, examples }) => `${formatCount(cards).padStart(8)}  ${phrase.padEnd(34)}  ${examples[0] ?? ''}`),
    ...(defects.length > 0
      ? ['', 'defects of the grammar', ...defects.map(({ card, verdict, text }) => `${verdict}  ${card}: ${text}`)]
      : []),
    '',
  ].join('\n');
}

function run(file: string, options: CoverageOptions): ExitCode {
  const { coverage, timing } = measure(file);
  if (options.json === true) process.stdout.write(`${JSON.stringify(coverage, null, 2)}\n`);
  else process.stdout.write(asText(coverage, timing, Number(options.top)));
  return coverage.defects.length === 0 ? EXIT.done : EXIT.failed;
}

/** Runs the command with the words that follow its name. */
export async function main(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.done;
  const program = new Command('coverage')
    .description(
      'Reads all cards of a file and counts how many of their words are read. The exit code is 1 where the grammar has a defect.',
    )
    .argument('<file>', 'cards with one JSON record to a line, packed with gzip or not')
    .option('--json', 'write the result as JSON')
    .option('--top <count>', 'how many declined phrases to list', '40')
    .action((file: string, options: CoverageOptions) => {
      code = run(file, options);
    });
  program
    .command('play')
    .description(
      'Uses the abilities of each read card in made positions with random legal choices. The exit code is 1 where that failed by our fault.',
    )
    .argument('<file>', 'cards with one JSON record to a line, packed with gzip or not')
    .option('--json', 'write the result as JSON')
    .option('--sample <n>', 'play every so-manieth card', '1')
    .option('--only <name>', 'play one card')
    .option('--top <count>', 'how many reasons and abilities to list', '40')
    .action((file: string, options: PlayOptions) => {
      code = play(file, options);
    });
  return await runProgram(program, words, () => code);
}

if (isMain(import.meta.filename)) await runCommand(() => main(process.argv.slice(2)));
