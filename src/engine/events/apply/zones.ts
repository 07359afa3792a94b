import { becomeAttacking } from '../../combat/phase.ts';
import { PREPARED } from '../../designations/prepared.ts';
import { type Game, object, player } from '../../game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { nameOf } from '../../trace/names.ts';
import { tell } from '../../trace/record.ts';
import { setPlayer } from '../../writer.ts';
import { rememberExiled } from '../../zones/linked.ts';
import { mergeObjects } from '../../zones/merge.ts';
import { ceaseToExist, zoneChange as move, moveObject, newObject } from '../../zones/move.ts';
import type { Cause, EntersAs, EventOf, GameEvent } from '../event.ts';
import type { Applied } from './applied.ts';

/** CR 400.7. */
export function zoneChange(g: Game, event: EventOf<'zoneChange'>, cause: Cause): Applied | undefined {
  if (isTokenThatLeft(g, event.object)) {
    const says = `${nameOf(g, event.object)} is a token that has left the battlefield: it stays where it is.`;
    tell(g, { kind: 'event', says, cite: ['111.8'], subjects: [event.object] });
    return undefined;
  }
  const done = moveObject(g, event, cause);
  if (done?.enters?.attacking && done.became !== null) becomeAttacking(g, done.became, done.enters.attacking);
  if (done?.exiledWith && done.became !== null)
    rememberExiled(g, done.exiledWith.source, done.exiledWith.ability, [done.became, ...(done.also ?? [])]);
  return done && { event: done, contained: asEntered(done.became, done.enters), silent: event.reason === 'cast' };
}

/** CR 111.8: it can't change zones any more. */
function isTokenThatLeft(g: Game, id: ObjectId): boolean {
  const found = g.state.objects[id];
  return found?.substance === 'token' && found.zone !== 'battlefield' && found.zone !== 'stack';
}

/** CR 730.2: the permanent stays the object that it was. */
export function merge(g: Game, event: EventOf<'merge'>): Applied | undefined {
  return mergeObjects(g, event.object, event.with, event.place) ? { event, contained: [] } : undefined;
}

/** CR 701.8a: it moves to its owner's graveyard. */
export function destroy(g: Game, event: EventOf<'destroy'>): Applied | undefined {
  if (g.state.objects[event.object]?.zone !== 'battlefield') return undefined;
  return { event, contained: [move(g, event.object, 'graveyard', 'destroy')] };
}

/** CR 701.21a. */
export function sacrifice(g: Game, event: EventOf<'sacrifice'>): Applied | undefined {
  if (g.state.objects[event.object]?.zone !== 'battlefield') return undefined;
  return { event, contained: [move(g, event.object, 'graveyard', 'sacrifice', { player: event.player })] };
}

/** CR 701.9a. */
export function discard(g: Game, event: EventOf<'discard'>): Applied | undefined {
  if (g.state.objects[event.object]?.zone !== 'hand') return undefined;
  const moved = move(g, event.object, 'graveyard', 'discard', { player: event.player });
  return { event, contained: [event.causedBy === undefined ? moved : { ...moved, causedBy: event.causedBy }] };
}

/** CR 121.1, 121.4: from an empty library nothing comes, but the attempt is remembered (704.5b). */
export function draw(g: Game, event: EventOf<'draw'>): Applied | undefined {
  const [top] = player(g, event.player).library;
  if (top === undefined) {
    setPlayer(g, event.player, { drewFromEmpty: true });
    return { event, contained: [] };
  }
  return { event, contained: [move(g, top, 'hand', 'draw', { player: event.player })] };
}

/** CR 111.2: the token enters under the player's control; that player owns it. */
export function createToken(g: Game, event: EventOf<'createToken'>): Applied {
  const { enters, definition, player: owner } = event;
  const token = newObject(g, {
    substance: 'token',
    card: definition,
    copyOf: enters.copyOf,
    owner,
    controller: enters.controller,
    zone: 'battlefield',
    tapped: enters.tapped,
    counters: enters.counters,
    attachedTo: enters.attachedTo,
    face: enters.face,
    ...(enters.gains ? { gains: enters.gains } : {}),
    ...(enters.linked ? { linked: enters.linked } : {}),
    chosen: enters.chosen,
    controlledSince: g.state.turn.number,
  });
  if (enters.attacking) becomeAttacking(g, token.id, enters.attacking);
  return { event: { ...event, became: token.id }, contained: asEntered(token.id, enters) };
}

/** What enters prepared is so from the first (CR 722.3a), and a half that was cast is unlocked (709.5d). */
function asEntered(became: ObjectId | null, enters: EntersAs | null): readonly GameEvent[] {
  if (became === null || !enters) return [];
  const { prepared, unlocked, controller: player } = enters;
  return [
    ...(prepared ? [{ kind: 'designate', object: became, designation: PREPARED } as const] : []),
    ...(unlocked ? [{ kind: 'designate', object: became, designation: unlocked, player } as const] : []),
  ];
}

/** CR 114.1, 114.2: into the command zone; the player owns and controls it. */
export function getEmblem(g: Game, event: EventOf<'getEmblem'>): Applied {
  const { definition, player: owner } = event;
  const emblem = newObject(g, { substance: 'emblem', card: definition, owner, controller: owner, zone: 'command' });
  return { event: { ...event, became: emblem.id }, contained: [] };
}

/** CR 701.6a: removed from the stack; a spell goes to its owner's graveyard, an ability ceases to exist. */
export function counter(g: Game, event: EventOf<'counter'>): Applied | undefined {
  if (g.state.objects[event.object]?.zone !== 'stack') return undefined;
  if (object(g, event.object).stack?.ability) {
    ceaseToExist(g, event.object);
    return { event, contained: [] };
  }
  const { to, ...how } = event.instead ?? { to: 'graveyard' as const };
  return { event, contained: [move(g, event.object, to, to === 'exile' ? 'exile' : 'countered', how)] };
}

/** The library's order changes; what has left it in the same batch is gone from the list. */
export function arrange(g: Game, event: EventOf<'arrange'>): Applied {
  const { library } = player(g, event.player);
  const order = event.library.filter((id) => library.includes(id));
  setPlayer(g, event.player, { library: [...order, ...library.filter((id) => !order.includes(id))] });
  return { event, contained: [], silent: true };
}
