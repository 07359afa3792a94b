import { form } from '../../kit/form.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act } from '../../tree/index.ts';
import { quantity } from '../numbers.ts';
import { objects } from '../symbols.ts';
import { counterName } from '../words.ts';

const ALL = { fixed: { quantity: { kind: 'allOfThem' } } } as const;

const IT = { kind: 'that', many: false, wording: { case: 'its' } } as const;

/** Counters that go from one thing onto another. */
export const moveCountersActs: readonly Phrase<Act>[] = [
  form('moveCounters', 'moves/move <quantity>[ <counter>] counter/counters^quantity from <from> onto <onto>', { quantity, counter: counterName, from: objects, onto: objects }),
  form('moveCounters', 'moves/move all[ <counter>] counters from <from> onto <onto>', { counter: counterName, from: objects, onto: objects }, ALL),
  form('putItsCounters', 'puts/put its[ <counter>] counters on <on>', { counter: counterName, on: objects }, { fixed: { of: IT } }),
  form('putItsCounters', 'puts/put those counters on <on>', { on: objects }, { fixed: { of: IT }, wording: { as: 'those' } }),
]; // biome-ignore format: one form a line
