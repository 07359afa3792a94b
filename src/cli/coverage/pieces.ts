import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createProgress } from '../shared/progress.ts';
import { linesOf } from './cardLines.ts';
import { type JobAnswers, type JobName, runJob } from './jobs.ts';

/** Which lines of a file a thread goes through, and what it does with their cards. */
export interface Piece<Name extends JobName = JobName> {
  readonly job: Name;
  readonly argument: string;
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** What a thread tells: how far it is, and its answer at the end. */
export type Told<Name extends JobName = JobName> =
  | { readonly kind: 'done'; readonly lines: number }
  | { readonly kind: 'answer'; readonly answer: JobAnswers[Name] };

const WORKER = new URL('./pieceWorker.js', import.meta.url);
/** More threads than this only wait for memory. */
const MOST_THREADS = 8;
/** A file shorter than this is read before a thread has started. */
const SHORT = 2000;

/**
 * Does a job over all lines of a file of cards, a run of lines to each thread; the answers come in the order of the lines, so that what they add
 * up to doesn't depend on how many threads there are.
 */
export async function inPieces<Name extends JobName>(
  job: Name,
  file: string,
  argument = '',
): Promise<readonly JobAnswers[Name][]> {
  const lines = linesOf(file);
  const threads = lines.length < SHORT ? 1 : Math.min(availableParallelism(), MOST_THREADS);
  const progress = createProgress();
  try {
    if (threads === 1) return [await runJob(job, argument, lines, (done) => progress.show('cards', done, lines.length))];
    const done = new Array<number>(threads).fill(0);
    const cut = (i: number) => Math.floor((lines.length * i) / threads);
    const pieces = done.map((_, i): Piece<Name> => ({ job, argument, file, from: cut(i), to: cut(i + 1) }));
    return await Promise.all(
      pieces.map((piece, i) =>
        answerTo(piece, (count) => {
          done[i] = count;
          progress.show('cards', done.reduce((sum, one) => sum + one), lines.length); // biome-ignore format: one line
        }),
      ),
    );
  } finally {
    progress.clear();
  }
}

function answerTo<Name extends JobName>(piece: Piece<Name>, tell: (lines: number) => void): Promise<JobAnswers[Name]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: piece });
    worker.on('message', (told: Told<Name>) => (told.kind === 'done' ? tell(told.lines) : resolve(told.answer)));
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a thread ended with ${code} before it had answered`)));
  });
}
