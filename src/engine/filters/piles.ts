import type { Pile } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import type { Ref } from '../state/ids.ts';
import { candidateOf } from './candidate.ts';
import { matchesKind } from './match.ts';

/** The objects in the pile that has been chosen, as far as the words take them; null where none has been. */
export function pileOf(g: Game, { filter }: Pile, ctx: Context): readonly Ref[] | null {
  const { piles } = ctx.bindings;
  if (piles === null || piles.chosen === null) return null;
  const refs = piles.piles[piles.chosen];
  if (!filter) return refs;
  return refs.filter((ref) => ref.kind === 'object' && matchesKind(g, filter, candidateOf(g, ref.object), ctx));
}
