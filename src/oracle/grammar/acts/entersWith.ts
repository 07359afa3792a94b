import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { single } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Clause, ObjectPhrase, Subject } from '../../tree/index.ts';
import { eachCount } from '../amounts.ts';
import { count } from '../numbers.ts';
import { amount, bareFilter } from '../symbols.ts';
import { counterName } from '../words.ts';

const ONE = { kind: 'number', value: 1 } as const;
const THERE = { variant: '“enters the battlefield” for “enters”' } as const;
const withCounters = { amount: count, counter: counterName };
const moreEntering: readonly Phrase<Act>[] = [
  form('enterWithCounters', 'enters/enter the battlefield with <amount> additional <counter> counter/counters^amount on it/them', withCounters, { fixed: { additional: true }, ...THERE }),
  form('enterWithCounters', 'enters/enter the battlefield with a number of <counter> counters on it/them equal to <amount>', { counter: counterName, amount }, { wording: { as: 'equal' }, ...THERE }),
  form('enterWithCounters', 'enters/enter with a number of additional <counter> counters on it/them equal to <amount>', { counter: counterName, amount }, { fixed: { additional: true }, wording: { as: 'equal' } }),
  form('enterWithCounters', 'enters/enter the battlefield with a number of additional <counter> counters on it/them equal to <amount>', { counter: counterName, amount }, { fixed: { additional: true }, wording: { as: 'equal' }, ...THERE }),
  form('enterWithCounters', 'enters/enter tapped with <amount> <counter> counter/counters^amount on it/them', withCounters, { fixed: { tapped: true } }),
  form('enterWithCounters', 'enters/enter the battlefield tapped with <amount> <counter> counter/counters^amount on it/them', withCounters, { fixed: { tapped: true }, ...THERE }),
]; // biome-ignore format: one form a line
const ofChoice = (
  verb: string,
  options: { readonly variant?: string; readonly wording?: { readonly verb: string } },
): readonly Phrase<Act>[] => [
  form(
    'enterWithCounters',
    `${verb} with your choice of a <counter> counter or a <orOf> counter on it`,
    { counter: counterName, orOf: single(counterName) },
    { fixed: { amount: ONE }, ...options },
  ),
];
/** "enters with your choice of a trample counter or a menace counter on it". */
const chosenKinds: readonly Phrase<Act>[] = [...ofChoice('enters/enter', {}), ...ofChoice('enters/enter the battlefield', THERE)];
/** Entering with counters (CR 614.1c). */
export const entersWith: readonly Phrase<Act>[] = [
  form(
    'enterWithCounters',
    'enters/enter with a number of <counter> counters on it/them equal to <amount>',
    { counter: counterName, amount },
    { wording: { as: 'equal' } },
  ),
  form('enterWithCounters', 'enters/enter with <amount> <counter> counter/counters^amount on it/them', {
    amount: count,
    counter: counterName,
  }),
  ...(['him', 'her'] as const).map((word) =>
    form(
      'enterWithCounters',
      `enters/enter with <amount> <counter> counter/counters^amount on ${word}`,
      { amount: count, counter: counterName },
      { wording: { on: word } },
    ),
  ),
  form(
    'enterWithCounters',
    'enters/enter the battlefield with <amount> <counter> counter/counters^amount on it/them',
    { amount: count, counter: counterName },
    { variant: '“enters the battlefield” for “enters”' },
  ),
  form(
    'enterWithCounters',
    'enters/enter with <amount> additional <counter> counter/counters^amount on it/them',
    { amount: count, counter: counterName },
    { fixed: { additional: true } },
  ),
  ...moreEntering,
  ...chosenKinds,
];

const it: Phrase<ObjectPhrase> = oneOf<ObjectPhrase>('what enters', [
  form('that', 'it', {}, { fixed: { many: false } }),
  form('that', 'that <filter^one>', { filter: bareFilter }, { fixed: { many: false } }),
]);
const how = oneOf<Act>('how it enters', entersWith);

/** Said of what the sentence before puts onto the battlefield: "it enters with an additional +1/+1 counter on it for each …". */
export const enteringClauses: readonly Phrase<Clause>[] = [
  form('clause', '<subject> <acts^subject>', {
    subject: it as Phrase<Subject>,
    acts: single(oneOf<Act>('how it enters', [how, form('multiplied', '<act> for each <by>', { act: how, by: eachCount })])),
  }),
];
