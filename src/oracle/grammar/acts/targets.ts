import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, ObjectPhrase, PlayerPhrase } from '../../tree/index.ts';
import { namedPlayer, objects } from '../symbols.ts';

const to: Phrase<ObjectPhrase | PlayerPhrase> = oneOf<ObjectPhrase | PlayerPhrase>('the new target', [objects, namedPlayer]);
/** Changing the targets of what is on the stack (CR 115.7). */
export const targetActs: readonly Phrase<Act>[] = [
  form('changeTargets', 'changes/change a target of <of>[ to <to>]', { of: objects, to }, { fixed: { which: 'one' } }),
  form('changeTargets', 'changes/change the target of <of>[ to <to>]', { of: objects, to }, { fixed: { which: 'all' } }),
  form('changeTargets', 'changes/change any targets of <of>', { of: objects }, { fixed: { which: 'any' } }),
];
