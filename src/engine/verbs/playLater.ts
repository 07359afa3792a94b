import type { Clause } from '../../oracle/tree/index.ts';
import type { Game } from '../game.ts';
import type { EffectDuration } from '../layers/effect.ts';
import { addEffect, durationOf } from '../layers/index.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import type { ActOf, Doing } from './executor.ts';

type CastOrPlay = ActOf<'castOrPlay'>;

/** The mark by which a permission speaks of its cards. */
const CARDS = 1;

/** "You may … for as long as it remains exiled", "this turn you may …": nothing is asked now, the player is allowed to do it later (CR 611.2a, 601.3). */
export const isForLater = ({ acts, duration, optional }: Clause): boolean =>
  optional === true && duration !== undefined && acts.length > 0 && acts.every(({ kind }) => kind === 'castOrPlay');

/** Begins the effect that allows a player to cast or play these cards from where they are. */
export function permitLater(g: Game, act: CastOrPlay, doing: Doing, player: PlayerId, cards: readonly ObjectId[]): void {
  const { ctx } = doing;
  const instead = act.withoutPaying ? [] : act.costs;
  for (const card of cards) {
    const id = addEffect(g, {
      source: ctx.source,
      controller: player,
      duration: lasting(g, doing, card),
      affected: { kind: 'objects', objects: [card] },
      parts: [
        {
          kind: 'statement',
          statement: {
            kind: 'mayPlayFrom',
            how: act.how,
            objects: { kind: 'that', many: false, referent: { kind: 'markedReferent', mark: CARDS } },
            ...(instead ? { instead } : {}),
            ...(act.anyMana ? { anyMana: act.anyMana } : {}),
            ...(act.notThisTurn ? { afterTurn: g.state.turn.number } : {}),
          },
        },
      ],
      words: ctx.words,
      cite: ['611.2a', '601.3'],
      bound: { refs: { [CARDS]: [objectRef(card)] }, amounts: {} },
    });
    if (id === null) continue;
    const how = act.withoutPaying ? ' without paying its mana cost' : instead ? ' for another cost' : '';
    const when = act.notThisTurn ? ' once this turn has ended' : '';
    tell(g, {
      kind: 'continuous effect',
      says: `${playerName(g, player)} may ${act.how} ${nameOf(g, card)}${how}${when}.`,
      cite: ['611.2a', '601.3'],
      subjects: [card],
      words: ctx.words,
    });
  }
}

function lasting(g: Game, { duration, ctx }: Doing, card: ObjectId): EffectDuration {
  if (duration?.kind === 'whileRemains' && duration.state === 'exiled') {
    return { kind: 'whileRemains', object: card, state: 'exiled' };
  }
  return durationOf(g, duration, ctx);
}
