import { sentence } from '../../engine/events/english.ts';
import type { GameEvent } from '../../engine/events/event.ts';
import type { Game } from '../../engine/game.ts';
import type { TraceStep } from '../../engine/trace/step.ts';
import type { StateChange, Step, ThingView } from '../answer.ts';
import type { Runner } from '../run/runner.ts';
import { keyOf } from './objects.ts';

/** The steps of the trace, each with the action under which it happened. */
export function stepsOf(r: Runner): readonly Step[] {
  const { stepsBefore, scenario } = r;
  let action = -1;
  return r.g.trace.map((step): Step => {
    while (action + 1 < stepsBefore.length && (stepsBefore[action + 1] ?? Number.POSITIVE_INFINITY) <= step.id) action += 1;
    return stepView(r.g, step, action >= 0 && action < scenario.actions.length ? action + 1 : null);
  });
}

function stepView(g: Game, step: TraceStep, actionIndex: number | null): Step {
  return {
    id: String(step.id),
    parentId: step.parent === null ? null : String(step.parent),
    depth: step.depth,
    turn: step.turn,
    turnStep: step.step,
    kind: step.kind,
    actionIndex,
    summary: step.says,
    citations: step.cite,
    subjects: step.subjects.map(({ object, name }): ThingView => ({ kind: 'object', id: keyOf(object), name })),
    words: step.words,
    considered: step.considered.map(({ what, why, cite }) => ({ what, why, citations: cite })),
    changes: step.changes.map((change) => changeView(g, change, step)),
  };
}

function changeView(g: Game, event: GameEvent, step: TraceStep): StateChange {
  const subjects = step.subjects.map(({ object, name }): ThingView => ({ kind: 'object', id: keyOf(object), name }));
  return { kind: event.kind, summary: step.kind === 'event' ? step.says : sentence(g, event), subjects };
}
