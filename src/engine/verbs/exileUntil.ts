import type { GameEvent } from '../events/event.ts';
import { matches } from '../filters/index.ts';
import { player, spend } from '../game.ts';
import { type ObjectId, objectRef, type Ref } from '../state/ids.ts';
import { zoneChange } from '../zones/move.ts';
import { type Executor, outcome, unsupported } from './executor.ts';
import { happenedOf, perform, playersIn } from './perform.ts';

/** "Exile cards from the top of your library until you exile …": one at a time; what was found is bound apart from the others. */
export const exileUntil: Executor<'exileUntil'> = {
  *run(g, { until }, doing) {
    const { ctx } = doing;
    const [who] = playersIn(doing.subjects);
    if (who === undefined) return outcome([]);
    if (until.kind !== 'some') unsupported(ctx, 'exiling cards until such a thing is found');
    const exiled: ObjectId[] = [];
    let found: readonly Ref[] = [];
    for (let top = player(g, who).library[0]; top !== undefined; top = player(g, who).library[0]) {
      spend(g, 'cards exiled');
      const event: GameEvent = zoneChange(g, top, 'exile', 'exile');
      const [moved] = happenedOf(yield* perform(g, doing, [event]), 'zoneChange');
      if (!moved || moved.became === null) break;
      if (moved.to === 'exile') exiled.push(moved.became);
      if (matches(g, until.filter, moved.became, ctx)) {
        found = [objectRef(moved.became)];
        break;
      }
    }
    if (until.mark !== undefined) ctx.bindings.refs.set(until.mark, found);
    return outcome(exiled.map(objectRef));
  },
};
