import type { Act, Amount, Clause, Subject } from '../../oracle/tree/index.ts';
import { abilityOf } from '../abilities.ts';
import type { Context } from '../context.ts';
import { may } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { objectAsKnown } from '../filters/candidate.ts';
import { amount, holds, objectsOf } from '../filters/index.ts';
import { isPlayerPhrase } from '../filters/phraseKinds.ts';
import { apnap, type Game, spend } from '../game.ts';
import { type ObjectId, type PlayerId, playerRef, type Ref } from '../state/ids.ts';
import { offerInWords } from '../trace/inWords.ts';
import { citeToo, tell } from '../trace/record.ts';
import { isPossible, runActs, whyImpossible } from './acts.ts';
import { resolveObjects, resolvePlayers } from './choosing.ts';
import { asksItself, type Consent } from './consent.ts';
import type { Doing } from './executor.ts';
import type { Willing } from './insteadOf.ts';
import { makeDelayed } from './later.ts';
import { lookAhead } from './lookAhead.ts';
import { boundApart, noteMoves, objectNow } from './moves.ts';
import { chooseTypeNow } from './ofYourChoice.ts';
import { someonePays } from './paying.ts';
import { playersIn } from './perform.ts';
import { isForLater } from './playLater.ts';

/** What came of a sentence, for "if you do", "otherwise" and their like. */
export interface Result {
  /** Its condition held. */
  readonly held: boolean;
  readonly done: boolean;
  /** There wasn't as much to do it to as the words ask for. */
  readonly short?: boolean;
  /** Where several players had to act: who did, and who was asked. */
  readonly by: readonly PlayerId[];
  readonly asked: readonly PlayerId[];
  /** Any of them could do it, and what follows does so once. */
  readonly once?: true;
  /** Where it was followed for one after the other: what came of each time. */
  readonly rounds?: readonly Round[];
}

/** A sentence as it was followed for one of several, and what its words spoke of then. */
export interface Round {
  readonly ctx: Context;
  readonly done: boolean;
}

export const NOT_HELD: Result = { held: false, done: false, by: [], asked: [] };

/** How a sentence is carried out besides what it says itself. */
export interface Riders {
  readonly noRegeneration: boolean;
  readonly collect: GameEvent[] | null;
}
export const NO_RIDERS: Riders = { noRegeneration: false, collect: null };

/** Carries out one sentence: its tails first, then the acts of its subject. */
export function* runClause(g: Game, said: Clause, ctx: Context, riders: Riders): Run<Result> {
  spend(g, 'instructions');
  const clause = yield* chooseTypeNow(g, ofTheSpell(said.perEach ? multipliedClause(said, said.perEach) : said), ctx);
  if (clause.delayed) {
    const { delayed, ...then } = clause;
    makeDelayed(g, delayed, then, ctx);
    return { held: true, done: true, by: [], asked: [] };
  }
  const where = saidOf(clause, 'where');
  const counted: Context = where ? { ...ctx, x: amount(g, where, ctx) } : ctx;
  if (clause.condition && !holds(g, clause.condition, counted)) {
    tell(g, {
      kind: 'instruction',
      says: "An instruction's condition isn't true, so it isn't followed.",
      cite: ['608.2c'],
      words: ctx.words,
    });
    return NOT_HELD;
  }
  if (!clause.forEach) return yield* whole(g, clause, counted, riders);
  const { forEach, ...rest } = clause;
  const all = yield* subjectsOf(g, forEach, counted);
  if (paidForApart(rest) && all.length > 1) return yield* atOnce(g, rest, all, counted, riders);
  return yield* oneByOne(rest, all, counted, (each) => whole(g, rest, { ...counted, each }, riders));
}

/** "You may cast it if it's an instant spell": asked of the spell that it would be as it is cast, not of the card beforehand (CR 608.2g). */
function ofTheSpell(said: Clause): Clause {
  const [act, ...others] = said.acts;
  if (act?.kind !== 'castOrPlay' || others.length > 0 || said.duration || !speaksOfSpell(said.condition)) return said;
  const { condition, ...clause } = said;
  return { ...clause, acts: [{ ...act, onlyIf: condition! }] };
}

function speaksOfSpell(condition: Clause['condition']): boolean {
  if (condition?.kind === 'isKind') return condition.filter.kind === 'filter' && condition.filter.noun === 'spell';
  if (condition?.kind !== 'compare' || condition.left.kind !== 'characteristicOf') return false;
  const { of } = condition.left;
  return of.kind === 'that' && of.filter?.kind === 'filter' && of.filter.noun === 'spell';
}

