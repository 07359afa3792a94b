import { addDifferences, type Change, type ChangedLine } from '../../oracle/measure/difference.ts';
import { EXIT, type ExitCode } from '../shared/exit.ts';
import { formatCount, formatNumberOf } from '../shared/numbers.ts';
import { withRevision } from './otherRevision.ts';
import { inPieces } from './pieces.ts';

export interface DiffOptions {
  readonly json?: boolean;
  readonly top: string;
}

const CHANGES: readonly Change[] = [
  'became unread',
  'read differently',
  'bound differently',
  'set aside differently',
  'became read',
];
const FACTS_SHOWN = 6;

const facts = (sign: string, lines: readonly string[]) => [
  ...lines.slice(0, FACTS_SHOWN).map((line) => `          ${sign} ${line}`),
  ...(lines.length > FACTS_SHOWN ? [`          ${sign} and ${lines.length - FACTS_SHOWN} more`] : []),
];

function describe({ text, cards, before, after }: ChangedLine): readonly string[] {
  const others = cards.length > 1 ? ` and ${cards.length - 1} more` : '';
  return [
    `${formatCount(cards.length).padStart(6)}  ${cards[0]}${others}: ${text.replaceAll('\n', ' / ')}`,
    ...facts('-', before),
    ...facts('+', after),
  ];
}

function asText(lines: readonly ChangedLine[], revision: string, top: number): string {
  const of = (change: Change) => lines.filter((line) => line.change === change);
  const cards = (some: readonly ChangedLine[]) => new Set(some.flatMap((line) => line.cards)).size;
  const summary = CHANGES.map(
    (change) =>
      `${change.padEnd(24)}${formatCount(of(change).length).padStart(7)} lines on ${formatNumberOf(cards(of(change)), 'card')}`,
  );
  const sections = CHANGES.filter((change) => of(change).length > 0).flatMap((change) => [
    '',
    change,
    ...of(change).slice(0, top).flatMap(describe),
    ...(of(change).length > top ? [`        and ${of(change).length - top} more lines`] : []),
  ]);
  return [`since ${revision}`, ...summary, ...sections, ''].join('\n');
}

/** `coverage diff`: which lines are read otherwise than by another revision of the project. The exit code is 1 where one is no longer read. */
export async function diff(revision: string, file: string, options: DiffOptions): Promise<ExitCode> {
  const answers = await withRevision(revision, (dist) => inPieces('diff', file, dist));
  const lines = [...answers.reduce(addDifferences).values()].sort(
    (a, b) => b.cards.length - a.cards.length || (a.text < b.text ? -1 : 1),
  );
  if (options.json === true) process.stdout.write(`${JSON.stringify(lines, null, 2)}\n`);
  else process.stdout.write(asText(lines, revision, Number(options.top)));
  return lines.some(({ change }) => change === 'became unread') ? EXIT.failed : EXIT.done;
}
