import type { FileReport, ImportKind, SkippedRecord } from '../../store/index.ts';
import { formatCount, formatDuration } from '../shared/numbers.ts';

const UNIT: Readonly<Record<ImportKind, readonly [one: string, many: string]>> = {
  rules: ['edition', 'editions'],
  cards: ['card', 'cards'],
  rulings: ['ruling', 'rulings'],
  corrections: ['correction', 'corrections'],
};
const WHAT_BECAME = ['added', 'changed', 'unchanged', 'withdrawn', 'skipped'] as const;

/** So many skipped records are listed one by one; of more, each reason with its number and where it is met first. */
const LISTED = 20;

const placeOf = (file: string, { line, path, name }: SkippedRecord): string =>
  `${file}:${line}${path === null ? '' : ` ${path}`}${name === null ? '' : ` “${name}”`}`;

/** One line for one skipped record: its place, its name, the reason. */
export const describeSkippedRecord = (file: string, record: SkippedRecord): string =>
  `${placeOf(file, record)}: ${record.reason}`;

function describeSkipped(file: string, skipped: readonly SkippedRecord[]): readonly string[] {
  if (skipped.length <= LISTED) return skipped.map((record) => `  skipped ${describeSkippedRecord(file, record)}`);
  const byReason = new Map<string, SkippedRecord[]>();
  for (const record of skipped) byReason.set(record.reason, [...(byReason.get(record.reason) ?? []), record]);
  const groups = [...byReason].sort(([, a], [, b]) => b.length - a.length);
  const lines = groups.slice(0, LISTED).map(([reason, records]) => {
    const first = placeOf(file, records[0]!);
    return `  skipped ${formatCount(records.length)}: ${reason} (${records.length === 1 ? '' : 'the first is '}${first})`;
  });
  const others = groups.slice(LISTED).reduce((sum, [, records]) => sum + records.length, 0);
  if (others > 0) lines.push(`  skipped ${formatCount(others)} for other reasons`);
  return [...lines, '  --skipped FILE writes down every one of them.'];
}

/** `cards-oracle.jsonl.gz: 32,984 cards added, 122 changed, 8 skipped in 5.6 s`, and below it what else is to be said. */
export function describeReport(report: FileReport): string {
  const { kind, file, counts, skipped, remarks, milliseconds } = report;
  const [first, ...rest] = WHAT_BECAME.filter((what) => counts[what] > 0);
  const unit = first === undefined ? '' : UNIT[kind][counts[first] === 1 ? 0 : 1];
  const parts = first === undefined ? ['nothing'] : [`${formatCount(counts[first])} ${unit} ${first}`];
  parts.push(...rest.map((what) => `${formatCount(counts[what])} ${what}`));
  const lines = [`${file}: ${parts.join(', ')} in ${formatDuration(milliseconds)}`, ...remarks.map((remark) => `  ${remark}`)];
  return [...lines, ...describeSkipped(file, skipped)].join('\n');
}
