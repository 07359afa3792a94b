import { sameTree } from '../../../oracle/kit/equal.ts';
import type { KeywordAbility } from '../../../oracle/tree/index.ts';
import { keywordOf } from '../../abilities.ts';
import type { Candidate } from '../candidate.ts';
import type { ModifierTest } from './index.ts';

export const withKeywordHolds: ModifierTest<'withKeyword'> = (_g, { keywords }, candidate) =>
  keywords.some((keyword) => hasKeyword(candidate, keyword));

export const withoutKeywordHolds: ModifierTest<'withoutKeyword'> = (_g, { keyword, or }, candidate) =>
  !hasKeyword(candidate, keyword) && !(or && hasKeyword(candidate, or));

export const withoutAbilitiesHolds: ModifierTest<'withoutAbilities'> = (_g, _modifier, { characteristics }) =>
  characteristics.abilities.length === 0 && characteristics.unread.length === 0;

/** With a parameter it must be that very one; without, any ability of the name will do (CR 702.1), or of a variant of it (702.29f, 702.33c, 702.37b). */
export function hasKeyword({ characteristics }: Candidate, keyword: KeywordAbility): boolean {
  return characteristics.abilities.some((ability) => {
    if (keywordOf(ability) !== keyword.keyword && ability.keyword?.costIs !== keyword.keyword) return false;
    if (!keyword.quality && !keyword.amount && !keyword.costs) return true;
    return sameTree(ability.tree, keyword);
  });
}
