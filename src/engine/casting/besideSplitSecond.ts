import type { RuleNumber } from '../../rules/citations.ts';
import type { Game } from '../game.ts';
import { hasFlag } from '../layers/index.ts';

/**
 * The rule by which mana abilities, special actions and triggered abilities go on as ever while a spell with split second is on the stack
 * (CR 702.61b); none where there is no such spell.
 */
export function besideSplitSecond(g: Game): readonly RuleNumber[] {
  return g.state.stack.some((id) => hasFlag(g, id, 'stopsResponses')) ? ['702.61b'] : [];
}
