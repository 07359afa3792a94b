import { form } from '../../kit/form.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act } from '../../tree/index.ts';
import { objects } from '../symbols.ts';

const THIS_TURN = { kind: 'thisTurn' } as const;
const THIS_COMBAT = { kind: 'untilEndOfCombat' } as const;

/** Requirements that say who blocks whom (CR 509.1c). */
export const blockWhat: readonly Phrase<Act>[] = [
  form('must', 'blocks/block <objects> this turn if able', { objects }, { fixed: { deed: 'block', duration: THIS_TURN } }),
  form('must', 'blocks/block <objects> this combat if able', { objects }, { fixed: { deed: 'block', duration: THIS_COMBAT } }),
  form('must', 'must block <objects> this turn if able', { objects }, { fixed: { deed: 'block', duration: THIS_TURN }, wording: { as: 'must' } }),
  form('must', 'must be blocked by <objects> if able', { objects }, { fixed: { deed: 'beBlocked' } }),
]; // biome-ignore format: one form a line
