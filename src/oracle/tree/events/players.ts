import type { Amount } from '../amounts.ts';
import type { ObjectPhrase } from '../phrases.ts';
import type { PlayerPhrase } from '../players.ts';
import type { Worded } from '../wording.ts';

/** "you activate an ability of an artifact" (CR 602.2a). */
export interface Activates extends Worded {
  readonly kind: 'activates';
  readonly player: PlayerPhrase;
  readonly object?: ObjectPhrase;
  /** "that isn't a mana ability". */
  readonly notMana?: true;
}

/** "you cast a creature spell", "a player casts a spell"; `ordinal`: "your second spell each turn". */
export interface CastsSpell extends Worded {
  readonly kind: 'castsSpell';
  readonly player: PlayerPhrase;
  readonly spell: ObjectPhrase;
  /** "from anywhere other than your hand". */
  readonly notFromHand?: true;
  readonly ordinal?: number;
  /** The keyword whose cost was paid or that allowed it: "a spell was warped" (CR 702.185c). */
  readonly using?: string;
  /** "your next … spell": said of a trigger that waits for it (CR 603.7). */
  readonly next?: true;
}

/** "you cast or copy an instant or sorcery spell". */
export interface CastsOrCopies extends Worded {
  readonly kind: 'castsOrCopies';
  readonly player: PlayerPhrase;
  readonly spell: ObjectPhrase;
}

/** "you draw a card", "an opponent draws a card"; `ordinal`: "your second card each turn". */
export interface Draws extends Worded {
  readonly kind: 'draws';
  readonly player: PlayerPhrase;
  readonly ordinal?: number;
  /** "except the first one you draw in each of your draw steps". */
  readonly exceptFirst?: true;
  /** "while your library has no cards in it". */
  readonly fromEmptyLibrary?: true;
}

/** "you discard a card", "an opponent discards a creature card". */
export interface Discards extends Worded {
  readonly kind: 'discards';
  readonly player: PlayerPhrase;
  readonly card: ObjectPhrase;
  /** "a spell or ability an opponent controls causes you to discard it": who controls what caused it. */
  readonly causedBy?: PlayerPhrase;
}

/** "you sacrifice a permanent". */
export interface Sacrifices extends Worded {
  readonly kind: 'sacrifices';
  readonly player: PlayerPhrase;
  readonly object: ObjectPhrase;
}

/** The four ways of bending: three keyword actions (CR 701.65 to 701.67) and a keyword ability (702.189b). */
export type Bending = 'waterbend' | 'earthbend' | 'firebend' | 'airbend';

/** "you firebend", "you waterbend, earthbend, firebend, or airbend". */
export interface Bends extends Worded {
  readonly kind: 'bends';
  readonly player: PlayerPhrase;
  readonly ways: readonly Bending[];
}

/** "you gain life", "an opponent loses life". */
export interface LifeChanges extends Worded {
  readonly kind: 'lifeChanges';
  readonly player: PlayerPhrase;
  readonly direction: 'gain' | 'lose';
  /** "one or more opponents": however many at the same time, it is once (CR 603.2c). */
  readonly together?: true;
}

/** "a player taps a land for mana", "enchanted land is tapped for mana". */
export interface TappedForMana extends Worded {
  readonly kind: 'tappedForMana';
  readonly by?: PlayerPhrase;
  readonly object: ObjectPhrase;
}

/** "you lose control of this creature". */
export interface LosesControl extends Worded {
  readonly kind: 'losesControl';
  readonly player: PlayerPhrase;
  readonly object: ObjectPhrase;
}

/** In conditions: "you attacked with a creature this turn" is `playerAttacks`; an amount: "you lost 3 or more life". */
export interface LifeChangedBy extends Worded {
  readonly kind: 'lifeChangedBy';
  readonly player: PlayerPhrase;
  readonly direction: 'gain' | 'lose';
  readonly amount: Amount;
}
