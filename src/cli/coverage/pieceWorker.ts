/** A thread of `inPieces`: does its job with its lines. */
import { parentPort, workerData } from 'node:worker_threads';
import { linesOf } from './cardLines.ts';
import { runJob } from './jobs.ts';
import type { Piece, Told } from './pieces.ts';

const { job, argument, file, from, to } = workerData as Piece;
const tell = (told: Told) => parentPort?.postMessage(told);
tell({
  kind: 'answer',
  answer: await runJob(job, argument, linesOf(file).slice(from, to), (lines) => tell({ kind: 'done', lines })),
});
