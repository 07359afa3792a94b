import type { GameEvent } from '../events/event.ts';
import { type Game, object } from '../game.ts';
import { characteristics, isPlain } from '../layers/index.ts';
import type { PlayerId } from '../state/ids.ts';
import { setObject, setState } from '../writer.ts';

/**
 * Notes whose control has changed by an effect that applies continuously, such as an Aura's, or by such an effect's end: the permanent hasn't been
 * controlled continuously since then (CR 302.6), and whoever controlled it has lost control of it (603.10d). What the first look finds was so before
 * the scenario began.
 */
export function noteControl(g: Game): readonly GameEvent[] {
  const { heldBy, battlefield, turn } = g.state;
  if (isPlain(g) && heldBy !== undefined && Object.keys(heldBy).length === 0) return NOTHING;
  const now: Record<number, PlayerId> = {};
  for (const id of battlefield) {
    const { controller } = characteristics(g, id);
    if (controller !== object(g, id).controller) now[id] = controller;
  }
  const lost: GameEvent[] = [];
  if (heldBy !== undefined) {
    for (const id of battlefield) {
      const { controller, controlledSince } = object(g, id);
      const before = heldBy[id] ?? controller;
      if (before === (now[id] ?? controller)) continue;
      lost.push({ kind: 'loseControl', object: id, player: before });
      if (controlledSince !== turn.number) setObject(g, id, { controlledSince: turn.number });
    }
  }
  if (heldBy === undefined || JSON.stringify(heldBy) !== JSON.stringify(now)) setState(g, 'heldBy', now);
  return lost;
}

const NOTHING: readonly GameEvent[] = [];
