import type { PlayerPhrase } from '../../../oracle/tree/index.ts';
import type { Context } from '../../context.ts';
import type { Game } from '../../game.ts';
import type { Candidate } from '../candidate.ts';
import { playersOf } from '../players.ts';
import type { ModifierTest } from './index.ts';

/** Cards that are neither permanents nor spells count as their owner's (CR 108.4a). */
export const controlledByHolds: ModifierTest<'controlledBy'> = (g, { player }, candidate, ctx) =>
  among(g, player, candidate.characteristics.controller, candidate, ctx);

export const notControlledByHolds: ModifierTest<'notControlledBy'> = (g, { player }, candidate, ctx) =>
  !among(g, player, candidate.characteristics.controller, candidate, ctx);

export const ownedByHolds: ModifierTest<'ownedBy'> = (g, { player, not, controls }, candidate, ctx) =>
  among(g, player, candidate.object.owner, candidate, ctx) !== (not === true) &&
  (!controls || among(g, player, candidate.characteristics.controller, candidate, ctx));

/** Where it is; of a spell, from where it was cast (CR 601.2a). */
export const inZoneHolds: ModifierTest<'inZone'> = (g, { zone, also, whose }, candidate, ctx) => {
  const { stack, zone: now } = candidate.object;
  const from = stack?.kind === 'spell' && stack.cast && zone !== 'stack' ? stack.cast.from : now;
  if (from !== zone && from !== also) return false;
  return !whose || among(g, whose, candidate.object.owner, candidate, ctx);
};

/** A spell that was cast from another zone than that, or from another player's (CR 601.2a). */
export const castElsewhereHolds: ModifierTest<'castElsewhere'> = (g, { zone, whose }, candidate, ctx) => {
  const { stack, owner } = candidate.object;
  if (stack?.kind !== 'spell' || !stack.cast || stack.cast.copied) return false;
  return stack.cast.from !== zone || !among(g, whose, owner, candidate, ctx);
};

function among(g: Game, phrase: PlayerPhrase, player: number, { object }: Candidate, ctx: Context): boolean {
  if (phrase.kind === 'you') return player === ctx.controller;
  return playersOf(g, phrase, { ...ctx, candidate: object.id }).some((one) => one === player);
}
