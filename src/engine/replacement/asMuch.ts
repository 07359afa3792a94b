import type { AsMuch, Clause, Event, PreventThat, ProduceInstead } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { EntersAs, EventOf, GameEvent } from '../events/event.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { invariant, Unsupported } from '../refuse.ts';
import { refName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { isPreventable, tellUnpreventable } from './damageRules.ts';
import { followedBy } from './followedBy.ts';

/** The event that would happen, with as much of it as the words say instead (CR 614.1a). `tree`: how they speak of it. */
export function asMuch(g: Game, { amount: node }: AsMuch, tree: Event, ctx: Context, event: GameEvent): readonly GameEvent[] {
  const changed = (before: number): number => {
    const memory = { refs: {}, player: null, ...ctx.memory, amount: before };
    return Math.max(0, amount(g, node, { ...ctx, memory }));
  };
  switch (event.kind) {
    case 'damage':
    case 'gainLife':
    case 'loseLife':
    case 'putCounters':
      return [{ ...event, amount: changed(event.amount) }];
    case 'addMana':
      return [{ ...event, mana: Array.from({ length: changed(1) }, () => event.mana).flat() }];
    case 'createToken':
      if (tree.kind === 'countersPut') return [withCounters(event, tree, changed)];
      // Every token is an event of its own: only a multiple of all of them is the same for each.
      if (node.kind !== 'times') throw new Unsupported(ctx.words.card, ctx.words.text, 'so many tokens instead');
      return Array.from({ length: changed(1) }, () => ({ ...event }));
    case 'zoneChange':
      return [withCounters(event, tree, changed)];
    default:
      throw new Unsupported(ctx.words.card, ctx.words.text, `as much of such an event (${event.kind})`);
  }
}

/** CR 106.12b: mana of another type, as much of it unless the words say the amount too. */
export function produceInstead({ symbol, amountToo }: ProduceInstead, event: GameEvent): readonly GameEvent[] {
  invariant(event.kind === 'addMana', 'only mana is produced instead of mana');
  const type = symbol.slice(1, -1);
  return [{ ...event, mana: amountToo ? [type] : event.mana.map(() => type) }];
}

/** CR 122.6: counters with which something enters are put on it. */
function withCounters<E extends EventOf<'zoneChange' | 'createToken'>>(
  event: E,
  tree: Event,
  changed: (before: number) => number,
): E {
  const enters = event.enters as EntersAs;
  const named = tree.kind === 'countersPut' ? tree.counter : undefined;
  const counters = Object.entries(enters.counters).map(([counter, count]): [string, number] => [
    counter,
    named === undefined || named === counter ? changed(count) : count,
  ]);
  return { ...event, enters: { ...enters, counters: Object.fromEntries(counters) } };
}

/** CR 615.6, 615.12: so much of the damage isn't dealt, unless it can't be prevented; the rest is done either way. */
export function preventThat(
  g: Game,
  act: PreventThat,
  rest: readonly Clause[],
  ctx: Context,
  event: GameEvent,
): readonly GameEvent[] {
  if (event.kind !== 'damage') throw new Unsupported(ctx.words.card, ctx.words.text, `preventing such an event (${event.kind})`);
  if (!isPreventable(g, event)) {
    if (rest.length > 0) followedBy(g, rest, ctx, event, 0);
    return tellUnpreventable(g, event);
  }
  const memory = { refs: {}, player: null, ...ctx.memory, amount: event.amount };
  const most = act.amount.kind === 'allOfThem' ? event.amount : Math.max(0, amount(g, act.amount, { ...ctx, memory }));
  const prevented = Math.min(most, event.amount);
  tell(g, {
    kind: 'replacement',
    says: `${prevented} of the ${event.amount} damage to ${refName(g, event.to)} is prevented.`,
    cite: ['615.6'],
  });
  if (rest.length > 0) followedBy(g, rest, ctx, event, prevented);
  return prevented === event.amount ? [] : [{ ...event, amount: event.amount - prevented }];
}
