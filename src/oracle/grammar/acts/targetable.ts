import { form } from '../../kit/form.ts';
import { lexicon } from '../../kit/leaves.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Can } from '../../tree/index.ts';
import { namedKeyword, namedPlayer } from '../symbols.ts';

const despite = lexicon<NonNullable<Can['despite']>>('a keyword', [
  ['hexproof', 'hexproof'],
  ['shroud', 'shroud'],
]);
const BE_TARGETED = { what: 'beTargeted' } as const;
/** "can be the targets of spells and abilities you control as though they didn't have hexproof" (CR 702.11, 702.18). */
export const targetable: readonly Phrase<Act>[] = [
  form('can', "can be the target/targets of spells and abilities you control as though it/they didn't have <despite>", { despite }, { fixed: { ...BE_TARGETED, whose: { kind: 'you' } } }),
  form('can', "can be the target/targets of spells and abilities[ controlled by <whose>] as though it/they didn't have <despite>", { whose: namedPlayer, despite }, { fixed: BE_TARGETED }),
  form('can', "can be blocked as though it/they didn't have <keyword>", { keyword: namedKeyword }, { fixed: { what: 'beBlockedDespite' } }),
]; // biome-ignore format: one form a line
