import type { Act } from '../../oracle/tree/index.ts';
import type { Run } from '../decisions/types.ts';
import type { EventOf, GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { resolveObjects } from './choosing.ts';
import { countersWith } from './counters.ts';
import { type Doing, type Executor, outcome, unsupported } from './executor.ts';
import { happenedOf, objectsIn, perform } from './perform.ts';
import { topOrBottom } from './topOrBottom.ts';

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
    const events: GameEvent[] = [];
    for (const object of objectsIn(refs).filter((id) => g.state.objects[id]?.zone === 'stack'))
      events.push({ kind: 'counter', object, source: cause.source, ...(yield* elsewhere(g, act.instead, doing)) });
    const happened = happenedOf(yield* perform(g, doing, events), 'counter');
    return outcome(happened.map(({ object }) => ({ kind: 'object', object })));
  },
};

/** "Exile it instead of putting it into its owner's graveyard". */
function* elsewhere(g: Game, act: Act | undefined, { ctx }: Doing): Run<Pick<EventOf<'counter'>, 'instead'>> {
  if (!act) return {};
  if (act.kind === 'exile' && !act.faceDown) return { instead: { to: 'exile', counters: countersWith(g, act.with, ctx) } };
  if (act.kind === 'move' && (act.to.zone === 'hand' || act.to.zone === 'library')) {
    const { position } = act.to;
    if (position === 'topOrBottom') return { instead: { to: 'library', position: yield* topOrBottom(g, ctx.controller, ctx) } };
    if (position === undefined || position === 'top' || position === 'bottom')
      return { instead: { to: act.to.zone, ...(position ? { position } : {}) } };
  }
  return unsupported(ctx, 'countering so that it goes there');
}
