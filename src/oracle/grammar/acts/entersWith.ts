import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { flag, lexicon } from '../../kit/leaves.ts';
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
const additional = flag('additional');
const entering = (verb: string, options: { readonly variant?: string }): readonly Phrase<Act>[] => [
  form('enterWithCounters', `${verb} with a number of[ <additional>] <counter> counters on it/them equal to <amount>`, { additional, counter: counterName, amount }, { wording: { as: 'equal' }, ...options }),
  form('enterWithCounters', `${verb}[ <tapped>] with <amount>[ <additional>] <counter> counter/counters^amount on it/them`, { ...withCounters, tapped: flag('tapped'), additional }, options),
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
  ...entering('enters/enter', {}),
  ...entering('enters/enter the battlefield', THERE),
  form('enterWithCounters', 'enters/enter with <amount> <counter> counter/counters^amount on <$on>', { ...withCounters, $on: lexicon('on whom', [['him', 'him'], ['her', 'her']]) }), // biome-ignore format: one line
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