/** Marks under which a sentence's acts and what they name are found, to be gathered where it is followed several times. */
const marksIn = ({ acts }: Clause): readonly number[] =>
  acts.flatMap((act) => {
    const chosen = 'objects' in act && act.objects?.kind === 'some' ? act.objects.mark : undefined;
    return [act.mark, chosen].flatMap((mark) => (mark === undefined ? [] : [mark]));
  });

/** Follows a sentence for one after the other; "the tokens" are those of all of them. */
function* oneByOne(clause: Clause, all: readonly Ref[], ctx: Context, follow: (each: Ref) => Run<Result>): Run<Result> {
  const { refs } = ctx.bindings;
  const results: Result[] = [];
  const rounds: Round[] = [];
  const marks = marksIn(clause);
  const came: Ref[][] = marks.map(() => []);
  for (const each of all) {
    for (const mark of marks) refs.delete(mark);
    const result = yield* follow(each);
    results.push(result);
    rounds.push({ ctx: { ...ctx, each, bindings: boundApart(ctx.bindings) }, done: result.done });
    for (const [index, mark] of marks.entries()) came[index]!.push(...(refs.get(mark) ?? []));
  }
  for (const [index, mark] of marks.entries()) refs.set(mark, came[index]!);
  return {
    held: true,
    done: results.some(({ done }) => done),
    by: results.flatMap(({ by }) => by),
    asked: results.flatMap(({ asked }) => asked),
    rounds,
  };
}

/** "For each creature, its controller sacrifices it unless they pay 1 life": one deed for each of them. */
const paidForApart = ({ acts, unless, joined, optional }: Clause): boolean =>
  unless?.kind === 'unlessPays' && acts.length === 1 && !joined && !optional;

/** In turn order the players choose for all that is theirs, and then what isn't paid for happens at the same time (CR 101.4, 608.2f). */
function* atOnce(g: Game, clause: Clause, all: readonly Ref[], ctx: Context, riders: Riders): Run<Result> {
  citeToo(g, ['101.4', '608.2f']);
  const whose = (ref: Ref): number =>
    apnap(g).indexOf(ref.kind === 'player' ? ref.player : (objectAsKnown(g, ref.object)?.controller ?? ctx.controller));
  const inOrder = [...all].sort((one, other) => whose(one) - whose(other));
  const collect: GameEvent[] = [];
  const own = { ...riders, collect };
  const result = yield* oneByOne(clause, inOrder, ctx, (each) => whole(g, clause, { ...ctx, each }, own));
  const happened = yield* happen(g, collect, { source: ctx.source, player: ctx.controller, words: ctx.words.text });
  noteMoves(ctx, happened);
  return result;
}

/** What joined sentences say together is said by the first or by a later one. */
function saidOf<Field extends 'where' | 'duration'>(clause: Clause, field: Field): Clause[Field] | undefined {
  return clause[field] ?? clause.joined?.find((one) => one[field] !== undefined)?.[field];
}

const together = (one: Riders, two: Riders): Riders => ({ ...one, noRegeneration: one.noRegeneration || two.noRegeneration });

/** A sentence and those that are joined to it, in their order; whether something was done is asked of the first. */
/** "Until end of turn for each …": each of its acts so many times. */
function multipliedClause({ perEach: _said, ...clause }: Clause, by: Amount): Clause {
  return { ...clause, acts: clause.acts.map((act): Act => ({ kind: 'multiplied', act, by })) };
}

function* whole(g: Game, clause: Clause, ctx: Context, riders: Riders): Run<Result> {
  if (!clause.joined) return yield* body(g, clause, ctx, riders);
  const { joined, where: _counted, condition: _held, ...first } = clause;
  const duration = saidOf(clause, 'duration');
  const all = [first, ...joined].map((one): Clause => (duration === undefined ? one : { duration, ...one }));
  const results: Result[] = [];
  for (let index = 0; index < all.length; ) {
    const ahead = yield* lookAhead(g, all[index]!, all, index + 1, ctx, instead(g, ctx));
    results.push(yield* runClause(g, ahead.clause, ctx, index === 0 ? together(riders, ahead.riders) : ahead.riders));
    index = ahead.next;
  }
  return results[0] ?? NOT_HELD;
}

