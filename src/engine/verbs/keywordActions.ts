import type { PlayerDesignation } from '../../oracle/tree/index.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { atLeastZero } from '../quantity.ts';
import { type ObjectId, objectRef, playerRef, type Ref } from '../state/ids.ts';
import { amass } from './amass.ts';
import { canCollectEvidence, collectEvidence } from './collectEvidence.ts';
import { createToken } from './createToken.ts';
import { endure } from './endure.ts';
import { type ActOf, contextFor, type Doing, type Executor, type Outcome, outcome, unsupported } from './executor.ts';
import { fateseal } from './fateseal.ts';
import { incubate } from './incubate.ts';
import { discover, follow, LEARN, POPULATE } from './inWords.ts';
import { mill, scry, surveil } from './library.ts';
import { manifestDread } from './manifest.ts';
import { happenedOf, objectsIn, perform, playersIn } from './perform.ts';
import { ringTempts } from './ringTempts.ts';
import { controlledBy } from './sacrifice.ts';
import { timeTravel } from './timeTravel.ts';
import { venture } from './venture.ts';

type N = ActOf<'keywordActionN'>;
type ActionN = (g: Game, act: N, doing: Doing) => Run<Outcome>;

/** Keyword actions with a number (CR 701). */
const WITH_NUMBER: { readonly [K in N['action']]?: ActionN } = {
  mill: (g, act, doing) => mill(g, act.amount, doing),
  scry: (g, act, doing) => scry(g, act.amount, doing),
  surveil: (g, act, doing) => surveil(g, act.amount, doing),
  adapt,
  monstrosity,
  bolster,
  discover,
  endure,
  amass,
  fateseal,
  incubate,
  collectEvidence,
};

export const keywordActionN: Executor<'keywordActionN'> = {
  *run(g, act, doing) {
    const action = WITH_NUMBER[act.action] ?? unsupported(doing.ctx, `the keyword action ${act.action}`);
    return yield* action(g, act, doing);
  },
  /** CR 701.17b: nobody can choose, or pay, to mill more cards than the library has. */
  possible: (g, act, doing) =>
    act.action === 'collectEvidence'
      ? canCollectEvidence(g, act, doing)
      : act.action !== 'mill' ||
        playersIn(doing.subjects).every((player) => {
          const count = amount(g, act.amount, contextFor(doing, playerRef(player)));
          return g.state.players[player]!.library.length >= count;
        }),
};

/** CR 701.46a. */
function* adapt(g: Game, act: N, doing: Doing): Run<Outcome> {
  const self = g.state.objects[doing.ctx.source];
  if (self?.zone !== 'battlefield' || (self.counters['+1/+1'] ?? 0) > 0) return outcome([]);
  return yield* grow(g, self.id, act, doing);
}

/** CR 701.37a, and 701.37c where X is how many counters it gets. */
function* monstrosity(g: Game, act: N, doing: Doing): Run<Outcome> {
  const self = g.state.objects[doing.ctx.source];
  if (self?.zone !== 'battlefield' || self.designations.includes('monstrous')) return outcome([]);
  const x = act.amount.kind === 'variable' ? { x: amount(g, act.amount, doing.ctx) } : {};
  return yield* grow(g, self.id, act, doing, [{ kind: 'designate', object: self.id, designation: 'monstrous', ...x }]);
}

/** CR 701.39a. */
function* bolster(g: Game, act: N, doing: Doing): Run<Outcome> {
  const [player = doing.ctx.controller] = playersIn(doing.subjects);
  const toughness = (id: ObjectId): number => characteristics(g, id).toughness ?? 0;
  const creatures = controlledBy(g, player).filter((id) => characteristics(g, id).types.includes('creature'));
  const least = Math.min(...creatures.map(toughness));
  const refs = creatures.filter((id) => toughness(id) === least).map(objectRef);
  const asked = {
    player,
    kind: 'choose',
    prompt: 'which creature to bolster?',
    cite: ['701.39a'],
    source: doing.ctx.source,
  } as const;
  const [id] = objectsIn(yield* chooseRefs(g, { ...asked, refs, min: 1, max: 1 }));
  return id === undefined ? outcome([]) : yield* grow(g, id, act, doing);
}

