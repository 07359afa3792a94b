import type { PlayerPhrase } from './players.ts';
import type { Worded } from './wording.ts';

/** "you move your venture marker into this room": the trigger condition of every room ability, each about its own room (CR 309.4c). */
export interface MovesIntoRoom extends Worded {
  readonly kind: 'movesIntoRoom';
  /** Which room of its dungeon; the words don't say it. */
  readonly room?: number;
}
/** "you've completed a dungeon", "you haven't completed Tomb of Annihilation" (CR 309.7). */
export interface CompletedDungeon extends Worded {
  readonly kind: 'completedDungeon';
  readonly player: PlayerPhrase;
  readonly name?: string;
  readonly not?: true;
}
/** "differently named dungeon you've completed": how many there are. */
export interface DungeonsCompleted extends Worded {
  readonly kind: 'dungeonsCompleted';
  readonly player: PlayerPhrase;
}
