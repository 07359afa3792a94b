import type { Act, Clause, Each, ObjectPhrase } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import type { EffectDuration } from '../layers/effect.ts';
import { addEffect, durationOf } from '../layers/index.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import type { ActOf, Doing } from './executor.ts';
import { boundNow } from './moves.ts';

type CastOrPlay = ActOf<'castOrPlay'>;

/** The mark by which a permission speaks of its cards. */
const CARDS = 1;

/**
 * "You may … for as long as it remains exiled", "this turn you may …", "you may play an additional land this turn": nothing is asked now, the
 * player is allowed to do it later (CR 611.2a, 601.3, 305.2).
 */
export const isForLater = ({ acts, duration, optional }: Clause): boolean =>
  optional === true && duration !== undefined && acts.length > 0 && acts.every(({ kind }) => ALLOWED_LATER.has(kind));

const ALLOWED_LATER: ReadonlySet<Act['kind']> = new Set<Act['kind']>(['castOrPlay', 'playAdditionalLands']);

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

/** Cards of a kind that lie somewhere: what comes there later is among them (CR 611.2c). */
export interface OfKind {
  readonly from: 'graveyard' | 'exile';
  readonly objects: Each;
}

/** "Spells from your graveyard": of what kind and from where, as the statement says it; null where single cards are spoken of. */
export function whereTheyAre(phrase: ObjectPhrase, ctx: Context, player: PlayerId): OfKind | null {
  if (phrase.kind !== 'each' || phrase.filter.kind !== 'filter' || ctx.controller !== player) return null;
  const place = phrase.filter.modifiers.find((one) => one.kind === 'inZone');
  if (place?.kind !== 'inZone' || place.whose?.kind !== 'you') return null;
  if (place.zone !== 'graveyard' && place.zone !== 'exile') return null;
  const modifiers = phrase.filter.modifiers.filter((one) => one !== place);
  return { from: place.zone, objects: { ...phrase, filter: { ...phrase.filter, modifiers } } };
}

/** Begins the effect that allows a player to cast or play cards of a kind from where they are. */
export function permitKind(g: Game, act: CastOrPlay, { from, objects }: OfKind, doing: Doing, player: PlayerId): void {
  const { ctx } = doing;
  const { mark: _chosen, ...all } = objects;
  const anyMana = act.anyMana ? { anyMana: act.anyMana } : {};
  const begun = addEffect(g, {
    source: ctx.source,
    controller: player,
    duration: durationOf(g, doing.duration, ctx),
    affected: { kind: 'players', players: [player] },
    parts: [{ kind: 'statement', statement: { kind: 'mayPlayFrom', how: act.how, from, objects: all, ...anyMana } }],
    words: ctx.words,
    cite: ['611.2c', '601.3'],
    bound: boundNow(g, ctx),
  });
  if (begun === null) return;
  const says = `${playerName(g, player)} may ${act.how} such cards from ${from === 'exile' ? 'exile' : 'the graveyard'}.`;
  tell(g, { kind: 'continuous effect', says, cite: ['611.2c', '601.3'], words: ctx.words });
}

function lasting(g: Game, { duration, ctx }: Doing, card: ObjectId): EffectDuration {
  if (duration?.kind === 'whileRemains' && duration.state === 'exiled') {
    return { kind: 'whileRemains', object: card, state: 'exiled' };
  }
  return durationOf(g, duration, ctx);
}
