import type { Some, Total } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { candidateOf } from '../filters/candidate.ts';
import { crewing } from '../filters/crewing.ts';
import { amount } from '../filters/index.ts';
import { characteristicOf } from '../filters/values.ts';
import type { Game } from '../game.ts';
import { refuse } from '../refuse.ts';
import type { Ref } from '../state/ids.ts';

const WORDS = { power: 'power', toughness: 'toughness', manaValue: 'mana value' } as const;

/** "With total power 3 or greater" is said of all that is chosen together; what doesn't come to it isn't what the words ask for (CR 601.2h). */
export function checkTotal(g: Game, { total }: Some, refs: readonly Ref[], ctx: Context): void {
  if (!total) return;
  const wanted = amount(g, total.amount, ctx);
  const sum = values(g, total, refs, ctx).reduce((all, one) => all + one, 0);
  if (total.comparison === 'orGreater' ? sum >= wanted : sum <= wanted) return;
  const asks = `${WORDS[total.characteristic]} ${wanted} or ${total.comparison === 'orGreater' ? 'greater' : 'less'}`;
  refuse(`Their total ${WORDS[total.characteristic]} is ${sum}; the words ask for ${asks}.`, ['601.2h', '118.3']);
}

/** Whether some of them could come to it. */
export function couldTotal(g: Game, { total }: Some, refs: readonly Ref[], ctx: Context): boolean {
  if (total?.comparison !== 'orGreater') return true;
  const most = values(g, total, refs, ctx).reduce((all, one) => all + Math.max(0, one), 0);
  return most >= amount(g, total.amount, ctx);
}

const values = (g: Game, { characteristic }: Total, refs: readonly Ref[], ctx: Context): readonly number[] =>
  refs.map((ref) => {
    if (ref.kind === 'player') return 0;
    const { by, more } = characteristic === 'power' ? crewing(g, ref.object, ctx) : { by: characteristic, more: 0 };
    return (characteristicOf(g, by, candidateOf(g, ref.object)) ?? 0) + more;
  });

/** Cards with different names: no two that are chosen together have one and the same (CR 201.2). */
export function checkNames(g: Game, { differentNames }: Some, refs: readonly Ref[]): void {
  if (!differentNames) return;
  const names = refs.flatMap((ref) => (ref.kind === 'object' ? [candidateOf(g, ref.object).characteristics.name] : []));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) refuse(`Two of them are called ${twice}; the words ask for different names.`, ['201.2']);
}
