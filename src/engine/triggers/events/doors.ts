import { UNLOCKED } from '../../designations/halves.ts';
import { isIt, type Matcher, memory, NO_MATCH, objects, players } from './matcher.ts';

/** CR 709.5h: whether as it enters or later. */
export const unlocksDoor: Matcher<'unlocksDoor'> = {
  kinds: ['designate'],
  match: (_g, { half }, event, ctx) =>
    event.kind === 'designate' &&
    event.object === ctx.source &&
    event.player === ctx.controller &&
    half !== undefined &&
    event.designation === UNLOCKED[half]
      ? [memory(players(event.player), objects(event.object), event.player)]
      : NO_MATCH,
};

/** CR 709.5i. */
export const fullyUnlocks: Matcher<'fullyUnlocks'> = {
  kinds: ['designate'],
  match: (g, { object }, event, ctx) =>
    event.kind === 'designate' && event.fully && event.player === ctx.controller && isIt(g, object, event.object, ctx)
      ? [memory(players(event.player), objects(event.object), event.player)]
      : NO_MATCH,
};
