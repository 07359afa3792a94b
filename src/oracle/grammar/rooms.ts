// Halves of permanents with a shared type line, which are called doors of Rooms (CR 709.5).

import { framed } from '../kit/extend.ts';
import { form } from '../kit/form.ts';
import { facts } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Amount, Condition, Event, UnlockedDoors } from '../tree/index.ts';
import { bareCount } from './numbers.ts';
import { objects } from './symbols.ts';

/** CR 709.5h, 709.5i. */
export const roomEvents: readonly Phrase<Event>[] = [
  form('unlocksDoor', 'you unlock this door', {}),
  form('fullyUnlocks', 'you fully unlock <object>', { object: objects }),
];

/** CR 709.5f, 709.5g. */
const doors: Phrase<Amount> = form('unlockedDoors', '<*what> <of>', {
  '*what': facts<Pick<UnlockedDoors, 'names'>>('what is counted', [
    ['unlocked doors among', {}],
    ['different names among unlocked doors of', { names: true }],
  ]),
  of: objects,
});
export const doorAmounts: readonly Phrase<Amount>[] = [framed('the number of', doors)];
export const doorConditions: readonly Phrase<Condition>[] = [
  form('compare', 'there are <right> or more <left>', { right: bareCount, left: doors }, { fixed: { comparison: 'orGreater' }, wording: { as: 'doors' } }),
]; // biome-ignore format: one form a line
