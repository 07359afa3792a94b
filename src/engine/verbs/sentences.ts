import type {
  AfterPrevention,
  Clause,
  DelayedTrigger,
  IfDone,
  IfThisWay,
  Modal,
  ResultsTable,
  RoundEachTime,
  SameIsTrue,
  Sentence,
  WhenThisWay,
} from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { saysOfSpending } from '../costs/riders.ts';
import { spendable, spentOn } from '../costs/sources.ts';
import type { Run } from '../decisions/types.ts';
import { holds } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { durationOf } from '../layers/index.ts';
import { mentionsAny } from '../layers/parts/mentions.ts';
import { invariant } from '../refuse.ts';
import { playerRef } from '../state/ids.ts';
import { AGAIN, targetSlots } from '../targets/slots.ts';
import { under } from '../trace/record.ts';
import { isCarriedOut, looksBack, occurrences, parts } from '../triggers/events/index.ts';
import { afterPrevention, doAfterPrevention } from './afterPrevention.ts';
import { ifDoneWithAnyMana } from './anyMana.ts';
import { instead, NO_RIDERS, NOT_HELD, type Result, type Round, runClause } from './clause.ts';
import { beginReplacement, beginStatement } from './continuous.ts';
import { unsupported } from './executor.ts';
import { deedsApart } from './insteadOf.ts';
import { makeDelayed, makeReflexive, type WaitingTime } from './later.ts';
import { lookAhead } from './lookAhead.ts';
import { beginProcess, followedAgain } from './repeatProcess.ts';
import { belongsToIt, saidOfReflexive } from './saidLater.ts';
import { keepsMoreThan, keptLater } from './saidOfBefore.ts';
import { eachKeyword } from './sameIsTrue.ts';
import { unpreventableFirst } from './unpreventableFirst.ts';

const saysRepeat = (sentence: Sentence): boolean => mentionsAny(sentence, ['repeatProcess']);

function roundingAsSaid(sentences: readonly Sentence[], ctx: Context): Context {
  const said = sentences.find((sentence): sentence is RoundEachTime => sentence.kind === 'roundEachTime');
  return said ? { ...ctx, rounding: said.rounded } : ctx;
}

/** Follows the sentences in the order written (CR 608.2c); later ones may change what earlier ones mean, so one looks ahead. */
export function* runSentences(g: Game, said: readonly Sentence[], given: Context): Run<void> {
  const sentences = unpreventableFirst(deedsApart(said));
  const ctx = roundingAsSaid(sentences, given);
  let last: Result = NOT_HELD;
  let index = 0;
  let before: Clause | null = null;
  // What has happened "this way" is what the history has got since the sentence before began.
  let since = g.state.history.length;
  const repeated = sentences.findLastIndex(saysRepeat);
  if (repeated >= 0) beginProcess(g, ctx);
  for (;;) {
    if (repeated >= 0 && followedAgain(g, ctx, index > repeated)) index = 0;
    if (index >= sentences.length) return;
    const paid = ifDoneWithAnyMana(sentences[index]!, sentences[index + 1]);
    const sentence = paid ?? sentences[index]!;
    index += paid ? 2 : 1;
    // Followed as the mana is spent (CR 106.6).
    if (ctx.onStack === null && saysOfSpending(sentences, index - 1)) continue;
    if (keepsMoreThan(sentences, index - 1)) continue;
    if (last.rounds && isOfEachRound(sentence)) {
      const rest = saidOfReflexive(sentences, index - 1);
      for (const round of last.rounds) yield* followedInRound(g, sentence, rest, round);
      index += rest.length;
      continue;
    }
    if (sentence.kind === 'ifThisWay' || sentence.kind === 'whenThisWay') {
      const more = saidOfReflexive(sentences, index - 1);
      index += more.length;
      yield* thisWay(g, sentence, since, ctx, more);
      continue;
    }
    const rest = afterPrevention(sentence);
    if (rest) {
      doAfterPrevention(g, rest, ctx);
      continue;
    }
    if (sentence.kind === 'sameIsTrue') {
      if (!before) return unsupported(ctx, 'the same as nothing before');
      for (const again of eachKeyword(before, sentence)) last = yield* runClause(g, again, ctx, NO_RIDERS);
      continue;
    }
    if (sentence.kind !== 'clause') {
      if (sentence.kind === 'afterPrevention' || sentence.kind === 'roundEachTime') continue;
      const more =
        sentence.kind === 'delayedTrigger' ? belongsToIt(sentence.then, sentences, index) : saidOfReflexive(sentences, index - 1);
      index += more.length;
      last = yield* runOther(g, sentence, last, ctx, more);
      continue;
    }
    since = g.state.history.length;
    const ahead = yield* lookAhead(g, keptLater(sentence, sentences, index), sentences, index, ctx, instead(g, ctx));
    index = ahead.next;
    before = ahead.clause;
    const more = ahead.clause.delayed ? resultsOf(sentences, index) : [];
    index += more.length;
    last =
      more.length > 0
        ? putOff(g, ahead.clause, more, ctx)
        : yield* runClause(g, declinable(ahead.clause, sentences[index]), ctx, ahead.riders);
  }
}

