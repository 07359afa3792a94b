import type { RuleNumber } from '../../rules/citations.ts';
import type { TurnStep } from '../../rules/vocabulary/zones.ts';
import type { GameEvent } from '../events/event.ts';
import type { ObjectId } from '../state/ids.ts';

/** What kind of thing a step tells. */
export const STEP_KINDS = [
  'turn',
  'step',
  'priority',
  'action',
  'cast',
  'activate',
  'trigger',
  'resolve',
  'instruction',
  'event',
  'replacement',
  'cost',
  'mana',
  'decision',
  'state-based action',
  'combat',
  'continuous effect',
  'game',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** An alternative that was considered and the rule that rejected it. */
export interface Considered {
  readonly what: string;
  readonly why: string;
  readonly cite: readonly RuleNumber[];
}

/** One step of the explanation, as plain data. */
export interface TraceStep {
  readonly id: number;
  readonly parent: number | null;
  readonly depth: number;
  readonly turn: number;
  readonly step: TurnStep;
  readonly kind: StepKind;
  /** One sentence in plain English. */
  readonly says: string;
  readonly cite: readonly RuleNumber[];
  /** Objects that it is about, by id with the name that they had. */
  readonly subjects: readonly { readonly object: ObjectId; readonly name: string }[];
  /** The card's very words that caused it and whose they are. */
  readonly words: { readonly card: string; readonly text: string } | null;
  readonly considered: readonly Considered[];
  readonly changes: readonly GameEvent[];
}
