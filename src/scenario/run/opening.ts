import type { DecisionRequest, Run } from '../../engine/decisions/types.ts';
import { givePriority, settle } from '../../engine/priority/index.ts';
import { Unsupported } from '../../engine/refuse.ts';
import { mark, undo } from '../../engine/writer.ts';
import type { Places } from '../setup/game.ts';
import { OpenDecision, type Runner } from './runner.ts';

/**
 * What the rules do at once with what a scenario sets up (CR 704.3): it is remarked. Where the game begins with a player who has priority it is
 * done before the first action (117.5), with the decisions that belong to it; elsewhere it comes with the first priority.
 */
export function open(r: Runner): void {
  const { g } = r;
  const { priority } = g.state.turn;
  const before = mark(g);
  if (priority === null) {
    foresee(settle(g));
    remark(r, before.trace);
    undo(g, before);
    return;
  }
  try {
    r.drive(givePriority(g, priority));
  } finally {
    remark(r, before.trace);
  }
}

/** As far as nobody is asked: nothing of it happens yet. */
function foresee(run: Run<void>): void {
  try {
    for (let turn = run.next(); !turn.done; ) turn = run.next(alike(turn.value));
  } catch (problem) {
    if (!(problem instanceof OpenDecision || problem instanceof Unsupported)) throw problem;
  }
}

function alike(request: DecisionRequest) {
  if (!request.indifferent) throw new OpenDecision(request);
  return { kind: 'chosen', indexes: [...request.options.keys()], by: 'alike' } as const;
}

/** What state-based actions have taken away of what is set up. */
function remark(r: Runner, from: number): void {
  const done = r.g.trace.slice(from).filter(({ kind, parent }) => kind === 'state-based action' && parent !== null);
  for (const { says, cite, subjects } of done) {
    const places = subjects.flatMap(({ object }) => placeOf(r.places, object));
    const at = places.length > 0 ? ` It is set up at ${places.join(' and ')}.` : '';
    r.warnings.push({
      kind: 'other',
      message: `What is set up doesn't last: ${says} (CR ${cite.join(', ')}).${at}`,
      actionIndex: null,
    });
  }
}

/** As a path is written: `players[0].battlefield[1]`. */
function placeOf(places: Places, object: Parameters<Places['get']>[0]): readonly string[] {
  const path = places.get(object);
  if (!path) return [];
  return [
    path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
      .join('')
      .slice(1),
  ];
}
