import type { Act, Amount, Multiplied, SignedAmount } from '../oracle/tree/index.ts';

/** "… for each …": the act with its amount multiplied; null for an act that has none to multiply. */
export function multiply({ act, by }: Multiplied): Act | null {
  if (act.kind === 'get') return { ...act, power: signedTimes(act.power, by), toughness: signedTimes(act.toughness, by) };
  if (act.kind === 'copySpell') return { ...act, times: by };
  if ('amount' in act && act.amount !== undefined && act.amount.kind !== 'allOfThem') {
    return { ...act, amount: times(act.amount, by) } as Act;
  }
  return null;
}

const times = (factor: Amount, amount: Amount): Amount => ({ kind: 'times', factor, amount });
const signedTimes = (signed: SignedAmount, by: Amount): SignedAmount => ({ ...signed, amount: times(signed.amount, by) });
