import type { EventOf, GameEvent } from '../../events/event.ts';
import { objectAsKnown } from '../../filters/candidate.ts';
import { controllerOf as controllerNow } from '../../layers/index.ts';
import { isIt, isThem, type Matcher, memory, NO_MATCH, objects, players, telling } from './matcher.ts';

/** CR 603.6a. */
export const enters: Matcher<'enters'> = {
  kinds: ['zoneChange', 'createToken'],
  several: ({ subject }) => subject,
  match: (g, tree, event, ctx) => {
    const entered = enteredAs(event);
    if (entered === null || !isIt(g, tree.subject, entered, ctx)) return NO_MATCH;
    if (tree.from && (event.kind !== 'zoneChange' || event.from !== tree.from)) return NO_MATCH;
    if (!isThem(g, tree.whose, objectAsKnown(g, entered)!.owner, ctx)) return NO_MATCH;
    if (tree.notCast) return NO_MATCH;
    if (tree.tapped && !('enters' in event && event.enters?.tapped)) return NO_MATCH;
    const controller = controllerNow(g, entered);
    return isThem(g, tree.under, controller, ctx) ? [memory(objects(entered), players(controller), controller)] : NO_MATCH;
  },
};

function enteredAs(event: GameEvent) {
  if (event.kind === 'createToken') return event.became;
  return event.kind === 'zoneChange' && event.to === 'battlefield' && event.from !== 'battlefield' ? event.became : null;
}

const leaves = (event: GameEvent): event is EventOf<'zoneChange'> =>
  event.kind === 'zoneChange' && event.from === 'battlefield' && event.to !== 'battlefield';

/** CR 700.4, 603.6c, 603.10a. */
export const dies: Matcher<'dies'> = {
  kinds: ['zoneChange'],
  back: () => true,
  several: ({ subject }) => subject,
  match: (g, tree, event, ctx) => {
    if (!leaves(event) || event.to !== 'graveyard') return NO_MATCH;
    const controller = controllerNow(g, event.object);
    if (!isThem(g, tree.under, controller, ctx)) return NO_MATCH;
    const told = memory(objects(event.object), [], controller);
    // "Among creatures that player controls" speaks of whoever controlled it.
    return isIt(g, tree.subject, event.object, telling(ctx, told)) ? [told] : NO_MATCH;
  },
};

/** CR 603.6c, 603.10a. */
export const leavesTheBattlefield: Matcher<'leavesTheBattlefield'> = {
  kinds: ['zoneChange'],
  back: () => true,
  several: ({ subject }) => subject,
  match: (g, tree, event, ctx) =>
    leaves(event) && isIt(g, tree.subject, event.object, ctx) && isThem(g, tree.under, controllerNow(g, event.object), ctx)
      ? [memory(objects(event.object), [], controllerNow(g, event.object))]
      : NO_MATCH,
};

/** CR 603.10a: it looks back at the card as it was there. */
export const leavesTheGraveyard: Matcher<'leavesTheGraveyard'> = {
  kinds: ['zoneChange'],
  back: () => true,
  several: ({ subject }) => subject,
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'zoneChange' || event.from !== 'graveyard' || event.to === 'graveyard') return NO_MATCH;
    const owner = objectAsKnown(g, event.object)?.owner ?? null;
    if (owner === null || !isThem(g, tree.whose, owner, ctx) || !isIt(g, tree.subject, event.object, ctx)) return NO_MATCH;
    return [memory(objects(event.object), players(owner), owner)];
  },
};

/** "From anywhere" never is a leaves-the-battlefield ability (CR 603.6c); into a hand it looks back (603.10a). */
export const isPutInto: Matcher<'isPutInto'> = {
  kinds: ['zoneChange'],
  back: ({ from, zone }) => from === 'battlefield' || zone === 'hand',
  several: ({ subject }) => subject,
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'zoneChange' || event.to !== tree.zone || event.from === event.to) return NO_MATCH;
    if (tree.thisWay && event.way === undefined) return NO_MATCH;
    if (tree.resolving && event.reason !== 'resolve') return NO_MATCH;
    if (tree.from === 'anywhereButBattlefield' ? event.from === 'battlefield' : !comesFrom(tree.from, event)) return NO_MATCH;
    const look = tree.from === 'battlefield' || tree.zone === 'hand' ? event.object : (event.became ?? event.object);
    if (!isIt(g, tree.subject, look, ctx)) return NO_MATCH;
    const owner = objectAsKnown(g, look)?.owner ?? null;
    if (owner !== null && !isThem(g, tree.whose, owner, ctx)) return NO_MATCH;
    return [memory(objects(look), owner === null ? [] : players(owner), owner)];
  },
};

const comesFrom = (from: string | undefined, event: EventOf<'zoneChange'>): boolean =>
  from === undefined || from === 'anywhere' || event.from === from;
