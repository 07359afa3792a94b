import type { Run } from '../decisions/types.ts';
import { type Game, spend } from '../game.ts';
import { returnsAsEnded } from '../layers/effects/returns.ts';
import { dropEnded } from '../layers/index.ts';
import { gathered } from '../lists.ts';
import { happensAsItIs, replaceEvents } from '../replacement/index.ts';
import { citeToo, tell } from '../trace/record.ts';
import { detectTriggers, saidOfTriggers, triggerSources } from '../triggers/index.ts';
import { append } from '../writer.ts';
import { doAnyTime, isAnythingDue } from './anyTime.ts';
import { applyEvent } from './apply/index.ts';
import { arrangeParts, isOfParts } from './arrangeParts.ts';
import { asDrawn, isDrawn } from './asDrawn.ts';
import { sentence } from './english.ts';
import { type Cause, type GameEvent, NO_CAUSE } from './event.ts';
import { rulesOf } from './rules.ts';

/**
 * Lets events happen at the same time: each is replaced or prevented (CR 614 to 616), what is left is applied, what it contains happens after
 * it (616.1g), all of it is remembered and told, and then abilities trigger on the whole (603.2). Gives what really happened, contained events
 * included, with the new ids of what moved.
 */
export function* happen(g: Game, events: readonly GameEvent[], cause: Cause): Run<readonly GameEvent[]> {
  if (events.length === 0) return events;
  if (g.happening) return yield* happenWithin(g, events, cause);
  g.happening = { applied: [], before: triggerSources(g), said: saidOfTriggers(g), spent: [], afterwards: [] };
  const happened = yield* happenWithin(g, events, cause);
  // Mostly there is nothing of this to do; and beginning what may ask costs more than looking.
  if (isAnythingDue(g)) yield* doAnyTime(g);
  if (g.happening.applied.some(isDrawn)) yield* asDrawn(g);
  if (g.happening.applied.some(isOfParts)) yield* arrangeParts(g);
  const batch = g.happening;
  g.happening = null;
  const ended = dropEnded(g, batch?.applied);
  if (batch) detectTriggers(g, batch);
  const back = returnsAsEnded(g, ended);
  if (back.length > 0) yield* happen(g, back, NO_CAUSE);
  if (batch) for (const rest of batch.afterwards) yield* rest();
  return happened;
}

function* happenWithin(g: Game, events: readonly GameEvent[], cause: Cause): Run<readonly GameEvent[]> {
  const settled = happensAsItIs(g, events) ? events : yield* replaceEvents(g, events, cause);
  const happened: GameEvent[] = [];
  const contained: { under: number | null; events: readonly GameEvent[] }[] = [];
  for (const event of settled) {
    spend(g, event.kind);
    const result = applyEvent(g, event, cause);
    if (!result) continue;
    happened.push(result.event);
    g.happening?.applied.push(result.event);
    append(g, g.state.history, { turn: g.state.turn.number, event: result.event });
    const step = result.silent ? g.parent : tellEvent(g, result.event, cause);
    if (result.contained.length > 0) contained.push({ under: step, events: result.contained });
  }
  const before = g.parent;
  // Contained events of the whole batch are simultaneous too; they are told under the first that contains them.
  if (contained.length === 0) return happened;
  const inner = oneGainForEachSource(gathered(contained, (part) => part.events));
  if (inner.length > 0) {
    g.parent = contained[0]?.under ?? before;
    if (gainsOfSeveral(inner)) citeToo(g, ['702.15e']);
    happened.push(...(yield* happenWithin(g, inner, cause)));
    g.parent = before;
  }
  return happened;
}

/** Several sources with lifelink that deal damage at the same time are as many gains of life (CR 702.15e). */
const gainsOfSeveral = (events: readonly GameEvent[]): boolean =>
  new Set(events.flatMap((event) => (event.kind === 'gainLife' ? [event.source] : []))).size > 1;

/** Damage that one source deals at the same time to several recipients makes its controller gain life once (CR 120.3f, 702.15e, 119.9). */
function oneGainForEachSource(events: readonly GameEvent[]): readonly GameEvent[] {
  const merged: GameEvent[] = [];
  for (const event of events) {
    const same = merged.findIndex(
      (other) =>
        event.kind === 'gainLife' && other.kind === 'gainLife' && other.source === event.source && other.player === event.player,
    );
    const other = merged[same];
    if (event.kind === 'gainLife' && other?.kind === 'gainLife') merged[same] = { ...other, amount: other.amount + event.amount };
    else merged.push(event);
  }
  return merged;
}

function tellEvent(g: Game, event: GameEvent, cause: Cause): number | null {
  if (!g.options.trace) return g.parent;
  const subjects = 'object' in event ? [event.object] : [];
  return tell(g, {
    kind: 'event',
    says: sentence(g, event),
    cite: rulesOf(g, event),
    subjects: cause.source === null ? subjects : [...subjects, cause.source],
    changes: [event],
  });
}

/** One event. */
export function* happenOne(g: Game, event: GameEvent, cause: Cause): Run<readonly GameEvent[]> {
  return yield* happen(g, [event], cause);
}
