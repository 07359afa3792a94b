import { oneOf } from '../../kit/choice.ts';
import { framed } from '../../kit/extend.ts';
import { form } from '../../kit/form.ts';
import { lexicon } from '../../kit/leaves.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Can, PlayerPhrase } from '../../tree/index.ts';
import { namedKeyword, namedPlayer } from '../symbols.ts';

const despite = lexicon<NonNullable<Can['despite']>>('a keyword', [
  ['hexproof', 'hexproof'],
  ['shroud', 'shroud'],
]);
const controllers = oneOf<PlayerPhrase>('whose', [form('you', 'you control', {}), framed('controlled by', namedPlayer)]);
const BE_TARGETED = { what: 'beTargeted' } as const;
/** "can be the targets of spells and abilities you control as though they didn't have hexproof" (CR 702.11, 702.18). */
export const targetable: readonly Phrase<Act>[] = [
  form('can', "can be the target/targets of spells and abilities[ <whose>] as though it/they didn't have <despite>", { whose: controllers, despite }, { fixed: BE_TARGETED }),
  form('can', "can be blocked as though it/they didn't have <keyword>", { keyword: namedKeyword }, { fixed: { what: 'beBlockedDespite' } }),
]; // biome-ignore format: one form a line
