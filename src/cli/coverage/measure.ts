import { type Coverage, coverageOf } from '../../oracle/measure/coverage.ts';
import { addTally } from '../../oracle/measure/tally.ts';
import { BadInput } from '../scenarios/badInput.ts';
import { EXIT, type ExitCode } from '../shared/exit.ts';
import { formatCount, formatDuration } from '../shared/numbers.ts';
import { inPieces } from './pieces.ts';

export interface CoverageOptions {
  readonly json?: boolean;
  readonly top: string;
}

interface Timing {
  readonly time: number;
  readonly bad: number;
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
    row('reading the file', formatDuration(timing.time)),
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

/** `coverage`: reads all cards of a file with one JSON record to a line and counts. */
export async function measure(file: string, options: CoverageOptions): Promise<ExitCode> {
  const start = performance.now();
  const answers = await inPieces('measure', file);
  const bad = answers.reduce((sum, answer) => sum + answer.bad, 0);
  const coverage = coverageOf(answers.map(({ tally }) => tally).reduce(addTally));
  if (coverage.cards.total === 0) throw new BadInput(`${file}: No line of it is a card's record.`);
  if (options.json === true) process.stdout.write(`${JSON.stringify(coverage, null, 2)}\n`);
  else process.stdout.write(asText(coverage, { time: performance.now() - start, bad }, Number(options.top)));
  return coverage.defects.length === 0 ? EXIT.done : EXIT.failed;
}
