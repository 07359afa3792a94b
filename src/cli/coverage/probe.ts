import { addProbed, type Probed, type Unheeded } from '../../oracle/measure/probe.ts';
import { DECLARED_WORDINGS, declaredBy } from '../../oracle/measure/wordings.ts';
import { EXIT, type ExitCode } from '../shared/exit.ts';
import { formatCount, formatDuration } from '../shared/numbers.ts';
import { inPieces } from './pieces.ts';

export interface ProbeOptions {
  readonly json?: boolean;
  readonly sample: string;
  readonly top: string;
}

const row = (count: number, words: string): string => `${formatCount(count).padStart(9)}  ${words}`;

/** How often each declared choice of words explains that nothing changed, and what no declaration explains. */
function explained({ unheeded }: Probed): {
  readonly declared: ReadonlyMap<string, number>;
  readonly findings: readonly Unheeded[];
} {
  const declared = new Map<string, number>();
  const findings: Unheeded[] = [];
  for (const one of unheeded.values()) {
    const names = declaredBy(one.wording);
    if (names === null) findings.push(one);
    for (const name of names ?? []) declared.set(name, (declared.get(name) ?? 0) + one.lines);
  }
  return { declared, findings: findings.sort((a, b) => b.lines - a.lines) };
}

function asText(probed: Probed, time: number, top: number): string {
  const { declared, findings } = explained(probed);
  const reason = (name: string): string => DECLARED_WORDINGS.find((one) => one.name === name)?.reason ?? '';
  return [
    row(probed.lines, 'read lines'),
    row(probed.shortened, 'shortened by a word or a stretch between commas'),
    row(probed.unread, '  aren’t read any more'),
    row(probed.otherTree, '  are read to another tree'),
    ...[...probed.variants].map(([name, count]) => row(count, `  are the same by the variant: ${name}`)),
    ...[...declared]
      .sort((a, b) => b[1] - a[1])
      .map(([name, count]) => row(count, `  are the same by declaration: ${name} (${reason(name)})`)),
    row(findings.length, 'findings: words that no part of the tree holds and no declaration explains'),
    ...findings
      .slice(0, top)
      .map(({ words, wording, lines, examples }) =>
        row(lines, `  “${words}” ${wording.join('; ')}\n${' '.repeat(13)}${examples[0]}`),
      ),
    `probing ${formatDuration(time)}`,
    '',
  ].join('\n');
}

/** `coverage probe`: leaves out each word of each read line. The exit code is 1 where a word wasn't heeded. */
export async function probe(file: string, options: ProbeOptions): Promise<ExitCode> {
  const start = performance.now();
  const probed = (await inPieces('probe', file, options.sample)).reduce(addProbed);
  const { findings, declared } = explained(probed);
  const { lines, shortened, unread, otherTree, variants } = probed;
  const plain = {
    lines,
    shortened,
    unread,
    otherTree,
    variants: Object.fromEntries(variants),
    declared: Object.fromEntries(declared),
    findings,
  };
  if (options.json === true) process.stdout.write(`${JSON.stringify(plain, null, 2)}\n`);
  else process.stdout.write(asText(probed, performance.now() - start, Number(options.top)));
  return findings.length === 0 ? EXIT.done : EXIT.failed;
}
