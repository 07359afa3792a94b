import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Cause, EntersAs, EventOf } from '../events/event.ts';
import { type Game, object, player } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { copiedBy } from '../layers/working.ts';
import { invariant } from '../refuse.ts';
import { changedObject, put } from '../state/change.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { type CastRecord, type GameObject, plainObject } from '../state/object.ts';
import type { Fought } from '../state/state.ts';
import { addObject, newId, newTimestamp, removeObject, setLastKnown, setPlayer, setState } from '../writer.ts';

type Move = EventOf<'zoneChange'>;
const SHARED = { battlefield: 'battlefield', exile: 'exile', command: 'command', stack: 'stack' } as const;

/**
 * Moves an object from one zone to another (CR 400.7): what was there is remembered as it last existed, a new object stands in the new zone.
 * The one function that does it. Gives undefined where the object has gone already.
 */
export function moveObject(g: Game, move: Move, cause: Cause): Move | undefined {
  const old = g.state.objects[move.object];
  if (!old || old.zone !== move.from) return undefined;
  const id = newId(g);
  const [top = old, ...others] = partsOf(old);
  const also = others.map(() => newId(g));
  remember(g, old, id, also);
  takeOut(g, old);
  removeObject(g, old.id);
  [top, ...others].forEach((part, index) => {
    const to = part.commander && move.commanderTo ? move.commanderTo : move.to;
    const next = inZone(g, part, also[index - 1] ?? id, { ...move, to }, cause);
    addObject(g, next);
    putInto(g, next, typeof move.position === 'number' ? move.position + index : move.position);
  });
  return also.length === 0 ? { ...move, became: id } : { ...move, became: id, also };
}

/** As one permanent leaves, each of its parts becomes an object of its own (CR 730.3); of what isn't merged it is itself. */
function partsOf(old: GameObject): readonly GameObject[] {
  return (old.merged ?? []).map((part) => changedObject(old, { ...part, merged: null }));
}

/** An object that becomes a part of another (CR 730.2b). */
export function leaveAs(g: Game, old: GameObject, became: ObjectId): void {
  remember(g, old, became);
  takeOut(g, old);
  removeObject(g, old.id);
}

/** How it attacks or blocks. */
function foughtBy({ state: { combat } }: Game, id: ObjectId): Fought | null {
  if (!combat || combat.attackers.length === 0) return null;
  const attacker = combat.attackers.find(({ object }) => object === id);
  const blocker = combat.blockers.find(({ object }) => object === id);
  return attacker || blocker ? { ...(attacker ? { attacker } : {}), ...(blocker ? { blocker } : {}) } : null;
}

function remember(g: Game, old: GameObject, became: ObjectId | null, also: readonly ObjectId[] = []): void {
  const attachments = old.zone === 'battlefield' ? attachedTo(g, old.id) : [];
  const copied = copiedBy(g, old.id);
  const fought = foughtBy(g, old.id);
  setLastKnown(g, old.id, {
    object: old,
    characteristics: characteristics(g, old.id),
    became,
    attachments,
    copied,
    ...(fought ? { fought } : {}),
    ...(also.length > 0 ? { also } : {}),
  });
}

function attachedTo(g: Game, id: ObjectId): ObjectId[] {
  return g.state.battlefield.filter((other) => {
    const to = object(g, other).attachedTo;
    return to?.kind === 'object' && to.object === id;
  });
}

/** An object that ceases to exist: an ability that has resolved, a token or copy outside its zone (CR 608.2n, 704.5d, 704.5e). */
export function ceaseToExist(g: Game, id: ObjectId): void {
  const old = object(g, id);
  remember(g, old, null);
  takeOut(g, old);
  removeObject(g, id);
}

