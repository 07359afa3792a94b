import type { ProhibitedPaying } from '../../oracle/tree/index.ts';
import { isAmong } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, affects, statements } from '../layers/index.ts';
import { type ObjectId, type PlayerId, playerRef } from '../state/ids.ts';
import type { PaidFor } from './types.ts';

/** What can't be used to cast spells or activate abilities, though it can for other costs (CR 101.2, 118.3). */
function forbidding(
  g: Game,
  player: PlayerId,
  paidFor: PaidFor,
  test: (what: ProhibitedPaying, statement: ActiveStatement<'cant'>) => boolean,
): ActiveStatement<'cant'> | null {
  if (paidFor !== 'casting' && paidFor !== 'activating') return null;
  return (
    statements(g, 'cant').find(
      (statement) =>
        statement.node.what.some((what) => what.kind === 'payingWith' && test(what, statement)) &&
        affects(g, statement, playerRef(player)),
    ) ?? null
  );
}

/** The statement by which this player can't pay life for it; null where nothing forbids it. */
export const forbidsPayingLife = (g: Game, player: PlayerId, paidFor: PaidFor): ActiveStatement<'cant'> | null =>
  forbidding(g, player, paidFor, ({ life }) => life);

/** The same of sacrificing this permanent. */
export const forbidsSacrificing = (g: Game, player: PlayerId, paidFor: PaidFor, id: ObjectId): ActiveStatement<'cant'> | null =>
  forbidding(g, player, paidFor, ({ sacrificing }, { context }) => isAmong(g, sacrificing, id, context));
