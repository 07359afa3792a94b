import type { Card } from '../../../cards/card.ts';
import { readCardLine } from '../../../cards/record.ts';
import { isRead, readFace } from '../../../oracle/index.ts';
import type { Nth } from '../../shared/threads.ts';
import { linesOf } from '../cardLines.ts';
import { Dice } from './dice.ts';
import { type Played, playCard } from './playCard.ts';

/** Which cards of a file a thread plays: every `every`th line, and of those its part. */
export interface Share extends Nth {
  readonly file: string;
  readonly every: number;
  /** Draws one of each `every` lines by chance, the same for the same word; null takes the first of them. */
  readonly seed: string | null;
  readonly only: string | null;
}

/** What a thread tells as it goes along. */
export type News =
  | { readonly kind: 'at'; readonly line: number; readonly lines: number }
  | { readonly kind: 'played'; readonly line: number; readonly card: string; readonly played: Played };

/** Cards with published words all of which are read. */
function isToBePlayed({ textQuality, faces }: Card): boolean {
  return textQuality === 'VERBATIM' && faces.every((face) => readFace(face).lines.every(isRead));
}

export function playShare({ file, every, seed, only, from, of }: Share, tell: (news: News) => void): void {
  const lines = linesOf(file);
  const dice = seed === null ? null : new Dice(seed);
  let nth = 0;
  for (let first = 0; first < lines.length; first += every) {
    const line = first + (dice ? dice.below(Math.min(every, lines.length - first)) : 0);
    nth += 1;
    if (nth % of !== from) continue;
    const text = lines[line]!;
    if (nth % 50 === from) tell({ kind: 'at', line, lines: lines.length });
    if (only !== null && !text.includes(JSON.stringify(only))) continue;
    const card = readCardLine(text);
    if (!card.ok || (only !== null && card.value.name !== only) || !isToBePlayed(card.value)) continue;
    tell({ kind: 'played', line, card: card.value.name, played: playCard(card.value) });
  }
}
