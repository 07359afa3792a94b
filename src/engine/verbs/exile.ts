import { abilityOf } from '../abilities.ts';
import type { GameEvent } from '../events/event.ts';
import { type Game, object } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import { setObject } from '../writer.ts';
import { zoneChange } from '../zones/move.ts';
import { type Choosing, cardsIn, enough, resolveObjects } from './choosing.ts';
import { countersWith } from './counters.ts';
import { type ActOf, type Doing, type Executor, outcome, unsupported } from './executor.ts';
import { happenedOf, objectsIn, perform, playersIn } from './perform.ts';

/** CR 701.13a: from wherever they are, all at the same time. */
export const exile: Executor<'exile'> = {
  *run(g, act, doing) {
    if (doing.duration) unsupported(doing.ctx, 'exiling until something happens');
    const refs = yield* resolveObjects(g, act.objects, doing, choosing(g, act, doing));
    const counters = countersWith(g, act.with, doing.ctx);
    const faceDown = act.faceDown ? 'plain' : null;
    const events = objectsIn(refs).map((id): GameEvent => zoneChange(g, id, 'exile', 'exile', { counters, faceDown }));
    const moved = happenedOf(yield* perform(g, doing, events), 'zoneChange').filter(({ to }) => to === 'exile');
    link(
      g,
      doing,
      moved.flatMap(({ became }) => (became === null ? [] : [became])),
    );
    return outcome(moved.map(({ object: id }) => ({ kind: 'object', object: id })));
  },
  possible: (g, act, doing) => enough(g, act.objects, choosing(g, act, doing)),
};

const choosing = (g: Game, { from }: ActOf<'exile'>, doing: Doing): Choosing => ({
  player: playersIn(doing.subjects)[0] ?? doing.ctx.controller,
  ctx: doing.ctx,
  prompt: 'which card or permanent to exile?',
  cite: ['701.13a', '608.2d'],
  verb: 'exile',
  ...(from ? { pool: cardsIn(g, from, doing.ctx) } : {}),
});

/** Cards "exiled with" the object are remembered by it under the ability's key (CR 607.2a). */
function link(g: Game, { ctx }: Doing, exiled: readonly ObjectId[]): void {
  const origin = ctx.onStack === null ? null : (g.state.objects[ctx.onStack]?.stack?.ability ?? null);
  if (!origin || exiled.length === 0 || !g.state.objects[ctx.source]) return;
  const { key, linkedKey } = abilityOf(g, origin.definition);
  const { linked } = object(g, ctx.source);
  const name = linkedKey ?? key;
  setObject(g, ctx.source, { linked: { ...linked, [name]: [...(linked[name] ?? []), ...exiled] } });
}
