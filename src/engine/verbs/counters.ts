import type { AllOfThem, Quantity } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { counterWords } from '../events/words.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { atLeastZero, boundsOf } from '../quantity.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { type Choosing, enough, resolveObjects } from './choosing.ts';
import { divide } from './divide.ts';
import { type ActOf, contextFor, type Doing, type Executor, outcome } from './executor.ts';
import { isLeftOfPayment } from './moves.ts';
import { happenedOf, perform, playersIn } from './perform.ts';

const doer = ({ subjects, ctx }: Doing): PlayerId => playersIn(subjects)[0] ?? ctx.controller;

const choosing = (doing: Doing, prompt: string): Choosing => ({
  player: doer(doing),
  ctx: doing.ctx,
  prompt,
  cite: ['608.2d'],
  verb: 'removeCounters',
});

/** CR 122.1: on all of them at the same time; distributed, each gets at least one (601.2d, 608.2d). */
export const putCounters: Executor<'putCounters'> = {
  *run(g, said, doing) {
    const act = { ...said, ...(said.or ? yield* ofTheirChoice(g, said, doing) : {}) };
    const count = atLeastZero(amount(g, act.amount, doing.ctx));
    const meant = yield* resolveObjects(
      g,
      act.on,
      doing,
      choosing(doing, `on which permanent to put ${counterWords(count, act.counter)}?`),
    );
    const refs = meant.filter((ref) => ref.kind === 'player' || !isLeft(g, ref.object, doing));
    const shares = act.distributed ? yield* divide(g, refs, count, doing) : refs.map((ref) => ({ ref, amount: count }));
    const events = shares.map(
      (share): GameEvent => ({
        kind: 'putCounters',
        on: share.ref,
        counter: act.counter,
        amount: share.amount,
        player: doer(doing),
        ...(doing.cost ? { asCost: true as const } : {}),
      }),
    );
    for (const { counter, amount: node } of act.also ?? []) {
      const more = atLeastZero(amount(g, node, doing.ctx));
      for (const on of refs) events.push({ kind: 'putCounters', on, counter, amount: more, player: doer(doing) });
    }
    const put = happenedOf(yield* perform(g, doing, events), 'putCounters');
    return outcome(
      put.map(({ on }) => on),
      put.reduce((sum, event) => sum + event.amount, 0),
    );
  },
  possible: (g, act, doing) => enough(g, act.on, choosing(doing, '')),
};

/** "Your choice of a reach counter or a trample counter": chosen as the instruction is followed (CR 608.2d). */
function* ofTheirChoice(g: Game, act: ActOf<'putCounters'>, doing: Doing): Run<Pick<ActOf<'putCounters'>, 'amount' | 'counter'>> {
  const all = [act, ...(act.or ?? [])];
  const word = yield* chooseWord(g, {
    player: doer(doing),
    kind: 'choose',
    prompt: 'which kind of counter to put?',
    words: [...new Set(all.map(({ counter }) => counter))],
    cite: ['608.2d'],
    source: doing.ctx.source,
  });
  const { amount: many, counter } = all.find((one) => one.counter === word) ?? act;
  return { amount: many, counter };
}

/** "This creature" is a permanent: nothing is put on the card that is left of it after it was sacrificed to pay (CR 109.2, 400.7). */
function isLeft(g: Game, id: ObjectId, { ctx }: Doing): boolean {
  if (!isLeftOfPayment(g, ctx, id)) return false;
  const says = `${nameOf(g, id)} left the battlefield to pay for this and isn't that permanent any more, so no counter is put on it.`;
  tell(g, { kind: 'instruction', says, cite: ['109.2', '400.7'], subjects: [id] });
  return true;
}

