import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BadInput } from '../scenarios/badInput.ts';
import { createProgress, type Progress } from '../shared/progress.ts';
import { bytesOf, isPacked, linesOf } from './cardLines.ts';
import type { JobAnswers, JobName } from './jobs.ts';

/** Which part of a file a thread goes through, and what it does with the cards in it. */
export interface Piece<Name extends JobName = JobName> {
  readonly job: Name;
  readonly argument: string;
  readonly file: string;
  readonly nth: number;
  readonly of: number;
}

/** What a thread tells: how far it is, what is wrong with the file, or its answer at the end. */
export type Told<Name extends JobName = JobName> =
  | { readonly kind: 'done'; readonly lines: number; readonly of: number }
  | { readonly kind: 'bad'; readonly message: string }
  | { readonly kind: 'answer'; readonly answer: JobAnswers[Name] };

const WORKER = new URL('./pieceWorker.js', import.meta.url);
/** More threads than this only wait for memory. */
const MOST_THREADS = 8;
/** A file of fewer bytes than this is read before a thread has started. */
const SHORT = 1_000_000;
/** How much smaller a packed file is, about. */
const PACKED = 8;

/**
 * Does a job over all lines of a file of cards, a run of lines to each thread; the answers come in the order of the lines, so that what they add
 * up to doesn't depend on how many threads there are. The threads unpack the file, and load what they need, all at the same time.
 */
export async function inPieces<Name extends JobName>(
  job: Name,
  file: string,
  argument = '',
): Promise<readonly JobAnswers[Name][]> {
  const bytes = bytesOf(file);
  const progress = createProgress();
  try {
    if (bytes.length * (isPacked(bytes) ? PACKED : 1) < SHORT) return [await here(job, file, argument, progress)];
    const threads = Math.min(availableParallelism(), MOST_THREADS);
    const pieces = Array.from({ length: threads }, (_, nth): Piece<Name> => ({ job, argument, file, nth, of: threads }));
    const done = new Array<number>(threads).fill(0);
    const all = new Array<number>(threads).fill(0);
    const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one);
    return await Promise.all(
      pieces.map((piece) =>
        answerTo(piece, (lines, of) => {
          done[piece.nth] = lines;
          all[piece.nth] = of;
          progress.show('cards', sum(done), sum(all));
        }),
      ),
    );
  } finally {
    progress.clear();
  }
}

async function here<Name extends JobName>(
  job: Name,
  file: string,
  argument: string,
  progress: Progress,
): Promise<JobAnswers[Name]> {
  const { runJob } = await import('./jobs.ts');
  const lines = linesOf(file);
  return await runJob(job, argument, lines, (done) => progress.show('cards', done, lines.length));
}

function answerTo<Name extends JobName>(
  piece: Piece<Name>,
  tell: (lines: number, of: number) => void,
): Promise<JobAnswers[Name]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: piece });
    worker.on('message', (told: Told<Name>) => {
      if (told.kind === 'done') tell(told.lines, told.of);
      else if (told.kind === 'bad') reject(new BadInput(told.message));
      else resolve(told.answer);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a thread ended with ${code} before it had answered`)));
  });
}
