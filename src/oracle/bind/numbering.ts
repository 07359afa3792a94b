import type { FaceWords } from '../normalise/names.ts';

/** Marks are numbered through all that belongs together: an ability, or the lines of a spell. */
export interface Numbering {
  next: number;
  /** Of a spell, and of what changes its cost: what its additional costs do, by verb. */
  readonly costs?: ReadonlySet<string>;
  /** Whether another ability of the face deals with a player, or creates a token, of which this one can speak (CR 607.1). */
  readonly isLinked?: (what: 'player' | 'token') => boolean;
  /** The face whose words they are; absent for an ability that is granted, whose bearer may be anything. */
  readonly face?: FaceWords;
}
