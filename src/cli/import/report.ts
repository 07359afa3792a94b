import type { FileReport, ImportKind, NotedRecord } from '../../store/index.ts';
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

const placeOf = (file: string, { line, path, name }: NotedRecord): string =>
  `${file}:${line}${path === null ? '' : ` ${path}`}${name === null ? '' : ` “${name}”`}`;

/** One line for one record: its place, its name, what is said of it. */
export const describeNoted = (file: string, record: NotedRecord): string => `${placeOf(file, record)}: ${record.reason}`;

/** What is said of records: a few one by one, many by what is said, with their number and where it is met first. */
function describeAll(word: string, file: string, records: readonly NotedRecord[]): readonly string[] {
  if (records.length <= LISTED) return records.map((record) => `  ${word} ${describeNoted(file, record)}`);
  const byReason = new Map<string, NotedRecord[]>();
  for (const record of records) {
    const same = byReason.get(record.reason);
    if (same === undefined) byReason.set(record.reason, [record]);
    else same.push(record);
  }
  const groups = [...byReason].sort(([, a], [, b]) => b.length - a.length);
  const lines = groups.slice(0, LISTED).map(([reason, same]) => {
    const first = placeOf(file, same[0]!);
    return `  ${word} ${formatCount(same.length)}: ${reason} (${same.length === 1 ? '' : 'the first is '}${first})`;
  });
  const others = groups.slice(LISTED).reduce((sum, [, same]) => sum + same.length, 0);
  if (others > 0) lines.push(`  ${word} ${formatCount(others)} for other reasons`);
  return [...lines, `  --${word} FILE writes down every one of them.`];
}

/** `cards-oracle.jsonl.gz: 32,984 cards added, 122 changed, 8 skipped in 5.6 s`, and below it what else is to be said. */
export function describeReport(report: FileReport): string {
  const { kind, file, counts, skipped, doubtful, remarks, milliseconds } = report;
  const [first, ...rest] = WHAT_BECAME.filter((what) => counts[what] > 0);
  const unit = first === undefined ? '' : UNIT[kind][counts[first] === 1 ? 0 : 1];
  const parts = first === undefined ? ['nothing'] : [`${formatCount(counts[first])} ${unit} ${first}`];
  parts.push(...rest.map((what) => `${formatCount(counts[what])} ${what}`));
  const lines = [`${file}: ${parts.join(', ')} in ${formatDuration(milliseconds)}`, ...remarks.map((remark) => `  ${remark}`)];
  return [...lines, ...describeAll('skipped', file, skipped), ...describeAll('doubtful', file, doubtful)].join('\n');
}