/** What is said of each of several, after the sentence that dealt with one after the other: once for each of them (CR 603.12a of a reflexive trigger). */
function* followedInRound(g: Game, sentence: Sentence, more: readonly Sentence[], { ctx, done }: Round): Run<void> {
  if (sentence.kind === 'whenDone') {
    if (done) makeReflexive(g, sentence.then, ctx, { more });
  } else if (sentence.kind !== 'ifDone') yield* runSentences(g, [sentence], ctx);
  else if (sentence.done === done) yield* runClause(g, sentence.then, ctx, NO_RIDERS);
}

function isOfEachRound(sentence: Sentence): boolean {
  if (sentence.kind === 'whenDone' || mentionsAny(sentence, ['roundReferent'])) return true;
  return sentence.kind === 'ifDone' && mentionsAny(sentence.then, ['attachedReferent']);
}

/** What is said of whether something was done belongs to the ability that does it later: "At the beginning of …, pay {2}. If you don't, …". */
function resultsOf(sentences: readonly Sentence[], from: number): readonly Sentence[] {
  const end = sentences.findIndex((sentence, at) => at >= from && sentence.kind !== 'ifDone' && sentence.kind !== 'whenDone');
  return sentences.slice(from, end < 0 ? sentences.length : end);
}

function putOff(g: Game, { delayed, ...then }: Clause, more: readonly Sentence[], ctx: Context): Result {
  invariant(delayed, 'these words say when it happens');
  makeDelayed(g, delayed, then, ctx, more);
  return { held: true, done: true, by: [], asked: [] };
}

/** A payment that the next sentence says the consequence of not making: the player chooses whether to pay (CR 118.12). */
function declinable(clause: Clause, next: Sentence | undefined): Clause {
  const [act, other] = clause.acts;
  if (act?.kind !== 'payMana' || other || clause.optional || next?.kind !== 'ifDone' || next.done) return clause;
  return { ...clause, acts: [{ ...act, declinable: true }] };
}

function* runOther(
  g: Game,
  sentence: Exclude<Sentence, Clause | IfThisWay | WhenThisWay | SameIsTrue | AfterPrevention | RoundEachTime>,
  last: Result,
  ctx: Context,
  more: readonly Sentence[],
): Run<Result> {
  switch (sentence.kind) {
    case 'ifDone':
      return yield* ifDone(g, sentence, last, ctx);
    case 'otherwise':
      return last.held ? last : yield* runClause(g, sentence.then, ctx, NO_RIDERS);
    case 'whenDone':
      if (last.done) makeReflexive(g, sentence.then, ctx, { more });
      return last;
    case 'delayedTrigger':
      if (sentence.condition && !holds(g, sentence.condition, ctx)) return { ...last, held: false };
      makeDelayed(g, sentence.event, sentence.then, ctx, more, null, waitingTime(g, sentence, ctx));
      return last;
    case 'resultsTable':
      yield* runResult(g, sentence, ctx);
      return NOT_HELD;
    case 'modal':
      yield* runModes(g, sentence, ctx);
      return NOT_HELD;
    case 'lastingReplacement':
      beginReplacement(g, sentence, ctx);
      return last;
    case 'lastingStatement':
      beginStatement(g, sentence, ctx);
      return last;
    case 'counteredInstead':
      return unsupported(ctx, 'where a spell goes that nothing before counters');
    case 'keywordCostIs':
      return unsupported(ctx, 'the cost of a keyword that nothing before grants');
    case 'anyManaFor':
      return unsupported(ctx, 'mana of any color for what nothing before lets a player cast later');
    case 'newWordIsnt':
      return unsupported(ctx, 'a new word where no text before is changed');
    // Said of the mana that is added, and heeded as it is (CR 106.6).
    case 'whenSpent':
      return spentOn(sentence.on) === null ? unsupported(ctx, 'a restriction on spending mana') : last;
    case 'spendOnly':
      return spendable(sentence) === null ? unsupported(ctx, 'a restriction on spending mana') : last;
  }
}

