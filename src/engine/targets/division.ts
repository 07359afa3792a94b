import type { DealDamage, Effect, ObjectPhrase, PlayerPhrase, PutCounters, Sentence } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { decide } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { invariant, refuse } from '../refuse.ts';
import type { ObjectId, Ref } from '../state/ids.ts';
import type { StackEntry } from '../state/stackEntry.ts';
import { refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';

type Divided = DealDamage | PutCounters;

/** The division of damage or counters among targets, announced as the spell or ability is put on the stack (CR 601.2d); empty without one. */
export function* announceDivision(
  g: Game,
  onStack: ObjectId,
  effect: Effect,
  ctx: Context,
  given: ((among: readonly Ref[]) => readonly number[]) | null,
): Run<StackEntry['division']> {
  const act = dividedAct(effect.sentences, ctx.modes);
  const mark = act && markOf(act.kind === 'dealDamage' ? act.to : act.on);
  const among = ctx.targets.find(({ slot }) => slot === mark)?.refs ?? [];
  if (!act || among.length === 0) {
    if (given) refuse(`${ctx.words.card} divides nothing among targets.`, ['601.2d']);
    return [];
  }
  const total = amount(g, act.amount, ctx);
  const amounts = given ? given(among) : yield* ask(g, onStack, among, total, ctx);
  check(g, among, amounts, total, ctx);
  const shares = among.map((ref, index) => `${amounts[index]} to ${refName(g, ref)}`).join(', ');
  tell(g, { kind: 'action', says: `The division is announced: ${shares}.`, cite: ['601.2d'], subjects: [onStack] });
  return among.map((ref, index) => ({ ref, amount: amounts[index] ?? 0 }));
}

function* ask(g: Game, onStack: ObjectId, among: readonly Ref[], total: number, ctx: Context): Run<readonly number[]> {
  const answer = yield* decide(g, {
    player: ctx.controller,
    kind: 'divide',
    prompt: `how does ${ctx.words.card} divide ${total}?`,
    options: among.map((ref) => ({ kind: 'ref', ref, label: refName(g, ref) })),
    min: among.length,
    max: among.length,
    total,
    cite: ['601.2d'],
    source: onStack,
  });
  invariant(answer.kind === 'divided', 'a division is answered with amounts');
  return answer.amounts;
}

/** Each target gets at least one, and nothing is left. */
function check(g: Game, among: readonly Ref[], amounts: readonly number[], total: number, { words }: Context): void {
  const short = among.find((_, index) => !((amounts[index] ?? 0) >= 1));
  if (short) refuse(`Each target of ${words.card} must get at least 1; ${refName(g, short)} gets none.`, ['601.2d']);
  const sum = amounts.reduce((all, part) => all + part, 0);
  if (sum !== total) refuse(`${words.card} divides ${total}; ${sum} was announced.`, ['601.2d']);
}

function dividedAct(sentences: readonly Sentence[], modes: readonly number[]): Divided | null {
  for (const sentence of sentences) {
    const acts = sentence.kind === 'clause' ? sentence.acts : [];
    for (const act of acts) {
      if (act.kind === 'dealDamage' && act.divided) return act;
      if (act.kind === 'putCounters' && act.distributed) return act;
    }
    if (sentence.kind !== 'modal') continue;
    for (const index of modes) {
      const inMode = dividedAct(sentence.modes[index]?.effect.sentences ?? [], modes);
      if (inMode) return inMode;
    }
  }
  return null;
}

function markOf(phrase: ObjectPhrase | PlayerPhrase | DealDamage['to']): number | undefined {
  return 'mark' in phrase && phrase.kind !== 'each' && phrase.kind !== 'some' ? phrase.mark : undefined;
}
