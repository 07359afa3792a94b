import type { Event } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { GameEvent } from '../events/event.ts';
import type { TriggerSource } from '../events/happening.ts';
import { isAmong } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, statements } from '../layers/index.ts';
import { sameRef } from '../state/ids.ts';
import type { TriggerMemory } from '../state/stackEntry.ts';
import { tell } from '../trace/record.ts';
import { eventMatches, type Look, parts } from './events/index.ts';

/** What effects say of abilities that trigger: none do, or they do so more often. */
export interface SaidOfTriggers {
  readonly none: readonly ActiveStatement<'noTriggers'>[];
  readonly more: readonly ActiveStatement<'extraTrigger'>[];
}

export const saidOfTriggers = (g: Game): SaidOfTriggers => ({
  none: statements(g, 'noTriggers'),
  more: statements(g, 'extraTrigger'),
});

/**
 * What an ability with this trigger event hears of what happens: some effects say that events don't cause abilities to trigger (CR 101.2). That is
 * told only where it would have triggered.
 */
export function heard(
  g: Game,
  part: Event,
  events: readonly GameEvent[],
  ctx: Context,
  { none: silencing }: SaidOfTriggers,
  look: Look,
): readonly GameEvent[] {
  if (silencing.length === 0) return events;
  return events.filter((event) => {
    const by = silencing.find((statement) => silences(g, statement, part, event));
    if (!by) return true;
    if (eventMatches(g, part, event, ctx, 'now') !== null) {
      const says = `${by.words.card} keeps an ability of ${ctx.words.card} from triggering.`;
      const back = look === 'back' ? (['603.10a'] as const) : [];
      tell(g, { kind: 'trigger', says, cite: ['603.2', ...back, '101.2', ...by.cite], words: by.words });
    }
    return false;
  });
}

function silences(g: Game, { node, context }: ActiveStatement<'noTriggers'>, part: Event, event: GameEvent): boolean {
  return parts(node.event).some((said) => isOfOneKind(said, part) && eventMatches(g, said, event, context, 'now') !== null);
}

const ZONE_CHANGES: ReadonlySet<Event['kind']> = new Set([
  'enters',
  'dies',
  'leavesTheBattlefield',
  'leavesTheGraveyard',
  'isPutInto',
]);

/** A creature that dies also is put into a graveyard and leaves the battlefield: it is one event, however a trigger words it (CR 603.6). */
const isOfOneKind = (said: Event, part: Event): boolean =>
  said.kind === part.kind || (ZONE_CHANGES.has(said.kind) && ZONE_CHANGES.has(part.kind));

/** An ability that has triggered: by which part of its trigger event, and on what. */
interface Triggered {
  readonly source: TriggerSource;
  readonly part: Event;
  readonly ctx: Context;
  readonly memory: TriggerMemory;
}

/** The effects by which an ability that has triggered triggers once more (CR 603.2d). */
export function additionalTimes(
  g: Game,
  triggered: Triggered,
  events: readonly GameEvent[],
  { more }: SaidOfTriggers,
): readonly ActiveStatement<'extraTrigger'>[] {
  return more.filter(({ node, context }) => {
    if (!isAmong(g, node.of, triggered.source.object, context)) return false;
    const { cause } = node;
    if (!cause) return true;
    return parts(cause).some(
      (said) =>
        isOfOneKind(said, triggered.part) &&
        events.some((event) => eventMatches(g, said, event, context, 'now') !== null && isWhatTriggered(g, triggered, event)),
    );
  });
}

/** Of events at the same time, only the one that the ability triggered on, or one of those, is what caused it to trigger. */
function isWhatTriggered(g: Game, { part, ctx, memory }: Triggered, event: GameEvent): boolean {
  const own = eventMatches(g, part, event, ctx, 'now')?.refs.subject;
  return own?.every((ref) => memory.refs.subject?.some((other) => sameRef(ref, other))) ?? false;
}
