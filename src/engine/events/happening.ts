import type { Characteristics } from '../characteristics.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { GameObject } from '../state/object.ts';
import type { GameEvent } from './event.ts';

/** An object with a triggered ability that functions where it is. */
export interface TriggerSource {
  readonly object: GameObject;
  readonly ability: AbilityDefinition;
  readonly characteristics: Characteristics;
}

/** A batch of simultaneous events that is under way, with what could trigger just before it (CR 603.10). */
export interface Happening {
  readonly applied: GameEvent[];
  readonly before: readonly TriggerSource[];
}
