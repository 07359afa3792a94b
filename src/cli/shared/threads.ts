import { Worker } from 'node:worker_threads';

/** Runs a thread for each share of the work, all at the same time, and hears what they tell; fails with the first of them that fails. */
export async function inThreads<Share, News>(worker: URL, shares: readonly Share[], hear: (news: News) => void): Promise<void> {
  await Promise.all(shares.map((share) => inThread(worker, share, hear)));
}

function inThread<Share, News>(worker: URL, share: Share, hear: (news: News) => void): Promise<void> {
  return new Promise((done, failed) => {
    const thread = new Worker(worker, { workerData: share });
    thread.on('message', hear);
    thread.on('error', failed);
    thread.on('exit', (code) => (code === 0 ? done() : failed(new Error(`a thread ended with ${code}`))));
  });
}

/** Which part of the work falls to a thread: each `of`th piece from `from`. */
export interface Nth {
  readonly from: number;
  readonly of: number;
}

/** Does work in so many threads, to each its part of it; one thread is this one, which does it all `here`. */
export async function inParts<Work extends object, News>(
  worker: URL,
  work: Work,
  threads: number,
  here: (part: Work & Nth, hear: (news: News) => void) => void,
  hear: (news: News) => void,
): Promise<void> {
  if (threads <= 1) here({ ...work, from: 0, of: 1 }, hear);
  else
    await inThreads(
      worker,
      Array.from({ length: threads }, (_, from) => ({ ...work, from, of: threads })),
      hear,
    );
}
