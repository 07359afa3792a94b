import type { Amount } from '../../oracle/tree/index.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { amount } from '../filters/index.ts';
import { type Game, player as playerOf } from '../game.ts';
import { atLeastZero } from '../quantity.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { zoneChange } from '../zones/move.ts';
import { allUnknown, groupCards } from './arrange.ts';
import { contextFor, type Doing, type Outcome, outcome } from './executor.ts';
import { happenedOf, perform, playersIn } from './perform.ts';

interface Looked {
  readonly player: PlayerId;
  readonly count: number;
  readonly cards: readonly ObjectId[];
}

/** The top cards of each player's library; fewer where the library has fewer. */
function top(g: Game, node: Amount, doing: Doing): Looked[] {
  return playersIn(doing.subjects).map((player) => {
    const count = atLeastZero(amount(g, node, contextFor(doing, { kind: 'player', player })));
    return { player, count, cards: playerOf(g, player).library.slice(0, count) };
  });
}

/** CR 701.17a, b: as many as there are; all players at the same time. */
export function* mill(g: Game, node: Amount, doing: Doing): Run<Outcome> {
  const events = top(g, node, doing).flatMap(({ player, cards }) =>
    cards.map((id): GameEvent => zoneChange(g, id, 'graveyard', 'mill', { player })),
  );
  const milled = happenedOf(yield* perform(g, doing, events), 'zoneChange').filter(({ from }) => from === 'library');
  return outcome(milled.map(({ object, became }) => ({ kind: 'object', object: became ?? object })));
}

/** CR 701.22: decisions in APNAP order, then all cards move at the same time (701.22c); scry 0 is no event (701.22b). */
export function* scry(g: Game, node: Amount, doing: Doing): Run<Outcome> {
  const looked = top(g, node, doing).filter(({ count }) => count > 0);
  const events: GameEvent[] = [];
  for (const { player, cards } of looked) {
    const { library } = playerOf(g, player);
    if (allUnknown(g, library)) continue;
    const { top: up, bottom } = yield* groupCards(
      g,
      { player, cards, prompt: 'what stays on top, what goes to the bottom?', cite: ['701.22a'] },
      ['top', 'bottom'],
      doing,
    );
    events.push({ kind: 'arrange', player, library: [...up, ...library.slice(cards.length), ...bottom] });
  }
  yield* perform(g, doing, events);
  yield* perform(
    g,
    doing,
    looked.map(({ player, count }): GameEvent => ({ kind: 'scry', player, amount: count })),
  );
  return outcome([], looked.length);
}

/** CR 701.25: like scry, but into the graveyard; surveil 0 is no event (701.25c). */
export function* surveil(g: Game, node: Amount, doing: Doing): Run<Outcome> {
  const looked = top(g, node, doing).filter(({ count }) => count > 0);
  const events: GameEvent[] = [];
  for (const { player, cards } of looked) {
    const asked = { player, cards, prompt: 'what stays on top, what goes to the graveyard?', cite: ['701.25a'] } as const;
    const { top: up, graveyard } = yield* groupCards(g, asked, ['top', 'graveyard'], doing);
    events.push(...graveyard.map((id) => zoneChange(g, id, 'graveyard', 'put', { player })));
    const rest = playerOf(g, player).library.slice(cards.length);
    if (up.length > 1) events.push({ kind: 'arrange', player, library: [...up, ...rest] });
  }
  const happened = yield* perform(g, doing, events);
  yield* perform(
    g,
    doing,
    looked.map(({ player, count }): GameEvent => ({ kind: 'surveil', player, amount: count })),
  );
  const put = happenedOf(happened, 'zoneChange').map(({ object }) => ({ kind: 'object', object }) as const);
  return { done: looked.length > 0, amount: looked.length, refs: put };
}
