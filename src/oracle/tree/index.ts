/** The ability tree: the one door to all kinds of nodes that a card's words can be read to. */
export type * from './abilities.ts';
export type * from './acts.ts';
export type * from './amounts.ts';
export type * from './attached.ts';
export type * from './casting.ts';
export type * from './conditions.ts';
export type * from './costs.ts';
export type * from './counted.ts';
export type * from './damageThisTurn.ts';
export type * from './durations.ts';
export type * from './effects.ts';
export type * from './events/index.ts';
export type * from './happened.ts';
export type * from './inCost.ts';
export type * from './keywords.ts';
export type * from './modifiers.ts';
export type * from './nthSpell.ts';
export type * from './phrases.ts';
export type * from './piles.ts';
export type * from './players.ts';
export type * from './referents.ts';
export type * from './statuses.ts';
export type * from './votes.ts';
export type * from './wording.ts';

import type { AbilityNode } from './abilities.ts';
import type { ActNode } from './acts.ts';
import type { AmountNode } from './amounts.ts';
import type { ConditionNode } from './conditions.ts';
import type { Cost } from './costs.ts';
import type { Duration } from './durations.ts';
import type { EffectNode } from './effects.ts';
import type { Event } from './events/index.ts';
import type { KeywordNode } from './keywords.ts';
import type { PhraseNode } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';

/** Any node of the tree. */
export type TreeNode =
  | AbilityNode
  | ActNode
  | AmountNode
  | ConditionNode
  | Cost
  | Duration
  | EffectNode
  | Event
  | KeywordNode
  | PhraseNode
  | PlayerPhrase;
/** Every kind of node, by name. */
export type NodeKind = TreeNode['kind'];
/** The node of a kind. */
export type NodeOf<K extends NodeKind> = Extract<TreeNode, { readonly kind: K }>;
