import type { Act, Amount, Duration } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { Context } from '../context.ts';
import type { PaidFor } from '../costs/types.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import type { Cause, GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { Unsupported } from '../refuse.ts';
import type { PlayerId, Ref } from '../state/ids.ts';
import type { Consent } from './consent.ts';

export type ActKind = Act['kind'];
export type ActOf<K extends ActKind> = Extract<Act, { readonly kind: K }>;

/** One act as it is being carried out: by whom (or of what it is said), for how long, on whose behalf. */
export interface Doing {
  readonly ctx: Context;
  /** Who does it, in APNAP order (CR 101.4), or the objects of which it is said. */
  readonly subjects: readonly Ref[];
  /** The subject is "each …": words about "that player" mean the one whose turn it is to act. */
  readonly each: boolean;
  readonly duration: Duration | null;
  readonly cause: Cause;
  /** The act is a cost: all of it or nothing, with what was said about the payment (CR 118.3, 601.2h). */
  readonly cost: { readonly payment: PaymentAnswer | null; readonly paidFor: PaidFor } | null;
  /** How many times as much, by the words of the act ("for each …"); null for once. */
  readonly times: Amount | null;
  /** What is done instead of an event isn't done here: its events are gathered, to take that event's place (CR 614.6). */
  readonly collect: GameEvent[] | null;
  /** They may, and are asked as each one's choices come (CR 101.4); absent: they do, or have been asked. */
  readonly consent?: Consent;
  /** "It can't be regenerated" follows (CR 608.2c, 701.19c). */
  readonly noRegeneration: boolean;
}

/** What came of an act: whether anything was done ("if you do"), how much ("that much"), to what ("that creature"). */
export interface Outcome {
  readonly done: boolean;
  readonly amount: number;
  readonly refs: readonly Ref[];
  /** How much of it each player did, where each has a share: what "that many" means of each. */
  readonly shares?: ReadonlyMap<PlayerId, number>;
}

export const NOTHING_DONE: Outcome = { done: false, amount: 0, refs: [] };

export function outcome(refs: readonly Ref[], amount: number = refs.length): Outcome {
  return { done: refs.length > 0 || amount > 0, amount, refs };
}

/** The same with each player's share, one for each event. */
export function sharedOutcome(refs: readonly Ref[], players: readonly PlayerId[]): Outcome {
  const shares = new Map<PlayerId, number>();
  for (const player of players) shares.set(player, (shares.get(player) ?? 0) + 1);
  return { ...outcome(refs), shares };
}

/** How an act of one kind is carried out. */
export interface Executor<K extends ActKind> {
  readonly run: (g: Game, act: ActOf<K>, doing: Doing) => Run<Outcome>;
  /** Whether it can be done at all: an option that can't be done isn't offered (CR 608.2d). Absent: it always can. */
  readonly possible?: (g: Game, act: ActOf<K>, doing: Doing) => boolean;
  /** The rules by which it can't be done, besides the one that such an option isn't offered. */
  readonly whyImpossible?: (g: Game, doing: Doing, act: ActOf<K>) => readonly RuleNumber[];
}

/** The context in which one of the subjects acts. */
export function contextFor(doing: Doing, subject: Ref): Context {
  return doing.each ? { ...doing.ctx, each: subject } : doing.ctx;
}

/** These words can't be carried out: says so, never anything near it. */
export function unsupported(ctx: Context, reason: string): never {
  throw new Unsupported(ctx.words.card, ctx.words.text, reason);
}
