import type {
  DamagedThisWay,
  EitherFilter,
  ExiledThisWay,
  Filter,
  LibraryCards,
  ObjectPhrase,
  That,
  TheRest,
} from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { apnap, type Game, player } from '../game.ts';
import { unreachable } from '../refuse.ts';
import { type ObjectId, objectRef, playerRef, type Ref, sameRef } from '../state/ids.ts';
import { amount } from './amounts.ts';
import { type Candidate, candidateOf, objectAsKnown, unsupported } from './candidate.ts';
import { attackedBy } from './defendingPlayer.ts';
import { encodedRefs } from './encoded.ts';
import { candidates, inZone, matchesCandidate } from './match.ts';
import { isNthSpell } from './nthSpell.ts';
import { pileOf } from './piles.ts';
import { playersOf } from './players.ts';
import { refsOf, targetsOf } from './referents.ts';

/** What a phrase that leaves nothing to choose speaks of. A phrase with a mark that has been chosen or carried out already is what that came to. */
export function objectsOf(g: Game, phrase: ObjectPhrase, ctx: Context): readonly Ref[] {
  switch (phrase.kind) {
    case 'this':
      return [objectRef(ctx.source)];
    case 'target':
    case 'anyTarget':
    case 'targetPlayerOr':
      return targetsOf(phrase.mark, ctx);
    case 'each':
      return phrase.of ? that(g, phrase.of, ctx) : candidates(g, phrase.filter, ctx).map(objectRef);
    case 'some':
    case 'oneOf':
      return chosenBefore(phrase.mark, ctx);
    case 'attached': {
      const to = objectAsKnown(g, ctx.source)?.attachedTo;
      return to?.kind === 'object' ? [to] : [];
    }
    case 'haunted': {
      const haunted = objectAsKnown(g, ctx.source)?.haunts;
      return haunted === undefined ? [] : [objectRef(haunted)];
    }
    case 'encoded':
      return encodedRefs(g, phrase, ctx);
    case 'that':
      return that(g, phrase, ctx);
    case 'damagedThisWay':
      return damagedThisWay(g, phrase, ctx);
    case 'exiledThisWay':
      return exiledThisWay(g, phrase, ctx);
    case 'theRest':
      return theRest(g, phrase, ctx);
    case 'libraryCards':
      return libraryCards(g, phrase, ctx);
    case 'severalObjects':
      return phrase.objects.flatMap((one) => objectsOf(g, one, ctx));
    case 'zoneContents': {
      const whose = playersOf(g, phrase.whose, ctx);
      const zones = phrase.also ? [phrase.zone, phrase.also] : [phrase.zone];
      return zones
        .flatMap((zone) => inZone(g, zone))
        .flatMap((id) => (whose.includes(g.state.objects[id]!.owner) ? [objectRef(id)] : []));
    }
    case 'nthSpell':
      return g.state.stack.flatMap((id) => (isNthSpell(g, phrase, candidateOf(g, id), ctx) ? [objectRef(id)] : []));
    case 'attackedBy':
      return objectsOf(g, phrase.attacker, ctx).flatMap((ref) => (ref.kind === 'object' ? attackedBy(g, ref.object) : []));
    case 'pile':
      return pileOf(g, phrase, ctx) ?? unsupported(ctx, 'a pile that nobody has chosen');
    default:
      return unreachable(phrase);
  }
}

function chosenBefore(mark: number | undefined, ctx: Context): readonly Ref[] {
  const chosen = mark === undefined ? undefined : ctx.bindings.refs.get(mark);
  return chosen ?? unsupported(ctx, 'these words leave a choice where none can be made');
}

function that(g: Game, { referent }: That, ctx: Context): readonly Ref[] {
  return referent ? refsOf(g, referent, ctx) : unsupported(ctx, 'it is open what is spoken of');
}

