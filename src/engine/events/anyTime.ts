import { staticContext } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import { holds } from '../filters/index.ts';
import { type Game, spend } from '../game.ts';
import { statements } from '../layers/index.ts';
import { under } from '../trace/record.ts';
import { NO_RIDERS, runClause } from '../verbs/clause.ts';

/** What is done whenever something is so: at once, before abilities trigger, and neither by the stack nor as a state-based action (CR 702.131d). */
export function* doAnyTime(g: Game): Run<void> {
  for (let next = dueNow(g); next; next = dueNow(g)) {
    spend(g, 'any time');
    const { node, context, words, cite } = next;
    const says = `${words.card}: "${words.text}"`;
    const ctx = staticContext(g, context.source, context.controller, words);
    yield* under(g, { kind: 'event', says, cite, subjects: [context.source], words }, () =>
      runClause(g, node.then, ctx, NO_RIDERS),
    );
  }
}

const dueNow = (g: Game) => statements(g, 'anyTime').find(({ node, context }) => holds(g, node.condition, context));
