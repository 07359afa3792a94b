import type { Clause } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { EventOf } from '../events/event.ts';
import type { Game } from '../game.ts';
import { objectRef } from '../state/ids.ts';
import { tell } from '../trace/record.ts';
import { NO_RIDERS, runClause } from '../verbs/clause.ts';

/** CR 615.5: the rest of what a prevention effect says is done immediately after the damage has or hasn't been dealt. */
export function followedBy(
  g: Game,
  clauses: readonly Clause[],
  context: Context,
  event: EventOf<'damage'>,
  prevented: number,
): void {
  const parties = { refs: { subject: [objectRef(event.source)], other: [event.to] }, player: null };
  // A static ability's words name the parties as its own event does.
  const memory = { ...parties, ...context.memory, amount: prevented };
  g.happening?.afterwards.push(function* () {
    const ctx = { ...context, memory };
    tell(g, {
      kind: 'instruction',
      says: `${context.words.card} does the rest of what it says.`,
      cite: ['615.5'],
      words: context.words,
    });
    for (const clause of clauses) yield* runClause(g, clause, ctx, NO_RIDERS);
  });
}
