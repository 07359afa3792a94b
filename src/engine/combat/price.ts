import type { Cost } from '../../oracle/tree/index.ts';
import { payCost, totalCost } from '../costs/index.ts';
import type { Run } from '../decisions/types.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { type CantStatement, priceOf } from './said.ts';

/** Pays what the chosen creatures must pay to attack or block, as one total cost (CR 508.1h-j, 509.1d-f). */
export function* payPrices(g: Game, player: PlayerId, priced: readonly CantStatement[], what: 'attack' | 'block'): Run<void> {
  const [first] = priced;
  if (!first) return;
  const costs: readonly Cost[] = priced.flatMap((statement) => priceOf(statement) ?? []);
  const context = { ...first.context, controller: player };
  const total = totalCost(g, {
    player,
    object: first.context.source,
    for: what === 'attack' ? 'attacking' : 'blocking',
    ability: null,
    base: null,
    alternative: costs,
    additional: [],
    x: first.clause?.where ? amount(g, first.clause.where, first.context) : null,
    context,
  });
  tell(g, {
    kind: 'cost',
    says: `${playerName(g, player)} has to pay for creatures that ${what}; the total cost is determined and locked in.`,
    cite: [what === 'attack' ? '508.1h' : '509.1d'],
    subjects: priced.map(({ context: { source } }) => source),
    words: first.words,
  });
  yield* payCost(g, player, total, null, context);
}
