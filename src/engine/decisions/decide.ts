import type { RuleNumber } from '../../rules/citations.ts';
import type { Game } from '../game.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';
import { playerName, refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { allAlike } from './alike.ts';
import type { DecidedBy, DecisionAnswer, DecisionKind, DecisionRequest, Option, Run } from './types.ts';

/** Asks a player for a choice that the rules give them. Where only one answer is legal, or all are alike, it is taken without asking. */
export function* decide(g: Game, said: DecisionRequest): Run<DecisionAnswer> {
  const request = byController(g, said);
  const forced = withoutAsking(g, request);
  const answer = forced?.answer ?? (yield request);
  const by = forced?.by ?? answer.by ?? 'given';
  g.decisions.push({ request, answer, by });
  tellDecision(g, request, answer, by);
  return answer;
}

/** Who controls a player makes that player's choices (CR 723.5). */
function byController(g: Game, request: DecisionRequest): DecisionRequest {
  const by = g.state.players[request.player]?.controlledBy ?? null;
  if (by === null || by === request.player) return request;
  const prompt = `(for ${playerName(g, request.player)}) ${request.prompt}`;
  return { ...request, player: by, on: request.player, prompt, cite: [...request.cite, '723.5'] };
}

function withoutAsking(g: Game, request: DecisionRequest): { answer: DecisionAnswer; by: DecidedBy } | null {
  const { options, min, max, open, groups, total } = request;
  if (open || groups)
    return options.length === 0 && groups ? { answer: { kind: 'grouped', groups: {} }, by: 'only legal' } : null;
  if (total !== undefined)
    return options.length === 1 ? { answer: { kind: 'divided', amounts: [total] }, by: 'only legal' } : null;
  const all = options.map((_, index) => index);
  const ordered = request.kind === 'order triggers' || request.kind === 'order cards';
  if (options.length === 0 || max === 0) return { answer: { kind: 'chosen', indexes: [] }, by: 'only legal' };
  if (min === max && min === options.length && (!ordered || options.length === 1)) {
    return { answer: { kind: 'chosen', indexes: all }, by: 'only legal' };
  }
  if (min === max && allAlike(g, options)) return { answer: { kind: 'chosen', indexes: all.slice(0, min) }, by: 'alike' };
  return null;
}

function tellDecision(g: Game, request: DecisionRequest, answer: DecisionAnswer, by: DecidedBy): void {
  if (!g.options.trace || by === 'only legal') return;
  const how = by === 'given' ? '' : by === 'alike' ? ' (all are alike)' : ' (by default)';
  tell(g, {
    kind: 'decision',
    says: `${playerName(g, request.player)} was asked: ${request.prompt} Answer: ${answerWords(request, answer)}${how}.`,
    cite: request.cite,
    ...(request.source === null ? {} : { subjects: [request.source] }),
  });
}

/** The answer in words, for the trace and for messages. */
export function answerWords(request: DecisionRequest, answer: DecisionAnswer): string {
  const label = (index: number): string => request.options[index]?.label ?? '?';
  const list = (indexes: readonly number[]): string => (indexes.length === 0 ? 'none' : indexes.map(label).join(', '));
  switch (answer.kind) {
    case 'chosen':
      return list(answer.indexes);
    case 'grouped':
      return Object.entries(answer.groups)
        .map(([group, indexes]) => `${group}: ${list(indexes)}`)
        .join('; ');
    case 'divided':
      return answer.amounts.map((amount, index) => `${amount} to ${label(index)}`).join(', ');
    case 'word':
      return answer.word;
    case 'payment':
      return 'paid as said';
  }
}

interface Asking {
  readonly player: PlayerId;
  readonly prompt: string;
  readonly cite: readonly RuleNumber[];
  readonly source: ObjectId | null;
}

/** Asks for objects or players, from `min` to `max` of them. */
export function* chooseRefs(
  g: Game,
  asking: Asking & { readonly kind: DecisionKind; readonly refs: readonly Ref[]; readonly min: number; readonly max: number },
): Run<readonly Ref[]> {
  const { refs, ...rest } = asking;
  const options: Option[] = refs.map((ref) => ({ kind: 'ref', ref, label: refName(g, ref) }));
  const min = Math.min(asking.min, options.length);
  const max = Math.min(asking.max, options.length);
  const answer = yield* decide(g, { ...rest, min, max, options });
  invariant(answer.kind === 'chosen', 'objects are chosen by index');
  return answer.indexes.map((index) => refs[index]!);
}

const YES_NO: readonly Option[] = [
  { kind: 'word', word: 'yes', label: 'yes', also: ['true'] },
  { kind: 'word', word: 'no', label: 'no', also: ['false'] },
];

/** "You may": whether a player does something optional. */
export function* may(g: Game, asking: Asking & { readonly kind?: DecisionKind }): Run<boolean> {
  const answer = yield* decide(g, { kind: 'may', ...asking, options: YES_NO, min: 1, max: 1 });
  return answer.kind === 'chosen' && answer.indexes[0] === 0;
}

/** Asks for one word of a list: a colour, a mode, a kind of counter. Gives the word's index. */
export function* chooseWord(
  g: Game,
  asking: Asking & { readonly kind: DecisionKind; readonly words: readonly string[]; readonly labels?: readonly string[] },
): Run<string> {
  const [word] = yield* chooseWords(g, asking, 1);
  return word!;
}

/** Asks for one or more words of a list. */
export function* chooseWords(
  g: Game,
  asking: Asking & { readonly kind: DecisionKind; readonly words: readonly string[]; readonly labels?: readonly string[] },
  most = asking.words.length,
): Run<readonly string[]> {
  const { words, labels, ...rest } = asking;
  const options: Option[] = words.map((word, index) => ({ kind: 'word', word, label: labels?.[index] ?? word }));
  const answer = yield* decide(g, { ...rest, options, min: 1, max: most });
  invariant(answer.kind === 'chosen', 'words are chosen by index');
  return answer.indexes.map((index) => words[index]!);
}

/** Asks for a word that no list can offer: a card name, a number. */
export function* askWord(
  g: Game,
  asking: Asking & { readonly kind: DecisionKind; readonly open: NonNullable<DecisionRequest['open']> },
): Run<string> {
  const answer = yield* decide(g, { ...asking, options: [], min: 1, max: 1 });
  invariant(answer.kind === 'word', 'a word was asked for');
  return answer.word;
}
