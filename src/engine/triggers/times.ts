import type { Event } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { GameEvent } from '../events/event.ts';
import type { TriggerSource } from '../events/happening.ts';
import { isAmong } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, statements } from '../layers/index.ts';
import { tell } from '../trace/record.ts';
import { eventMatches } from './events/index.ts';

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
): readonly GameEvent[] {
  if (silencing.length === 0) return events;
  return events.filter((event) => {
    const by = silencing.find((statement) => silences(g, statement, part, event));
    if (!by) return true;
    if (eventMatches(g, part, event, ctx, 'now') !== null) {
      const says = `${by.words.card} keeps an ability of ${ctx.words.card} from triggering.`;
      tell(g, { kind: 'trigger', says, cite: ['603.2', '101.2', ...by.cite], words: by.words });
    }
    return false;
  });
}

function silences(g: Game, { node, context }: ActiveStatement<'noTriggers'>, part: Event, event: GameEvent): boolean {
  const [first] = node.events;
  return node.events.some((said) => {
    if (said.kind !== part.kind || !('subject' in said) || !first || !('subject' in first)) return false;
    // "Entering or dying" has one subject, which is said first.
    const whole = { ...said, subject: first.subject } as Event;
    return eventMatches(g, whole, event, context, 'now') !== null;
  });
}

/** The effects by which an ability that has triggered triggers once more (CR 603.2d). */
export function additionalTimes(
  g: Game,
  source: TriggerSource,
  part: Event,
  events: readonly GameEvent[],
  { more }: SaidOfTriggers,
): readonly ActiveStatement<'extraTrigger'>[] {
  return more.filter(({ node, context }) => {
    if (!isAmong(g, node.of, source.object, context)) return false;
    const { cause } = node;
    if (!cause) return true;
    return part.kind === cause.kind && events.some((event) => eventMatches(g, cause, event, context, 'now') !== null);
  });
}
