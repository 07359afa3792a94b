import { addMarked, type Marked } from '../../oracle/measure/markers.ts';
import { EXIT, type ExitCode } from '../shared/exit.ts';
import { formatCount } from '../shared/numbers.ts';
import { inPieces } from './pieces.ts';

export interface MarkersOptions {
  readonly json?: boolean;
  readonly top: string;
}

function asText({ lines, found, untraced }: Marked, top: number): string {
  const rows = [...found].sort((a, b) => b[1] - a[1]);
  return [
    `${formatCount(lines)} read lines; lines with a marker, and those whose tree holds too few traces of it`,
    ...rows.map(
      ([marker, count]) =>
        `${formatCount(count).padStart(8)} ${formatCount(untraced.get(marker)?.lines ?? 0).padStart(6)}  ${marker}`,
    ),
    ...[...untraced].flatMap(([marker, { examples }]) => [
      '',
      marker,
      ...examples.slice(0, top).map((example) => `        ${example}`),
    ]),
    '',
  ].join('\n');
}

/** `coverage markers`: words such as "instead" and "unless" have their trace in the tree. The exit code is 1 where one has none. */
export async function markers(file: string, options: MarkersOptions): Promise<ExitCode> {
  const marked = (await inPieces('markers', file)).reduce(addMarked);
  const { lines, found, untraced } = marked;
  const plain = { lines, found: Object.fromEntries(found), untraced: Object.fromEntries(untraced) };
  if (options.json === true) process.stdout.write(`${JSON.stringify(plain, null, 2)}\n`);
  else process.stdout.write(asText(marked, Number(options.top)));
  return untraced.size === 0 ? EXIT.done : EXIT.failed;
}
