import type { EitherEvent, Event, EventDeed, SeveralEvents } from '../../../oracle/tree/index.ts';

const DEEDS: { readonly [K in EventDeed]: (subject: EitherEvent['subject']) => Event } = {
  enters: (subject) => ({ kind: 'enters', subject }),
  isTurnedFaceUp: (subject) => ({ kind: 'becomesState', subject, state: 'faceUp' }),
  attacks: (subject) => ({ kind: 'attacks', subject }),
  blocks: (subject) => ({ kind: 'blocks', subject }),
  becomesBlocked: (subject) => ({ kind: 'becomesBlocked', subject }),
  dies: (subject) => ({ kind: 'dies', subject }),
  leaves: (subject) => ({ kind: 'leavesTheBattlefield', subject }),
  isPutIntoExile: (subject) => ({ kind: 'isPutInto', subject, zone: 'exile', from: 'battlefield' }),
  becomesUntapped: (subject) => ({ kind: 'becomesState', subject, state: 'untapped' }),
  phasesOut: (subject) => ({ kind: 'becomesState', subject, state: 'phasedOut' }),
  becomesTapped: (subject) => ({ kind: 'becomesState', subject, state: 'tapped' }),
};

/** The other creature, whichever of the two blocks (CR 509.3b, 509.3d). */
function withOther(event: Event, by: EitherEvent['by']): Event {
  if (by === undefined) return event;
  return event.kind === 'blocks' ? { ...event, whom: by } : event.kind === 'becomesBlocked' ? { ...event, by } : event;
}

/** A subject that isn't said again is the first event's. */
function ofSeveral({ events }: SeveralEvents): readonly Event[] {
  const [first] = events;
  const subject = first && 'subject' in first ? first.subject : undefined;
  return events
    .map((one) => (subject && 'subject' in one && isElided(one.subject) ? ({ ...one, subject } as Event) : one))
    .flatMap(parts);
}

const isElided = (phrase: { readonly kind: string; readonly wording?: Readonly<Record<string, string>> }): boolean =>
  phrase.kind === 'that' && phrase.wording?.as === 'elided';

const known = new WeakMap<Event, readonly Event[]>();

/** The events of an "either" event; an ordinary event is its own only part. Each looks back or not by itself (CR 603.10). */
export function parts(event: Event): readonly Event[] {
  if (event.kind !== 'eitherEvent' && event.kind !== 'severalEvents') return [event];
  let found = known.get(event);
  if (!found) {
    found =
      event.kind === 'severalEvents'
        ? ofSeveral(event)
        : event.deeds.map((deed) => withOther(DEEDS[deed](event.subject), event.by));
    known.set(event, found);
  }
  return found;
}
