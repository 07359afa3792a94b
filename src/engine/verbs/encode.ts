import { type Game, object } from '../game.ts';
import { objectRef } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setObject } from '../writer.ts';
import { zoneChange } from '../zones/move.ts';
import { enough, resolveObjects } from './choosing.ts';
import { type Doing, type Executor, NOTHING_DONE, outcome } from './executor.ts';
import { happenedOf, objectsIn, perform } from './perform.ts';

const choosing = ({ ctx }: Doing) =>
  ({
    player: ctx.controller,
    ctx,
    prompt: `on which creature to encode ${ctx.words.card}?`,
    cite: ['702.99a', '608.2d'],
  }) as const;

/** The card that the resolving spell is represented by is exiled encoded on a creature (CR 702.99a, b). */
export const encode: Executor<'encode'> = {
  *run(g, act, doing) {
    const { source } = doing.ctx;
    const [creature] = objectsIn(yield* resolveObjects(g, act.on, doing, choosing(doing)));
    if (creature === undefined || !isCard(g, doing)) return NOTHING_DONE;
    const events = [zoneChange(g, source, 'exile', 'exile', { player: doing.ctx.controller })];
    const [moved] = happenedOf(yield* perform(g, doing, events), 'zoneChange');
    if (moved?.to !== 'exile' || moved.became === null) return NOTHING_DONE;
    setObject(g, moved.became, { encodedOn: creature });
    const says = `${nameOf(g, moved.became)} is encoded on ${nameOf(g, creature)}.`;
    tell(g, { kind: 'instruction', says, cite: ['702.99a', '702.99b'], subjects: [moved.became, creature] });
    return outcome([objectRef(moved.became)]);
  },
  possible: (g, act, doing) => isCard(g, doing) && enough(g, act.on, choosing(doing)),
  whyImpossible: (g, doing) => (isCard(g, doing) ? [] : ['702.99a']),
};

/** A copy of a spell isn't represented by a card. */
const isCard = (g: Game, { ctx: { source } }: Doing): boolean =>
  g.state.objects[source]?.zone === 'stack' && object(g, source).substance === 'card';
