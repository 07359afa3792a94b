import type { EntersAs, EventOf } from '../events/event.ts';
import { type Game, object } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import { type GameObject, plainObject } from '../state/object.ts';

/** The id of a token that isn't there yet. */
const NOT_YET = -1 as ObjectId;

/** The permanent as it would exist on the battlefield (CR 614.12), by what is settled of its entry so far. */
export function asItWouldEnter(g: Game, event: EventOf<'zoneChange' | 'createToken'>, enters: EntersAs): GameObject {
  const base = event.kind === 'zoneChange' ? object(g, event.object) : newToken(g, event);
  return {
    ...base,
    zone: 'battlefield',
    controller: enters.controller,
    tapped: enters.tapped,
    counters: enters.counters,
    attachedTo: enters.attachedTo,
    faceDown: enters.faceDown,
    castAs: enters.castAs ?? null,
    face: enters.face,
    copyOf: enters.copyOf ?? base.copyOf,
    chosen: enters.chosen,
    stack: null,
    ...(enters.unlocked ? { designations: [enters.unlocked] } : {}),
    cast: base.stack?.cast ? { ...base.stack.cast, x: base.stack.x } : base.cast,
    controlledSince: g.state.turn.number,
  };
}

function newToken(g: Game, { definition, player }: EventOf<'createToken'>): GameObject {
  return plainObject({
    id: NOT_YET,
    substance: 'token',
    card: definition,
    owner: player,
    controller: player,
    zone: 'battlefield',
    timestamp: g.state.nextTimestamp,
    controlledSince: g.state.turn.number,
  });
}
