import { BadInput } from '../scenarios/badInput.ts';
import { EXIT, type ExitCode } from '../shared/exit.ts';
import { formatCount, formatDuration } from '../shared/numbers.ts';
import { createProgress } from '../shared/progress.ts';
import { inParts } from '../shared/threads.ts';
import { linesOf } from './cardLines.ts';
import { PlayCount, type PlayCounts, type Ranked } from './play/count.ts';
import { whyNotPlayed } from './play/named.ts';
import { playShare } from './play/share.ts';

const WORKER = new URL('./play/worker.js', import.meta.url);

export interface PlayOptions {
  readonly json?: boolean;
  readonly sample: string;
  readonly seed?: string;
  readonly only?: string;
  readonly top: string;
  readonly threads: string;
}

/** Plays every so-manieth card of a file, or one by chance out of so many, or the one that is named, if all its lines are read. */
async function playAll(file: string, { sample, seed, only, threads }: PlayOptions): Promise<PlayCounts> {
  const problem = only === undefined ? null : whyNotPlayed(linesOf(file), only);
  if (problem !== null) throw new BadInput(problem);
  const count = new PlayCount();
  const progress = createProgress();
  const share = { file, every: Number(sample), seed: seed ?? null, only: only ?? null };
  await inParts(WORKER, share, only === undefined ? Number(threads) : 1, playShare, (news) => {
    if (news.kind === 'at') progress.show('cards', news.line, news.lines);
    else count.add(news);
  });
  progress.clear();
  return count.result();
}

const row = (label: string, count: number, of: number): string =>
  `${label.padEnd(24)}${formatCount(count).padStart(8)}${of > 0 ? `  ${((100 * count) / of).toFixed(1)} %` : ''}`;

function asText({ cards, unsupported, threw, changedNothing }: PlayCounts, top: number, time: number): string {
  const { played } = cards;
  return [
    row('cards played', played, 0),
    row('carried out', cards.carriedOut, played),
    row('UNSUPPORTED', cards.unsupported, played),
    row('threw', cards.threw, played),
    row('changed nothing', cards.changedNothing, played),
    row('  explained', cards.changedNothingExplained, played),
    `playing                 ${formatDuration(time)}`,
    '',
    'UNSUPPORTED, by cards (in brackets those for which it is the only reason)',
    ...ranked(unsupported, top),
    '',
    'threw',
    ...threw.map(
      ({ error, cards: all, seed, stack }) => `${formatCount(all).padStart(6)}  ${error}\n        ${seed}\n${at(stack)}`,
    ),
    '',
    'changed nothing',
    ...ranked(changedNothing, top),
    '',
  ].join('\n');
}

function ranked(all: readonly Ranked[], top: number): readonly string[] {
  const shown = all.slice(0, top).flatMap(({ reason, cards, only, examples }) => {
    return [`${formatCount(cards).padStart(6)} (${only})  ${reason}`, ...examples.map((example) => `            ${example}`)];
  });
  return all.length > top ? [...shown, `         and ${all.length - top} more`] : shown;
}

/** The innermost places of a stack. */
const at = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 5)
    .map((line) => `        ${line.trim()}`)
    .join('\n');

/** `coverage play`: each read card is used in made positions with random legal choices. */
export async function play(file: string, options: PlayOptions): Promise<ExitCode> {
  const start = performance.now();
  const counts = await playAll(file, options);
  if (options.json === true) process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`);
  else process.stdout.write(asText(counts, Number(options.top), performance.now() - start));
  return counts.cards.threw === 0 ? EXIT.done : EXIT.failed;
}
