import type { Context } from '../../context.ts';
import type { EventOf } from '../../events/event.ts';
import { candidateOf } from '../../filters/candidate.ts';
import { amount, isAmongPlayers } from '../../filters/index.ts';
import { matchesKind } from '../../filters/match.ts';
import type { Game } from '../../game.ts';
import { controllerOf } from '../../layers/index.ts';
import type { PlayerId, Ref } from '../../state/ids.ts';
import type { TriggerMemory } from '../../state/stackEntry.ts';
import { isIt, isMeant, isThem, type Matcher, memory, NO_MATCH, objects, players, type TreeOf, telling } from './matcher.ts';

const ofCombat = (combat: 'combat' | 'noncombat' | undefined, event: EventOf<'damage'>): boolean =>
  combat === undefined || event.combat === (combat === 'combat');

/** CR 120.4b. "One or more creatures" to several players: once for each player. */
export const dealsDamage: Matcher<'dealsDamage'> = {
  kinds: ['damage'],
  several: ({ subject }) => subject,
  together: ({ subject }, { refs }) =>
    subject.kind === 'some' && subject.quantity.kind === 'orMore' ? JSON.stringify(refs.other) : null,
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'damage' || !ofCombat(tree.combat, event)) return NO_MATCH;
    if (!isIt(g, tree.subject, event.source, ctx)) return NO_MATCH;
    const told = memory(objects(event.source), [event.to], controllerOf(g, event.source), event.amount);
    // "To its owner", "to that creature" speak of what deals it.
    return isMeant(g, tree.to, event.to, telling(ctx, told)) ? [told] : NO_MATCH;
  },
};

/** However many sources deal it at the same time, it is dealt damage once, as much as all of that. */
export const isDealtDamage: Matcher<'isDealtDamage'> = {
  kinds: ['damage'],
  together: (_tree, { refs }) => JSON.stringify(refs.subject),
  match: (g, tree, event, ctx) =>
    event.kind === 'damage' &&
    ofCombat(tree.combat, event) &&
    isMeant(g, tree.subject, event.to, ctx) &&
    isBySuch(g, tree.by, event, ctx)
      ? [memory([event.to], objects(event.source), playerOf(g, event.to), event.amount)]
      : NO_MATCH,
};

/** Judged by what the source was as it dealt the damage, whatever it is now. */
function isBySuch(g: Game, by: TreeOf<'isDealtDamage'>['by'], { source, dealtBy }: EventOf<'damage'>, ctx: Context): boolean {
  if (!by) return true;
  const { object, characteristics } = candidateOf(g, source);
  return matchesKind(g, by, { object, characteristics: { ...characteristics, ...dealtBy } }, ctx);
}

const playerOf = (g: Game, ref: Ref): PlayerId => (ref.kind === 'player' ? ref.player : controllerOf(g, ref.object));

/** CR 119.9: each gain or loss by itself. */
export const lifeChanges: Matcher<'lifeChanges'> = {
  kinds: ['gainLife', 'loseLife'],
  together: ({ together }) => (together ? 'all' : null),
  match: (g, tree, event, ctx) => {
    if (event.kind !== (tree.direction === 'gain' ? 'gainLife' : 'loseLife')) return NO_MATCH;
    return isThem(g, tree.player, event.player, ctx) ? [memory(players(event.player), [], event.player, event.amount)] : NO_MATCH;
  },
};

export const lifeChangedBy: Matcher<'lifeChangedBy'> = {
  kinds: ['gainLife', 'loseLife'],
  match: (g, tree, event, ctx) => {
    if (event.kind !== (tree.direction === 'gain' ? 'gainLife' : 'loseLife')) return NO_MATCH;
    if (!isAmongPlayers(g, tree.player, event.player, ctx) || event.amount < amount(g, tree.amount, ctx)) return NO_MATCH;
    return [memory(players(event.player), [], event.player, event.amount)];
  },
};

/** Once for each counter (CR 603.2c); the last one: none of that kind is left on it. */
export const counterRemoved: Matcher<'counterRemoved'> = {
  kinds: ['removeCounters'],
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'removeCounters' || event.counter !== tree.counter || event.on.kind !== 'object') return NO_MATCH;
    const { object } = event.on;
    if (!isIt(g, tree.from, object, ctx)) return NO_MATCH;
    if (tree.while === 'exiled' && g.state.objects[object]?.zone !== 'exile') return NO_MATCH;
    if (!tree.last) return repeated(event.amount, memory(objects(object), [], controllerOf(g, object)));
    const left = g.state.objects[object]?.counters[tree.counter] ?? 0;
    return left > 0 ? NO_MATCH : [memory(objects(object), [], controllerOf(g, object), event.amount)];
  },
};

/** CR 122.6: also counters with which something enters. "A counter" once for each, "one or more" once. */
export const countersPut: Matcher<'countersPut'> = {
  kinds: ['putCounters', 'zoneChange', 'createToken'],
  match: (g, tree, event, ctx) =>
    putsOf(event).flatMap(({ on, counter, count, by }) => {
      if (tree.counter !== undefined && counter !== tree.counter) return NO_MATCH;
      if (!isMeant(g, tree.on, on, ctx) || (tree.by && (by === null || !isThem(g, tree.by, by, ctx)))) return NO_MATCH;
      const others = by === null ? [] : players(by);
      const { quantity } = tree;
      if (quantity.kind === 'orMore') {
        return count >= amount(g, quantity.amount, ctx) ? [memory([on], others, by, count)] : NO_MATCH;
      }
      return repeated(count, memory([on], others, by));
    }),
};

function putsOf(event: Parameters<typeof countersPut.match>[2]) {
  if (event.kind === 'putCounters') return [{ on: event.on, counter: event.counter, count: event.amount, by: event.player }];
  if ((event.kind !== 'zoneChange' && event.kind !== 'createToken') || event.became === null || !event.enters) return [];
  const on: Ref = { kind: 'object', object: event.became };
  // CR 122.6a: the object's controller puts them there where nothing else is said.
  const by = event.enters.controller;
  return Object.entries(event.enters.counters).map(([counter, count]) => ({ on, counter, count, by }));
}

const repeated = (times: number, one: TriggerMemory): TriggerMemory[] => Array.from({ length: times }, () => one);
