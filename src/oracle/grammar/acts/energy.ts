import { form } from '../../kit/form.ts';
import { Leaf, piece, plain } from '../../kit/leaves.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, NumberAmount } from '../../tree/index.ts';
import { bareCount } from '../numbers.ts';
import { amount } from '../symbols.ts';

/** "{E}{E}": as many energy counters as there are symbols (CR 107.14). */
const symbols = new Leaf<NumberAmount>(
  'energy symbols',
  (token) => token.text === '{E}',
  (session, at) => {
    let end = at;
    while (session.tokens[end]?.text === '{E}') end += 1;
    return [plain(end, { kind: 'number', value: end - at, wording: { as: 'energy' } })];
  },
  (value) => (value.kind === 'number' && value.wording?.as === 'energy' ? Array.from({ length: value.value }, () => piece('{E}')) : null),
); // biome-ignore format: one line
export const energyActs: readonly Phrase<Act>[] = [
  form('getCounters', 'gets/get <amount>', { amount: symbols }, { fixed: { counter: 'energy' }, wording: { as: 'symbols' } }),
  form(
    'getCounters',
    'gets/get <amount> {E}',
    { amount: bareCount },
    { fixed: { counter: 'energy' }, wording: { as: 'symbol' } },
  ),
  form(
    'getCounters',
    'gets/get a amount of {E} equal to <amount>',
    { amount },
    { fixed: { counter: 'energy' }, wording: { as: 'equal' } },
  ),
  form('payEnergy', 'pays/pay a amount of {E} equal to <amount>', { amount }, { wording: { as: 'equal' } }),
  form('payEnergy', 'pays/pay any amount of {E}', {}, { fixed: { amount: { kind: 'number', value: 0 }, orMore: true } }),
  form('payEnergy', 'pays/pay <amount> or more {E}', { amount: bareCount }, { fixed: { orMore: true } }),
  form('payEnergy', 'pays/pay <amount>', { amount: symbols }),
  form('payEnergy', 'pays/pay <amount> {E}', { amount: bareCount }, { wording: { as: 'symbol' } }),
];
