import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { invariant } from '../../rules/assert.ts';
import { starterSource } from '../scenarios/library.ts';
import { Bolts, rateOf } from './bolts.ts';

/** What one of several threads is to measure at the same time as the others. */
export interface BoltShare {
  readonly others: number;
  readonly seconds: number;
  readonly threads: number;
  /** How many of them have warmed up: all begin together. */
  readonly arrived: SharedArrayBuffer;
}

function waitForAll({ threads, arrived }: BoltShare): void {
  const count = new Int32Array(arrived);
  Atomics.add(count, 0, 1);
  Atomics.notify(count, 0);
  for (let there = Atomics.load(count, 0); there < threads; there = Atomics.load(count, 0)) Atomics.wait(count, 0, there);
}

// The other side of a thread that casts spells while others do the same.
invariant(parentPort, 'this runs in a thread');
const share = workerData as BoltShare;
const bolts = new Bolts(starterSource(), share.others);
waitForAll(share);
parentPort.postMessage(rateOf(bolts, share.seconds, () => performance.now() / 1000));
