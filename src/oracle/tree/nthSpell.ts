import type { EitherFilter, Filter, ObjectPhrase } from './phrases.ts';
import type { Worded } from './wording.ts';

/** "the first creature spell you cast each turn", "the next sorcery spell you cast this turn". */
export interface NthSpell extends Worded {
  readonly kind: 'nthSpell';
  readonly filter: Filter | EitherFilter;
  readonly ordinal: number;
  /** Counted from where the effect began; `since`: the place in what is remembered (set as it begins). */
  readonly next?: true;
  readonly since?: number;
}
/** "the player or planeswalker it's attacking": whom or what the creature attacks (CR 508.1b). */
export interface AttackedBy extends Worded {
  readonly kind: 'attackedBy';
  readonly attacker: ObjectPhrase;
}
