import type { Act, Multiplied } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { multiply } from '../multiply.ts';
import { unsupported } from './executor.ts';

/** "… for each …": the act with its amount multiplied; mana is multiplied as it is made or paid. */
export function multipliedAct(multiplied: Multiplied, ctx: Context): Act {
  if (multiplied.act.kind === 'addMana' || multiplied.act.kind === 'payMana') return multiplied.act;
  return multiply(multiplied) ?? unsupported(ctx, `so many times (${multiplied.act.kind})`);
}
