import type { Act, Multiplied } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { multiply } from '../multiply.ts';
import { unsupported } from './executor.ts';

/** Acts that are done so many times, or multiply what they come to, as they are carried out. */
const BY_ITSELF: ReadonlySet<Act['kind']> = new Set<Act['kind']>(['addMana', 'payMana', 'keywordAction']);

/** "… for each …": the act with its amount multiplied. */
export function multipliedAct(multiplied: Multiplied, ctx: Context): Act {
  if (BY_ITSELF.has(multiplied.act.kind)) return multiplied.act;
  return multiply(multiplied) ?? unsupported(ctx, `so many times (${multiplied.act.kind})`);
}

/** "A counter on a creature you control for each …": another creature may be chosen for each counter. */
export const isChosenEachTime = ({ act }: Multiplied): boolean => act.kind === 'putCounters' && act.on.kind === 'some';
