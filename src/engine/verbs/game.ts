import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { objectRef, playerRef } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setPlayer, setTurn } from '../writer.ts';
import { contextFor, type Doing, type Executor, type Outcome, outcome, unsupported } from './executor.ts';
import { connive, explore } from './explore.ts';
import { happenedOf, objectsIn, perform, playersIn } from './perform.ts';
import { phase } from './phaseOut.ts';

/** CR 104.2b. */
export const winGame: Executor<'winGame'> = {
  *run(g, _act, doing) {
    const won = yield* perform(
      g,
      doing,
      playersIn(doing.subjects).map((player): GameEvent => ({ kind: 'winGame', player })),
    );
    return outcome(happenedOf(won, 'winGame').map(({ player }) => playerRef(player)));
  },
};

/** CR 104.3e. */
export const loseGame: Executor<'loseGame'> = {
  *run(g, _act, doing) {
    const lost = yield* perform(
      g,
      doing,
      playersIn(doing.subjects).map((player): GameEvent => ({ kind: 'loseGame', player, rule: '104.3e' })),
    );
    return outcome(happenedOf(lost, 'loseGame').map(({ player }) => playerRef(player)));
  },
};

/** CR 500.7: one at a time, in APNAP order; the most recently made is taken first. */
export const extraTurn: Executor<'extraTurn'> = {
  *run(g, act, doing) {
    for (const player of playersIn(doing.subjects)) {
      if (act.after) {
        setPlayer(g, player, { extraAfterTurn: g.state.turn.number });
        tell(g, { kind: 'turn', says: `${playerName(g, player)} takes an extra turn after their next one.`, cite: ['500.7'] });
        continue;
      }
      const count = amount(g, act.amount, contextFor(doing, playerRef(player)));
      for (let i = 0; i < count; i += 1) {
        setTurn(g, { extraTurns: [player, ...g.state.turn.extraTurns] });
        tell(g, { kind: 'turn', says: `${playerName(g, player)} takes an extra turn after this one.`, cite: ['500.7'] });
      }
    }
    yield* perform(g, doing, []);
    return outcome(doing.subjects);
  },
};

/** What objects do themselves: they explore (CR 701.44), connive (701.50), phase out or in (702.26b). */
export const objectAction: Executor<'objectAction'> = {
  *run(g, act, doing) {
    if (act.action === 'explore') return yield* explore(g, doing);
    if (act.action === 'connive') return yield* connive(g, doing, act.amount ? Math.max(0, amount(g, act.amount, doing.ctx)) : 1);
    if (act.action === 'becomeSaddled') return yield* designate(g, 'saddled', doing);
    if (act.action === 'becomePlotted') return yield* designate(g, 'plotted', doing, 'exile');
    if (act.action === 'becomePrepared') return yield* designate(g, 'prepared', doing);
    if (act.action === 'becomeUnprepared') return yield* undesignate(g, 'prepared', doing);
    if (act.action === 'becomeRenowned') return yield* designate(g, 'renowned', doing);
    if (act.action !== 'phaseOut' && act.action !== 'phaseIn') unsupported(doing.ctx, `this action of an object (${act.action})`);
    return yield* phase(g, act.action, objectsIn(doing.subjects), doing);
  },
};

/** A designation that the objects keep while they stay where they are (CR 702.112b). */
function* designate(g: Game, designation: string, doing: Doing, zone: 'battlefield' | 'exile' = 'battlefield'): Run<Outcome> {
  const events = objectsIn(doing.subjects)
    .filter((id) => g.state.objects[id]?.zone === zone)
    .map((object): GameEvent => ({ kind: 'designate', object, designation }));
  const designated = happenedOf(yield* perform(g, doing, events), 'designate');
  return outcome(designated.map(({ object }) => objectRef(object)));
}

/** CR 722.3b. */
function* undesignate(g: Game, designation: string, doing: Doing): Run<Outcome> {
  const events = objectsIn(doing.subjects).map((object): GameEvent => ({ kind: 'undesignate', object, designation }));
  const done = happenedOf(yield* perform(g, doing, events), 'undesignate');
  return outcome(done.map(({ object }) => objectRef(object)));
}

/** Said for clearness; nothing is done. */
export const remain: Executor<'remain'> = {
  *run(g, _act, doing) {
    yield* perform(g, doing, []);
    return { done: true, amount: 0, refs: doing.subjects };
  },
};
