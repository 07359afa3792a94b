import type { Game } from '../../../engine/game.ts';
import type { ObjectId } from '../../../engine/state/ids.ts';
import type { GameState } from '../../../engine/state/state.ts';

/** The parts of a state that tell whether something came of what resolved. Values never change, so that looking at which there are is enough. */
export interface Snapshot {
  readonly state: GameState;
  /** How many events had happened: that list grows. */
  readonly happened: number;
}

export const snapshot = (g: Game): Snapshot => ({
  state: { ...g.state, objects: { ...g.state.objects }, players: [...g.state.players] },
  happened: g.state.history.length,
});

/** What effects add to or take from turns. */
const TURN = ['extraTurns', 'extraPhases', 'extraSteps', 'ending'] as const;

/** Whether anything is different but that `gone` left the stack, for its owner's graveyard where it is a card. */
export function changedSince(g: Game, { state: before, happened }: Snapshot, gone: ObjectId): boolean {
  const now = g.state;
  const parts = ['effects', 'delayed', 'combat', 'over', 'waiting'] as const;
  if (parts.some((part) => now[part] !== before[part]) || TURN.some((part) => now.turn[part] !== before.turn[part])) return true;
  // Tokens that are gone at once have been there.
  if (now.history.slice(happened).some(({ event }) => event.kind === 'createToken')) return true;
  const became = now.lastKnown[gone]?.became ?? null;
  const ids = new Set([...Object.keys(now.objects), ...Object.keys(before.objects)].map(Number));
  for (const id of ids) if (id !== gone && id !== became && now.objects[id] !== before.objects[id]) return true;
  if (became !== null && now.objects[became]?.zone !== 'graveyard') return true;
  return now.players.some((player, seat) => {
    const was = before.players[seat]!;
    return (
      player.life !== was.life ||
      player.library !== was.library ||
      player.hand !== was.hand ||
      player.mana !== was.mana ||
      player.counters !== was.counters ||
      player.skips !== was.skips ||
      player.toBeControlledBy !== was.toBeControlledBy ||
      player.designations !== was.designations ||
      player.won !== was.won ||
      player.lost !== was.lost
    );
  });
}
