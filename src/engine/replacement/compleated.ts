import type { EventOf, GameEvent } from '../events/event.ts';
import type { Candidate } from '../filters/index.ts';
import type { Replacer } from './replacer.ts';
import { atOnce } from './replacer.ts';

/** Loyalty counters that are missing for each symbol paid with life (CR 702.150a). */
const LESS_FOR_SYMBOL = 2;

/**
 * A planeswalker that would enter with loyalty counters enters with fewer of them where life paid for Phyrexian mana symbols of its cost
 * (CR 702.150a). A copy of the spell has no player who cast it (707.10).
 */
export function compleated(
  event: EventOf<'zoneChange' | 'createToken'>,
  { object, characteristics: { flags, name } }: Candidate,
): readonly Replacer[] {
  const { enters } = event;
  const { cast } = object;
  const loyalty = enters?.counters.loyalty ?? 0;
  if (!enters || flags.entersWithLessLoyalty === undefined || loyalty === 0) return [];
  if (!cast?.symbolsByLife || cast.copied) return [];
  const less = Math.max(0, loyalty - LESS_FOR_SYMBOL * cast.symbolsByLife);
  const instead = { ...event, enters: { ...enters, counters: { ...enters.counters, loyalty: less } } } as GameEvent;
  return [
    {
      key: `compleated ${object.id}`,
      class: 'other',
      source: object.id,
      card: name,
      text: 'Compleated',
      cite: ['614.1c', '702.150a'],
      apply: () => atOnce(() => [instead]),
    },
  ];
}
