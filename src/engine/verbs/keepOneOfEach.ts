import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { matches } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { forbids } from '../replacement/prohibitions.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef } from '../state/ids.ts';
import { inTurnOrder } from './choosing.ts';
import { type ActOf, contextFor, type Doing, type Executor, outcome, unsupported } from './executor.ts';
import { happenedOf, perform, playersIn } from './perform.ts';
import { controlledBy } from './sacrifice.ts';

/** In turn order each player chooses one of each, knowing the choices before (CR 101.4), then all the rest are sacrificed at the same time (608.2e). */
export const keepOneOfEach: Executor<'keepOneOfEach'> = {
  *run(g, act, doing) {
    const rest: GameEvent[] = [];
    for (const player of inTurnOrder(g, playersIn(doing.subjects))) {
      const ctx = contextFor(doing, playerRef(player));
      const among = controlledBy(g, player).filter((id) => matches(g, act.among, id, ctx));
      const kept = yield* keep(g, act, among, player, doing);
      for (const object of among) if (!kept.has(object) && !forbids(g, 'beSacrificed', objectRef(object))) rest.push({ kind: 'sacrifice', object, player }); // biome-ignore format: one line
    }
    const gone = happenedOf(yield* perform(g, doing, rest), 'sacrifice');
    return outcome(gone.map(({ object }) => objectRef(object)));
  },
};

function* keep(
  g: Game,
  { each }: ActOf<'keepOneOfEach'>,
  among: readonly ObjectId[],
  player: PlayerId,
  doing: Doing,
): Run<ReadonlySet<ObjectId>> {
  const kept = new Set<ObjectId>();
  const { ctx } = doing;
  for (const [index, phrase] of each.entries()) {
    if (phrase.kind !== 'some') return unsupported(ctx, 'a choice of such a thing to keep');
    const refs = among.filter((id) => matches(g, phrase.filter, id, ctx)).map(objectRef);
    const prompt = `which permanent to keep (${index + 1} of ${each.length})?`;
    const [ref] = yield* chooseRefs(g, { player, kind: 'choose', prompt, refs, min: Math.min(1, refs.length), max: 1, cite: ['608.2e', '101.4'], source: ctx.source }); // biome-ignore format: one line
    if (ref?.kind === 'object') kept.add(ref.object);
  }
  return kept;
}
