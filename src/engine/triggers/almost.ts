import type { Event, TriggeredAbility } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { EventKind, EventOf, GameEvent } from '../events/event.ts';
import type { TriggerSource } from '../events/happening.ts';
import { holds } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { parts } from './events/index.ts';
import { isIt } from './events/matcher.ts';
import { STEPS } from './events/states.ts';

type Kind = Event['kind'];
/** Why what happened isn't the trigger event though it is next to it; null where it isn't. */
type Almost<K extends Kind> = (g: Game, tree: Extract<Event, { kind: K }>, event: GameEvent, ctx: Context) => string | null;
type Whose = EventOf<'attacks'>['attacker'];

const its = (g: Game, tree: { readonly subject: Parameters<typeof isIt>[1] }, id: Whose, ctx: Context): boolean =>
  isIt(g, tree.subject, id, ctx);

/** By kind of trigger event: the other way in which things may go. */
const ALMOST: { readonly [K in Kind]?: Almost<K> } = {
  attacksUnblocked: (g, tree, event, ctx) =>
    event.kind === 'becomesBlocked' && its(g, tree, event.attacker, ctx) ? `${nameOf(g, event.attacker)} is blocked` : null,
  becomesBlocked: (g, tree, event, ctx) =>
    event.kind === 'unblocked' && its(g, tree, event.attacker, ctx) ? `${nameOf(g, event.attacker)} isn't blocked` : null,
  attacks: (g, tree, event, ctx) => {
    if (event.kind !== 'attacks' || !its(g, tree, event.attacker, ctx)) return null;
    if (tree.alone && !event.alone) return `${nameOf(g, event.attacker)} doesn't attack alone`;
    if (tree.mostLife) return 'that player has less life than another';
    return tree.beside ? 'no such creature attacks beside it' : null;
  },
  phaseBegins: (g, tree, event) =>
    event.kind === 'stepBegins' && event.step === STEPS[tree.step] && tree.whose?.kind === 'you'
      ? `it is ${playerName(g, event.player)}'s turn`
      : null,
};

const KINDS: ReadonlySet<EventKind> = new Set(['attacks', 'unblocked', 'becomesBlocked', 'stepBegins']);
export const mayAlmostTrigger = (g: Game, kinds: ReadonlySet<EventKind>): boolean =>
  g.options.trace && [...kinds].some((kind) => KINDS.has(kind));

/** Tells why a keyword ability doesn't trigger on what went the other way, once for each batch of events. */
export function tellAlmost(
  g: Game,
  { ability, object }: TriggerSource,
  tree: TriggeredAbility,
  events: readonly GameEvent[],
  ctx: Context,
): void {
  if (ability.keyword === null) return;
  for (const part of parts(tree.event)) {
    const almost = ALMOST[part.kind] as Almost<Kind> | undefined;
    const why = almost && events.map((event) => almost(g, part as never, event, ctx)).find((one) => one !== null);
    if (!why || (part.kind === 'phaseBegins' && tree.condition && !holds(g, tree.condition, ctx))) continue;
    const says = `The ability of ${ctx.words.card} doesn't trigger: ${why}.`;
    tell(g, { kind: 'trigger', says, cite: ['603.2', ...ability.cite], subjects: [object], words: ctx.words });
    return;
  }
}
