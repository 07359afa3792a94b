import type { Act } from './acts.ts';
import type { Done } from './done.ts';

/** "sacrifice an artifact or discard a card": one of these, by choice of who does it; as a cost it is announced (CR 601.2b). */
export interface EitherAct extends Done {
  readonly kind: 'eitherAct';
  readonly acts: readonly Act[];
}
