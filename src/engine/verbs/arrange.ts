import type { RuleNumber } from '../../rules/citations.ts';
import { decide } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import type { Doing } from './executor.ts';

interface Arranging {
  readonly player: PlayerId;
  readonly cards: readonly ObjectId[];
  readonly prompt: string;
  readonly cite: readonly RuleNumber[];
}

const options = (g: Game, cards: readonly ObjectId[]) =>
  cards.map((object) => ({ kind: 'ref', ref: { kind: 'object', object }, label: nameOf(g, object) }) as const);

/** Puts cards in an order, from the top (CR 401.4); cards that nobody knows are all alike. */
export function* orderCards(g: Game, { player, cards, prompt, cite }: Arranging, { ctx }: Doing): Run<readonly ObjectId[]> {
  if (cards.length < 2 || allUnknown(g, cards)) return cards;
  const answer = yield* decide(g, {
    player,
    kind: 'order cards',
    prompt,
    options: options(g, cards),
    min: cards.length,
    max: cards.length,
    cite,
    source: ctx.source,
  });
  invariant(answer.kind === 'chosen', 'an order is answered with indexes');
  return answer.indexes.map((index) => cards[index]!);
}

/** Puts cards into groups, each in an order from the top: scry and surveil (CR 701.22a, 701.25a). What no group names stays in the first. */
export function* groupCards<G extends string>(
  g: Game,
  { player, cards, prompt, cite }: Arranging,
  groups: readonly [G, ...G[]],
  { ctx }: Doing,
): Run<Record<G, readonly ObjectId[]>> {
  const answer = yield* decide(g, {
    player,
    kind: 'order cards',
    prompt,
    options: options(g, cards),
    min: 0,
    max: cards.length,
    groups,
    cite,
    source: ctx.source,
  });
  invariant(answer.kind === 'grouped', 'groups are answered with groups');
  const named = new Set(Object.values(answer.groups).flat());
  const rest = cards.filter((_, index) => !named.has(index));
  const result = {} as Record<G, readonly ObjectId[]>;
  for (const group of groups) result[group] = (answer.groups[group] ?? []).map((index) => cards[index]!);
  result[groups[0]] = [...result[groups[0]], ...rest];
  return result;
}

export const allUnknown = (g: Game, cards: readonly ObjectId[]): boolean =>
  cards.every((id) => g.state.objects[id]?.card === null);
