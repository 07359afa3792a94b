import { chooseRefs, may } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { type Game, player as playerOf } from '../game.ts';
import { characteristics, controllerOf } from '../layers/index.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { citeToo } from '../trace/record.ts';
import { zoneChange } from '../zones/move.ts';
import { type Doing, type Outcome, outcome, unsupported } from './executor.ts';
import { objectsIn, perform } from './perform.ts';

/** CR 701.44a: the controller reveals the top card; a land goes to the hand, for anything else there is a counter and a choice. */
export function* explore(g: Game, doing: Doing): Run<Outcome> {
  citeToo(g, ['701.44a']);
  for (const id of objectsIn(doing.subjects)) {
    const player = controllerOf(g, id);
    const [top] = playerOf(g, player).library;
    if (top === undefined) yield* grow(g, id, player, doing);
    else yield* exploreCard(g, id, top, player, doing);
  }
  return outcome(doing.subjects);
}

function* exploreCard(g: Game, id: ObjectId, top: ObjectId, player: PlayerId, doing: Doing): Run<void> {
  if (g.state.objects[top]?.card === null) unsupported(doing.ctx, "exploring a card that the scenario doesn't name");
  yield* perform(g, doing, [{ kind: 'reveal', player, objects: [top] }]);
  if (characteristics(g, top).types.includes('land')) {
    yield* perform(g, doing, [zoneChange(g, top, 'hand', 'put', { player })]);
    return;
  }
  yield* grow(g, id, player, doing);
  const prompt = `put ${nameOf(g, top)} into the graveyard?`;
  if (yield* may(g, { player, prompt, cite: ['701.44a'], source: doing.ctx.source })) {
    yield* perform(g, doing, [zoneChange(g, top, 'graveyard', 'put', { player })]);
  }
}

/** CR 701.50a, 701.50e: the controller draws so many cards, then discards as many; for each nonland card there is a counter. */
export function* connive(g: Game, doing: Doing, count: number): Run<Outcome> {
  for (const id of objectsIn(doing.subjects)) {
    const player = controllerOf(g, id);
    for (let i = 0; i < count; i += 1) yield* perform(g, doing, [{ kind: 'draw', player }]);
    const refs = playerOf(g, player).hand.map(objectRef);
    const many = Math.min(count, refs.length);
    const asked = {
      player,
      kind: 'choose',
      prompt: 'which card to discard?',
      cite: [count === 1 ? '701.50a' : '701.50e'],
      source: doing.ctx.source,
    } as const;
    const cards = objectsIn(many === 0 ? [] : yield* chooseRefs(g, { ...asked, refs, min: many, max: many }));
    if (cards.some((card) => g.state.objects[card]?.card === null))
      unsupported(doing.ctx, "discarding a card that the scenario doesn't name");
    const nonland = cards.filter((card) => !characteristics(g, card).types.includes('land')).length;
    yield* perform(
      g,
      doing,
      cards.map((object): GameEvent => ({ kind: 'discard', object, player, asCost: false })),
    );
    if (nonland > 0) yield* grow(g, id, player, doing, nonland);
  }
  return outcome(doing.subjects);
}

/** The permanent gets its counter only while it is there. */
function* grow(g: Game, id: ObjectId, player: PlayerId, doing: Doing, amount = 1): Run<void> {
  if (g.state.objects[id]?.zone !== 'battlefield') return;
  const put: GameEvent = { kind: 'putCounters', on: objectRef(id), counter: '+1/+1', amount, player };
  yield* perform(g, doing, [put]);
}
