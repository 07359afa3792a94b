import type { Ability, FaceWords } from '../../oracle/index.ts';

export type { FaceWords };

/** A line of words as the engine reads it; plain data, so that a thread can give it. */
export interface LineModel {
  readonly text: string;
  readonly read: boolean;
  readonly printed: string | null;
  readonly abilities: readonly Ability[];
  readonly stoppedAt: number | null;
  readonly expected: readonly string[];
}
