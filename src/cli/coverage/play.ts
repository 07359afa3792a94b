import type { Card } from '../../cards/card.ts';
import { readCardLine } from '../../cards/record.ts';
import { isRead, readFace } from '../../oracle/index.ts';
import { EXIT, type ExitCode } from '../shared/exit.ts';
import { formatCount, formatDuration } from '../shared/numbers.ts';
import { createProgress } from '../shared/progress.ts';
import { linesOf } from './cardLines.ts';
import { PlayCount, type PlayCounts } from './play/count.ts';
import { playCard } from './play/playCard.ts';

export interface PlayOptions {
  readonly json?: boolean;
  readonly sample: string;
  readonly only?: string;
  readonly top: string;
}

/** Cards with published words all of which are read. */
function isToBePlayed({ textQuality, faces }: Card): boolean {
  return textQuality === 'VERBATIM' && faces.every((face) => readFace(face).lines.every(isRead));
}

/** Plays every so-manieth card of a file, or the one that is named, if all its lines are read. */
function playAll(file: string, sample: number, only: string | undefined): PlayCounts {
  const count = new PlayCount();
  const progress = createProgress();
  const lines = linesOf(file);
  for (const [index, line] of lines.entries()) {
    if (index % 100 === 0) progress.show('cards', index, lines.length);
    if (only === undefined ? index % sample !== 0 : !line.includes(JSON.stringify(only))) continue;
    const card = readCardLine(line);
    if (!card.ok || (only !== undefined && card.value.name !== only)) continue;
    if (isToBePlayed(card.value)) count.add(card.value.name, playCard(card.value));
  }
  progress.clear();
  return count.result();
}

const row = (label: string, count: number, of: number): string =>
  `${label.padEnd(24)}${formatCount(count).padStart(8)}${of > 0 ? `  ${((100 * count) / of).toFixed(1)} %` : ''}`;

function asText({ cards, unsupported, threw, changedNothing }: PlayCounts, top: number, time: number): string {
  const { played } = cards;
  const more = (all: readonly unknown[]): readonly string[] =>
    all.length > top ? [`         and ${all.length - top} more`] : [];
  return [
    row('cards played', played, 0),
    row('executable', cards.carriedOut, played),
    row('UNSUPPORTED', cards.unsupported, played),
    row('threw', cards.threw, played),
    row('changed nothing', cards.changedNothing, played),
    `playing                 ${formatDuration(time)}`,
    '',
    'UNSUPPORTED, by cards (in brackets those for which it is the only reason)',
    ...unsupported
      .slice(0, top)
      .map(
        ({ reason, cards: all, only, examples }) =>
          `${formatCount(all).padStart(6)} (${only})  ${reason}\n            ${examples[0]}`,
      ),
    ...more(unsupported),
    '',
    'threw',
    ...threw.map(
      ({ error, cards: all, seed, stack }) => `${formatCount(all).padStart(6)}  ${error}\n        ${seed}\n${at(stack)}`,
    ),
    '',
    'changed nothing',
    ...changedNothing.slice(0, top).map(({ card, words, why }) => `        ${card}: ${words.replaceAll('\n', ' / ')}: ${why}`),
    ...more(changedNothing),
    '',
  ].join('\n');
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
export function play(file: string, options: PlayOptions): ExitCode {
  const start = performance.now();
  const counts = playAll(file, Number(options.sample), options.only);
  if (options.json === true) process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`);
  else process.stdout.write(asText(counts, Number(options.top), performance.now() - start));
  return counts.cards.threw === 0 ? EXIT.done : EXIT.failed;
}
