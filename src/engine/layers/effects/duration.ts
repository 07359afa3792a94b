import type { Duration, UntilEvent, UntilNext, WhileRemains } from '../../../oracle/tree/index.ts';
import type { Context } from '../../context.ts';
import { objectsOf, playersOf } from '../../filters/index.ts';
import type { Game } from '../../game.ts';
import { Unsupported, unreachable } from '../../refuse.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { isCarriedOut } from '../../triggers/events/index.ts';
import type { EffectDuration } from '../effect.ts';

/** How long an effect lasts that begins now, by its words; without words till the end of the game (CR 611.2a). */
export function durationOf(g: Game, duration: Duration | undefined | null, ctx: Context): EffectDuration {
  if (!duration) return { kind: 'game' };
  switch (duration.kind) {
    case 'untilEndOfTurn':
    case 'thisTurn':
      return { kind: 'endOfTurn' };
    case 'untilEndOfCombat':
      return { kind: 'endOfCombat' };
    case 'restOfGame':
      return { kind: 'game' };
    case 'untilNext':
      return untilNext(g, duration, ctx);
    case 'duringNext':
      return { kind: 'duringNext', player: onePlayer(playersOf(g, duration.whose, ctx), ctx), madeInTurn: g.state.turn.number };
    case 'forAsLongAs':
      return { kind: 'asLongAs', condition: duration.condition };
    case 'whileRemains':
      return whileRemains(g, duration, ctx);
    case 'untilEvent':
      return untilEvent(g, duration, ctx);
    default:
      return unreachable(duration);
  }
}

function untilNext(g: Game, { what, whose }: UntilNext, ctx: Context): EffectDuration {
  return { kind: 'untilNext', what, player: onePlayer(playersOf(g, whose, ctx), ctx), madeInTurn: g.state.turn.number };
}

function whileRemains(g: Game, duration: WhileRemains, ctx: Context): EffectDuration {
  const object = oneObject(g, duration.object, ctx);
  return { kind: 'whileRemains', object, state: duration.state };
}

function untilEvent(g: Game, { event }: UntilEvent, ctx: Context): EffectDuration {
  switch (event.kind) {
    case 'leavesTheBattlefield':
      return { kind: 'whileRemains', object: oneObject(g, event.subject, ctx), state: 'notLeft' };
    case 'losesControl': {
      const player = onePlayer(playersOf(g, event.player, ctx), ctx);
      return { kind: 'untilLosesControl', player, object: oneObject(g, event.object, ctx) };
    }
    default:
      if (isCarriedOut(event)) return { kind: 'untilEvent', event };
      throw new Unsupported(
        ctx.words.card,
        ctx.words.text,
        `an effect that lasts until such an event (${event.kind}) isn't carried out yet`,
      );
  }
}

function oneObject(g: Game, phrase: WhileRemains['object'], ctx: Context): ObjectId {
  const refs = objectsOf(g, phrase, ctx);
  const [first] = refs;
  if (refs.length !== 1 || first?.kind !== 'object') {
    throw new Unsupported(ctx.words.card, ctx.words.text, 'a duration that speaks of other than one object');
  }
  return first.object;
}

function onePlayer(players: readonly PlayerId[], ctx: Context): PlayerId {
  const [first] = players;
  if (players.length !== 1 || first === undefined) {
    throw new Unsupported(ctx.words.card, ctx.words.text, 'a duration that speaks of other than one player');
  }
  return first;
}
