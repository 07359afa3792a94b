import type { Ability, Act, Condition, CostChange, EitherFilter, Event, Filter, Statement } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { Color } from '../../rules/vocabulary/colors.ts';
import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { EffectId, ObjectId, PlayerId, Timestamp } from '../state/ids.ts';
import type { BoundReferents } from '../triggers/types.ts';

/** A continuous effect made by a resolving spell or ability (CR 611.2), as plain data. */
export interface ContinuousEffect {
  readonly id: EffectId;
  /** The object whose spell or ability made it; it may be gone. */
  readonly source: ObjectId | null;
  /** "You" in its words. */
  readonly controller: PlayerId;
  readonly timestamp: Timestamp;
  readonly duration: EffectDuration;
  readonly affected: Affected;
  readonly parts: readonly LayerPart[];
  /** The card and its very words. */
  readonly words: { readonly card: string; readonly text: string };
  readonly cite: readonly RuleNumber[];
  /** What "it" and "that much" in a condition or filter of it speak of, by mark, as they stood on resolution (CR 611.2d). */
  readonly bound: BoundReferents;
}

/**
 * What it applies to. Effects that change characteristics or control name their objects for good (CR 611.2c); a spell's effects go on to the
 * permanent that it becomes (CR 400.7a). Effects that change rules may look for their objects anew each time.
 */
export type Affected =
  | { readonly kind: 'objects'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'filter'; readonly filter: Filter | EitherFilter }
  | { readonly kind: 'players'; readonly players: readonly PlayerId[] };

/** How long it lasts (CR 611.2a-b). */
export type EffectDuration =
  /** "until end of turn" and "this turn": both end in the cleanup step (CR 514.2). */
  | { readonly kind: 'endOfTurn' }
  | { readonly kind: 'endOfCombat' }
  /** Through the next untap step of that player; absent: of whoever controls the object then (CR 502.3). */
  | { readonly kind: 'nextUntapStep'; readonly of?: PlayerId }
  /** Until the next such moment of that player, counted from the turn in which it was made. */
  | {
      readonly kind: 'untilNext';
      readonly what: 'turn' | 'endOfTurn' | 'upkeep' | 'endStep' | 'untapStep';
      readonly player: PlayerId;
      readonly madeInTurn: number;
    }
  /** Nothing before that player's next turn begins; then it lasts until that turn ends. */
  | { readonly kind: 'duringNext'; readonly player: PlayerId; readonly madeInTurn: number }
  /** As long as the condition holds, read with the effect's `bound` (CR 611.2b). */
  | { readonly kind: 'asLongAs'; readonly condition: Condition }
  | {
      readonly kind: 'whileRemains';
      readonly object: ObjectId;
      readonly state: 'onBattlefield' | 'tapped' | 'exiled' | 'notLeft';
    }
  /** Until that player loses control of the object, or of the permanent that the spell becomes (CR 702.62a, 400.7a). */
  | { readonly kind: 'untilLosesControl'; readonly player: PlayerId; readonly object: ObjectId }
  /** Until something of the kind happens, read with the effect's `bound` (CR 611.2a, 610.3). */
  | { readonly kind: 'untilEvent'; readonly event: Event }
  | { readonly kind: 'game' };

/** One part of an effect; which layer it belongs to follows from its kind (CR 613.1). */
export type LayerPart = CharacteristicPart | RulesPart;

export type CharacteristicPart =
  /** Becomes a copy of that definition (CR 707; layer 1). */
  | { readonly kind: 'copy'; readonly definition: string }
  /** Layer 2. */
  | { readonly kind: 'control'; readonly player: PlayerId }
  /** Layer 3: one word in place of another of its kind, wherever it is used as such (CR 612.2). */
  | { readonly kind: 'text'; readonly words: 'color' | 'subtype'; readonly from: string; readonly to: string }
  /** Layer 4. */
  | TypesPart
  /** Layer 4: card types with the subtypes that go with them, or all creature types. */
  | { readonly kind: 'removeTypes'; readonly types: readonly string[]; readonly creatureTypes: boolean }
  /** Layer 5; an empty list without `inAddition` makes it colorless. */
  | { readonly kind: 'colors'; readonly colors: readonly Color[]; readonly inAddition: boolean }
  /** Layer 6: abilities by key of the game's table. */
  | { readonly kind: 'gain'; readonly abilities: readonly string[] }
  | { readonly kind: 'lose'; readonly abilities: readonly Ability[] }
  | { readonly kind: 'loseAll' }
  /** Loses them, and nothing gives them (CR 113.11). */
  | { readonly kind: 'cantHave'; readonly abilities: readonly Ability[] }
  /** Layer 7b; null leaves that value alone. */
  | { readonly kind: 'setPowerToughness'; readonly power: number | null; readonly toughness: number | null }
  /** Layer 7c. */
  | { readonly kind: 'addPowerToughness'; readonly power: number; readonly toughness: number }
  /** Layer 7d. */
  | { readonly kind: 'switchPowerToughness' };

export interface TypesPart {
  readonly kind: 'types';
  readonly supertypes: readonly string[];
  /** Card types, lower case. */
  readonly types: readonly string[];
  /** As cards write them. */
  readonly subtypes: readonly string[];
  /** What it keeps: all its types; all but its creature types (CR 205.1b); nothing of the kinds that are given (CR 205.1a). */
  readonly keeps: 'all' | 'allButCreatureTypes' | 'nothing';
}

/** Parts that change the rules rather than characteristics (CR 613.11); procedures find them with `statements`. */
export type RulesPart =
  /** "can't attack", "must be blocked", "can block an additional creature" and so on, as the tree says it. */
  | { readonly kind: 'rule'; readonly act: Act }
  | { readonly kind: 'costChange'; readonly change: CostChange }
  | { readonly kind: 'statement'; readonly statement: Statement }
  /** Nothing while it lasts; as it ends, what was moved returns to where it was (CR 610.3). */
  | { readonly kind: 'returns'; readonly objects: readonly { readonly object: ObjectId; readonly to: Zone }[] }
  /** Nothing while it lasts; as it ends, what it phased out phases in (CR 610.4). */
  | { readonly kind: 'phasesIn'; readonly objects: readonly ObjectId[] };

/** When effects end. `stepBegins` is told as the step begins, before its turn-based actions. */
export type EndMoment =
  | { readonly kind: 'cleanup'; readonly player: PlayerId; readonly turn: number }
  | { readonly kind: 'combatEnds' }
  /** That player's permanents have untapped in the untap step, or stayed tapped. */
  | { readonly kind: 'untapped'; readonly player: PlayerId }
  | { readonly kind: 'turnBegins'; readonly player: PlayerId; readonly turn: number }
  /** The turn of a player who has left the game would have begun (CR 800.4k, 800.4m). */
  | { readonly kind: 'turnPassedBy'; readonly player: PlayerId; readonly turn: number }
  | { readonly kind: 'stepBegins'; readonly step: string; readonly player: PlayerId; readonly turn: number };
