import type { ObjectPhrase } from '../../oracle/tree/index.ts';
import type { EntersAs, EventOf, GameEvent } from '../events/event.ts';
import { type Candidate, isAmong } from '../filters/index.ts';
import { isPlayerPhrase } from '../filters/phraseKinds.ts';
import type { Game } from '../game.ts';
import { characteristicsAs, statements } from '../layers/index.ts';
import { tell } from '../trace/record.ts';
import { asItWouldEnter } from './hypothetical.ts';

type Entry = EventOf<'zoneChange' | 'createToken'> & { readonly enters: EntersAs };

export function entersWithCounters(event: GameEvent): event is Entry {
  if (event.kind !== 'zoneChange' && event.kind !== 'createToken') return false;
  return event.enters !== null && Object.keys(event.enters.counters).length > 0;
}

/** What enters gets none of the counters that can't be put on it, as it would exist on the battlefield (CR 122.6, 614.17, 614.12). */
export function withoutForbiddenCounters(g: Game, event: GameEvent): GameEvent {
  if (!entersWithCounters(event)) return event;
  const { enters } = event;
  const forbidding = statements(g, 'cant').filter(({ node }) => node.what.some(({ kind }) => kind === 'gettingCounters'));
  if (forbidding.length === 0) return event;
  const object = asItWouldEnter(g, event, enters);
  const candidate: Candidate = { object, characteristics: characteristicsAs(g, object) };
  const kept = Object.entries(enters.counters).filter(([counter]) => {
    const by = forbidding.find(({ node, clause, context }) => {
      const subject = clause?.subject;
      if (!subject || isPlayerPhrase(subject) || !isAmong(g, subject as ObjectPhrase, candidate, context)) return false;
      return node.what.some(
        (what) => what.kind === 'gettingCounters' && (what.counter === undefined || what.counter === counter),
      );
    });
    if (by) {
      const says = `It enters without ${counter} counters: ${by.words.card} says "${by.words.text}"`;
      tell(g, { kind: 'event', says, cite: ['614.17', '122.6', ...by.cite], words: by.words });
    }
    return !by;
  });
  return kept.length === Object.keys(enters.counters).length
    ? event
    : { ...event, enters: { ...enters, counters: Object.fromEntries(kept) } };
}
