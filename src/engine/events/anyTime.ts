import { staticContext } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import { holds } from '../filters/index.ts';
import { type Game, spend } from '../game.ts';
import { type ActiveStatement, statements } from '../layers/index.ts';
import { under } from '../trace/record.ts';
import { NO_RIDERS, runClause } from '../verbs/clause.ts';

type AnyTime = ActiveStatement<'anyTime'>;

/** What is done whenever something is so: at once, before abilities trigger, and neither by the stack nor as a state-based action (CR 702.131d). */
export function* doAnyTime(g: Game): Run<void> {
  // What came to nothing isn't tried again until something else happens.
  const idle: ObjectKey[] = [];
  for (let next = dueNow(g, idle); next; next = dueNow(g, idle)) {
    spend(g, 'any time');
    const { node, context, words, cite, ability } = next;
    const says = `${words.card}: "${words.text}"`;
    const plain = staticContext(g, context.source, context.controller, words);
    const ctx = ability?.keyword ? { ...plain, keyword: ability.keyword.name } : plain;
    const before = g.state.history.length;
    yield* under(g, { kind: 'event', says, cite, subjects: [context.source], words }, () =>
      runClause(g, node.then, ctx, NO_RIDERS),
    );
    if (g.state.history.length === before) idle.push(keyOf(next));
  }
}

type ObjectKey = string;
const keyOf = ({ ability, context }: AnyTime): ObjectKey => `${ability?.key} of ${context.source}`;

const dueNow = (g: Game, idle: readonly ObjectKey[]) =>
  statements(g, 'anyTime').find(
    (one) =>
      (one.node.whileIt === undefined || one.node.whileIt === g.state.dayNight) &&
      !(idle.length > 0 && idle.includes(keyOf(one))) &&
      holds(g, one.node.condition, one.context),
  );

export const isAnythingDue = (g: Game): boolean => dueNow(g, NONE_IDLE) !== undefined;
const NONE_IDLE: readonly ObjectKey[] = [];
