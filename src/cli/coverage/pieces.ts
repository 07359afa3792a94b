import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BadInput } from '../scenarios/badInput.ts';
import { createProgress } from '../shared/progress.ts';
import { bytesOf, isPacked, linesOf, type Part } from './cardLines.ts';
import type { JobAnswers, JobName } from './jobs.ts';

/** Which part of a file a thread goes through, and what it does with the cards in it. */
export interface Piece<Name extends JobName = JobName> extends Part {
  readonly job: Name;
  readonly argument: string;
  readonly file: string;
}

/** What a thread tells at the end: what is wrong with the file, or its answer. */
export type Told<Name extends JobName = JobName> =
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
 * up to doesn't depend on how many threads there are. The threads unpack the file, and load what they need, all at the same time. This thread takes
 * the last run: what adds the answers up is loaded here anyway.
 */
export async function inPieces<Name extends JobName>(
  job: Name,
  file: string,
  argument = '',
): Promise<readonly JobAnswers[Name][]> {
  const bytes = bytesOf(file);
  const progress = createProgress();
  try {
    const long = bytes.length * (isPacked(bytes) ? PACKED : 1) >= SHORT;
    const threads = long ? Math.min(availableParallelism(), MOST_THREADS) : 1;
    const others = Array.from({ length: threads - 1 }, (_, nth) => answerTo({ job, argument, file, nth, of: threads }));
    // While this thread is at work it hears nothing of the others: they are about as far.
    const tell = (lines: number, of: number): void => progress.show('cards', lines * threads, of * threads);
    const own = here(job, file, argument, { nth: threads - 1, of: threads }, tell);
    return await Promise.all([...others, own]);
  } finally {
    progress.clear();
  }
}

async function here<Name extends JobName>(
  job: Name,
  file: string,
  argument: string,
  part: Part,
  tell: (lines: number, of: number) => void,
): Promise<JobAnswers[Name]> {
  const { runJob } = await import('./jobs.ts');
  const lines = linesOf(file, part);
  return await runJob(job, argument, lines, (done) => tell(done, lines.length));
}

function answerTo<Name extends JobName>(piece: Piece<Name>): Promise<JobAnswers[Name]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: piece });
    worker.on('message', (told: Told<Name>) => {
      if (told.kind === 'bad') reject(new BadInput(told.message));
      else resolve(told.answer);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a thread ended with ${code} before it had answered`)));
  });
}