function* grow(g: Game, id: ObjectId, act: N, doing: Doing, more: readonly GameEvent[] = []): Run<Outcome> {
  const [player = doing.ctx.controller] = playersIn(doing.subjects);
  const count = atLeastZero(amount(g, act.amount, doing.ctx));
  const put: GameEvent = { kind: 'putCounters', on: objectRef(id), counter: '+1/+1', amount: count, player };
  yield* perform(g, doing, [put, ...more]);
  return outcome([objectRef(id)], count);
}

const CLUE: ActOf<'createToken'> = {
  kind: 'createToken',
  amount: { kind: 'number', value: 1 },
  token: { kind: 'predefinedToken', name: 'Clue' },
};

type Plain = ActOf<'keywordAction'>['action'];
/** Keyword actions without more (CR 701). */
const PLAIN: { readonly [K in Plain]?: (g: Game, doing: Doing) => Run<Outcome> } = {
  proliferate,
  timeTravel,
  populate: (g, doing) => follow(g, doing, { name: 'populates', cite: '701.36a', sentences: () => POPULATE }),
  learn: (g, doing) => follow(g, doing, { name: 'learns', cite: '701.48a', sentences: () => LEARN }),
  manifestDread,
  ringTempts,
  ventureIntoDungeon: (g, doing) => venture(g, doing),
  ventureIntoUndercity: (g, doing) => venture(g, doing, 'Undercity'),
  takeInitiative: (g, doing) => designatePlayers(g, doing, 'initiative'),
  becomeMonarch: (g, doing) => designatePlayers(g, doing, 'monarch'),
  cityBlessing: (g, doing) => designatePlayers(g, doing, "city's blessing"),
  // CR 701.16a.
  investigate: (g, doing) => createToken.run(g, CLUE, doing),
};

export const keywordAction: Executor<'keywordAction'> = {
  *run(g, act, doing) {
    const action = PLAIN[act.action] ?? unsupported(doing.ctx, `the keyword action ${act.action}`);
    const times = (act.times ?? 1) * (doing.times === null ? 1 : amount(g, doing.times, doing.ctx));
    let done = outcome([]);
    for (let time = 0; time < times; time += 1) {
      const more = yield* action(g, doing);
      done = { done: done.done || more.done, amount: done.amount + more.amount, refs: [...done.refs, ...more.refs] };
    }
    return done;
  },
};

/** CR 725.1, 726.1, 702.131c. */
function* designatePlayers(g: Game, doing: Doing, designation: PlayerDesignation): Run<Outcome> {
  const events = playersIn(doing.subjects).map((player): GameEvent => ({ kind: 'designatePlayer', player, designation }));
  const done = happenedOf(yield* perform(g, doing, events), 'designatePlayer');
  return outcome(done.map(({ player }) => playerRef(player)));
}

/** CR 701.34a: any number of permanents and players that have counters get one more of each kind that they have. */
function* proliferate(g: Game, doing: Doing): Run<Outcome> {
  const events: GameEvent[] = [];
  for (const player of playersIn(doing.subjects)) {
    const chosen = yield* chooseRefs(g, {
      player,
      kind: 'choose',
      prompt: 'which permanents and players get another counter of each kind that they have?',
      refs: withCounters(g),
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      cite: ['701.34a'],
      source: doing.ctx.source,
    });
    for (const on of chosen) {
      for (const counter of Object.keys(countersOn(g, on))) events.push({ kind: 'putCounters', on, counter, amount: 1, player });
    }
  }
  const put = happenedOf(yield* perform(g, doing, events), 'putCounters');
  return { done: true, amount: put.length, refs: put.map(({ on }) => on) };
}

const countersOn = (g: Game, ref: Ref): Readonly<Record<string, number>> =>
  (ref.kind === 'player' ? g.state.players[ref.player]?.counters : g.state.objects[ref.object]?.counters) ?? {};

function withCounters(g: Game): Ref[] {
  const permanents = g.state.battlefield.filter((id) => !g.state.objects[id]?.phasedOut).map(objectRef);
  const players = g.state.players.filter(({ lost }) => lost === null).map(({ id }) => playerRef(id));
  return [...permanents, ...players].filter((ref) => Object.keys(countersOn(g, ref)).length > 0);
}
