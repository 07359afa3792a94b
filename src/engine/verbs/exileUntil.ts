import type { EitherFilter, Filter } from '../../oracle/tree/index.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { matches } from '../filters/index.ts';
import { type Game, player, spend } from '../game.ts';
import { type ObjectId, objectRef, type PlayerId, type Ref } from '../state/ids.ts';
import { zoneChange } from '../zones/move.ts';
import { asYouCascade } from './asYouCascade.ts';
import { type Doing, type Executor, outcome, unsupported } from './executor.ts';
import { happenedOf, perform, playersIn } from './perform.ts';

/** "Exile cards from the top of your library until you exile …": one at a time; what was found is bound apart from the others. */
export const exileUntil: Executor<'exileUntil'> = {
  *run(g, { until }, doing) {
    const { ctx } = doing;
    if (until.kind !== 'some') unsupported(ctx, 'exiling cards until such a thing is found');
    const exiled: ObjectId[] = [];
    const found: Ref[] = [];
    for (const who of playersIn(doing.subjects)) yield* exileFor(g, who, until.filter, doing, exiled, found);
    if (until.mark !== undefined) ctx.bindings.refs.set(until.mark, found);
    yield* asYouCascade(g, exiled, doing);
    return outcome(exiled.map(objectRef));
  },
};

/** One player's cards, one at a time, until one fits. */
function* exileFor(
  g: Game,
  who: PlayerId,
  filter: Filter | EitherFilter,
  doing: Doing,
  exiled: ObjectId[],
  found: Ref[],
): Run<void> {
  for (let top = player(g, who).library[0]; top !== undefined; top = player(g, who).library[0]) {
    spend(g, 'cards exiled');
    const event: GameEvent = zoneChange(g, top, 'exile', 'exile');
    const [moved] = happenedOf(yield* perform(g, doing, [event]), 'zoneChange');
    if (!moved || moved.became === null) break;
    if (moved.to === 'exile') exiled.push(moved.became);
    if (matches(g, filter, moved.became, doing.ctx)) {
      found.push(objectRef(moved.became));
      break;
    }
  }
}
