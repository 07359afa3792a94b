import { amount } from '../amounts.ts';
import { candidateOf } from '../candidate.ts';
import { candidates } from '../match.ts';
import { compare, enough } from '../quantities.ts';
import { characteristicOf } from '../values.ts';
import type { ModifierTest } from './index.ts';

/** An object that has no such characteristic is neither more nor less. */
export const withCharacteristicHolds: ModifierTest<'withCharacteristic'> = (g, modifier, candidate, ctx) => {
  const wanted = amount(g, modifier.amount, { ...ctx, candidate: candidate.object.id });
  const { characteristic, comparison } = modifier;
  const which = characteristic === 'powerOrToughness' ? (['power', 'toughness'] as const) : [characteristic];
  return which.some((one) => {
    const has = characteristicOf(g, one, candidate);
    return has !== null && compare(has, comparison, wanted);
  });
};

export const withCountersHolds: ModifierTest<'withCounters'> = (g, { amount: quantity, counter }, { object }, ctx) =>
  enough(g, quantity, countersOf(object.counters, counter), ctx);

export const withoutCountersHolds: ModifierTest<'withoutCounters'> = (_g, { counter }, { object }) =>
  countersOf(object.counters, counter) === 0;

/** How many counters of a kind, or of all kinds. */
export function countersOf(counters: Readonly<Record<string, number>>, kind: string | undefined): number {
  if (kind !== undefined) return counters[kind] ?? 0;
  return Object.values(counters).reduce((sum, count) => sum + count, 0);
}

/** None of those among which it is compared has more, or less. */
export const withMostHolds: ModifierTest<'withMost'> = (g, { most, characteristic, among }, candidate, ctx) => {
  const own = characteristicOf(g, characteristic, candidate);
  if (own === null || !among) return false;
  return candidates(g, among, ctx).every((id) => {
    const other = characteristicOf(g, characteristic, candidateOf(g, id));
    return other === null || (most === 'greatest' ? other <= own : other >= own);
  });
};
