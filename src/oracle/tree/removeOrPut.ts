import type { Done } from './done.ts';
import type { ObjectPhrase } from './phrases.ts';

/** "Remove a time counter from it or put another time counter on it"; no `counter`: one of a kind that is on it, chosen as it is done. */
export interface RemoveOrPut extends Done {
  readonly kind: 'removeOrPut';
  readonly counter?: string;
  readonly on: ObjectPhrase;
}
