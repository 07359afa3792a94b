import type { GameEvent } from '../../events/event.ts';
import type { Game } from '../../game.ts';
import { tell } from '../../trace/record.ts';
import { zoneChange } from '../../zones/move.ts';
import type { ContinuousEffect } from '../effect.ts';

const NOTHING: readonly never[] = [];

/** What comes back as effects end that moved it until then, all at the same time, to the battlefield under its owner's control (CR 610.3c, d). */
export function returnsAsEnded(g: Game, ended: readonly ContinuousEffect[]): readonly GameEvent[] {
  if (ended.length === 0) return NOTHING;
  const back = eventsOf(g, ended);
  if (back.length > 0) tell(g, { kind: 'event', says: 'What was moved until then returns.', cite: ['610.3', '610.3c'] });
  const phasing = phasingIn(g, ended);
  if (phasing.length > 0) tell(g, { kind: 'event', says: 'What was phased out until then phases in.', cite: ['610.4'] });
  return [...back, ...phasing];
}

/** Only what is still phased out by that very effect (CR 610.4a). */
function phasingIn(g: Game, ended: readonly ContinuousEffect[]): readonly GameEvent[] {
  return ended.flatMap(({ id, parts }) =>
    parts.flatMap((part) =>
      part.kind === 'phasesIn'
        ? part.objects
            .filter((object) => g.state.objects[object]?.phased?.until === id)
            .map((object): GameEvent => ({ kind: 'phaseIn', object }))
        : [],
    ),
  );
}

function eventsOf(g: Game, ended: readonly ContinuousEffect[]): readonly GameEvent[] {
  return ended.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if (part.kind !== 'returns') return [];
      return part.objects.flatMap(({ object, to }) => {
        const found = g.state.objects[object];
        return found?.zone === 'exile' ? [zoneChange(g, object, to, 'return', { player: found.owner })] : [];
      });
    }),
  );
}
