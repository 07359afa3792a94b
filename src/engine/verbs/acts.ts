import type { Act, Clause, Multiplied } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { DEED_MARKS } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { amount } from '../filters/index.ts';
import { type Game, spend } from '../game.ts';
import { type PlayerId, playerRef } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { takesPart } from './consent.ts';
import { isLasting, last } from './continuous.ts';
import { contextFor, type Doing, NOTHING_DONE, type Outcome, outcome, unsupported } from './executor.ts';
import { isChosenEachTime, multipliedAct } from './multiplied.ts';
import { perform, playersIn } from './perform.ts';
import { executorOf } from './table.ts';

/** Carries out the acts of one sentence in their order, all subjects with one act before the next (CR 608.2c, 608.2e). */
export function* runActs(g: Game, clause: Clause, said: Doing): Run<Outcome> {
  let doing = said;
  let all = NOTHING_DONE;
  let index = 0;
  while (index < clause.acts.length) {
    const lasting = lastingFrom(clause, index, doing);
    const act = clause.acts[index]!;
    const one = lasting.length > 0 ? yield* last(g, lasting, clause, doing) : yield* runAct(g, act, doing);
    bindMarks(clause.acts.slice(index, index + Math.max(1, lasting.length)), one, doing);
    all = { done: all.done || one.done, amount: one.amount, refs: one.refs };
    index += Math.max(1, lasting.length);
    // Who did the first does the others.
    if (doing.consent) {
      const { consent, ...rest } = doing;
      doing = { ...rest, subjects: consent.given };
      if (consent.given.length === 0) return all;
    }
  }
  return all;
}

/** The acts that begin one continuous effect together, from this place on. */
function lastingFrom({ acts }: Clause, from: number, { ctx }: Doing) {
  const lasting = [];
  for (const act of acts.slice(from)) {
    const plain = act.kind === 'multiplied' && !isChosenEachTime(act) ? multipliedAct(act, ctx) : act;
    if (!isLasting(plain)) break;
    lasting.push(plain);
  }
  return lasting;
}

export function* runAct(g: Game, act: Act, doing: Doing): Run<Outcome> {
  if (act.kind === 'multiplied' && isChosenEachTime(act)) return yield* againAndAgain(g, act, doing);
  if (act.kind === 'multiplied') return yield* runAct(g, multipliedAct(act, doing.ctx), { ...doing, times: act.by });
  const executor = executorOf(act.kind) ?? unsupported(doing.ctx, `such an instruction (${act.kind})`);
  const before = g.decisions.length;
  const done = isOneDoers(act, doing) ? yield* oneByOne(g, act, doing) : yield* executor.run(g, act as never, doing);
  // Several players who choose for one instruction do so in turn order, and it is done at the same time for all.
  if (new Set(g.decisions.slice(before).map(({ request }) => request.player)).size > 1) citeToo(g, ['101.4']);
  return done;
}

/** So many times, with a choice of its own each time. */
function* againAndAgain(g: Game, { act, by }: Multiplied, doing: Doing): Run<Outcome> {
  const count = amount(g, by, doing.ctx);
  const all: Outcome[] = [];
  for (let time = 0; time < count; time += 1) {
    spend(g, 'instructions');
    if ('on' in act && 'mark' in act.on && act.on.mark !== undefined) doing.ctx.bindings.refs.delete(act.on.mark);
    all.push(yield* runAct(g, act, doing));
  }
  return outcome(
    all.flatMap(({ refs }) => refs),
    all.reduce((sum, one) => sum + one.amount, 0),
  );
}

/** Acts that are carried out for one player; of several each chooses in APNAP order, and all of it happens at the same time (CR 101.4). */
const ONE_DOERS: ReadonlySet<Act['kind']> = new Set<Act['kind']>([
  'doubleCounters',
  'moveCounters',
  'putCounters',
  'removeCounters',
  'tap',
  'untap',
]);

const isOneDoers = (act: Act, { subjects, cost }: Doing): boolean =>
  ONE_DOERS.has(act.kind) && cost === null && playersIn(subjects).length > 1;

function* oneByOne(g: Game, act: Act, doing: Doing): Run<Outcome> {
  const collect: GameEvent[] = [];
  const all: Outcome[] = [];
  for (const player of playersIn(doing.subjects)) {
    if (!(yield* takesPart(doing, player))) continue;
    all.push(yield* executorOf(act.kind)!.run(g, act as never, { ...doingFor(doing, player), collect }));
  }
  yield* perform(g, doing, collect);
  return outcome(
    all.flatMap(({ refs }) => refs),
    all.reduce((sum, { amount }) => sum + amount, 0),
  );
}

function doingFor({ consent: _asked, ...doing }: Doing, player: PlayerId): Doing {
  const ref = playerRef(player);
  return { ...doing, subjects: [ref], ctx: contextFor(doing, ref) };
}

/** Whether an act can be done at all (CR 608.2d). */
export function isPossible(g: Game, act: Act, doing: Doing): boolean {
  if (act.kind === 'multiplied' && isChosenEachTime(act)) return isPossible(g, act.act, doing);
  if (act.kind === 'multiplied') return isPossible(g, multipliedAct(act, doing.ctx), { ...doing, times: act.by });
  const executor = executorOf(act.kind);
  if (!executor?.possible) return true;
  const players = ONE_DOERS.has(act.kind) && doing.cost === null && doing.each ? playersIn(doing.subjects) : [];
  if (players.length === 0) return executor.possible(g, act as never, doing);
  return players.some((player) => executor.possible!(g, act as never, doingFor(doing, player)));
}

/** The rules by which it can't be done. */
export function whyImpossible(g: Game, act: Act, doing: Doing): readonly RuleNumber[] {
  return executorOf(act.kind)?.whyImpossible?.(g, doing, act) ?? [];
}

/** What acts with a mark came to, for "that much" and "it". */
export function bindMarks(acts: readonly Act[], { refs, amount, shares }: Outcome, { ctx }: Doing): void {
  for (const act of acts) {
    const deed = DEED_MARKS[act.kind as keyof typeof DEED_MARKS];
    if (deed !== undefined && refs.length > 0) ctx.bindings.refs.set(deed, refs);
    const mark = 'mark' in act ? (act.mark as number | undefined) : undefined;
    if (mark === undefined) continue;
    ctx.bindings.refs.set(mark, refs);
    ctx.bindings.amounts.set(mark, amount);
    if (shares) ctx.bindings.shares.set(mark, shares);
  }
}
