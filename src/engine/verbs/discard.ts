import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { candidateOf } from '../filters/candidate.ts';
import { matchesKind } from '../filters/match.ts';
import { type Game, player as playerOf } from '../game.ts';
import { isUncaused } from '../replacement/prohibitions.ts';
import type { PlayerId } from '../state/ids.ts';
import { type Choosing, enough, resolveObjects } from './choosing.ts';
import { takesPart } from './consent.ts';
import { type ActOf, contextFor, type Doing, type Executor, sharedOutcome } from './executor.ts';
import { happenedOf, perform, playersIn } from './perform.ts';

/** CR 701.9: each player chooses out of the own hand, in APNAP order, then all cards are discarded at the same time (101.4). */
export const discard: Executor<'discard'> = {
  *run(g, act, doing) {
    const events: GameEvent[] = [];
    for (const player of playersIn(doing.subjects)) {
      if (isUncaused(g, 'discard', player, doing.cause.player)) continue;
      if (!(yield* takesPart(doing, player))) continue;
      for (const object of yield* cards(g, act, doing, player))
        events.push({
          kind: 'discard',
          object,
          player,
          asCost: doing.cost !== null,
          ...(doing.cost === null ? { causedBy: doing.ctx.controller } : {}),
        });
    }
    const happened = happenedOf(yield* perform(g, doing, events), 'discard');
    return sharedOutcome(
      happened.map(({ object }) => ({ kind: 'object', object })),
      happened.map(({ player }) => player),
    );
  },
  possible: (g, act, doing) =>
    playersIn(doing.subjects).some(
      (player) => !isUncaused(g, 'discard', player, doing.cause.player) && enough(g, act.cards, choosing(g, doing, player)),
    ),
};

function choosing(g: Game, doing: Doing, player: PlayerId): Choosing {
  return {
    player,
    ctx: contextFor(doing, { kind: 'player', player }),
    prompt: 'which card to discard?',
    cite: ['701.9b'],
    pool: playerOf(g, player).hand,
    verb: 'discard',
  };
}

function* cards(g: Game, act: ActOf<'discard'>, doing: Doing, player: PlayerId): Run<GameEventObject[]> {
  const how = choosing(g, doing, player);
  // "All nonland cards": of the hand that they are discarded from (CR 701.9a).
  if (act.cards.kind === 'each') {
    const { filter } = act.cards;
    return playerOf(g, player).hand.filter((id) => matchesKind(g, filter, candidateOf(g, id), how.ctx));
  }
  const refs = yield* resolveObjects(g, act.cards, doing, how);
  return refs.flatMap((ref) => (ref.kind === 'object' ? [ref.object] : []));
}

type GameEventObject = Extract<GameEvent, { kind: 'discard' }>['object'];
