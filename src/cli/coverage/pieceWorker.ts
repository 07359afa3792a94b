/** A thread of `inPieces`: does its job with its lines. */
import { parentPort, workerData } from 'node:worker_threads';
import { BadInput } from '../scenarios/badInput.ts';
import { linesOf } from './cardLines.ts';
import { runJob } from './jobs.ts';
import type { Piece, Told } from './pieces.ts';

const { job, argument, file, nth, of } = workerData as Piece;
const tell = (told: Told) => parentPort?.postMessage(told);

/** Its run of the file's lines. */
function ownLines(): readonly string[] {
  const lines = linesOf(file);
  const cut = (at: number) => Math.floor((lines.length * at) / of);
  return lines.slice(cut(nth), cut(nth + 1));
}

try {
  const lines = ownLines();
  tell({
    kind: 'answer',
    answer: await runJob(job, argument, lines, (done) => tell({ kind: 'done', lines: done, of: lines.length })),
  });
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  tell({ kind: 'bad', message: error.message });
}
