import { inThreads } from '../../shared/threads.ts';
import { type News, playShare, type Share } from './share.ts';

const WORKER = new URL('./worker.js', import.meta.url);

/** Plays cards in so many threads, each a share of its own; one thread is this one. */
export async function playInThreads(
  share: Omit<Share, 'from' | 'of'>,
  threads: number,
  hear: (news: News) => void,
): Promise<void> {
  if (threads <= 1) playShare({ ...share, from: 0, of: 1 }, hear);
  else
    await inThreads(
      WORKER,
      Array.from({ length: threads }, (_, from): Share => ({ ...share, from, of: threads })),
      hear,
    );
}
