/** A thread of `inPieces`: does its job with its lines. */
import { parentPort, workerData } from 'node:worker_threads';
import { BadInput } from '../scenarios/badInput.ts';
import { linesOf } from './cardLines.ts';
import { runJob } from './jobs.ts';
import type { Piece, Told } from './pieces.ts';

const { job, argument, file, nth, of } = workerData as Piece;
const tell = (told: Told) => parentPort?.postMessage(told);

try {
  tell({ kind: 'answer', answer: await runJob(job, argument, linesOf(file, { nth, of })) });
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  tell({ kind: 'bad', message: error.message });
}
