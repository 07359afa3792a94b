import type { Zone } from '../../../rules/vocabulary/zones.ts';
import type { ObjectPhrase } from '../phrases.ts';
import type { PlayerPhrase } from '../players.ts';
import type { Worded } from '../wording.ts';

/** "this creature enters", "a creature you control enters", "one or more tokens enter". */
export interface Enters extends Worded {
  readonly kind: 'enters';
  readonly subject: ObjectPhrase;
  readonly under?: PlayerPhrase;
  readonly from?: Zone;
  /** "from your graveyard". */
  readonly whose?: PlayerPhrase;
  /** "would enter and it wasn't cast". */
  readonly notCast?: true;
  /** "enters tapped and under your control". */
  readonly tapped?: true;
}

/** "one or more creature cards leave your graveyard" (CR 603.6c, 603.10a). */
export interface LeavesTheGraveyard extends Worded {
  readonly kind: 'leavesTheGraveyard';
  readonly subject: ObjectPhrase;
  readonly whose: PlayerPhrase;
}

/** "dies": is put into a graveyard from the battlefield (CR 700.4). */
export interface Dies extends Worded {
  readonly kind: 'dies';
  readonly subject: ObjectPhrase;
  /** "under your control": who controlled it last. */
  readonly under?: PlayerPhrase;
}

/** "leaves the battlefield". */
export interface LeavesTheBattlefield extends Worded {
  readonly kind: 'leavesTheBattlefield';
  readonly subject: ObjectPhrase;
  /** "under your control": who controlled it last. */
  readonly under?: PlayerPhrase;
}

/** "would leave the stack"; `resolving`: as the last part of its resolution (CR 608.2n). */
export interface LeavesTheStack extends Worded {
  readonly kind: 'leavesTheStack';
  readonly subject: ObjectPhrase;
  readonly resolving?: true;
}

/** "is put into a graveyard from the battlefield / from anywhere". */
export interface IsPutInto extends Worded {
  readonly kind: 'isPutInto';
  readonly subject: ObjectPhrase;
  readonly zone: 'graveyard' | 'exile' | 'hand';
  readonly whose?: PlayerPhrase;
  readonly from?: Zone | 'anywhere' | 'anywhereButBattlefield';
  /** "during its resolution": as its last part (CR 608.2n). */
  readonly resolving?: true;
  /** By being discarded (CR 701.9a). */
  readonly byDiscard?: true;
  readonly causedBy?: PlayerPhrase;
  /** "exiled this way": by what an ability of its own put in the place of another move (CR 702.35a). */
  readonly thisWay?: true;
}

/** "you play a land", "an opponent plays a land". */
export interface PlaysLand extends Worded {
  readonly kind: 'playsLand';
  readonly player: PlayerPhrase;
  readonly land: ObjectPhrase;
}

/** "a token is created under your control", "you create a token". */
export interface CreatesToken extends Worded {
  readonly kind: 'createsToken';
  readonly player: PlayerPhrase;
  readonly token: ObjectPhrase;
}
