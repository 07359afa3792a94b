import type { Condition } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { apnap, type Game, player } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';
import { candidateOf } from './candidate.ts';
import { candidates } from './match.ts';
import { playersOf } from './players.ts';

type HasMore = Extract<Condition, { readonly kind: 'hasMore' }>;

/** "An opponent controls more lands than you" is so of one of them; "than each opponent" must be so of all. */
export function hasMore(g: Game, condition: HasMore, ctx: Context): boolean {
  const how = (id: PlayerId): number => countedFor(g, condition, id, ctx);
  const exceeds = (one: number, other: number): boolean => (condition.fewer ? one < other : one > other);
  // "Than each other player": than each that isn't the one who has more.
  const others = condition.than.kind === 'eachPlayer' && condition.than.other ? apnap(g) : playersOf(g, condition.than, ctx);
  const test = (id: PlayerId): boolean => {
    const rest = others.filter((other) => other !== id);
    const compared = (other: PlayerId) => exceeds(how(id), how(other));
    return condition.than.kind === 'somePlayer' ? rest.some(compared) : rest.length > 0 && rest.every(compared);
  };
  const players = playersOf(g, condition.player, ctx);
  return condition.player.kind === 'somePlayer' ? players.some(test) : players.length > 0 && players.every(test);
}

/** What a player has of what is compared. */
export function countedFor(g: Game, { of, objects }: HasMore, id: PlayerId, ctx: Context): number {
  if (of === 'hand') return player(g, id).hand.length;
  if (of === 'life' || !objects) return player(g, id).life;
  return candidates(g, objects, ctx).filter((one) => candidateOf(g, one).characteristics.controller === id).length;
}
