import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { type GameEvent, NO_CAUSE } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { type Game, object, player } from '../game.ts';
import { endEffects } from '../layers/index.ts';
import { objectRef, type PlayerId } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { tell, under } from '../trace/record.ts';
import { setObject } from '../writer.ts';
import { maximumHandSize } from './handSize.ts';

/** The cleanup step's turn-based actions: discarding to the maximum hand size (CR 514.1), then damage and effects of the turn end (514.2). */
export function* cleanup(g: Game, active: PlayerId): Run<void> {
  yield* discardToHandSize(g, active);
  let removed = false;
  for (const id of g.state.battlefield) {
    const { damage, deathtouched, designations } = object(g, id);
    // What is saddled is so until end of turn (CR 702.171b).
    const lasting = designations.filter((one) => one !== 'saddled');
    if (damage === 0 && !deathtouched && lasting.length === designations.length) continue;
    setObject(g, id, { damage: 0, deathtouched: false, designations: lasting });
    removed = true;
  }
  const ended = endEffects(g, { kind: 'cleanup', player: active, turn: g.state.turn.number });
  if (removed || ended.length > 0) {
    tell(g, { kind: 'event', says: 'Damage is removed from permanents, and effects that last this turn end.', cite: ['514.2'] });
  }
}

function* discardToHandSize(g: Game, active: PlayerId): Run<void> {
  const most = maximumHandSize(g, active);
  const { hand } = player(g, active);
  const over = most === null ? 0 : hand.length - most;
  if (over <= 0) return;
  const chosen = yield* chooseRefs(g, {
    player: active,
    kind: 'choose',
    prompt: `which ${over === 1 ? 'card' : `${over} cards`} to discard down to the maximum hand size?`,
    refs: hand.map(objectRef),
    min: over,
    max: over,
    cite: ['514.1'],
    source: null,
  });
  const events: GameEvent[] = chosen.flatMap((ref) =>
    ref.kind === 'object' ? [{ kind: 'discard', object: ref.object, player: active, asCost: false } as const] : [],
  );
  const told = { kind: 'event', says: `${playerName(g, active)} discards down to ${most} cards.`, cite: ['514.1'] } as const;
  yield* under(g, told, () => happen(g, events, NO_CAUSE));
}

/** Whether triggered abilities wait in the cleanup step (CR 514.3a). */
export function cleanupNeedsPriority(g: Game): boolean {
  return g.state.waiting.length > 0;
}