function* body(g: Game, clause: Clause, ctx: Context, riders: Riders): Run<Result> {
  const all = yield* subjectsOf(g, clause.subject, ctx);
  if (clause.subject.kind !== 'eachPlayer') return yield* followed(g, clause, all, ctx, riders);
  if (clause.subject.any) return { ...(yield* followed(g, clause, all, ctx, riders)), once: true };
  if (!clause.subject.startingWith) return yield* followed(g, clause, all, ctx, riders);
  return yield* oneByOne(clause, all, ctx, (player) => followed(g, clause, [player], ctx, riders));
}

const doingOf = (clause: Clause, subjects: readonly Ref[], ctx: Context, riders: Riders): Doing => ({
  ctx,
  subjects,
  each: clause.subject.kind === 'eachPlayer' || clause.subject.kind === 'each' || clause.each === true,
  duration: clause.duration ?? null,
  cause: { source: ctx.source, player: ctx.controller, words: ctx.words.text },
  cost: null,
  times: null,
  noRegeneration: riders.noRegeneration,
  collect: riders.collect,
});

function* followed(g: Game, clause: Clause, all: readonly Ref[], ctx: Context, riders: Riders): Run<Result> {
  const base = doingOf(clause, all, ctx, riders);
  const asked = playersIn(all);
  const paying = clause.optional ? null : unlessEachPays(g, clause, base);
  if (paying) {
    const done = yield* runActs(g, clause, { ...base, consent: paying });
    return { held: true, done: done.done, by: done.done ? playersIn(paying.given) : [], asked };
  }
  const unpaid = yield* notKeptFrom(g, clause, base);
  const consent = clause.optional ? consentTo(g, clause, { ...base, subjects: unpaid }) : null;
  if (consent) {
    yield* runActs(g, clause, { ...base, subjects: unpaid, consent });
    const by = playersIn(consent.given);
    if (by.length > 0) yield* noteDone(g, base);
    return { held: true, done: by.length > 0, by, asked };
  }
  const willing = clause.optional && !isForLater(clause) ? yield* whoWill(g, clause, { ...base, subjects: unpaid }) : unpaid;
  if (willing.length === 0 && (clause.optional || all.length > 0)) return { held: true, done: false, by: [], asked };
  const short = isShort(g, clause, { ...base, subjects: willing });
  const done = yield* runActs(g, clause, { ...base, subjects: willing });
  const by = playersIn(willing);
  if (clause.optional) yield* noteDone(g, base);
  return { held: true, done: clause.optional ? true : done.done, short, by: done.done || clause.optional ? by : [], asked };
}

const COUNTED: ReadonlySet<Act['kind']> = new Set<Act['kind']>(['exile', 'sacrifice', 'discard']);
/** Whether less is there than should be exiled, sacrificed or discarded. */
function isShort(g: Game, { acts: [act] }: Clause, doing: Doing): boolean {
  return act !== undefined && COUNTED.has(act.kind) && !isPossible(g, act, doing);
}

/** "Do this only once each turn": that it was done is remembered (CR 603.2h). */
function* noteDone(g: Game, { ctx, cause }: Doing): Run<void> {
  const origin = ctx.onStack === null ? null : (g.state.objects[ctx.onStack]?.stack?.ability ?? null);
  const tree = origin && abilityOf(g, origin.definition).tree;
  if (!origin || tree?.kind !== 'triggered' || tree.limit !== 'doneOnceEachTurn') return;
  citeToo(g, ['603.2h']);
  yield* happen(g, [{ kind: 'resolves', source: origin.source, ability: origin.definition, done: true }], cause);
}

/** The subjects in APNAP order; objects that are gone deal damage as they last were (CR 608.2h), so they stay. */
function* subjectsOf(g: Game, subject: Subject, ctx: Context): Run<readonly Ref[]> {
  if (isPlayerPhrase(subject)) return (yield* resolvePlayers(g, subject, ctx)).map(playerRef);
  if (subject.kind === 'some' || subject.kind === 'oneOf' || subject.kind === 'severalObjects') {
    const doing = { ctx, cost: null } as Doing;
    return yield* resolveObjects(g, subject, doing, { player: ctx.controller, ctx, prompt: 'which object?', cite: ['608.2d'] });
  }
  const refs = objectsOf(g, subject, ctx).map((ref) => (ref.kind === 'object' ? known(g, ctx, ref.object) : ref));
  if ('mark' in subject && subject.mark !== undefined) ctx.bindings.refs.set(subject.mark, refs);
  return refs;
}

