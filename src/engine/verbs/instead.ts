import type { Clause, Sentence } from '../../oracle/tree/index.ts';
import { Bindings, type Context } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import type { EventOf, GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import type { Game } from '../game.ts';
import { markUsed, usedBy } from '../replacement/used.ts';
import { citeToo } from '../trace/record.ts';
import { type Result, runClause } from './clause.ts';
import { unsupported } from './executor.ts';
import { makeReflexive } from './later.ts';
import { saidOfReflexive } from './saidLater.ts';

/**
 * The events that an "instead" sentence puts in the place of one that would happen; null where a player may and doesn't. What can't be
 * simultaneous, draws, happens at once up to the last one (CR 121.2, 614.11a).
 */
export function* insteadEvents(
  g: Game,
  clause: Clause,
  ctx: Context,
  replaced: GameEvent,
  more: readonly Sentence[] = [],
): Run<readonly GameEvent[] | null> {
  const collect: GameEvent[] = [];
  const { condition: _judged, ...then } = clause;
  const own = { ...ctx, bindings: copyOf(ctx.bindings) };
  const result = yield* runClause(g, then, own, { noRegeneration: false, collect });
  yield* moreInstead(g, more, result, own, collect);
  if (clause.optional && !result.done && more.length === 0) return null;
  const events = collect.map((event) => like(event, replaced));
  markUsed(events, [...usedBy(replaced)]);
  const last = events.findLastIndex(({ kind }) => kind === 'draw');
  const now = events.slice(0, Math.max(0, last));
  if (now.length > 0) citeToo(g, ['121.2', '614.11a']);
  const cause = { source: ctx.source, player: ctx.controller, words: ctx.words.text };
  for (const event of now) yield* happen(g, [event], cause);
  return events.slice(now.length);
}

/** What the effect's words were bound to as it began (CR 611.2d); what is done instead adds its own to a copy, since it may apply again. */
const copyOf = ({ refs, amounts }: Bindings): Bindings => new Bindings(new Map(refs), new Map(amounts));

/** Damage that is dealt instead is combat damage if what it replaces was, and as preventable (CR 614.6). */
function like(event: GameEvent, replaced: GameEvent): GameEvent {
  if (event.kind !== 'damage' || replaced.kind !== 'damage') return event;
  const same: EventOf<'damage'> = { ...event, combat: replaced.combat, preventable: replaced.preventable };
  return same;
}

/** Sentences behind the first belong to what happens instead: what they do is done in the place of the same event. */
function* moreInstead(g: Game, more: readonly Sentence[], first: Result, ctx: Context, collect: GameEvent[]): Run<void> {
  let last = first;
  for (const [at, sentence] of more.entries()) {
    switch (sentence.kind) {
      case 'whenDone':
        if (last.done) makeReflexive(g, sentence.then, ctx, { more: saidOfReflexive(more, at) });
        return;
      case 'clause':
        last = yield* runClause(g, sentence, ctx, { noRegeneration: false, collect });
        break;
      case 'ifDone':
        if (last.done === sentence.done || (sentence.cant && last.short))
          yield* runClause(g, sentence.then, ctx, { noRegeneration: false, collect });
        break;
      case 'otherwise':
        if (!last.held) yield* runClause(g, sentence.then, ctx, { noRegeneration: false, collect });
        break;
      default:
        unsupported(ctx, `such a sentence of what happens instead (${sentence.kind})`);
    }
  }
}
