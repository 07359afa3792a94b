import { type Game, object } from '../game.ts';
import { characteristics, isPlain } from '../layers/index.ts';
import type { PlayerId } from '../state/ids.ts';
import { setObject, setState } from '../writer.ts';

/**
 * Notes whose control has changed by an effect that applies continuously, such as an Aura's, or by such an effect's end: the permanent hasn't been
 * controlled continuously since then (CR 302.6). What the first look finds was so before the scenario began.
 */
export function noteControl(g: Game): void {
  const { heldBy, battlefield, turn } = g.state;
  if (isPlain(g) && heldBy !== undefined && Object.keys(heldBy).length === 0) return;
  const now: Record<number, PlayerId> = {};
  for (const id of battlefield) {
    const { controller } = characteristics(g, id);
    if (controller !== object(g, id).controller) now[id] = controller;
  }
  if (heldBy !== undefined) {
    for (const id of battlefield) {
      const { controller, controlledSince } = object(g, id);
      if ((heldBy[id] ?? controller) !== (now[id] ?? controller) && controlledSince !== turn.number)
        setObject(g, id, { controlledSince: turn.number });
    }
  }
  if (heldBy === undefined || JSON.stringify(heldBy) !== JSON.stringify(now)) setState(g, 'heldBy', now);
}
