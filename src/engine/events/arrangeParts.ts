import { decide } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { type Game, player } from '../game.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setPlayer } from '../writer.ts';
import type { EventOf, GameEvent } from './event.ts';

type OfParts = EventOf<'zoneChange'> & { readonly also: readonly ObjectId[] };
export const isOfParts = (event: GameEvent): event is OfParts =>
  event.kind === 'zoneChange' && event.also !== undefined && event.to === 'library';

/** The parts of a merged permanent that have come to a library lie there in the order that their owner arranges (CR 730.3a). */
export function* arrangeParts(g: Game): Run<void> {
  for (const event of g.happening?.applied ?? []) {
    if (!isOfParts(event) || event.became === null) continue;
    const parts = [event.became, ...event.also].filter((id) => g.state.objects[id]?.zone === 'library');
    const owner = g.state.objects[event.became]?.owner;
    if (parts.length < 2 || owner === undefined) continue;
    const answer = yield* decide(g, {
      player: owner,
      kind: 'order cards',
      prompt: 'in which order, from the top?',
      options: parts.map((object) => ({ kind: 'ref', ref: { kind: 'object', object }, label: nameOf(g, object) })),
      min: parts.length,
      max: parts.length,
      cite: ['730.3a'],
      source: event.became,
    });
    invariant(answer.kind === 'chosen', 'an order is answered with indexes');
    const { library } = player(g, owner);
    const at = Math.min(...parts.map((id) => library.indexOf(id)));
    const rest = library.filter((id) => !parts.includes(id));
    const ordered = answer.indexes.map((index) => parts[index]!);
    const says = `${playerName(g, owner)} arranges the cards that it was.`;
    tell(g, { kind: 'event', says, cite: ['730.3a'], subjects: ordered });
    setPlayer(g, owner, { library: [...rest.slice(0, at), ...ordered, ...rest.slice(at)] });
  }
}
