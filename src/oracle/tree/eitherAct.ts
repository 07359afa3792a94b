import type { Act } from './acts.ts';
import type { Amount } from './amounts.ts';
import type { Done } from './done.ts';

/** "sacrifice an artifact or discard a card": one of these, by choice of who does it; as a cost it is announced (CR 601.2b). */
export interface EitherAct extends Done {
  readonly kind: 'eitherAct';
  readonly acts: readonly Act[];
}
/** "repeat this process": all of the effect again, once the rest of it has been followed (CR 608.2c). */
export interface RepeatProcess extends Done {
  readonly kind: 'repeatProcess';
  /** "X more times"; absent: once, or as often as these words are come to again. */
  readonly times?: Amount;
}
