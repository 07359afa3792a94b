import type { RuleNumber } from '../../rules/citations.ts';
import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import { nameOf } from './names.ts';
import type { Considered, StepKind } from './step.ts';

/** What a caller says of a step; the rest is filled in. */
export interface Told {
  readonly kind: StepKind;
  readonly says: string;
  readonly cite: readonly RuleNumber[];
  readonly subjects?: readonly ObjectId[];
  readonly words?: { readonly card: string; readonly text: string } | null;
  readonly considered?: readonly Considered[];
  readonly changes?: readonly GameEvent[];
}

const NONE: readonly never[] = [];

/** Writes a step into the trace and gives its id. */
export function tell(g: Game, told: Told): number {
  const id = g.trace.length;
  const { parent } = g;
  g.trace.push({
    id,
    parent,
    depth: parent === null ? 0 : (g.trace[parent]?.depth ?? 0) + 1,
    turn: g.state.turn.number,
    step: g.state.turn.step,
    kind: told.kind,
    says: told.says,
    cite: told.cite,
    subjects: told.subjects ? told.subjects.map((object) => ({ object, name: nameOf(g, object) })) : NONE,
    words: told.words ?? null,
    considered: told.considered ?? NONE,
    changes: told.changes ?? NONE,
  });
  return id;
}

/** The same where it may be found again and again: it is told once in a turn. */
export function tellOnce(g: Game, told: Told): void {
  for (let at = g.trace.length - 1; at >= 0 && g.trace[at]!.turn === g.state.turn.number; at -= 1) {
    if (g.trace[at]!.says === told.says) return;
  }
  tell(g, told);
}

/** Adds rules to the step under which things are being told: what rests on them has no step of its own. */
export function citeToo(g: Game, rules: readonly RuleNumber[]): void {
  const step = g.parent === null ? undefined : g.trace[g.parent];
  if (!step) return;
  const more = rules.filter((rule) => !step.cite.includes(rule));
  if (more.length > 0) g.trace[step.id] = { ...step, cite: [...step.cite, ...more] };
}

/** Tells a step and runs what belongs under it. */
export function* under<Y, R, N>(g: Game, told: Told, body: () => Generator<Y, R, N>): Generator<Y, R, N> {
  const before = g.parent;
  g.parent = tell(g, told);
  try {
    return yield* body();
  } finally {
    g.parent = before;
  }
}

/** The same for a part that asks nothing. */
export function underSync<R>(g: Game, told: Told, body: () => R): R {
  const before = g.parent;
  g.parent = tell(g, told);
  try {
    return body();
  } finally {
    g.parent = before;
  }
}
