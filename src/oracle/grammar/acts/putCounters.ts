import { form } from '../../kit/form.ts';
import { Chain, onlyCommas, single } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, CounterSpec } from '../../tree/index.ts';
import { count } from '../numbers.ts';
import { objects } from '../symbols.ts';
import { counterName } from '../words.ts';

const slots = { amount: count, counter: counterName, on: objects };
const spec: Phrase<CounterSpec> = form('counterSpec', '<amount> <counter> counter/counters^amount', {
  amount: count,
  counter: counterName,
});
/** ", a reach counter, or a trample counter". */
const more = new Chain<CounterSpec>(
  'counters',
  spec,
  [
    { name: 'comma', words: ',' },
    { name: 'commaOr', words: ', or' },
  ],
  {
    least: 2,
    usual: (count) => [...Array(count - 2).fill('comma'), 'commaOr'].join(),
    shape: (links) => links.at(-1) === 'commaOr' && onlyCommas(links.slice(0, -1)),
    open: onlyCommas,
  },
);
/** "and a loyalty counter on each other planeswalker you control": the second verb is left out. */
export const elidedPut: Phrase<Act> = form('putCounters', '<amount> <counter> counter/counters^amount on <on>', slots, {
  wording: { verb: 'none' },
});
export const putCountersActs: readonly Phrase<Act>[] = [
  form('putCounters', 'puts/put <amount> <counter> counter/counters^amount on each of <on>', slots, {
    wording: { as: 'eachOf' },
  }),
  form('putCounters', 'puts/put <amount> <counter> counter/counters^amount on <on>', slots),
  form('putCounters', 'puts/put <amount> <counter> counter/counters^amount and <also> on <on>', { ...slots, also: single(spec) }),
  form('putCounters', 'puts/put <amount> <counter> counter/counters^amount or <or> on <on>', { ...slots, or: single(spec) }),
  ...(['your', 'their'] as const).flatMap((whose) => [
    form('putCounters', `puts/put ${whose} choice of <amount> <counter> counter/counters^amount or <or> on <on>`, { ...slots, or: single(spec) }, { wording: { choice: whose } }),
    form('putCounters', `puts/put ${whose} choice of <amount> <counter> counter/counters^amount, <or> on <on>`, { ...slots, or: more }, { wording: { choice: whose } }),
  ]), // biome-ignore format: one form a line
  form('putCounters', 'distributes/distribute <amount> <counter> counters among <on>', slots, { fixed: { distributed: true } }),
];
