import type { Compare } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { sameRef } from '../state/ids.ts';
import { amount } from './amounts.ts';
import { candidateOf } from './candidate.ts';
import { matches } from './match.ts';
import { objectsOf } from './objects.ts';
import { compare } from './quantities.ts';
import { characteristicOf } from './values.ts';

type OfEach = Extract<Compare['right'], { kind: 'characteristicOf' }> & { readonly of: { readonly kind: 'each' } };

/** "… than each other creature's power": every one of them is compared by itself. */
export const isOfEach = (right: Compare['right']): right is OfEach =>
  right.kind === 'characteristicOf' && right.of.kind === 'each';

/** The others are others than what is compared with them. */
export function comparedWithEach(g: Game, { left, comparison }: Compare, right: OfEach, ctx: Context): boolean {
  const own = left.kind === 'characteristicOf' ? objectsOf(g, left.of, ctx) : [];
  const value = amount(g, left, ctx);
  const { filter } = right.of;
  const isOther = filter.kind === 'filter' && filter.adjectives.some(({ kind }) => kind === 'other');
  const plain = isOther ? { ...filter, adjectives: filter.adjectives.filter(({ kind }) => kind !== 'other') } : filter;
  return g.state.battlefield.every((id) => {
    if (isOther && own.some((ref) => sameRef(ref, { kind: 'object', object: id }))) return true;
    if (!matches(g, plain, id, ctx)) return true;
    return compare(value, comparison, characteristicOf(g, right.characteristic, candidateOf(g, id)) ?? 0);
  });
}
