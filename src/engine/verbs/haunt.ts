import type { GameEvent } from '../events/event.ts';
import { object } from '../game.ts';
import { objectRef } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setObject } from '../writer.ts';
import { zoneChange } from '../zones/move.ts';
import { enough, resolveObjects } from './choosing.ts';
import { type Doing, type Executor, NOTHING_DONE, outcome } from './executor.ts';
import { happenedOf, objectsIn, perform } from './perform.ts';

const choosing = ({ ctx }: Doing) =>
  ({ player: ctx.controller, ctx, prompt: 'which creature does it haunt?', cite: ['702.55a', '608.2d'] }) as const;

/** A card is exiled haunting a creature, which it goes on haunting whatever that becomes (CR 702.55a, b). */
export const haunt: Executor<'haunt'> = {
  *run(g, act, doing) {
    const [creature] = objectsIn(yield* resolveObjects(g, act.on, doing, choosing(doing)));
    const cards = objectsIn(yield* resolveObjects(g, act.objects, doing, choosing(doing)));
    if (creature === undefined) return NOTHING_DONE;
    const events = cards.map((id): GameEvent => zoneChange(g, id, 'exile', 'exile', { player: doing.ctx.controller }));
    const moved = happenedOf(yield* perform(g, doing, events), 'zoneChange').filter(({ to }) => to === 'exile');
    for (const { became } of moved) {
      if (became === null || object(g, became).substance !== 'card') continue;
      setObject(g, became, { haunts: creature });
      const says = `${nameOf(g, became)} haunts ${nameOf(g, creature)}.`;
      tell(g, { kind: 'instruction', says, cite: ['702.55a', '702.55b'], subjects: [became, creature] });
    }
    return outcome(moved.map(({ object: id }) => objectRef(id)));
  },
  possible: (g, act, doing) => enough(g, act.on, choosing(doing)),
};
