import type { Act, Event, Sentence } from '../oracle/tree/index.ts';
import { CHARACTERISTIC_ACTS } from './layers/parts/acts.ts';
import { REPLACED_EVENTS } from './replacement/instead.ts';
import { MATCHERS } from './triggers/events/index.ts';
import { RULE_ACTS } from './verbs/continuous.ts';
import { executors } from './verbs/table.ts';

/** Acts of static abilities that modify how something enters (CR 614.12). */
const ENTERING_ACTS = [
  'enterTapped',
  'enterTransformed',
  'enterPrepared',
  'enterUntapped',
  'enterWithCounters',
  'enterAsCopy',
] as const satisfies readonly Act['kind'][];

/** Acts that say what becomes of an event that is replaced or prevented. */
const INSTEAD_ACTS = ['asMuch', 'preventThat', 'produceInstead'] as const satisfies readonly Act['kind'][];

/** Exceptions of copies (CR 707.9). */
const EXCEPTIONS = ['isntLegendary', 'hasNoManaCost', 'keepsThisAbility', 'isNamed'] as const satisfies readonly Act['kind'][];

/** Sentences of an effect that are followed; every kind of sentence but those that the runner calls unsupported. */
const SENTENCES = [
  'clause',
  'ifDone',
  'whenDone',
  'otherwise',
  'roundEachTime',
  'delayedTrigger',
  'ifThisWay',
  'whenThisWay',
  'afterPrevention',
  'lastingReplacement',
  'lastingStatement',
  'sameIsTrue',
  'counteredInstead',
  'newWordIsnt',
  'whenSpent',
  'keywordCostIs',
  'anyManaFor',
  'modal',
  'resultsTable',
] as const satisfies readonly Sentence['kind'][];

/** Kinds of the tree that are carried out, by layer, out of the tables that carry them out. What stands in none of them is UNSUPPORTED. */
export function executableKinds(): {
  readonly acts: readonly Act['kind'][];
  readonly events: readonly Event['kind'][];
  readonly replacedEvents: readonly Event['kind'][];
  readonly sentences: readonly Sentence['kind'][];
} {
  const once = Object.keys(executors()) as Act['kind'][];
  return {
    acts: [
      ...new Set<Act['kind']>([
        ...once,
        ...CHARACTERISTIC_ACTS,
        ...RULE_ACTS,
        ...ENTERING_ACTS,
        'multiplied',
        'stillIs',
        'becomeCopy',
        'gainPrintedBelow',
        'keepMana',
        ...INSTEAD_ACTS,
        ...EXCEPTIONS,
      ]),
    ],
    events: [...(Object.keys(MATCHERS) as Event['kind'][]), 'eitherEvent', 'severalEvents', 'stateHolds'],
    replacedEvents: Object.keys(REPLACED_EVENTS) as Event['kind'][],
    sentences: SENTENCES,
  };
}
