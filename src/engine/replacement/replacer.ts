import type { RuleNumber } from '../../rules/citations.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import type { ObjectId } from '../state/ids.ts';

/** Which of 616.1's steps a replacement or prevention effect belongs to, in their order. */
export const CLASSES = ['self-replacement', 'control', 'copy', 'back face', 'other'] as const;
export type ReplacerClass = (typeof CLASSES)[number];

/** A replacement or prevention effect that applies to an event as it would happen now. */
export interface Replacer {
  /** The effect, for "only once" (CR 614.5). */
  readonly key: string;
  readonly class: ReplacerClass;
  readonly source: ObjectId | null;
  readonly card: string;
  readonly text: string;
  readonly cite: readonly RuleNumber[];
  /** It only adds to how a permanent enters, so that among such effects the order makes no difference. */
  readonly adds?: boolean;
  /** It does nothing else, and isn't used up: of the damage there is none then, or another amount. */
  readonly damage?: 'none' | 'another amount';
  /** The events that happen instead; null where a player chose that it doesn't apply. */
  readonly apply: () => Run<readonly GameEvent[] | null>;
}

/** A run that asks nothing. */
// biome-ignore lint/correctness/useYield: what needs no answer is done at once
export function* atOnce<T>(value: () => T): Run<T> {
  return value();
}
