import type { StaticAbility } from '../../oracle/tree/index.ts';
import { withKeyword } from '../sameKeyword.ts';

/** "The same is true for …": the static ability as it is said, and again with each of the keywords. */
export function sameForEach({ sameFor, ...said }: StaticAbility): readonly StaticAbility[] {
  return [said, ...(sameFor ?? []).map((keyword) => withKeyword(said, keyword) as StaticAbility)];
}
