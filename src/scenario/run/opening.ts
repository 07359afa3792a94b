import { settle } from '../../engine/priority/index.ts';
import { Unsupported } from '../../engine/refuse.ts';
import { mark, undo } from '../../engine/writer.ts';
import type { Places } from '../setup/game.ts';
import { OpenDecision, type Runner } from './runner.ts';

/**
 * What the rules do at once with what a scenario sets up (CR 704.3): it is remarked, and where the game begins with a player who has priority it
 * is done before the first action (117.5). What asks somebody something waits until the first action has been taken.
 */
export function open(r: Runner): void {
  const { g } = r;
  const before = mark(g);
  const begins = g.state.turn.priority !== null;
  try {
    drive(settle(g));
  } catch (problem) {
    undo(g, before);
    if (problem instanceof OpenDecision || problem instanceof Unsupported) return;
    throw problem;
  }
  const done = g.trace.slice(before.trace).filter(({ kind, parent }) => kind === 'state-based action' && parent !== null);
  for (const { says, cite, subjects } of done) {
    const places = subjects.flatMap(({ object }) => placeOf(r.places, object));
    const at = places.length > 0 ? ` It is set up at ${places.join(' and ')}.` : '';
    r.warnings.push({
      kind: 'other',
      message: `What is set up doesn't last: ${says} (CR ${cite.join(', ')}).${at}`,
      actionIndex: null,
    });
  }
  // Where it would end the game nothing that is asked could happen any more: that comes with the first action.
  const ends = g.state.over !== null && r.scenario.actions.length > 0;
  if (!begins || done.length === 0 || ends) undo(g, before);
}

/** Nobody has said anything yet. */
function drive(run: ReturnType<typeof settle>): void {
  for (let turn = run.next(); !turn.done; ) {
    const request = turn.value;
    if (!request.indifferent) throw new OpenDecision(request);
    turn = run.next({ kind: 'chosen', indexes: [...request.options.keys()], by: 'alike' });
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
