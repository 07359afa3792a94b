import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { ObjectPhrase } from '../tree/index.ts';

const YOURS = {
  kind: 'filter',
  adjectives: [],
  noun: 'commander',
  modifiers: [{ kind: 'ownedBy', player: { kind: 'you' } }],
} as const;
/** "your commander": of two commanders either (CR 903.3d, 702.124e). */
export const yourCommander: Phrase<ObjectPhrase> = form(
  'some',
  'your commander',
  {},
  {
    fixed: { quantity: { kind: 'exactly', amount: { kind: 'number', value: 1 } }, filter: YOURS },
    wording: { as: 'your' },
    number: 'one',
  },
);
