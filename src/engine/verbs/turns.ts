import type { GameEvent } from '../events/event.ts';
import { amount } from '../filters/index.ts';
import { object } from '../game.ts';
import type { ExtraPhase } from '../state/state.ts';
import { tell } from '../trace/record.ts';
import { addPhases, addSteps } from '../turn/extraPhases.ts';
import { phaseOf } from '../turn/order.ts';
import { setState, setTurn } from '../writer.ts';
import { ceaseToExist, zoneChange } from '../zones/move.ts';
import { type Executor, outcome, unsupported } from './executor.ts';
import { perform, playersIn } from './perform.ts';

const PHASES: Readonly<Record<'beginning' | 'combat' | 'combatAndMain', readonly ExtraPhase[]>> = {
  beginning: ['beginning'],
  combat: ['combat'],
  combatAndMain: ['combat', 'main'],
};

/** CR 500.8: phases directly after the present one, if it is one of those that the words speak of. */
export const extraPhase: Executor<'extraPhase'> = {
  *run(g, act, doing) {
    const phase = phaseOf(g.state.turn.step);
    const now = act.after === 'phase' || (act.after === 'main' ? phase.endsWith('main') : phase === 'combat');
    const count = now ? (act.amount ? amount(g, act.amount, doing.ctx) : 1) : 0;
    const says = now ? 'There is an additional phase after this one.' : "It isn't that phase, so no phase is added.";
    tell(g, { kind: 'turn', says, cite: ['500.8'], words: doing.ctx.words });
    addPhases(g, Array.from({ length: count }, () => PHASES[act.phase]).flat());
    yield* perform(g, doing, []);
    return { done: count > 0, amount: count, refs: [] };
  },
};

/** CR 500.9, 500.10: steps after this one, or in a phase of their own after this one; only in the turn of whoever gets them (500.10a). */
export const extraStep: Executor<'extraStep'> = {
  *run(g, act, doing) {
    const { step, active } = g.state.turn;
    const theirs = playersIn(doing.subjects).includes(active);
    const count = theirs ? Math.max(0, amount(g, act.amount, doing.ctx)) : 0;
    const says = theirs
      ? `There is an additional ${act.step} step after this ${act.after}.`
      : "It isn't that player's turn, so no step is added.";
    tell(g, {
      kind: 'turn',
      says,
      cite: theirs ? [act.after === 'step' ? '500.9' : '500.10'] : ['500.10a'],
      words: doing.ctx.words,
    });
    if (count > 0 && act.after === 'step' && step !== act.step)
      return unsupported(doing.ctx, 'a step that is added after another kind of step');
    const added = Array.from({ length: count }, () => act.step);
    if (act.after === 'step') addSteps(g, added);
    else addPhases(g, added);
    yield* perform(g, doing, []);
    return { done: count > 0, amount: count, refs: [] };
  },
};

/** CR 724.1: what has triggered and waits ceases to exist, all of the stack is exiled, and after this nothing comes but the cleanup step. */
export const endTurn: Executor<'endTurn'> = {
  *run(g, _act, doing) {
    tell(g, { kind: 'turn', says: 'The turn is ended.', cite: ['724.1', '724.1a', '724.1b'], words: doing.ctx.words });
    setState(g, 'waiting', []);
    const { stack } = g.state;
    const spells = stack.filter((id) => !object(g, id).stack?.ability);
    for (const id of stack) if (!spells.includes(id)) ceaseToExist(g, id);
    yield* perform(
      g,
      doing,
      spells.map((id): GameEvent => zoneChange(g, id, 'exile', 'exile')),
    );
    setTurn(g, { ending: true });
    return outcome([]);
  },
};
