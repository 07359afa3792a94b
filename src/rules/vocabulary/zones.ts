/** The zones of the game (CR 400.1); ante is not supported. */
export const ZONES = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command'] as const;
export type Zone = (typeof ZONES)[number];

/** Steps of a turn by the names that scenarios use; the two main phases have no steps and stand among them (CR 500.1, 501.1, 506.1, 512.1). */
export const TURN_STEPS = [
  'untap',
  'upkeep',
  'draw',
  'precombat main',
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first-strike damage',
  'combat damage',
  'end of combat',
  'postcombat main',
  'end',
  'cleanup',
] as const;
export type TurnStep = (typeof TURN_STEPS)[number];
