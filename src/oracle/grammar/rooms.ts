// Halves of permanents with a shared type line, which are called doors of Rooms (CR 709.5).
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Act, Amount, Condition, Event, KeywordActionOn } from '../tree/index.ts';
import { bareCount } from './numbers.ts';
import { objects } from './symbols.ts';

/** CR 709.5h, 709.5i. */
export const roomEvents: readonly Phrase<Event>[] = [
  form('unlocksDoor', 'you unlock this door', {}),
  form('fullyUnlocks', 'you fully unlock <object>', { object: objects }),
];

/** CR 709.5f, 709.5g. */
export const doorActs: readonly Phrase<Act>[] = [
  form('keywordActionOn', 'unlocks/unlock a locked door of <objects>', { objects }, { fixed: { action: 'unlock' } }),
  form('keywordActionOn', '<action> a door of <objects>', {
    action: lexicon<KeywordActionOn['action']>('what is done to a door', [['lock or unlock', 'lockOrUnlock']]),
    objects,
  }),
];

export const doorAmounts: readonly Phrase<Amount>[] = [
  form('unlockedDoors', 'the number of unlocked doors among <of>', { of: objects }),
];
const doors = form('unlockedDoors', 'unlocked doors among <of>', { of: objects }, { wording: { as: 'condition' } });
const names = form(
  'unlockedDoors',
  'different names among unlocked doors of <of>',
  { of: objects },
  { fixed: { names: true }, wording: { as: 'condition' } },
);
export const doorConditions: readonly Phrase<Condition>[] = [doors, names].map((left) =>
  form(
    'compare',
    'there are <right> or more <left>',
    { right: bareCount, left },
    { fixed: { comparison: 'orGreater' }, wording: { as: left === doors ? 'doors' : 'names' } },
  ),
);
