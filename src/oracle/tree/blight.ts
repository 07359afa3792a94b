import type { Amount } from './amounts.ts';
import type { Done } from './done.ts';

/** "blight 2": that player puts that many -1/-1 counters on a creature they control (CR 701.68a). */
export interface Blight extends Done {
  readonly kind: 'blight';
  readonly amount: Amount;
}
