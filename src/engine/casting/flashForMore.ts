import type { Cost } from '../../oracle/tree/index.ts';
import { type Candidate, isAmong } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { statements, statementsOf } from '../layers/index.ts';
import type { PlayerId } from '../state/ids.ts';

/**
 * "You may cast this spell as though it had flash if you pay {2} more": what is paid besides where nothing else lets it be cast at the time (CR 601.3b,
 * 118.8). `asSorcery`: it could be cast without.
 */
export function paidForFlash(g: Game, player: PlayerId, spell: Candidate, asSorcery: boolean): readonly Cost[] {
  const { types, flags } = spell.characteristics;
  if (asSorcery || types.includes('instant') || flags.castAtInstantSpeed !== undefined) return [];
  const own = statementsOf(g, spell.object, 'castAsThoughFlash').filter(({ node }) => node.forMore !== undefined);
  if (own.length === 0) return [];
  const others = statements(g, 'castAsThoughFlash').some(
    ({ node, context }) =>
      node.forMore === undefined && (node.anyPlayer || context.controller === player) && isAmong(g, node.objects, spell, context),
  );
  return others ? [] : own.slice(0, 1).flatMap(({ node }) => node.forMore ?? []);
}
