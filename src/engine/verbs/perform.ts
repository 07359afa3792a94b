import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import type { Game } from '../game.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';
import type { Doing } from './executor.ts';
import { noteMoves } from './moves.ts';
import { tellUntargeted } from './untargeted.ts';

/** Lets the events of an act happen at the same time, and remembers what it moved. */
export function* perform(g: Game, doing: Doing, events: readonly GameEvent[]): Run<readonly GameEvent[]> {
  if (events.length === 0) return events;
  if (doing.collect) {
    doing.collect.push(...events);
    return events;
  }
  if (doing.cost === null) tellUntargeted(g, events, doing.ctx);
  const happened = yield* happen(g, events, doing.cause);
  noteMoves(doing.ctx, happened);
  return happened;
}

export function playersIn(refs: readonly Ref[]): PlayerId[] {
  const players: PlayerId[] = [];
  for (const ref of refs) if (ref.kind === 'player') players.push(ref.player);
  return players;
}

export function objectsIn(refs: readonly Ref[]): ObjectId[] {
  const objects: ObjectId[] = [];
  for (const ref of refs) if (ref.kind === 'object') objects.push(ref.object);
  return objects;
}

/** What really happened of a kind. */
export function happenedOf<K extends GameEvent['kind']>(
  events: readonly GameEvent[],
  kind: K,
): Extract<GameEvent, { kind: K }>[] {
  return events.filter((event): event is Extract<GameEvent, { kind: K }> => event.kind === kind);
}
