import type { ObjectPhrase } from '../../oracle/tree/index.ts';
import { chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import { type Choosing, enough, resolveObjects } from './choosing.ts';
import { type Doing, type Executor, type Outcome, outcome } from './executor.ts';
import { happenedOf, objectsIn, perform, playersIn } from './perform.ts';

/** CR 701.26a. */
export const tap: Executor<'tap'> = {
  run: (g, act, doing) => turn(g, 'tap', act.objects, doing),
  possible: (g, act, doing) => possible(g, 'tap', act.objects, doing),
};

/** CR 701.26b. */
export const untap: Executor<'untap'> = {
  run: (g, act, doing) => turn(g, 'untap', act.objects, doing),
  possible: (g, act, doing) => possible(g, 'untap', act.objects, doing),
};

/** One of the two, chosen as it is carried out (CR 608.2d). */
export const tapOrUntap: Executor<'tapOrUntap'> = {
  *run(g, act, doing) {
    const word = yield* chooseWord(g, {
      player: doing.ctx.controller,
      kind: 'choose',
      prompt: 'tap or untap it?',
      words: ['tap', 'untap'],
      cite: ['608.2d'],
      source: doing.ctx.source,
    });
    return yield* turn(g, word === 'tap' ? 'tap' : 'untap', act.objects, doing);
  },
};

function* turn(g: Game, kind: 'tap' | 'untap', objects: ObjectPhrase, doing: Doing): Run<Outcome> {
  const refs = yield* resolveObjects(g, objects, doing, choosing(g, kind, objects, doing));
  const events = objectsIn(refs)
    .filter((object) => canTurn(g, kind, object))
    .map((object): GameEvent => ({ kind, object }));
  const happened = happenedOf(yield* perform(g, doing, events), kind);
  return outcome(happened.map(({ object }) => ({ kind: 'object', object })));
}

function canTurn(g: Game, kind: 'tap' | 'untap', id: ObjectId): boolean {
  const found = g.state.objects[id];
  return found?.zone === 'battlefield' && !found.phasedOut && found.tapped === (kind === 'untap');
}

/** Where something is chosen it is chosen among what can be tapped (or untapped); where it isn't, what can't be is left out. */
function choosing(g: Game, kind: 'tap' | 'untap', objects: ObjectPhrase, { ctx, subjects }: Doing): Choosing {
  const pool = objects.kind === 'some' ? g.state.battlefield.filter((id) => canTurn(g, kind, id)) : undefined;
  return {
    player: playersIn(subjects)[0] ?? ctx.controller,
    ctx,
    prompt: `which permanent to ${kind}?`,
    cite: ['608.2d'],
    verb: kind,
    ...(pool ? { pool } : {}),
  };
}

function possible(g: Game, kind: 'tap' | 'untap', objects: ObjectPhrase, doing: Doing): boolean {
  const pool = g.state.battlefield.filter((id) => canTurn(g, kind, id));
  return enough(g, objects, { ...choosing(g, kind, objects, doing), pool });
}
