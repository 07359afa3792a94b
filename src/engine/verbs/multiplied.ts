import type { Act, Amount, Multiplied, SignedAmount } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { unsupported } from './executor.ts';

/** "… for each …": the act with its amount multiplied; mana is multiplied as it is made. */
export function multipliedAct({ act, by }: Multiplied, ctx: Context): Act {
  if (act.kind === 'get') return { ...act, power: signedTimes(act.power, by), toughness: signedTimes(act.toughness, by) };
  if (act.kind === 'addMana') return act;
  if (act.kind === 'copySpell') return { ...act, times: by };
  if ('amount' in act && act.amount !== undefined && act.amount.kind !== 'allOfThem') {
    return { ...act, amount: times(act.amount, by) } as Act;
  }
  return unsupported(ctx, `so many times (${act.kind})`);
}

const times = (factor: Amount, amount: Amount): Amount => ({ kind: 'times', factor, amount });
const signedTimes = (signed: SignedAmount, by: Amount): SignedAmount => ({ ...signed, amount: times(signed.amount, by) });
