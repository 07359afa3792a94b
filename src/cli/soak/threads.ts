import { inThreads } from '../shared/threads.ts';
import { type Played, playGame } from './game.ts';
import { Pool } from './pool.ts';

const WORKER = new URL('./worker.js', import.meta.url);

/** Which games a thread plays: each `of`th from `from`. */
export interface Share {
  readonly cards: string | null;
  readonly seed: string;
  readonly games: number;
  readonly from: number;
  readonly of: number;
}

export function playShare({ cards, seed, games, from, of }: Share, tell: (played: Played) => void): void {
  const pool = new Pool(cards);
  for (let game = from + 1; game <= games; game += of) tell(playGame(pool, `${seed}/${game}`));
}

/** Plays games in so many threads; one thread is this one. */
export async function playInThreads(
  share: Omit<Share, 'from' | 'of'>,
  threads: number,
  hear: (played: Played) => void,
): Promise<void> {
  if (threads <= 1) playShare({ ...share, from: 0, of: 1 }, hear);
  else
    await inThreads(
      WORKER,
      Array.from({ length: threads }, (_, from): Share => ({ ...share, from, of: threads })),
      hear,
    );
}
