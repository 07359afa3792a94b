import type { TriggerSource } from '../events/happening.ts';
import type { Game } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';
import { setState } from '../writer.ts';
import { type Sourceless, sourcesOf, standIn } from './sourceless.ts';

/** The ability that comes with having speed (CR 702.179d). */
const ENGINE: Sourceless = {
  name: "a player's speed",
  words: [
    'Whenever one or more opponents lose life during your turn, if your speed is less than 4, your speed increases by 1. This ability triggers only once each turn.',
  ],
  cite: ['702.179d'],
};

const NONE: readonly TriggerSource[] = [];

/** What the abilities of players who have speed trigger from: each controls one. */
export function speedSources(g: Game): readonly TriggerSource[] {
  const { engines } = g.state;
  if (!engines) return NONE;
  return g.state.players.flatMap(({ id, lost, speed = 0 }) => {
    const source = engines[id];
    return source === undefined || lost !== null || speed < 1 ? NONE : sourcesOf(g, source, id, ENGINE);
  });
}

/** From when a player has speed, that player has the ability. */
export function startEngine(g: Game, player: PlayerId): void {
  if (g.state.engines?.[player] === undefined) setState(g, 'engines', { ...g.state.engines, [player]: standIn(g, ENGINE) });
}

/** No speed counts as 0 (CR 702.179f). */
export const speedOf = (g: Game, player: PlayerId): number => g.state.players[player]?.speed ?? 0;
