import { objectRef } from '../../state/ids.ts';
import type { GameObject } from '../../state/object.ts';
import { nameOf } from '../../trace/names.ts';
import type { StateBasedAction } from '../found.ts';

const opposed = (counters: GameObject['counters']): number => Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);

/** 704.5q: +1/+1 and -1/-1 counters go in pairs. */
export const opposedCounters: StateBasedAction = {
  kind: 'permanent',
  rule: '704.5q',
  concerns: ({ counters }) => opposed(counters) > 0,
  judge(g, { id, counters }) {
    const amount = opposed(counters);
    const remove = (counter: string) => ({ kind: 'removeCounters', on: objectRef(id), counter, amount, player: null }) as const;
    return {
      says: `${nameOf(g, id)} has both +1/+1 and -1/-1 counters; ${amount} of each are removed.`,
      subjects: [id],
      events: [remove('+1/+1'), remove('-1/-1')],
    };
  },
};
