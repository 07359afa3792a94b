import { form } from '../../kit/form.ts';
import { lexicon } from '../../kit/leaves.ts';
import { single } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Clause } from '../../tree/index.ts';

const COPY = { kind: 'that', many: false, wording: { as: 'copy' } } as const;
const each = { kind: 'thatPlayer', wording: { as: 'each' } } as const;
const anew: Phrase<Act> = form('chooseNewTargets', 'choose new targets for <$their>', { $their: lexicon('whose copy', [['their copy', 'their copy'], ['the copy they control', 'the copy they control']]) }, { fixed: { for: COPY } }); // biome-ignore format: one line
/** Copies that several players make, each of them choosing for their own (CR 707.10c). */
export const theirCopies: readonly Phrase<Clause>[] = [
  form('clause', 'each of those players may <acts>', { acts: single(anew) }, { fixed: { subject: each, optional: true }, wording: { of: 'eachOfThose' } }),
]; // biome-ignore format: one form a line
export const copyTheyControl: Phrase<Act> = anew;