/** Of what an act of the same effect dealt damage to, what is so described. */
function damagedThisWay(g: Game, { filter, mark }: DamagedThisWay, ctx: Context): readonly Ref[] {
  if (mark === undefined) return unsupported(ctx, 'it is open what was dealt damage this way');
  const damaged = ctx.bindings.refs.get(mark) ?? [];
  return damaged.filter((ref) => ref.kind === 'object' && matchesCandidate(g, filter, candidateOf(g, ref.object), ctx));
}

/** Of what an act of the same effect exiled, what that player did: the move says by whom. */
function exiledThisWay(g: Game, { by, mark }: ExiledThisWay, ctx: Context): readonly Ref[] {
  if (mark === undefined) return unsupported(ctx, 'it is open what was exiled this way');
  const players = playersOf(g, by, ctx);
  return (ctx.bindings.refs.get(mark) ?? []).filter((ref) => {
    if (ref.kind !== 'object') return false;
    const moves = g.state.history.flatMap(({ event }) =>
      event.kind === 'zoneChange' && event.object === ref.object ? [event] : [],
    );
    return moves.some(({ player: who }) => who !== null && players.includes(who));
  });
}

/** What is left where it was of the things spoken of: whatever moved has become another object (CR 400.7). */
function theRest(g: Game, { of, butEach, referent }: TheRest, ctx: Context): readonly Ref[] {
  if (!referent) return unsupported(ctx, 'it is open what the rest is left of');
  if (butEach) return refsOf(g, referent, ctx).filter((ref) => ctx.each === null || !sameRef(ref, ctx.each));
  if (of) {
    const chosen = refsOf(g, referent, ctx);
    return ofEveryone(g, of, ctx).filter((ref) => !chosen.some((other) => sameRef(other, ref)));
  }
  return refsOf(g, referent, ctx).filter((ref) => ref.kind === 'object' && g.state.objects[ref.object] !== undefined);
}

/** What each player was to choose from, or the one whose turn it is to do something about it. */
function ofEveryone(g: Game, of: Filter | EitherFilter, ctx: Context): readonly Ref[] {
  const each = ctx.each ? [ctx] : apnap(g).map((id): Context => ({ ...ctx, each: playerRef(id) }));
  const found = each.flatMap((one) => candidates(g, of, one));
  return [...new Set(found)].map(objectRef);
}

function libraryCards(g: Game, { end, amount: many, whose }: LibraryCards, ctx: Context): Ref[] {
  return playersOf(g, whose, ctx).flatMap((id) => {
    const { library } = player(g, id);
    const count = Math.max(0, amount(g, many, ctx));
    return (end === 'top' ? library.slice(0, count) : library.slice(Math.max(0, library.length - count))).map(objectRef);
  });
}

/** Whether an object is among those that a phrase speaks of; "a creature" in events and conditions means any that matches. */
export function isAmong(g: Game, phrase: ObjectPhrase, candidate: ObjectId | Candidate, ctx: Context): boolean {
  const id = typeof candidate === 'number' ? candidate : candidate.object.id;
  switch (phrase.kind) {
    case 'this':
      return id === ctx.source;
    case 'each':
    case 'some': {
      if (phrase.kind === 'each' && phrase.of) return includes(that(g, phrase.of, ctx), id);
      const bound = phrase.mark === undefined ? undefined : ctx.bindings.refs.get(phrase.mark);
      if (bound && phrase.kind === 'some') return includes(bound, id);
      return matchesCandidate(g, phrase.filter, typeof candidate === 'number' ? candidateOf(g, candidate) : candidate, ctx);
    }
    case 'nthSpell':
      return isNthSpell(g, phrase, typeof candidate === 'number' ? candidateOf(g, candidate) : candidate, ctx);
    case 'severalObjects':
      return phrase.objects.some((one) => isAmong(g, one, candidate, ctx));
    default:
      return includes(objectsOf(g, phrase, ctx), id);
  }
}

const includes = (refs: readonly Ref[], id: ObjectId) => refs.some((ref) => ref.kind === 'object' && ref.object === id);
