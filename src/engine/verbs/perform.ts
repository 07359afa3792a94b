import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import type { Game } from '../game.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';
import type { Doing } from './executor.ts';
import { noteMoves } from './moves.ts';

/** Lets the events of an act happen at the same time, and remembers what it moved. */
export function* perform(g: Game, doing: Doing, events: readonly GameEvent[]): Run<readonly GameEvent[]> {
  if (events.length === 0) return events;
  if (doing.collect) {
    doing.collect.push(...events);
    return events;
  }
  const happened = yield* happen(g, events, doing.cause);
  noteMoves(doing.ctx, happened);
  return happened;
}

export function playersIn(refs: readonly Ref[]): PlayerId[] {
  return refs.flatMap((ref) => (ref.kind === 'player' ? [ref.player] : []));
}

export function objectsIn(refs: readonly Ref[]): ObjectId[] {
  return refs.flatMap((ref) => (ref.kind === 'object' ? [ref.object] : []));
}

/** What really happened of a kind. */
export function happenedOf<K extends GameEvent['kind']>(
  events: readonly GameEvent[],
  kind: K,
): Extract<GameEvent, { kind: K }>[] {
  return events.filter((event): event is Extract<GameEvent, { kind: K }> => event.kind === kind);
}
