import type { Characteristics } from '../characteristics.ts';
import type { Run } from '../decisions/types.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { ObjectId } from '../state/ids.ts';
import type { SaidOfTriggers } from '../triggers/times.ts';
import type { GameEvent } from './event.ts';

/** An object with a triggered ability that functions where it is. */
export interface TriggerSource {
  readonly object: ObjectId;
  readonly ability: AbilityDefinition;
  readonly characteristics: Characteristics;
}

/** A batch of simultaneous events that is under way, with what could trigger just before it (CR 603.10). */
export interface Happening {
  readonly applied: GameEvent[];
  readonly before: readonly TriggerSource[];
  /** What effects said of triggers just before it. */
  readonly said: SaidOfTriggers;
  /** Prevention and redirection effects that have been used up by what is happening (CR 615.8). */
  readonly spent: number[];
  /** What is to be done immediately afterwards (CR 615.5). */
  readonly afterwards: (() => Run<void>)[];
}
