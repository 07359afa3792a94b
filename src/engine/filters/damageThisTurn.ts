import type { DamageThisTurn } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { playerRef, sameRef } from '../state/ids.ts';
import { objectsOf } from './objects.ts';
import { isPlayerPhrase } from './phraseKinds.ts';
import { playersOf } from './players.ts';

/** All damage that was dealt to them this turn, whether it cost life, put counters or was healed since (CR 120.3, 608.2i). */
export function damageThisTurn(g: Game, { to, combat }: DamageThisTurn, ctx: Context): number {
  const who = isPlayerPhrase(to) ? playersOf(g, to, ctx).map(playerRef) : objectsOf(g, to, ctx);
  let sum = 0;
  for (const { turn, event } of g.state.history) {
    if (turn !== g.state.turn.number || event.kind !== 'damage') continue;
    if (combat !== undefined && event.combat !== (combat === 'combat')) continue;
    if (who.some((one) => sameRef(one, event.to))) sum += event.amount;
  }
  return sum;
}