const known = (g: Game, ctx: Context, id: ObjectId): Ref => ({ kind: 'object', object: objectNow(g, ctx, id) ?? id });

/** "Unless …": the subjects for whom nothing keeps it from happening. */
function* notKeptFrom(g: Game, { unless }: Clause, doing: Doing): Run<readonly Ref[]> {
  if (!unless) return doing.subjects;
  const kept: Ref[] = [];
  const groups = doing.each ? doing.subjects.map((ref) => [ref]) : [doing.subjects];
  for (const group of groups) {
    const ctx: Context = doing.each ? { ...doing.ctx, each: group[0] ?? null } : doing.ctx;
    const prevented = unless.kind === 'unlessPays' ? yield* someonePays(g, unless, ctx) : holds(g, unless.condition, ctx);
    if (!prevented) kept.push(...group);
    else if (unless.kind !== 'unlessPays') {
      const says = "What an instruction says after “unless” is true, so it isn't followed.";
      tell(g, { kind: 'instruction', says, cite: ['608.2c'], words: ctx.words });
    }
  }
  return kept;
}

/** "Each opponent sacrifices a permanent unless they pay {1}": each says whether, and else which, before the next one does (CR 101.4, 608.2e). */
function unlessEachPays(g: Game, clause: Clause, doing: Doing): Consent | null {
  const { unless } = clause;
  const players = playersIn(doing.subjects);
  if (unless?.kind !== 'unlessPays' || !doing.each || players.length < 2 || players.length < doing.subjects.length) return null;
  if (!asksItself(clause.acts[0])) return null;
  citeToo(g, ['101.4', '608.2e']);
  const given: Ref[] = [];
  return {
    given,
    *ask(player) {
      const ref = playerRef(player);
      if (yield* someonePays(g, unless, { ...doing.ctx, each: ref })) return false;
      given.push(ref);
      return true;
    },
  };
}

/** "May": each player is asked in APNAP order (CR 101.4); of an object its effect's controller. What can't be done isn't offered (608.2d). */
function* whoWill(g: Game, clause: Clause, doing: Doing): Run<readonly Ref[]> {
  const objects = doing.subjects.filter((ref) => ref.kind === 'object' || clause.yours);
  if (objects.length > 0) return (yield* willing(g, doing.ctx.controller, clause, doing)) ? doing.subjects : [];
  const yes: Ref[] = [];
  if (doing.subjects.length > 1) citeToo(g, ['101.4', '608.2e']);
  for (const player of apnap(g)) {
    const ref = playerRef(player);
    if (!doing.subjects.some((subject) => subject.kind === 'player' && subject.player === player)) continue;
    if (yield* willing(g, player, clause, { ...doing, subjects: [ref] })) yes.push(ref);
  }
  return yes;
}

/** Where several players may do what leaves them more to choose, each is asked as that player's choices come (CR 101.4). */
function consentTo(g: Game, clause: Clause, doing: Doing): Consent | null {
  const players = playersIn(doing.subjects);
  if (players.length < 2 || players.length < doing.subjects.length || clause.yours || !asksItself(clause.acts[0])) return null;
  citeToo(g, ['101.4', '608.2e']);
  const given: Ref[] = [];
  return {
    given,
    *ask(player) {
      const ref = playerRef(player);
      const yes = yield* willing(g, player, clause, { ...doing, subjects: [ref] });
      if (yes) given.push(ref);
      return yes;
    },
  };
}

/** Whether the one whose choice it is does what may be done instead. */
export const instead =
  (g: Game, ctx: Context): Willing =>
  (clause) =>
    willing(g, ctx.controller, clause, doingOf(clause, [playerRef(ctx.controller)], ctx, NO_RIDERS));

function* willing(g: Game, player: PlayerId, clause: Clause, doing: Doing): Run<boolean> {
  const [first] = clause.acts;
  if (first && !isPossible(g, first, doing)) {
    tell(g, {
      kind: 'instruction',
      says: "An optional instruction can't be followed, so nobody is asked.",
      cite: ['608.2d', ...whyImpossible(g, first, doing)],
      words: doing.ctx.words,
    });
    return false;
  }
  return yield* may(g, { player, prompt: offerInWords(clause, doing.ctx), cite: ['608.2d'], source: doing.ctx.source });
}
