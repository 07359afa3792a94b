import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { type ObjectId, objectRef, type Ref, sameRef } from '../state/ids.ts';
import { nameOf, refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { resolveObjects } from './choosing.ts';
import { type Doing, type Executor, outcome, unsupported } from './executor.ts';
import { objectsIn, perform } from './perform.ts';

/** CR 701.3a, b: what can't be attached to it doesn't move. */
export const attach: Executor<'attach'> = {
  *run(g, act, doing) {
    const { ctx } = doing;
    const how = { player: ctx.controller, ctx, cite: ['608.2d'] } as const;
    const what = objectsIn(yield* resolveObjects(g, act.objects, doing, { ...how, prompt: 'what to attach?' }));
    const [to] = yield* resolveObjects(g, act.to, doing, { ...how, prompt: 'to what to attach it?' });
    if (!to) return outcome([]);
    const able = what.filter((id) => canAttach(g, id, to, doing));
    yield* perform(
      g,
      doing,
      able.map((object): GameEvent => ({ kind: 'attach', object, to })),
    );
    return outcome(able.map(objectRef));
  },
};

function canAttach(g: Game, id: ObjectId, to: Ref, { ctx }: Doing): boolean {
  const found = g.state.objects[id];
  if (found?.zone !== 'battlefield') return false;
  if (found.attachedTo && sameRef(found.attachedTo, to)) return false;
  const { subtypes, types } = characteristics(g, id);
  if (subtypes.includes('Aura')) unsupported(ctx, 'attaching an Aura by an effect');
  // CR 301.5, 301.5c, 301.6: an Equipment to a creature, a Fortification to a land, neither while it is a creature itself.
  const wanted = subtypes.includes('Equipment') ? 'creature' : subtypes.includes('Fortification') ? 'land' : null;
  const fits =
    wanted !== null &&
    !types.includes('creature') &&
    to.kind === 'object' &&
    to.object !== id &&
    g.state.objects[to.object]?.zone === 'battlefield' &&
    characteristics(g, to.object).types.includes(wanted);
  if (!fits) {
    tell(g, {
      kind: 'instruction',
      says: `${nameOf(g, id)} can't be attached to ${refName(g, to)}, so it doesn't move.`,
      cite: ['701.3b'],
      subjects: [id],
    });
  }
  return fits;
}
