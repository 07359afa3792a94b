import type { Amount, Filter } from '../../../oracle/tree/index.ts';
import type { Context } from '../../context.ts';
import { attackerOf } from '../../filters/combat.ts';
import { amount, holds, matches } from '../../filters/index.ts';
import type { Game } from '../../game.ts';
import { controllerOf } from '../../layers/index.ts';
import type { ObjectId, Ref } from '../../state/ids.ts';
import type { TriggerMemory } from '../../state/stackEntry.ts';
import { isIt, isMeant, isThem, type Matcher, memory, NO_MATCH, objects, players, telling } from './matcher.ts';

/** CR 508.3a. */
export const attacks: Matcher<'attacks'> = {
  kinds: ['attacks'],
  several: ({ subject }) => subject,
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'attacks' || (tree.alone && !event.alone)) return NO_MATCH;
    if (!isMeant(g, tree.whom, event.on, ctx) || !isIt(g, tree.subject, event.attacker, ctx)) return NO_MATCH;
    if (tree.saddled && !g.state.objects[event.attacker]?.designations.includes('saddled')) return NO_MATCH;
    if (tree.while && !holds(g, tree.while, ctx)) return NO_MATCH;
    if (tree.mostLife && !hasMostLife(g, event.on)) return NO_MATCH;
    if (tree.beside && attackingBeside(g, tree.beside, event.attacker, ctx) < least(g, tree.besideAtLeast, ctx)) return NO_MATCH;
    return [memory(objects(event.attacker), [event.on], controllerOf(g, event.attacker))];
  },
};

/** Whether it is a player than whom nobody has more life (CR 702.105a). */
function hasMostLife(g: Game, ref: Ref): boolean {
  if (ref.kind !== 'player') return false;
  const most = Math.max(...g.state.players.filter(({ lost }) => lost === null).map(({ life }) => life));
  return g.state.players[ref.player]?.life === most;
}

const least = (g: Game, node: Amount | undefined, ctx: Context): number => (node === undefined ? 1 : amount(g, node, ctx));

/** How many other creatures of that description attack at the same time. */
function attackingBeside(g: Game, filter: Filter, attacker: ObjectId, ctx: Context): number {
  const others = g.state.battlefield.filter((id) => id !== attacker && attackerOf(g, id) !== undefined);
  return others.filter((id) => matches(g, filter, id, ctx)).length;
}

/** CR 509.3g. */
export const attacksUnblocked: Matcher<'attacksUnblocked'> = {
  kinds: ['unblocked'],
  several: ({ subject }) => subject,
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'unblocked' || !isIt(g, tree.subject, event.attacker, ctx)) return NO_MATCH;
    const attacked = attackerOf(g, event.attacker)?.on;
    if (tree.whom && (!attacked || !isMeant(g, tree.whom, attacked, ctx))) return NO_MATCH;
    return [memory(objects(event.attacker), attacked ? [attacked] : [], controllerOf(g, event.attacker))];
  },
};

/** CR 508.3c, d: once for a player's attack; with "a creature" once for each. */
export const playerAttacks: Matcher<'playerAttacks'> = {
  kinds: ['attacks'],
  several: (tree) => tree.with,
  together: (tree) => (tree.with ? null : 'one attack'),
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'attacks') return NO_MATCH;
    const player = controllerOf(g, event.attacker);
    if (!isThem(g, tree.player, player, ctx) || !isMeant(g, tree.whom, event.on, ctx)) return NO_MATCH;
    if (tree.with && !isIt(g, tree.with, event.attacker, ctx)) return NO_MATCH;
    return [memory(players(player), objects(event.attacker), player)];
  },
};

/** CR 509.3a; with "a creature" once for each attacker that it blocks (509.3b). */
export const blocks: Matcher<'blocks'> = {
  kinds: ['blocks'],
  several: ({ subject }) => subject,
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'blocks' || !isIt(g, tree.subject, event.blocker, ctx)) return NO_MATCH;
    const player = controllerOf(g, event.blocker);
    const { whom } = tree;
    if (!whom) return [memory(objects(event.blocker), objects(...event.attackers), player)];
    return event.attackers
      .map((attacker): TriggerMemory => memory(objects(event.blocker), objects(attacker), player))
      .filter((told, index) => isIt(g, whom, event.attackers[index]!, telling(ctx, told)));
  },
};

/** CR 509.3c; "by a creature" once for each blocker (509.3d). */
export const becomesBlocked: Matcher<'becomesBlocked'> = {
  kinds: ['becomesBlocked'],
  several: ({ subject }) => subject,
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'becomesBlocked' || !isIt(g, tree.subject, event.attacker, ctx)) return NO_MATCH;
    const player = controllerOf(g, event.attacker);
    const { by } = tree;
    if (!by) return [memory(objects(event.attacker), objects(...event.by), player)];
    // "A creature with lesser power" is compared with the attacker.
    return event.by
      .map((blocker): TriggerMemory => memory(objects(event.attacker), objects(blocker), player))
      .filter((told, index) => isIt(g, by, event.by[index]!, telling(ctx, told)));
  },
};

/** CR 701.43a. */
export const exerts: Matcher<'exerts'> = {
  kinds: ['exert'],
  several: ({ object }) => object,
  match: (g, tree, event, ctx) =>
    event.kind === 'exert' && isThem(g, tree.player, event.player, ctx) && isIt(g, tree.object, event.object, ctx)
      ? [memory(players(event.player), objects(event.object), event.player)]
      : NO_MATCH,
};
