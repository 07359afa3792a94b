import type { RuleNumber } from '../../rules/citations.ts';
import type { ActionKind, LegalAction } from './types.ts';

/** An action without an object. */
export function simple(kind: ActionKind, player: string, summary: string, citations: readonly RuleNumber[]): LegalAction {
  return {
    kind,
    player,
    summary,
    action: {},
    objects: [],
    zone: null,
    face: null,
    using: null,
    words: null,
    manaAbility: false,
    othersPass: false,
    x: null,
    optionalCosts: [],
    firstChoice: null,
    citations,
  };
}
