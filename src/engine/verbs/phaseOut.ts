import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { type Game, object } from '../game.ts';
import { durationHolds } from '../layers/effects/end.ts';
import { addEffect, durationOf, type NewEffect } from '../layers/index.ts';
import { type EffectId, type ObjectId, objectRef } from '../state/ids.ts';
import { citeToo, tell } from '../trace/record.ts';
import { setObject } from '../writer.ts';
import { type Doing, type Outcome, outcome } from './executor.ts';
import { boundForEffect } from './moves.ts';
import { happenedOf, perform } from './perform.ts';

/** Permanents phase out (CR 702.26b), or phase in; "until" something happens they come back just after it (610.4). */
export function* phase(g: Game, action: 'phaseOut' | 'phaseIn', objects: readonly ObjectId[], doing: Doing): Run<Outcome> {
  const { ctx, duration } = doing;
  if (duration && !lastsYet(g, doing)) return outcome([]);
  const directly = action === 'phaseOut' ? withoutAttached(g, objects) : objects;
  if (directly.length < objects.length) citeToo(g, ['702.26h']);
  const events = directly.map((id): GameEvent => ({ kind: action, object: id }));
  const phased = happenedOf(yield* perform(g, doing, events), action).map(({ object: id }) => id);
  if (!duration || phased.length === 0) return outcome(phased.map(objectRef));
  const id = addEffect(g, effectOf(g, phased, doing));
  for (const one of phased) {
    const { phased: how } = object(g, one);
    if (how && !how.with && id !== null) setObject(g, one, { phased: { ...how, until: id } });
  }
  tell(g, {
    kind: 'continuous effect',
    says: 'They phase in again only just after that.',
    cite: ['610.4', '610.4a'],
    subjects: phased,
    words: ctx.words,
  });
  return outcome(phased.map(objectRef));
}

/** What would phase out with something it is attached to does only that (CR 702.26h). */
const withoutAttached = (g: Game, objects: readonly ObjectId[]): readonly ObjectId[] =>
  objects.filter((id) => {
    const to = g.state.objects[id]?.attachedTo;
    return to?.kind !== 'object' || !objects.includes(to.object);
  });

/** CR 610.4b, c: what it would last until has happened already, so nothing phases out. */
function lastsYet(g: Game, doing: Doing): boolean {
  const holds = durationHolds(g, { ...effectOf(g, [], doing), id: 0 as EffectId, timestamp: 0 });
  const { onStack } = doing.ctx;
  if (!holds)
    tell(g, {
      kind: 'instruction',
      says: 'What it would last until has happened already, so nothing phases out.',
      cite: [onStack !== null && g.state.objects[onStack]?.stack?.kind === 'triggered' ? '610.4c' : '610.4b'],
    });
  return holds;
}

function effectOf(g: Game, objects: readonly ObjectId[], { ctx, duration }: Doing): NewEffect {
  return {
    source: ctx.source,
    controller: ctx.controller,
    duration: durationOf(g, duration, ctx),
    affected: { kind: 'objects', objects: [] },
    parts: [{ kind: 'phasesIn', objects }],
    words: ctx.words,
    cite: ['610.4'],
    bound: boundForEffect(g, ctx),
  };
}
