import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { type ObjectId, objectRef, type Ref, sameRef } from '../state/ids.ts';
import { misplaced } from '../stateBased/attachment.ts';
import { nameOf, refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { resolveObjects } from './choosing.ts';
import { type Executor, outcome } from './executor.ts';
import { objectsIn, perform } from './perform.ts';

/** CR 701.3a, b: what can't be attached to it doesn't move. */
export const attach: Executor<'attach'> = {
  *run(g, act, doing) {
    const { ctx } = doing;
    const how = { player: ctx.controller, ctx, cite: ['608.2d'] } as const;
    const what = objectsIn(yield* resolveObjects(g, act.objects, doing, { ...how, prompt: 'what to attach?' }));
    const [to] = yield* resolveObjects(g, act.to, doing, { ...how, prompt: 'to what to attach it?' });
    if (!to) return outcome([]);
    const able = what.filter((id) => canAttach(g, id, to, act.asThough === 'creature'));
    yield* perform(
      g,
      doing,
      able.map((object): GameEvent => ({ kind: 'attach', object, to })),
    );
    return outcome(able.map(objectRef));
  },
};

function canAttach(g: Game, id: ObjectId, to: Ref, asCreature: boolean): boolean {
  const found = g.state.objects[id];
  if (found?.zone !== 'battlefield') return false;
  if (found.attachedTo && sameRef(found.attachedTo, to)) return false;
  // CR 701.3a, 301.5, 301.6, 303.4: nothing is attached to what it couldn't enchant, equip or fortify.
  const wrong = misplaced(g, id, to, asCreature);
  if (wrong) {
    tell(g, {
      kind: 'instruction',
      says: `${nameOf(g, id)} can't be attached to ${refName(g, to)}, so it doesn't move.`,
      cite: ['701.3b', ...wrong.cite],
      subjects: [id],
    });
  }
  return wrong === null;
}
