import type { Act } from '../../oracle/tree/index.ts';
import type { EventOf, GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { resolveObjects } from './choosing.ts';
import { countersWith } from './counters.ts';
import { type Doing, type Executor, outcome, unsupported } from './executor.ts';
import { happenedOf, objectsIn, perform } from './perform.ts';

/** CR 701.6a. */
export const counter: Executor<'counter'> = {
  *run(g, act, doing) {
    const { ctx, cause } = doing;
    const refs = yield* resolveObjects(g, act.objects, doing, {
      player: ctx.controller,
      ctx,
      prompt: 'which spell or ability to counter?',
      cite: ['608.2d'],
    });
    const events = objectsIn(refs)
      .filter((object) => g.state.objects[object]?.zone === 'stack')
      .map((object): GameEvent => ({ kind: 'counter', object, source: cause.source, ...elsewhere(g, act.instead, doing) }));
    const happened = happenedOf(yield* perform(g, doing, events), 'counter');
    return outcome(happened.map(({ object }) => ({ kind: 'object', object })));
  },
};

/** "Exile it instead of putting it into its owner's graveyard". */
function elsewhere(g: Game, act: Act | undefined, { ctx }: Doing): Pick<EventOf<'counter'>, 'instead'> {
  if (!act) return {};
  if (act.kind === 'exile' && !act.faceDown) return { instead: { to: 'exile', counters: countersWith(g, act.with, ctx) } };
  if (act.kind === 'move' && (act.to.zone === 'hand' || act.to.zone === 'library')) {
    const { position } = act.to;
    if (position === undefined || position === 'top' || position === 'bottom')
      return { instead: { to: act.to.zone, ...(position ? { position } : {}) } };
  }
  return unsupported(ctx, 'countering so that it goes there');
}
