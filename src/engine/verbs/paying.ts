import type { Cost, UnlessPays } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { decide } from '../decisions/decide.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import { amount, playersOf } from '../filters/index.ts';
import { apnap, type Game } from '../game.ts';
import { atLeastZero } from '../quantity.ts';
import type { PlayerId } from '../state/ids.ts';
import { costsInWords } from '../trace/inWords.ts';
import { playerName } from '../trace/names.ts';
import { citeToo, tell } from '../trace/record.ts';
import { canPayOnResolution, payOnResolution } from './onResolution.ts';

/** "Unless [a player] pays [cost]" (CR 118.12a): each is asked in turn order, also when another has paid (101.4); one who pays keeps it from happening. */
export function* someonePays(g: Game, { player, costs: said }: UnlessPays, ctx: Context): Run<boolean> {
  const costs = said.map((cost) => counted(g, cost, ctx));
  const payers = playersOf(g, player, ctx);
  if (payers.length > 1) citeToo(g, ['101.4']);
  let paid = false;
  for (const payer of apnap(g).filter((one) => payers.includes(one))) paid = (yield* mayPay(g, payer, costs, ctx)) || paid;
  return paid;
}

/** "{1} for each card in your graveyard": how much it is, is settled once, as it is asked for (CR 608.2h). */
function counted(g: Game, cost: Cost, ctx: Context): Cost {
  if (cost.kind !== 'actCost' || cost.act.kind !== 'multiplied') return cost;
  const { act, by } = cost.act;
  if (act.kind !== 'payMana' || act.cost.kind !== 'manaCost') return cost;
  const times = atLeastZero(amount(g, by, ctx));
  const symbols = act.cost.symbols.flatMap((symbol) => {
    const generic = /^\{(\d+)\}$/.exec(symbol);
    return generic ? [`{${Number(generic[1]) * times}}`] : Array<string>(times).fill(symbol);
  });
  return {
    kind: 'actCost',
    act: { kind: 'payMana', cost: { kind: 'manaCost', symbols: symbols.length > 0 ? symbols : ['{0}'] } },
  };
}

/** Asks a player whether and how the cost is paid (CR 118.12); gives whether it was. */
export function* mayPay(g: Game, player: PlayerId, costs: readonly Cost[], ctx: Context): Run<boolean> {
  if (!canPayOnResolution(g, player, costs, ctx)) {
    tell(g, {
      kind: 'cost',
      says: `${playerName(g, player)} can't pay for ${ctx.words.card}.`,
      cite: ['118.3', '118.12a'],
      words: ctx.words,
    });
    return false;
  }
  const answer = yield* decide(g, {
    player,
    kind: 'pay',
    prompt: `pay for ${ctx.words.card}: ${costsInWords(costs, ctx)}?`,
    options: [
      { kind: 'word', word: 'yes', label: 'yes', also: ['true'] },
      { kind: 'word', word: 'no', label: 'no', also: ['false'] },
    ],
    min: 1,
    max: 1,
    open: 'payment',
    cite: ['118.12a'],
    source: ctx.source,
  });
  const payment: PaymentAnswer | null = answer.kind === 'payment' ? answer.payment : null;
  const yes =
    payment !== null ||
    (answer.kind === 'chosen' && answer.indexes[0] === 0) ||
    (answer.kind === 'word' && answer.word === 'yes');
  if (yes) yield* payOnResolution(g, player, costs, payment, ctx);
  return yes;
}
