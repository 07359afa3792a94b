import type { Cost, KeywordQuality } from '../oracle/tree/index.ts';
import type { RuleNumber } from '../rules/citations.ts';
import type { ManaCost } from '../rules/mana/index.ts';
import type { RuleFlag } from '../rules/vocabulary/ruleFlags.ts';

import type { AbilityDefinition } from './definition.ts';

export { RULE_FLAGS, type RuleFlag } from '../rules/vocabulary/ruleFlags.ts';

/** What an ability does to procedures of the rules where its words can't say it; all parts are optional and general. */
export interface Hooks {
  readonly flags?: readonly RuleFlag[];
  /** What the object may be attached to, given as its quality (CR 303.4a, 702.5a). */
  readonly attachesTo?: KeywordQuality;
  /** What the object has protection from (CR 702.16a). */
  readonly protectionFrom?: KeywordQuality;
  /** Of which spells and sources of opponents it can't be the target (CR 702.11d). */
  readonly hexproofFrom?: KeywordQuality;
  /** What its controller may pay, any time with priority, to turn the object face up while it is face down (CR 702.37e). */
  readonly turnsFaceUp?: { readonly costs: readonly Cost[]; readonly cite: RuleNumber };
  /** What may be paid to cast the card from exile on a later turn, once it is foretold (CR 702.143a). */
  readonly castsForetold?: readonly Cost[];
  /** The other set of characteristics that it has when it is cast prototyped (CR 718.3b). */
  readonly prototype?: { readonly manaCost: ManaCost; readonly power: number; readonly toughness: number };
  /** Poison counters that combat damage of the creature gives a player besides (CR 702.164c). */
  readonly toxic?: number;
  /** The chapter that a chapter ability belongs to: it triggers as the lore counters reach that many (CR 714.2b). */
  readonly chapter?: number;
  /** The abilities of its face without all that stands within square brackets (CR 702.148a). */
  readonly withoutBrackets?: readonly AbilityDefinition[];
  /** The least value that may be chosen for X, where the words rule out 0. */
  readonly leastX?: number;
}

export const NO_HOOKS: Hooks = {};