/** As many as there are, where fewer are there than the words say; as a cost that many (CR 118.3). */
export const removeCounters: Executor<'removeCounters'> = {
  *run(g, act, doing) {
    const how = choosing(doing, 'from which permanent to remove counters?');
    const refs = yield* resolveObjects(
      g,
      act.from,
      doing,
      act.from.kind === 'some' ? { ...how, pool: withCounters(g, act, doing) } : how,
    );
    const events: GameEvent[] = [];
    for (const on of refs) {
      const counter = act.counter ?? (yield* kindOf(g, on, doing));
      if (counter === null) continue;
      const count = yield* howMany(g, act.quantity, present(g, on, counter), doing);
      if (count > 0) events.push({ kind: 'removeCounters', on, counter, amount: count, player: doer(doing) });
    }
    const removed = happenedOf(yield* perform(g, doing, events), 'removeCounters');
    return outcome(
      removed.map(({ on }) => on),
      removed.reduce((sum, event) => sum + event.amount, 0),
    );
  },
  possible: removable,
};

function removable(g: Game, act: ActOf<'removeCounters'>, doing: Doing): boolean {
  return enough(g, act.from, { ...choosing(doing, ''), pool: withCounters(g, act, doing) });
}

/** Objects with counters to remove; for a cost with as many as it asks for (CR 118.3). */
function withCounters(g: Game, act: ActOf<'removeCounters'>, doing: Doing): ObjectId[] {
  const least = act.quantity.kind === 'allOfThem' ? 1 : Math.max(1, boundsOf(g, act.quantity, doing.ctx).min);
  return [...g.state.battlefield, ...g.state.exile].filter((object) => {
    const counters = g.state.objects[object]?.counters ?? {};
    const kinds = act.counter === undefined ? Object.values(counters) : [counters[act.counter] ?? 0];
    return kinds.some((count) => count >= (doing.cost ? least : 1));
  });
}

function present(g: Game, on: Ref, counter: string): number {
  const counters = on.kind === 'player' ? g.state.players[on.player]?.counters : g.state.objects[on.object]?.counters;
  return counters?.[counter] ?? 0;
}

const kindsOn = (g: Game, on: Ref): readonly string[] =>
  Object.keys((on.kind === 'player' ? g.state.players[on.player]?.counters : g.state.objects[on.object]?.counters) ?? {});

function* kindOf(g: Game, on: Ref, doing: Doing): Run<string | null> {
  const kinds = kindsOn(g, on);
  if (kinds.length < 2) return kinds[0] ?? null;
  return yield* chooseWord(g, {
    player: doer(doing),
    kind: 'choose',
    prompt: 'which kind of counter to remove?',
    words: kinds,
    cite: ['608.2d'],
    source: doing.ctx.source,
  });
}

function* howMany(g: Game, quantity: Quantity | AllOfThem, there: number, doing: Doing): Run<number> {
  if (quantity.kind === 'allOfThem') return there;
  const { min, max } = boundsOf(g, quantity, doing.ctx);
  const [least, most] = [Math.min(min, there), Math.min(max, there)];
  if (least === most) return most;
  const named = doing.cost?.payment?.amounts.removeCounters;
  if (named !== undefined && named >= least && named <= most) return named;
  const word = yield* chooseWord(g, {
    player: doer(doing),
    kind: 'choose',
    prompt: 'how many counters to remove?',
    words: Array.from({ length: most - least + 1 }, (_, index) => String(least + index)),
    cite: ['608.2d'],
    source: doing.ctx.source,
  });
  return Number(word);
}

/** A player gets counters (CR 122.1). */
export const getCounters: Executor<'getCounters'> = {
  *run(g, act, doing) {
    const events = playersIn(doing.subjects).map((player): GameEvent => {
      const on: Ref = { kind: 'player', player };
      return {
        kind: 'putCounters',
        on,
        counter: act.counter,
        amount: atLeastZero(amount(g, act.amount, contextFor(doing, on))),
        player,
      };
    });
    const got = happenedOf(yield* perform(g, doing, events), 'putCounters');
    return outcome(
      got.map(({ on }) => on),
      got.reduce((sum, event) => sum + event.amount, 0),
    );
  },
};

/** Counters as a move or token gives them: kind and number. */
export function countersWith(
  g: Game,
  specs: readonly { readonly counter: string; readonly amount: Parameters<typeof amount>[1] }[] | undefined,
  ctx: Context,
): Record<string, number> {
  const counters: Record<string, number> = {};
  for (const { counter, amount: node } of specs ?? []) {
    const count = amount(g, node, ctx);
    if (count > 0) counters[counter] = (counters[counter] ?? 0) + count;
  }
  return counters;
}
