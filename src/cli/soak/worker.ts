import { parentPort, workerData } from 'node:worker_threads';
import { invariant } from '../../rules/assert.ts';
import { playShare, type Share } from './share.ts';

// The other side of a thread that plays a share of the games.
invariant(parentPort, 'this runs in a thread');
const port = parentPort;
playShare(workerData as Share, (played) => port.postMessage(played));
