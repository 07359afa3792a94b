import type { Coverage } from '../../oracle/measure/coverage.ts';
import type { Held } from '../../oracle/measure/tally.ts';
import { BadInput } from '../scenarios/badInput.ts';
import { EXIT, type ExitCode } from '../shared/exit.ts';
import { formatCount, formatDuration, formatNumberOf } from '../shared/numbers.ts';
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

const held = (entries: readonly (readonly [string, Held])[]): readonly string[] =>
  entries.map(([words, { cards, examples }]) => `${formatCount(cards).padStart(8)}  ${words.padEnd(34)}  ${examples[0] ?? ''}`);

function totals({ cards, verbatim, lines, unbound }: Coverage, { time, bad }: Timing): readonly string[] {
  return [
    row('cards read', `${formatCount(cards.read)} of ${formatCount(cards.total)}${percent(cards.read, cards.total)}`),
    row(
      '  of those with published words',
      `${formatCount(verbatim.read)} of ${formatCount(verbatim.total)}${percent(verbatim.read, verbatim.total)}`,
    ),
    row('  and more than keywords', formatCount(verbatim.beyondKeywords)),
    row('  with all kinds carried out', formatCount(verbatim.allKindsCarriedOut)),
    row('not counted: words left unbound', `${formatNumberOf(unbound.cards, 'card')}, ${formatNumberOf(unbound.lines, 'line')}`),
    row(
      'distinct lines read',
      `${formatCount(lines.read)} of ${formatCount(lines.distinct)}${percent(lines.read, lines.distinct)}`,
    ),
    row('reading the file', formatDuration(time)),
    ...(bad > 0 ? [row('records that are no cards', formatCount(bad))] : []),
  ];
}

/** Sums by kind; the phrases are listed by `--json`. */
function aside({ aside, parentheses }: Coverage, top: number): readonly string[] {
  const kinds = [...new Set(aside.map(({ kind }) => kind))];
  return [
    '',
    'set aside before reading (lines); phrases',
    ...kinds.map((kind) => {
      const those = aside.filter((one) => one.kind === kind);
      const lines = those.reduce((sum, one) => sum + one.lines, 0);
      const most = those.slice(0, 3).map((one) => `${one.phrase} (${one.lines})`);
      return `${formatCount(lines).padStart(8)}  ${ASIDE[kind] ?? kind}: ${formatCount(those.length)}, the most frequent ${most.join('; ')}`;
    }),
    `${formatCount(parentheses.length).padStart(8)}  parentheses that aren't reminder text and are left to be read`,
    ...parentheses.slice(0, Math.min(top, 5)).map(({ text, examples }) => `${' '.repeat(10)}${text}  ${examples[0] ?? ''}`),
  ];
}
const ASIDE: Readonly<Record<string, string>> = {
  reminder: 'reminder text',
  abilityWord: 'ability words',
  flavorWord: 'flavour words',
};

function forms({ forms }: Coverage, top: number): readonly string[] {
  const { words, usedOnce, unused } = forms;
  return [
    '',
    `forms: ${formatCount(forms.forms)}, of them ${formatCount(forms.variants)} variants; words of a form: median ${words.median}, 95 of 100 at most ${words.most95}`,
    `${formatCount(usedOnce.length).padStart(8)}  are used by one line only`,
    ...usedOnce.slice(0, top).map(({ form, example }) => `${' '.repeat(10)}${form}\n${' '.repeat(12)}${example}`),
    `${formatCount(unused.length).padStart(8)}  print no line${unused.length > 0 ? `: ${unused.slice(0, top).join('; ')}` : ''}`,
  ];
}

function asText(coverage: Coverage, timing: Timing, top: number): string {
  const { verdicts, variants, preferences, declined, defects, kindsMissing, unbound } = coverage;
  return [
    ...totals(coverage, timing),
    ...counts('verdicts (lines)', verdicts),
    ...counts('variants (lines)', variants),
    ...counts('preferences that decided (lines)', preferences),
    ...aside(coverage, top),
    ...forms(coverage, top),
    '',
    'words for which nothing fits (lines)',
    ...held(unbound.words.slice(0, top).map((one) => [one.word, one])),
    '',
    'kinds that are not carried out, by the read cards that only they hold up',
    ...kindsMissing.slice(0, 15).map(({ kind, cards }) => `${formatCount(cards).padStart(8)}  ${kind}`),
    '',
    'declined phrases, by the cards that only they keep from being read',
    ...held(declined.slice(0, top).map((one) => [one.phrase, one])),
    ...(defects.length > 0
      ? ['', 'defects of the grammar', ...defects.map(({ card, verdict, text }) => `${verdict}  ${card}: ${text}`)]
      : []),
    '',
  ].join('\n');
}

/** `coverage`: reads all cards of a file with one JSON record to a line and counts. */
export async function measure(file: string, options: CoverageOptions): Promise<ExitCode> {
  const start = performance.now();
  // The engine is loaded for its table of kinds alone, by this thread alone, while the others are at work already.
  const [answers, { coverageOf }, { addTally }, { carriedOut }] = await Promise.all([
    inPieces('measure', file),
    import('../../oracle/measure/coverage.ts'),
    import('../../oracle/measure/tally.ts'),
    import('./carriedOut.ts'),
  ]);
  const bad = answers.reduce((sum, answer) => sum + answer.bad, 0);
  const coverage = coverageOf(answers.map(({ tally }) => tally).reduce(addTally), carriedOut());
  if (coverage.cards.total === 0) throw new BadInput(`${file}: No line of it is a card's record.`);
  if (options.json === true) process.stdout.write(`${JSON.stringify(coverage, null, 2)}\n`);
  else process.stdout.write(asText(coverage, { time: performance.now() - start, bad }, Number(options.top)));
  return coverage.defects.length === 0 ? EXIT.done : EXIT.failed;
}
