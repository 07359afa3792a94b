import type { Game } from '../../game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { doneThisWay } from '../match.ts';
import { isAmong, objectsOf } from '../objects.ts';
import { playersOf } from '../players.ts';
import type { ModifierTest } from './index.ts';

/** What an instruction before did something to, and, where the words say it, which player. */
export const thisWayHolds: ModifierTest<'thisWay'> = (g, modifier, { object }, ctx) => {
  const { by } = modifier;
  const found = doneThisWay(g, modifier, ctx).find((id) => id === object.id || g.state.lastKnown[id]?.became === object.id);
  if (found === undefined) return false;
  const doer = by === undefined ? null : doerOf(g, found, object.id);
  return by === undefined || (doer !== null && playersOf(g, by, ctx).includes(doer));
};

/** One of the things spoken of; where the effect that speaks of them moved them, what they became is meant (CR 400.7j). */
export const fromAmongHolds: ModifierTest<'fromAmong'> = (g, { them }, candidate, ctx) =>
  isAmong(g, them, candidate, ctx) ||
  // What a card would be as a spell lies where the card lies.
  (them.kind === 'each' && g.state.objects[candidate.object.id] !== undefined && isAmong(g, them, candidate.object.id, ctx)) ||
  (them.kind === 'that' &&
    objectsOf(g, them, ctx).some(
      (ref) => ref.kind === 'object' && g.state.lastKnown[ref.object]?.became === candidate.object.id,
    ));

/** The player who last did something with it, by what is remembered. */
export function doerOf(g: Game, ...ids: readonly ObjectId[]): PlayerId | null {
  const { history } = g.state;
  for (let at = history.length - 1; at >= 0; at -= 1) {
    const { event } = history[at]!;
    if (!('player' in event) || event.player === null) continue;
    const of = 'objects' in event ? event.objects : 'object' in event ? [event.object] : [];
    if (of.some((id) => ids.includes(id))) return event.player;
  }
  return null;
}
