import { Worker } from 'node:worker_threads';
import { type News, playShare, type Share } from './share.ts';

/** Plays cards in so many threads, each a share of its own; one thread is this one. */
export async function playInThreads(
  share: Omit<Share, 'from' | 'of'>,
  threads: number,
  hear: (news: News) => void,
): Promise<void> {
  if (threads <= 1) {
    playShare({ ...share, from: 0, of: 1 }, hear);
    return;
  }
  await Promise.all(Array.from({ length: threads }, (_, from) => inThread({ ...share, from, of: threads }, hear)));
}

function inThread(share: Share, hear: (news: News) => void): Promise<void> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: share });
    worker.on('message', hear);
    worker.on('error', failed);
    worker.on('exit', (code) => (code === 0 ? done() : failed(new Error(`a thread that plays cards ended with ${code}`))));
  });
}
