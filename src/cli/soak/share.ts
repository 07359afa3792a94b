import type { Nth } from '../shared/threads.ts';
import { type Played, playGame } from './game.ts';
import { Pool } from './pool.ts';

/** Which games a thread plays: its part of so many. */
export interface Share extends Nth {
  readonly cards: string | null;
  readonly seed: string;
  readonly games: number;
}

export function playShare({ cards, seed, games, from, of }: Share, tell: (played: Played) => void): void {
  const pool = new Pool(cards);
  for (let game = from + 1; game <= games; game += of) tell(playGame(pool, `${seed}/${game}`));
}
