import { kindsOfOptions } from '../../engine/decisions/alike.ts';
import type { DecisionRequest } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import type { DecisionOption, MissingDecision } from '../answer.ts';
import { missingDecision } from '../view/answer.ts';

/** A choice whose options that nothing tells apart are one option, which counts them. Where an order of all is asked each stands for itself. */
export function together(g: Game, request: DecisionRequest): MissingDecision {
  const decision = missingDecision(g, request);
  if (request.groups || ORDERED.has(request.kind)) return decision;
  const kindOf = kindsOfOptions(g);
  const options = new Map<string, DecisionOption>();
  request.options.forEach((option, index) => {
    const kind = request.total === undefined ? kindOf(option) : `${index}`;
    const there = options.get(kind) ?? { ...decision.options[index]!, count: 0 };
    options.set(kind, { ...there, count: there.count + 1 });
  });
  return { ...decision, options: [...options.values()] };
}

const ORDERED: ReadonlySet<string> = new Set(['order triggers', 'order cards']);
