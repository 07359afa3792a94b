import type { TurnStep } from '../../rules/vocabulary/zones.ts';
import type { Characteristics } from '../characteristics.ts';
import type { Attacker, Blocker, CombatState } from '../combat/state.ts';
import type { GameEvent } from '../events/event.ts';
import type { ContinuousEffect } from '../layers/effect.ts';
import type { DelayedTrigger, WaitingTrigger } from '../triggers/types.ts';
import type { EffectId, ObjectId, PlayerId, Timestamp } from './ids.ts';
import type { GameObject } from './object.ts';
import type { Player } from './player.ts';

export type DayNight = 'day' | 'night';
export type ExtraPhase = 'beginning' | 'upkeep' | 'combat' | 'main';

/** The turn and who may act (CR 500, 117). */
export interface TurnState {
  readonly number: number;
  readonly active: PlayerId;
  readonly step: TurnStep;
  /** False while the game stands at the beginning of the step, before its turn-based actions and triggers. */
  readonly begun: boolean;
  /** The player with priority; null while none has it (untap and cleanup, or a declaration is still to be made). */
  readonly priority: PlayerId | null;
  /** Players who have passed in succession since something last happened. */
  readonly passed: readonly PlayerId[];
  /** A turn-based declaration that is still open: the next action makes it, else none is made. */
  readonly openDeclaration: 'attackers' | 'blockers' | null;
  /** Steps and turns inserted or skipped by effects stand here when they exist. */
  readonly extraTurns: readonly PlayerId[];
  /** In an extra turn: whose turn came last in the players' order, from whom it goes on; absent in others. */
  readonly orderFrom?: PlayerId;
  /** Phases that come after this one, before the turn goes on (CR 500.8); absent or empty for none. */
  readonly extraPhases?: readonly ExtraPhase[];
  /** Steps that come after this one, before the phase goes on (CR 500.9); absent or empty for none. */
  readonly extraSteps?: readonly TurnStep[];
  /** With which step the turn goes on after the extra phases: null where it ends; absent or null outside of them. */
  readonly resume?: {
    readonly step: TurnStep | null /** The extra phase has no other step (CR 500.10). */;
    readonly only?: true;
  } | null;
  /** The turn is being ended (CR 724.1): once what resolves has resolved, the cleanup step comes. */
  readonly ending?: boolean;
}

/** A creature's part in combat as it last was there (CR 608.2h). */
export interface Fought {
  readonly attacker?: Attacker;
  readonly blocker?: Blocker;
}

/** What is remembered of an object that left the zone where it was (CR 608.2h, 603.10, 113.7a). */
export interface LastKnown {
  readonly object: GameObject;
  readonly characteristics: Characteristics;
  /** The object that it became in the zone it went to; null where it ceased to exist (CR 400.7). */
  readonly became: ObjectId | null;
  /** What the other parts of a merged permanent became (CR 730.3). */
  readonly also?: readonly ObjectId[];
  /** What was attached to it. */
  readonly attachments: readonly ObjectId[];
  /** How it attacked or blocked; absent for what didn't. */
  readonly fought?: Fought;
  /** The definition that a copy effect on it named (CR 613.2a). */
  readonly copied: string | null;
}

/** A fact of the current or last turn: an event with when it happened. */
export interface HistoryEntry {
  readonly turn: number;
  readonly event: GameEvent;
}

/** The whole game as plain data: it goes through JSON unchanged whenever a player has priority. */
export interface GameState {
  readonly players: readonly Player[];
  readonly objects: Readonly<Record<number, GameObject>>;
  readonly lastKnown: Readonly<Record<number, LastKnown>>;
  readonly battlefield: readonly ObjectId[];
  readonly exile: readonly ObjectId[];
  readonly command: readonly ObjectId[];
  /** From the bottom; the last one is on top (CR 405.2). */
  readonly stack: readonly ObjectId[];
  readonly turn: TurnState;
  readonly combat: CombatState | null;
  readonly effects: readonly ContinuousEffect[];
  readonly delayed: readonly DelayedTrigger[];
  /** Permanents that effects let another player control, as they were when that was last looked at; absent before the first look. */
  readonly heldBy?: Readonly<Record<number, PlayerId>>;
  readonly waiting: readonly WaitingTrigger[];
  readonly history: readonly HistoryEntry[];
  /** Set once there is, or was, a monarch: what stands for the source of the monarch's abilities, which have none (CR 725.2). */
  readonly monarchy?: ObjectId;
  /** The same for the initiative (CR 726.2). */
  readonly initiative?: ObjectId;
  /** The same for each player who has speed (CR 702.179d). */
  readonly engines?: Readonly<Record<number, ObjectId>>;
  /** Day or night, once the game has one of those designations (CR 731.1). */
  readonly dayNight?: DayNight;
  /** Of the turn before this one whose it was and how many spells that player cast; kept while it is day or night. */
  readonly lastTurn?: { readonly active: PlayerId; readonly spells: number };
  readonly nextId: number;
  readonly nextTimestamp: Timestamp;
  readonly nextEffect: EffectId;
  /** Set when the game has ended (CR 104.1). */
  readonly over: { readonly winners: readonly PlayerId[]; readonly draw: boolean } | null;
  readonly format: 'two-player' | 'free-for-all' | 'commander';
  /** Facts of the current turn given at setup that no event shows. */
  readonly given: {
    readonly landsPlayed: Readonly<Record<number, number>>;
    readonly spellsCast: Readonly<Record<number, number>>;
  };
}
