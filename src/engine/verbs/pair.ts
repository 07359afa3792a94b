import { pairOf } from '../filters/paired.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setObject } from '../writer.ts';
import { resolveObjects } from './choosing.ts';
import { type Executor, NOTHING_DONE, outcome } from './executor.ts';
import { objectsIn } from './perform.ts';

/** Two creatures become paired, or neither does (CR 702.95b, c). */
export const pair: Executor<'pair'> = {
  *run(g, act, doing) {
    const { ctx } = doing;
    const how = { player: ctx.controller, ctx, prompt: 'with which creature to pair it?', cite: ['608.2d', '702.95a'] } as const;
    const [one] = objectsIn(yield* resolveObjects(g, act.object, doing, how));
    const [other] = objectsIn(yield* resolveObjects(g, act.with, doing, how));
    if (one !== undefined && one === other) return NOTHING_DONE;
    const both = [one, other].filter((id) => id !== undefined);
    if (one === undefined || other === undefined || !both.every((id) => canPair(g, id, ctx.controller))) {
      const says =
        'One of the two is no creature on the battlefield under that control any more, or is paired: neither becomes paired.';
      tell(g, { kind: 'instruction', says, cite: ['702.95c', '702.95d'], subjects: both, words: ctx.words });
      return NOTHING_DONE;
    }
    setObject(g, one, { paired: { with: other, under: ctx.controller } });
    setObject(g, other, { paired: { with: one, under: ctx.controller } });
    tell(g, {
      kind: 'instruction',
      says: `${nameOf(g, one)} and ${nameOf(g, other)} become paired.`,
      cite: ['702.95b'],
      subjects: both,
      words: ctx.words,
    });
    return outcome(both.map(objectRef));
  },
};

/** CR 702.95c, d. */
function canPair(g: Game, id: ObjectId, player: PlayerId): boolean {
  return staysWith(g, id, player) && pairOf(g, id) === null;
}

function staysWith(g: Game, id: ObjectId, player: PlayerId): boolean {
  if (g.state.objects[id]?.zone !== 'battlefield') return false;
  const { types, controller } = characteristics(g, id);
  return types.includes('creature') && controller === player;
}
