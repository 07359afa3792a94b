import type { RuleNumber } from '../../rules/citations.ts';
import type { Characteristics } from '../characteristics.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';

/** A state-based action that applies now: why, to what, and what it does. */
export interface Found {
  readonly says: string;
  readonly subjects: readonly ObjectId[];
  readonly events: readonly GameEvent[];
  /** Cited besides the action's own rule. */
  readonly cite?: readonly RuleNumber[];
  /** For the few that aren't events: what ceases to exist, what gets a protector. Done at the same time. */
  readonly also?: (g: Game) => void;
}

/** One of the actions of CR 704.5 and 704.6. */
export type StateBasedAction =
  /** Asked of each permanent by itself. */
  | {
      readonly kind: 'permanent';
      readonly rule: RuleNumber;
      /** Whether the permanent could be subject to it, from nothing but its own values: most permanents aren't, and are passed over. */
      readonly concerns: (object: GameObject, c: Characteristics) => boolean;
      /** Asked of what it concerns only. */
      readonly judge: (g: Game, object: GameObject, c: Characteristics) => Found | null;
    }
  /** Asked of the whole game. */
  | { readonly kind: 'game'; readonly rule: RuleNumber; readonly find: (g: Game) => readonly Found[] }
  /** The same where a player has something to choose; mostly there can't be any, and then nothing that may ask is begun. */
  | {
      readonly kind: 'choice';
      readonly rule: RuleNumber;
      readonly could: (g: Game) => boolean;
      readonly find: (g: Game) => Run<readonly Found[]>;
    };
