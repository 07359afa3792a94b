import { DECISION_KINDS, type DecisionKind } from '../../engine/decisions/types.ts';
import { TURN_STEPS, type TurnStep, ZONES, type Zone } from '../../rules/vocabulary/zones.ts';

export { DECISION_KINDS, type DecisionKind, TURN_STEPS, type TurnStep, ZONES, type Zone };

export const FORMATS = ['two-player', 'free-for-all', 'commander'] as const;
export type Format = (typeof FORMATS)[number];

/** How a scenario ends (see the scenario document, "The answer"). */
export const STATUSES = ['RESOLVED', 'NEEDS_DECISION', 'ILLEGAL', 'UNSUPPORTED', 'EXHAUSTED'] as const;
export type Status = (typeof STATUSES)[number];

/** Zones from which a card may be cast or played. */
export const CASTING_ZONES = ['hand', 'library', 'graveyard', 'exile', 'command'] as const satisfies readonly Zone[];

/** Marks that a permanent or an exiled card can have, or not have, by the names that scenarios use. */
export const DESIGNATIONS = [
  'foretold',
  'goaded',
  'harnessed',
  'leftHalfUnlocked',
  'level2',
  'level3',
  'monstrous',
  'plotted',
  'prepared',
  'renowned',
  'rightHalfUnlocked',
  'ringBearer',
  'saddled',
  'solved',
  'suspected',
] as const;
export type Designation = (typeof DESIGNATIONS)[number];

/** What makes an object face down, and with that what it looks like (CR 708). */
export const FACE_DOWN_KINDS = ['morph', 'disguise', 'manifest', 'cloak'] as const;
export type FaceDownKind = (typeof FACE_DOWN_KINDS)[number];

/** The words that a scenario's actions begin with; each action has exactly one of them. */
export const ACTION_KINDS = [
  'cast',
  'activate',
  'special',
  'play',
  'attack',
  'block',
  'assign',
  'resolve',
  'pass',
  'advanceTo',
  'choose',
  'ask',
  'check',
  'concede',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** The actions that `ask` can ask about. */
export const ASKABLE_KINDS = ['cast', 'activate', 'special', 'play', 'attack', 'block'] as const satisfies readonly ActionKind[];
