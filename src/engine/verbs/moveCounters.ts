import type { Context } from '../context.ts';
import { chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { boundsOf } from '../quantity.ts';
import { cantHappen } from '../replacement/impossible.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { citeToo, tell } from '../trace/record.ts';
import { type Choosing, enough, resolveObjects } from './choosing.ts';
import { type ActOf, type Doing, type Executor, outcome } from './executor.ts';
import { objectsIn, perform, playersIn } from './perform.ts';

type Act = ActOf<'moveCounters'>;

/** CR 122.5: they are removed from the one and put onto the other, or, where either can't be done, nothing happens to either. */
export const moveCounters: Executor<'moveCounters'> = {
  *run(g, act, doing) {
    citeToo(g, ['122.5']);
    const player = doer(doing);
    const how = choosing(doing, 'from which permanent to move counters?');
    const from = objectsIn(yield* resolveObjects(g, act.from, doing, { ...how, ...poolOf(g, act) }));
    const onto = objectsIn(yield* resolveObjects(g, act.onto, doing, choosing(doing, 'onto which permanent to move counters?')));
    const events: GameEvent[] = [];
    for (const one of from) for (const other of onto) events.push(...(yield* moved(g, act, one, other, player, doing.ctx)));
    yield* perform(g, doing, events);
    const put = events.filter((event) => event.kind === 'putCounters');
    return outcome(
      put.map(({ on }) => on),
      put.reduce((sum, event) => sum + event.amount, 0),
    );
  },
  possible: (g, act, doing) =>
    enough(g, act.from, { ...choosing(doing, ''), ...poolOf(g, act) }) && enough(g, act.onto, choosing(doing, '')),
};

const doer = ({ subjects, ctx }: Doing): PlayerId => playersIn(subjects)[0] ?? ctx.controller;

const choosing = (doing: Doing, prompt: string): Choosing => ({ player: doer(doing), ctx: doing.ctx, prompt, cite: ['608.2d'] });

/** Where one is chosen from which they go, it has such counters. */
function poolOf(g: Game, { from, counter }: Act): { readonly pool?: readonly ObjectId[] } {
  if (from.kind !== 'some') return {};
  return { pool: g.state.battlefield.filter((id) => kindsOn(g, id, counter).length > 0) };
}

const kindsOn = (g: Game, id: ObjectId, wanted: string | undefined): readonly string[] =>
  Object.entries(g.state.objects[id]?.counters ?? {}).flatMap(([kind, there]) =>
    there > 0 && (wanted === undefined || wanted === kind) ? [kind] : [],
  );

/** What is removed from the one and put onto the other. */
function* moved(g: Game, act: Act, from: ObjectId, onto: ObjectId, player: PlayerId, ctx: Context): Run<readonly GameEvent[]> {
  const kinds = from === onto ? [] : kindsOn(g, from, act.counter).filter((kind) => canGo(g, from, onto, kind, player));
  if (kinds.length === 0) {
    tell(g, {
      kind: 'instruction',
      says: `No counter can be moved from ${nameOf(g, from)} onto ${nameOf(g, onto)}.`,
      cite: ['122.5'],
    });
    return [];
  }
  const shares = yield* chosen(g, act, from, kinds, player, ctx);
  return shares.flatMap(({ kind, amount }) => (amount === 0 ? [] : both(from, onto, kind, amount, player)));
}

function both(from: ObjectId, onto: ObjectId, counter: string, amount: number, player: PlayerId): readonly GameEvent[] {
  return [
    { kind: 'removeCounters', on: objectRef(from), counter, amount, player },
    { kind: 'putCounters', on: objectRef(onto), counter, amount, player },
  ];
}

const canGo = (g: Game, from: ObjectId, onto: ObjectId, kind: string, player: PlayerId): boolean =>
  g.state.objects[onto] !== undefined && !both(from, onto, kind, 1, player).some((event) => cantHappen(g, event));

/** How many of each kind: one of a kind that is chosen, or of several kinds one after another until there are as many as the words ask for. */
function* chosen(
  g: Game,
  { quantity }: Act,
  from: ObjectId,
  kinds: readonly string[],
  player: PlayerId,
  ctx: Context,
): Run<readonly { readonly kind: string; readonly amount: number }[]> {
  const there = kinds.map((kind) => g.state.objects[from]!.counters[kind] ?? 0);
  const total = there.reduce((sum, count) => sum + count, 0);
  const { min, max } = quantity.kind === 'allOfThem' ? { min: total, max: total } : boundsOf(g, quantity, ctx);
  let [least, most] = [Math.min(min, total), Math.min(max, total)];
  if (least === 1 && most === 1 && kinds.length > 1) {
    const prompt = 'which kind of counter to move?';
    const kind = yield* chooseWord(g, { player, kind: 'choose', prompt, words: kinds, cite: ['608.2d'], source: ctx.source });
    return [{ kind, amount: 1 }];
  }
  const shares: { kind: string; amount: number }[] = [];
  for (const [index, kind] of kinds.entries()) {
    const later = there.slice(index + 1).reduce((sum, count) => sum + count, 0);
    const [low, high] = [Math.max(0, least - later), Math.min(there[index]!, most)];
    const amount = low === high ? low : yield* howMany(g, `how many ${kind} counters to move?`, low, high, player, ctx);
    shares.push({ kind, amount });
    [least, most] = [Math.max(0, least - amount), most - amount];
  }
  return shares;
}

function* howMany(g: Game, prompt: string, low: number, high: number, player: PlayerId, { source }: Context): Run<number> {
  const words = Array.from({ length: high - low + 1 }, (_, index) => String(low + index));
  return Number(yield* chooseWord(g, { player, kind: 'choose', prompt, words, cite: ['608.2d'], source }));
}
