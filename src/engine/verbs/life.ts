import type { Amount } from '../../oracle/tree/index.ts';
import { forbidsPayingLife } from '../costs/forbiddenPayments.ts';
import type { GameEvent } from '../events/event.ts';
import { amount, playersOf } from '../filters/index.ts';
import { type Game, player as playerOf } from '../game.ts';
import { atLeastZero } from '../quantity.ts';
import { forbids } from '../replacement/prohibitions.ts';
import type { PlayerId } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { type ActOf, contextFor, type Doing, type Executor, outcome } from './executor.ts';
import { happenedOf, perform, playersIn } from './perform.ts';

/** How much each player gains, loses or pays. */
function each(g: Game, node: Amount, doing: Doing): { player: PlayerId; amount: number }[] {
  return playersIn(doing.subjects).map((player) => ({
    player,
    amount: atLeastZero(amount(g, node, contextFor(doing, { kind: 'player', player }))),
  }));
}

/** CR 119.3. */
export const gainLife: Executor<'gainLife'> = {
  *run(g, act, doing) {
    const events = each(g, act.amount, doing).map(
      (gain): GameEvent => ({ kind: 'gainLife', ...gain, source: doing.cause.source }),
    );
    if (doubles(g, act, doing)) citeToo(g, ['701.10d']);
    const gained = happenedOf(yield* perform(g, doing, events), 'gainLife');
    return outcome(
      gained.map(({ player }) => ({ kind: 'player', player })),
      gained.reduce((sum, event) => sum + event.amount, 0),
    );
  },
};

/** Whoever gains as much as they have doubles their life total (CR 701.10d). */
function doubles(g: Game, { amount: much }: ActOf<'gainLife'>, doing: Doing): boolean {
  if (much.kind !== 'lifeTotalOf') return false;
  return playersIn(doing.subjects).every((player) => {
    const [whose] = playersOf(g, much.player, contextFor(doing, { kind: 'player', player }));
    return whose === player;
  });
}

/** CR 119.3. */
export const loseLife: Executor<'loseLife'> = {
  *run(g, act, doing) {
    const events = each(g, act.amount, doing).map(
      (loss): GameEvent => ({ kind: 'loseLife', ...loss, source: doing.cause.source, asCost: false }),
    );
    const lost = happenedOf(yield* perform(g, doing, events), 'loseLife');
    return outcome(
      lost.map(({ player }) => ({ kind: 'player', player })),
      lost.reduce((sum, event) => sum + event.amount, 0),
    );
  },
};

/** CR 119.4: only what one has; paying it is losing it. 0 life can always be paid (119.4b). */
export const payLife: Executor<'payLife'> = {
  *run(g, act, doing) {
    const payments = each(g, act.amount, doing).filter((payment) => canPay(g, payment.player, payment.amount, doing));
    const events = payments.map(
      (payment): GameEvent => ({ kind: 'loseLife', ...payment, source: doing.cause.source, asCost: true }),
    );
    yield* perform(g, doing, events);
    return { done: payments.length > 0, amount: payments.reduce((sum, payment) => sum + payment.amount, 0), refs: [] };
  },
  possible: (g, act, doing) => each(g, act.amount, doing).every((payment) => canPay(g, payment.player, payment.amount, doing)),
};

function canPay(g: Game, player: PlayerId, life: number, { cost }: Doing): boolean {
  if (cost && forbidsPayingLife(g, player, cost.paidFor)) return false;
  return life === 0 || (playerOf(g, player).life >= life && !forbids(g, 'loseLife', { kind: 'player', player }));
}

/** CR 119.5: the player gains or loses what is needed. */
export const lifeBecomes: Executor<'lifeBecomes'> = {
  *run(g, act, doing) {
    citeToo(g, ['119.5']);
    const events = playersIn(doing.subjects).map((player): GameEvent => {
      const change = amount(g, act.amount, contextFor(doing, { kind: 'player', player })) - playerOf(g, player).life;
      const { source } = doing.cause;
      return change >= 0
        ? { kind: 'gainLife', player, amount: change, source }
        : { kind: 'loseLife', player, amount: -change, source, asCost: false };
    });
    const happened = yield* perform(g, doing, events);
    return { done: happened.length > 0, amount: 0, refs: [] };
  },
};
