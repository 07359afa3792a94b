import { chooseWord } from '../decisions/decide.ts';
import type { GameEvent } from '../events/event.ts';
import { amount } from '../filters/index.ts';
import { type Game, player as playerOf } from '../game.ts';
import { atLeastZero } from '../quantity.ts';
import { type PlayerId, playerRef } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { type ActOf, contextFor, type Doing, type Executor } from './executor.ts';
import { perform, playersIn } from './perform.ts';

const ENERGY = 'energy';

/** How much each player pays. */
const each = (g: Game, act: ActOf<'payEnergy'>, doing: Doing): readonly { player: PlayerId; amount: number }[] =>
  playersIn(doing.subjects).map((player) => ({
    player,
    amount: atLeastZero(amount(g, act.amount, contextFor(doing, playerRef(player)))),
  }));

const canPay = (g: Game, player: PlayerId, asked: number): boolean => (playerOf(g, player).counters[ENERGY] ?? 0) >= asked;

/** "Any amount of {E}": how much, out of what one has (CR 608.2d). */
function* atLeast(g: Game, { player, amount: least }: { readonly player: PlayerId; readonly amount: number }, doing: Doing) {
  const have = playerOf(g, player).counters[ENERGY] ?? 0;
  const word = yield* chooseWord(g, {
    player,
    kind: 'choose',
    prompt: 'how much {E} to pay?',
    words: Array.from({ length: have - least + 1 }, (_, index) => String(least + index)),
    cite: ['608.2d', '107.14'],
    source: doing.ctx.source,
  });
  return { player, amount: Number(word) };
}

/** CR 107.14: only what one has. */
export const payEnergy: Executor<'payEnergy'> = {
  *run(g, act, doing) {
    citeToo(g, ['107.14']);
    const payments: { player: PlayerId; amount: number }[] = [];
    for (const one of each(g, act, doing)) {
      if (canPay(g, one.player, one.amount)) payments.push(act.orMore ? yield* atLeast(g, one, doing) : one);
    }
    const events = payments
      .filter((one) => one.amount > 0)
      .map((one): GameEvent => ({ kind: 'removeCounters', on: playerRef(one.player), counter: ENERGY, ...one }));
    yield* perform(g, doing, events);
    return { done: payments.length > 0, amount: payments.reduce((sum, one) => sum + one.amount, 0), refs: [] };
  },
  possible: (g, act, doing) => each(g, act, doing).every((one) => canPay(g, one.player, one.amount)),
};
