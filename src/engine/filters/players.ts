import type { EachPlayer, PlayerPhrase } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { hasDesignation } from '../designations/index.ts';
import { apnap, type Game, opponents } from '../game.ts';
import { unreachable } from '../refuse.ts';
import { type ObjectId, type PlayerId, playerRef, type Ref } from '../state/ids.ts';
import { asTheyWere } from './asTheyWere.ts';
import { candidateOf, objectAsKnown, unsupported } from './candidate.ts';
import { holds } from './conditions.ts';
import { defendingPlayer } from './defendingPlayer.ts';
import { objectsOf } from './objects.ts';
import { refsOf, targetsOf } from './referents.ts';
import { votersFor } from './votes.ts';

/** The players that a phrase speaks of, in turn order where it means several; "an opponent" means any of them. */
export function playersOf(g: Game, phrase: PlayerPhrase, ctx: Context): readonly PlayerId[] {
  switch (phrase.kind) {
    case 'you':
      return [ctx.controller];
    case 'targetPlayer':
      return playersIn(targetsOf(phrase.mark, ctx));
    case 'eachPlayer':
      return eachPlayer(g, phrase, ctx);
    case 'somePlayer': {
      const any = playersCalled(g, phrase, ctx);
      return phrase.other ? any.filter((id) => id !== ctx.controller) : any;
    }
    case 'thatPlayer':
      return thatPlayer(g, phrase.referent, ctx);
    case 'controllerOf':
      return unique(objectIds(asTheyWere(g, phrase.of, ctx)).map((id) => candidateOf(g, id).characteristics.controller));
    case 'ownerOf':
      return unique(objectIds(objectsOf(g, phrase.of, ctx)).map((id) => candidateOf(g, id).object.owner));
    case 'defendingPlayer':
      return defendingPlayer(g, ctx);
    case 'activePlayer':
      return [g.state.turn.active];
    case 'enchantedPlayer':
      return playersIn([objectAsKnown(g, ctx.source)?.attachedTo]);
    case 'designatedPlayer':
      return apnap(g).filter((id) => hasDesignation(g, id, phrase.designation));
    case 'chosenPlayer': {
      const chosen = objectAsKnown(g, ctx.source)?.chosen.player;
      return chosen === undefined ? [] : [chosen];
    }
    case 'voters':
      return votersFor(phrase.word, ctx);
    case 'severalPlayers': {
      const meant = phrase.players.flatMap((one) => playersOf(g, one, ctx));
      return apnap(g).filter((id) => meant.includes(id));
    }
    default:
      return unreachable(phrase);
  }
}

/** Whether a player is one that the phrase speaks of, without a list where it can be said at once. */
export function isAmongPlayers(g: Game, phrase: PlayerPhrase, player: PlayerId, ctx: Context): boolean {
  if (phrase.kind === 'you') return player === ctx.controller;
  return playersOf(g, phrase, ctx).includes(player);
}

function playersCalled(g: Game, { who, of }: Pick<EachPlayer, 'who' | 'of'>, ctx: Context): readonly PlayerId[] {
  if (who === 'player') return apnap(g);
  if (!of) return opponents(g, ctx.controller);
  const theirs = playersOf(g, of, ctx).flatMap((one) => opponents(g, one));
  return apnap(g).filter((id) => theirs.includes(id));
}

function eachPlayer(g: Game, phrase: EachPlayer, ctx: Context): readonly PlayerId[] {
  const { other, except, that, referent } = phrase;
  const left = except ? defendingPlayer(g, ctx) : other ? (referent ? thatPlayer(g, referent, ctx) : [ctx.controller]) : [];
  const all = playersCalled(g, phrase, ctx).filter((id) => !left.includes(id));
  const those = that ? all.filter((id) => holds(g, that, { ...ctx, each: playerRef(id) })) : all;
  return phrase.startingWith ? from(those, ctx.controller, g.state.players.length) : those;
}

/** In turn order beginning with that player. */
function from(players: readonly PlayerId[], first: PlayerId, count: number): readonly PlayerId[] {
  const place = (id: PlayerId): number => (id - first + count) % count;
  return [...players].sort((one, other) => place(one) - place(other));
}

function thatPlayer(g: Game, referent: Extract<PlayerPhrase, { kind: 'thatPlayer' }>['referent'], ctx: Context): PlayerId[] {
  if (!referent) return unsupported(ctx, 'it is open which player is meant');
  const players = playersIn(refsOf(g, referent, ctx));
  if (players.length > 0) return players;
  // "That player or that planeswalker's controller."
  if (referent.kind === 'markedReferent') {
    const objects = refsOf(g, referent, ctx).flatMap((ref) => (ref.kind === 'object' ? [ref.object] : []));
    if (objects.length > 0) return unique(objects.map((id) => candidateOf(g, id).characteristics.controller));
  }
  if (referent.kind === 'eventReferent' && ctx.memory && ctx.memory.player !== null) return [ctx.memory.player];
  return [];
}

const objectIds = (refs: readonly Ref[]): ObjectId[] => refs.flatMap((ref) => (ref.kind === 'object' ? [ref.object] : []));

const playersIn = (refs: readonly (Ref | null | undefined)[]): PlayerId[] =>
  refs.flatMap((ref) => (ref?.kind === 'player' ? [ref.player] : []));

const unique = (players: readonly PlayerId[]): PlayerId[] => [...new Set(players)];
