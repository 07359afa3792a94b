import type { Done } from './done.ts';

/** "lose all poison counters", and without a kind "lose all counters": those that the player has (CR 122.1). */
export interface LoseCounters extends Done {
  readonly kind: 'loseCounters';
  readonly counter?: string;
}
