import type { GameEvent } from '../event.ts';

/** What came of applying an event: the event as it happened, and what it contains (CR 616.1g), which happens next. */
export interface Applied {
  readonly event: GameEvent;
  readonly contained: readonly GameEvent[];
  /** True where the procedure that proposed it tells the step itself. */
  readonly silent?: boolean;
}