/** How long a delayed trigger waits for its event, and whether for more than the next one (CR 603.7b). */
function waitingTime(g: Game, { anyTime, each, duration }: DelayedTrigger, ctx: Context): WaitingTime {
  if (duration) return { until: durationOf(g, duration, ctx), lasts: 'game' };
  return { ...(anyTime ? {} : { thisTurnOnly: true }), ...(each ? { lasts: 'this turn' } : {}) };
}

/** CR 118.12: asks who did (or didn't) what the sentence before offered; where several players were asked, for each of them. */
function* ifDone(g: Game, { done, cant, by, then }: IfDone, last: Result, ctx: Context): Run<Result> {
  if (last.asked.length < 2) {
    // "Otherwise" after this speaks of whether it was done.
    if (last.done !== done && !(cant && last.short)) return { ...last, held: false };
    // "They" is the player who was asked, though there is only one.
    const [asked] = last.asked;
    const own = asked === undefined || ctx.each ? ctx : { ...ctx, each: playerRef(asked) };
    const result = yield* runClause(g, then, own, NO_RIDERS);
    return then.optional ? result : { ...last, held: true };
  }
  if (last.once || by.kind === 'somePlayer') {
    const who = last.asked.find((player) => last.by.includes(player));
    if ((who !== undefined) === done)
      yield* runClause(g, then, who === undefined ? ctx : { ...ctx, each: playerRef(who) }, NO_RIDERS);
    return last;
  }
  for (const player of last.asked) {
    if (last.by.includes(player) === done) yield* runClause(g, then, { ...ctx, each: playerRef(player) }, NO_RIDERS);
  }
  return last;
}

/** "If you cast a creature spell this way, …", "When you discard a card this way, …": once for each such thing that happened, which "it" then means. */
function* thisWay(
  g: Game,
  { kind, event, then }: IfThisWay | WhenThisWay,
  since: number,
  ctx: Context,
  more: readonly Sentence[],
): Run<void> {
  if (!isCarriedOut(event)) unsupported(ctx, `an instruction about what was done this way (${event.kind})`);
  const happened = g.state.history.slice(since).map((entry) => entry.event);
  for (const part of parts(event)) {
    const way = looksBack(part) ? 'back' : 'now';
    for (const memory of occurrences(g, part, happened, ctx, way)) {
      if (kind === 'whenThisWay') makeReflexive(g, then, { ...ctx, memory }, { more });
      else yield* runClause(g, then, { ...ctx, memory }, NO_RIDERS);
    }
  }
}

/** The result lies in one of the rows, or in none (CR 706.3a). */
function* runResult(g: Game, { mark, rows }: ResultsTable, ctx: Context): Run<void> {
  const result = mark === undefined ? undefined : ctx.bindings.amounts.get(mark);
  if (result === undefined) return unsupported(ctx, 'a results table without a roll');
  const found = rows.find(({ from, to, only }) => result >= from && result <= (only ? from : (to ?? result)));
  if (!found) return;
  const range = found.to === undefined ? `${found.from}${found.only ? '' : '+'}` : `${found.from} to ${found.to}`;
  const told = { kind: 'instruction', says: `The result ${result} is in the row ${range}.`, cite: ['706.3a'] } as const;
  yield* under(g, told, () => runSentences(g, found.sentences, ctx));
}

/** The chosen modes in the order of the text; one chosen again has targets of its own (CR 700.2, 700.2d). */
function* runModes(g: Game, modal: Modal, ctx: Context): Run<void> {
  invariant(ctx.modes.length >= modal.min, 'modes are chosen as the spell or ability is put on the stack');
  for (const [position, index] of ctx.modes.entries()) {
    const mode = modal.modes[index];
    invariant(mode, 'a chosen mode exists');
    const times = ctx.modes.slice(0, position).filter((other) => other === index).length;
    const own = new Set(targetSlots(mode.effect, []).map(({ slot }) => slot));
    const again = ctx.targets.flatMap((one) =>
      own.has(one.slot - times * AGAIN) ? [{ ...one, slot: one.slot - times * AGAIN }] : [],
    );
    yield* runSentences(g, mode.effect.sentences, times === 0 ? ctx : { ...ctx, targets: again });
  }
}
