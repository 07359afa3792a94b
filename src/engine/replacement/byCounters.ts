import type { RuleNumber } from '../../rules/citations.ts';
import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { type ObjectId, objectRef } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { atOnce, type Replacer } from './replacer.ts';

/** Effects that the rules give to counters: shield (CR 122.1c), stun (122.1d), finality (122.1h). */
export function byCounters(g: Game, event: GameEvent): Replacer[] {
  switch (event.kind) {
    case 'destroy':
      return event.source !== null ? replacer(g, event.object, 'shield', '122.1c', () => [remove(event.object, 'shield')]) : [];
    case 'damage':
      return event.to.kind === 'object' ? shielded(g, event.to.object, event) : [];
    case 'untap':
      return replacer(g, event.object, 'stun', '122.1d', () => [remove(event.object, 'stun')]);
    case 'zoneChange':
      if (event.from !== 'battlefield' || event.to !== 'graveyard') return [];
      return replacer(g, event.object, 'finality', '122.1h', () => [{ ...event, to: 'exile', reason: 'exile' }]);
    default:
      return [];
  }
}

/** Damage that can't be prevented is dealt, but the counter goes all the same (CR 615.12). */
function shielded(g: Game, id: ObjectId, event: Extract<GameEvent, { kind: 'damage' }>): Replacer[] {
  return replacer(g, id, 'shield', '122.1c', () => [remove(id, 'shield'), ...(event.preventable ? [] : [event])], ['615.1']);
}

const remove = (object: ObjectId, counter: string): GameEvent => ({
  kind: 'removeCounters',
  on: objectRef(object),
  counter,
  amount: 1,
  player: null,
});

function replacer(
  g: Game,
  id: ObjectId,
  counter: 'shield' | 'stun' | 'finality',
  rule: '122.1c' | '122.1d' | '122.1h',
  instead: () => readonly GameEvent[],
  more: readonly RuleNumber[] = [],
): Replacer[] {
  if ((g.state.objects[id]?.counters[counter] ?? 0) === 0) return [];
  return [
    {
      key: `${counter} counter on ${id}`,
      class: 'other',
      source: id,
      card: nameOf(g, id),
      text: `a ${counter} counter`,
      cite: [rule, ...more],
      apply: () => atOnce(instead),
    },
  ];
}
