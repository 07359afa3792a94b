import type { PlayerDesignation } from '../../oracle/tree/index.ts';
import type { Game } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';

export { beginInitiative, initiativeSources } from './initiative.ts';
export { beginMonarchy, monarchSources } from './monarch.ts';
export { speedOf, speedSources, startEngine } from './speed.ts';

/** Whether a player is, or has, what that designation says. */
export const hasDesignation = (g: Game, id: PlayerId, designation: PlayerDesignation): boolean =>
  g.state.players[id]?.designations?.includes(designation) === true;
