import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { ringEmblem, ringOf } from '../designations/ring.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { objectRef, playerRef } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { type Doing, type Outcome, outcome } from './executor.ts';
import { objectsIn, perform, playersIn } from './perform.ts';
import { controlledBy } from './sacrifice.ts';

/** CR 701.54a, c, d: the emblem first, then the choice; it has tempted the player though some or all of it was impossible. */
export function* ringTempts(g: Game, doing: Doing): Run<Outcome> {
  citeToo(g, ['701.54a']);
  for (const player of playersIn(doing.subjects)) {
    if (ringOf(g, player) === undefined) {
      citeToo(g, ['701.54c']);
      yield* perform(g, doing, [{ kind: 'getEmblem', player, definition: ringEmblem(g, 1), became: null }]);
    }
    const creatures = controlledBy(g, player).filter((id) => characteristics(g, id).types.includes('creature'));
    const asked = {
      player,
      kind: 'choose',
      prompt: 'which creature is the Ring-bearer?',
      cite: ['701.54a'],
      source: doing.ctx.source,
    } as const;
    const refs = creatures.map(objectRef);
    const [bearer = null] = objectsIn(refs.length === 0 ? [] : yield* chooseRefs(g, { ...asked, refs, min: 1, max: 1 }));
    if (bearer !== null) yield* perform(g, doing, [{ kind: 'ringBearer', player, object: bearer }]);
    yield* perform(g, doing, [{ kind: 'ringTempts', player, bearer }]);
  }
  return outcome(playersIn(doing.subjects).map(playerRef));
}
