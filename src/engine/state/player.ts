import type { PlayerDesignation } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { ColorLetter } from '../../rules/vocabulary/colors.ts';
import type { ObjectId, PlayerId } from './ids.ts';

/** One mana in a pool (CR 106.4). */
export interface Mana {
  readonly type: ColorLetter | 'C';
  readonly source: ObjectId | null;
  readonly snow: boolean;
  /** What it may be spent on (CR 106.6); null for anything. The words of the ability that made it. */
  readonly restriction: ManaRestriction | null;
  /** Until when it stays as steps and phases end (CR 500.5); null for the ordinary. */
  readonly lasts: 'end of combat' | 'end of turn' | null;
  /** What happens as it is spent on a spell of a kind (CR 106.6); absent for nothing. */
  readonly rider?: ManaRider;
}

/** The words about spending it, as text, and whose they are. */
export interface ManaRider {
  readonly definition: string;
  readonly words: { readonly card: string; readonly text: string };
}

/** A key of the effect that restricts the spending, judged by the costs room. */
export interface ManaRestriction {
  readonly definition: string;
}

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  readonly life: number;
  readonly counters: Readonly<Record<string, number>>;
  /** From the top. */
  readonly library: readonly ObjectId[];
  readonly hand: readonly ObjectId[];
  /** Oldest first; the last one is on top. */
  readonly graveyard: readonly ObjectId[];
  readonly mana: readonly Mana[];
  /** A scenario may give a player mana without end; whatever a cost asks is then there. */
  readonly unlimitedMana: boolean;
  /** The rule by which the player lost, null while in the game (CR 104.3). */
  readonly lost: RuleNumber | null;
  readonly won: boolean;
  /** How many of the next turns, steps or phases of a kind are skipped (CR 614.10); absent for none. */
  readonly skips?: Readonly<Record<string, number>>;
  /** Keys of the cards that the player owns outside the game (CR 400.11); absent for none that is known. */
  readonly outside?: readonly string[];
  /** An extra turn follows the player's next turn after that one (CR 500.7); absent for none. */
  readonly extraAfterTurn?: number | null;
  /** The player has put a companion into the hand (CR 702.139a); absent for not yet. */
  readonly companionTaken?: true;
  /** Speed, once it has been set (CR 702.179b). */
  readonly speed?: number;
  /** The dungeon card that the player's venture marker is on, and its room there by its place among them (CR 309.4). */
  readonly ventureMarker?: { readonly object: ObjectId; readonly room: number } | null;
  /** The names of the dungeons that the player has completed (CR 309.7). */
  readonly dungeonsCompleted?: readonly string[];
  /** The names of the spells that have resolved under the player's control, of those whose words ask for that (CR 702.192a). */
  readonly namesResolved?: readonly string[];
  /** How often the Ring has tempted the player (CR 701.54c); absent: never. */
  readonly ringTempted?: number;
  /** The monarch (CR 725.1), the city's blessing (702.131c); absent for none. */
  readonly designations?: readonly PlayerDesignation[];
  /** Who controls this player now, and who will during the next turn that this player takes (CR 723.1); absent or null for nobody. */
  readonly controlledBy?: PlayerId | null;
  readonly toBeControlledBy?: PlayerId | null;
  /** Tried to draw from an empty library since state-based actions were last checked (CR 704.5b). */
  readonly drewFromEmpty: boolean;
  /** Combat damage dealt by each commander, by the commander's card key and owner (CR 903.10a). */
  readonly commanderDamage: Readonly<Record<string, number>>;
  /** How often each commander was cast from the command zone (CR 903.8). */
  readonly commanderCasts: Readonly<Record<string, number>>;
}
