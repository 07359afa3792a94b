import { may } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { EventOf, GameEvent } from '../events/event.ts';
import { type Game, object } from '../game.ts';
import { nameOf } from '../trace/names.ts';
import type { Replacer } from './replacer.ts';

/** A commander that would be put into its owner's hand or library may be put into the command zone instead (CR 903.9b). */
export function commanderMoves(g: Game, event: GameEvent): Replacer[] {
  if (g.state.format !== 'commander' || event.kind !== 'zoneChange') return [];
  if (event.to !== 'hand' && event.to !== 'library') return [];
  const moving = g.state.objects[event.object];
  if (!moving?.commander) return [];
  const card = nameOf(g, event.object);
  const text = 'a commander may be put into the command zone instead';
  const apply = () => ask(g, event);
  return [{ key: '903.9b', class: 'other', source: event.object, card, text, cite: ['614.1a', '903.9b', '614.6'], apply }];
}

function* ask(g: Game, event: EventOf<'zoneChange'>): Run<readonly GameEvent[] | null> {
  const { owner } = object(g, event.object);
  const moves = yield* may(g, {
    player: owner,
    prompt: `put ${nameOf(g, event.object)} into the command zone instead?`,
    cite: ['903.9b'],
    source: event.object,
  });
  if (!moves) return null;
  // Of a merged permanent only the commander goes there (CR 903.9c).
  return object(g, event.object).merged ? [{ ...event, commanderTo: 'command' }] : [{ ...event, to: 'command', position: 'top' }];
}
