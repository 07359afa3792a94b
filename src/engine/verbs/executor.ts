import type { Act, Duration } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import type { Cause } from '../events/event.ts';
import type { Game } from '../game.ts';
import type { Ref } from '../state/ids.ts';

export type ActKind = Act['kind'];
export type ActOf<K extends ActKind> = Extract<Act, { readonly kind: K }>;

/** One act as it is being carried out: by whom (or of what it is said), for how long, on whose behalf. */
export interface Doing {
  readonly ctx: Context;
  /** Who does it, in APNAP order (CR 101.4), or the objects of which it is said. */
  readonly subjects: readonly Ref[];
  readonly duration: Duration | null;
  readonly cause: Cause;
  /** Who chose to do it may choose nothing less than all of it: the act is a cost (CR 601.2h, 118.3). */
  readonly asCost: boolean;
}

/** Whether anything was done, for "if you do" (CR 608.2c, 609.3). */
export type Done = boolean;

/** How an act of one kind is carried out. */
export interface Executor<K extends ActKind> {
  readonly run: (g: Game, act: ActOf<K>, doing: Doing) => Run<Done>;
  /** Whether it can be done at all: an option that can't be done isn't offered (CR 608.2d). Absent: it always can. */
  readonly possible?: (g: Game, act: ActOf<K>, doing: Doing) => boolean;
}
