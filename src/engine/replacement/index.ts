import type { RuleNumber } from '../../rules/citations.ts';
import type { Run } from '../decisions/types.ts';
import type { Cause, GameEvent } from '../events/event.ts';
import { type Game, spend } from '../game.ts';
import { tell } from '../trace/record.ts';
import { couldBeAura, placeAuras } from './auras.ts';
import { byCounters } from './byCounters.ts';
import { chooseReplacer } from './choose.ts';
import { commanderMoves } from './commander.ts';
import { entering } from './entering.ts';
import { entersWithCounters, withoutForbiddenCounters } from './forbiddenCounters.ts';
import { cantHappen, whyCantHappen } from './impossible.ts';
import { insteads } from './instead.ts';
import { lifeFloors } from './lifeFloor.ts';
import { preventions } from './prevention.ts';
import { protections } from './protection.ts';
import { redirections } from './redirection.ts';
import { regeneration } from './regeneration.ts';
import type { Replacer } from './replacer.ts';
import { dropSpent } from './spent.ts';
import { turnedUp } from './turnedUp.ts';
import { umbraArmor } from './umbraArmor.ts';
import { markUsed, usedBy } from './used.ts';

/**
 * Whether all of it happens as it is: nothing replaces, prevents or forbids any of it, or decides where it is put. Mostly that is so; and beginning
 * what may ask something costs more than looking.
 */
export function happensAsItIs(g: Game, events: readonly GameEvent[]): boolean {
  for (const event of events) {
    if (whyCantHappen(g, event) !== null || applicableTo(g, event).length > 0) return false;
    if (entersWithCounters(event) || couldBeAura(g, event)) return false;
  }
  return true;
}

/** Replaces and prevents what would happen (CR 614 to 616) and gives what is left to happen. */
export function* replaceEvents(g: Game, events: readonly GameEvent[], cause: Cause): Run<readonly GameEvent[]> {
  const { settling } = g;
  g.settling = events;
  const left = yield* settle(g, events, cause);
  g.settling = settling;
  dropSpent(g);
  return left.some((event) => couldBeAura(g, event)) ? yield* placeAuras(g, left) : left;
}

/** CR 616.1f: of each event, one effect after the other, each only once (614.5), until none applies any more. */
function* settle(g: Game, events: readonly GameEvent[], cause: Cause): Run<readonly GameEvent[]> {
  const settled: GameEvent[] = [];
  for (const event of events) {
    if (cantHappen(g, event)) continue;
    const applicable = applicableTo(g, event);
    if (applicable.length === 0) settled.push(withoutForbiddenCounters(g, event));
    else settled.push(...(yield* replaced(g, event, applicable, cause)));
  }
  return settled;
}

/** Every effect that applies to the event and hasn't been applied to it (CR 614.5). */
function applicableTo(g: Game, event: GameEvent): readonly Replacer[] {
  const all = replacers(g, event);
  if (all.length === 0) return all;
  const used = usedBy(event);
  return all.filter(({ key }) => !used.has(key));
}

/** Applies one of the effects; what it leaves is looked at again. */
function* replaced(g: Game, event: GameEvent, applicable: readonly Replacer[], cause: Cause): Run<readonly GameEvent[]> {
  const used = usedBy(event);
  spend(g, 'replacement effects');
  const { replacer, considered } = yield* chooseReplacer(g, event, applicable);
  const { card, text, source } = replacer;
  const cite = [...new Set([...replacer.cite, ...citedToo(event, used.size > 0)])];
  const told = { kind: 'replacement', says: `${card} changes what would happen: "${text}"`, cite, considered } as const;
  const step = tell(g, { ...told, subjects: source === null || !g.state.objects[source] ? [] : [source], words: { card, text } });
  const before = g.parent;
  g.parent = step;
  // Marked beforehand: applying it may let things happen that come from this very event (614.5).
  markUsed([event], [...used, replacer.key]);
  const instead = yield* replacer.apply();
  g.parent = before;
  const next = instead ?? [event];
  markUsed(next, [...used, replacer.key]);
  return yield* settle(g, next, cause);
}

/** How an entering permanent is looked at beforehand (CR 614.12), and that one effect after another is applied (616.1f). */
const citedToo = (event: GameEvent, another: boolean): readonly RuleNumber[] => [
  ...(event.kind === 'zoneChange' && event.to === 'battlefield' ? (['614.12'] as const) : []),
  ...(another ? (['616.1f'] as const) : []),
];

/** Every replacement and prevention effect that applies to the event as it would happen now. */
function replacers(g: Game, event: GameEvent): readonly Replacer[] {
  let found: readonly Replacer[] = NONE;
  for (const kind of KINDS) {
    const more = kind(g, event);
    if (more.length > 0) found = found.length === 0 ? more : [...found, ...more];
  }
  return found.length < 2 ? found : eachByItself(found);
}

/** Several instances of one ability on an object, as two Slivers give it, are several effects (CR 614.5): each has a key of its own. */
function eachByItself(all: readonly Replacer[]): readonly Replacer[] {
  const met = new Map<string, number>();
  return all.map((replacer) => {
    const count = (met.get(replacer.key) ?? 0) + 1;
    met.set(replacer.key, count);
    return count === 1 ? replacer : { ...replacer, key: `${replacer.key} #${count}` };
  });
}

const NONE: readonly Replacer[] = [];
const KINDS = [
  entering,
  insteads,
  protections,
  preventions,
  redirections,
  lifeFloors,
  byCounters,
  regeneration,
  umbraArmor,
  turnedUp,
  commanderMoves,
] as const;
