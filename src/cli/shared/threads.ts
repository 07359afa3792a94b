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
