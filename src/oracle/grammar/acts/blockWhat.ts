import { form } from '../../kit/form.ts';
import { facts, lexicon } from '../../kit/leaves.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Must } from '../../tree/index.ts';
import { objects } from '../symbols.ts';

const block = lexicon('what must be done', [
  ['blocks/block', 'block'],
  ['must block', 'must'],
]);
const when = facts<Pick<Must, 'duration'>>('when', [
  ['this turn', { duration: { kind: 'thisTurn' } }],
  ['this combat', { duration: { kind: 'untilEndOfCombat' } }],
]);

/** Requirements that say who blocks whom (CR 509.1c). */
export const blockWhat: readonly Phrase<Act>[] = [
  form('must', '<$verb> <objects> <*when> if able', { $verb: block, objects, '*when': when }, { fixed: { deed: 'block' } }),
  form('must', 'must be blocked by <objects> if able', { objects }, { fixed: { deed: 'beBlocked' } }),
]; // biome-ignore format: one form a line
