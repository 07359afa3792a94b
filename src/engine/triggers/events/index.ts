import type { Event } from '../../../oracle/tree/index.ts';
import type { Context } from '../../context.ts';
import type { EventKind, GameEvent } from '../../events/event.ts';
import { amount } from '../../filters/index.ts';
import type { Game } from '../../game.ts';
import type { Ref } from '../../state/ids.ts';
import { sameRef } from '../../state/ids.ts';
import type { TriggerMemory } from '../../state/stackEntry.ts';
import * as amounts from './amounts.ts';
import * as combat from './combat.ts';
import * as doors from './doors.ts';
import { expends } from './expends.ts';
import type { Look, Matcher, TreeKind } from './matcher.ts';
import { parts } from './parts.ts';
import * as byPlayers from './players.ts';
import * as states from './states.ts';
import * as zones from './zones.ts';

export type { Look } from './matcher.ts';
export { parts } from './parts.ts';

/** The trigger events that are carried out. "Either" events go by their parts, state triggers (CR 603.8) aren't events. */
export const MATCHERS = {
  enters: zones.enters,
  dies: zones.dies,
  leavesTheBattlefield: zones.leavesTheBattlefield,
  leavesTheGraveyard: zones.leavesTheGraveyard,
  isPutInto: zones.isPutInto,
  attacks: combat.attacks,
  attacksUnblocked: combat.attacksUnblocked,
  playerAttacks: combat.playerAttacks,
  blocks: combat.blocks,
  becomesBlocked: combat.becomesBlocked,
  dealsDamage: amounts.dealsDamage,
  isDealtDamage: amounts.isDealtDamage,
  lifeChanges: amounts.lifeChanges,
  lifeChangedBy: amounts.lifeChangedBy,
  counterRemoved: amounts.counterRemoved,
  countersPut: amounts.countersPut,
  castsSpell: byPlayers.castsSpell,
  castsOrCopies: byPlayers.castsOrCopies,
  draws: byPlayers.draws,
  discards: byPlayers.discards,
  activates: byPlayers.activates,
  sacrifices: byPlayers.sacrifices,
  doesKeywordAction: byPlayers.doesKeywordAction,
  tappedForMana: byPlayers.tappedForMana,
  bends: byPlayers.bends,
  playsLand: byPlayers.playsLand,
  createsToken: byPlayers.createsToken,
  doesKeyword: byPlayers.doesKeyword,
  exerts: combat.exerts,
  phaseBegins: states.phaseBegins,
  dayNightChanges: states.dayNightChanges,
  movesIntoRoom: byPlayers.movesIntoRoom,
  unlocksDoor: doors.unlocksDoor,
  expends,
  fullyUnlocks: doors.fullyUnlocks,
  mutates: states.mutates,
  becomesTarget: states.becomesTarget,
  becomesState: states.becomesState,
  losesControl: states.losesControl,
  abilityCountered: states.abilityCountered,
} satisfies { readonly [K in TreeKind]?: Matcher<K> };

const matcherOf = (event: Event): Matcher<TreeKind> | undefined =>
  (MATCHERS as { readonly [K in TreeKind]?: Matcher<TreeKind> })[event.kind];

/** Whether an ability with this trigger event can be found to trigger at all; one that can't is unsupported where it functions. */
export function isCarriedOut(event: Event): boolean {
  return parts(event).every((part) => {
    if (part.kind === 'doesKeywordAction') {
      const ofCards = part.action === 'cycle' || part.action === 'cycleOrDiscard' || part.action === 'chooseRingBearer';
      return byPlayers.ACTION_EVENTS[part.action] !== undefined && (ofCards || part.object === undefined);
    }
    return matcherOf(part) !== undefined;
  });
}

/** Whether several simultaneous occurrences are one trigger: "one or more" (CR 603.2c). */
export function isOnceForSeveral(event: Event): boolean {
  const several = matcherOf(event)?.several?.(event);
  return several?.kind === 'some' && several.quantity.kind === 'orMore';
}

const kindsKnown = new WeakMap<Event, readonly EventKind[]>();

/** Kinds of game event on which an ability with this trigger event could trigger: detection asks no further for others. */
export function eventKindsOf(event: Event): readonly EventKind[] {
  let kinds = kindsKnown.get(event);
  if (!kinds) {
    kinds = [...new Set(parts(event).flatMap((part) => matcherOf(part)?.kinds ?? []))];
    kindsKnown.set(event, kinds);
  }
  return kinds;
}

/** Whether the trigger event looks back in time (CR 603.10a-d). Of an "either" event each part is asked by itself (see `parts`). */
export function looksBack(event: Event): boolean {
  return matcherOf(event)?.back?.(event) ?? false;
}

/** What one event means to one trigger event (no "either"): null where it doesn't match. */
export function eventMatches(g: Game, tree: Event, event: GameEvent, ctx: Context, _look: Look): TriggerMemory | null {
  return matcherOf(tree)?.match(g, tree, event, ctx)[0] ?? null;
}

/** How often, and with what memory, an ability triggers on a batch of simultaneous events (CR 603.2c): "one or more" only once. */
export function occurrences(
  g: Game,
  tree: Event,
  events: readonly GameEvent[],
  ctx: Context,
  _look: Look,
): readonly TriggerMemory[] {
  const matcher = matcherOf(tree);
  if (!matcher) return [];
  const found: TriggerMemory[] = [];
  for (const event of events) if (matcher.kinds.includes(event.kind)) found.push(...matcher.match(g, tree, event, ctx));
  if (found.length === 0) return found;
  return grouped(g, tree, matcher, found, ctx).map((one) => withMoved(g, one));
}

/** What isn't there any more as the ability triggers has been moved by the event (CR 400.7e); what goes later isn't followed (400.7). */
function withMoved(g: Game, memory: TriggerMemory): TriggerMemory {
  const moved = Object.values(memory.refs)
    .flat()
    .flatMap((ref) => (ref.kind === 'object' && !g.state.objects[ref.object] ? [ref.object] : []));
  return moved.length === 0 ? memory : { ...memory, moved };
}

function grouped(
  g: Game,
  tree: Event,
  matcher: Matcher<TreeKind>,
  found: readonly TriggerMemory[],
  ctx: Context,
): readonly TriggerMemory[] {
  const several = matcher.several?.(tree);
  const quantity = several?.kind === 'some' && several.quantity.kind === 'orMore' ? several.quantity : null;
  const keyOf = (memory: TriggerMemory): string | null => matcher.together?.(tree, memory) ?? (quantity ? 'all' : null);
  const groups = new Map<string, TriggerMemory[]>();
  found.forEach((memory, index) => {
    const key = keyOf(memory) ?? `${index}`;
    groups.set(key, [...(groups.get(key) ?? []), memory]);
  });
  const least = quantity ? amount(g, quantity.amount, ctx) : 1;
  return [...groups.values()].filter((group) => group.length >= least).map(merge);
}

/** Several occurrences as one: all that they spoke of, the amounts together. */
function merge(group: readonly TriggerMemory[]): TriggerMemory {
  const [first] = group;
  if (group.length === 1) return first!;
  const refs = (role: string): Ref[] => {
    const all: Ref[] = [];
    for (const ref of group.flatMap((memory) => memory.refs[role] ?? []))
      if (!all.some((other) => sameRef(other, ref))) all.push(ref);
    return all;
  };
  return {
    refs: { subject: refs('subject'), other: refs('other') },
    amount: group.reduce((sum, memory) => sum + memory.amount, 0),
    player: first!.player,
  };
}