/** The new object: of what it was only what CR 400.7 and 110.5 let it keep. */
function inZone(g: Game, old: GameObject, id: ObjectId, move: Move, cause: Cause): GameObject {
  const enters = move.to === 'battlefield' ? move.enters : null;
  const onStack = move.to === 'stack';
  return put(blank(old, id, move.to, newTimestamp(g)), {
    controller: enters?.controller ?? (onStack ? (move.player ?? cause.player ?? old.owner) : old.owner),
    counters: enters?.counters ?? move.counters ?? {},
    faceDown: enters?.faceDown ?? move.faceDown ?? null,
    castAs: enters?.castAs ?? null,
    ...(enters?.gains ? { gains: enters.gains } : {}),
    ...(enters?.linked ? { linked: enters.linked } : {}),
    face: enters?.face ?? 0,
    tapped: enters?.tapped ?? false,
    attachedTo: enters?.attachedTo ?? null,
    copyOf: enters?.copyOf ?? (old.substance === 'token' || old.substance === 'copy' ? old.copyOf : null),
    chosen: enters?.chosen ?? {},
    controlledSince: g.state.turn.number,
    cast: move.to === 'battlefield' && old.zone === 'stack' ? castOf(old) : null,
  });
}

function castOf(spell: GameObject): CastRecord | null {
  const { stack } = spell;
  return stack?.cast ? { ...stack.cast, paid: stack.paid } : null;
}

function blank(old: GameObject, id: ObjectId, zone: Zone, timestamp: number): GameObject {
  return plainObject({
    id,
    substance: old.substance === 'copy' && zone === 'battlefield' ? 'token' : old.substance,
    card: old.card,
    alias: old.alias,
    owner: old.owner,
    controller: old.owner,
    zone,
    timestamp,
    commander: old.commander,
  });
}

/** A new object that comes from nowhere: a token, a copy on the stack, an ability, a card at setup. */
export function newObject(
  g: Game,
  fields: Pick<GameObject, 'substance' | 'card' | 'owner' | 'controller' | 'zone'> & Partial<GameObject>,
): GameObject {
  const id = newId(g);
  const base = { ...fields, alias: null, commander: false } as GameObject;
  const value = put(blank(base, id, fields.zone, newTimestamp(g)), { ...fields, id });
  addObject(g, value);
  putInto(g, value, 'top');
  return value;
}

function takeOut(g: Game, { id, zone, owner }: GameObject): void {
  if (zone === 'library' || zone === 'hand' || zone === 'graveyard') {
    setPlayer(g, owner, { [zone]: player(g, owner)[zone].filter((other) => other !== id) });
    return;
  }
  const key = SHARED[zone];
  setState(
    g,
    key,
    g.state[key].filter((other) => other !== id),
  );
}

function putInto(g: Game, { id, zone, owner }: GameObject, position: Move['position']): void {
  if (zone === 'library') {
    const cards = [...player(g, owner).library];
    const at = position === 'top' ? 0 : position === 'bottom' ? cards.length : position;
    cards.splice(at, 0, id);
    setPlayer(g, owner, { library: cards });
  } else if (zone === 'hand' || zone === 'graveyard') {
    setPlayer(g, owner, { [zone]: [...player(g, owner)[zone], id] });
  } else {
    const key = SHARED[zone];
    setState(g, key, [...g.state[key], id]);
  }
}

/** How an object enters when nothing says otherwise. */
export function ordinaryEntry(controller: PlayerId): EntersAs {
  return {
    controller,
    tapped: false,
    counters: {},
    attachedTo: null,
    faceDown: null,
    face: 0,
    copyOf: null,
    chosen: {},
    attacking: null,
  };
}

/** The event of an object's move, with everything ordinary. */
export function zoneChange(g: Game, id: ObjectId, to: Zone, reason: Move['reason'], fields: Partial<Move> = {}): Move {
  const { zone, owner } = object(g, id);
  const enters = to === 'battlefield' ? ordinaryEntry(fields.player ?? owner) : null;
  const move: Move = {
    kind: 'zoneChange',
    object: id,
    from: zone,
    to,
    reason,
    player: null,
    position: 'top',
    enters,
    became: null,
    ...fields,
  };
  invariant(move.to !== 'battlefield' || move.enters, 'what enters the battlefield says how');
  return move;
}
