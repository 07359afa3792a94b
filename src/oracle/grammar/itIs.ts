import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { listOf, runOf, single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Act, Clause } from '../tree/index.ts';
import { color, typeWord } from './words.ts';

const subject = form('that', 'it', {}, { fixed: { many: false } });
const types = runOf('types', typeWord);
const colors = listOf('colors', color, 'and');
const inAddition = lexicon('in addition', [
  ['in addition to its other types', 'types'],
  ['in addition to its other colors and types', 'colorsAndTypes'],
]);
const shortened = { wording: { verb: 's' } } as const;

/** "It's not a creature." */
export const itIsNot: Phrase<Clause> = form(
  'clause',
  "<subject>'s <acts>",
  {
    subject,
    acts: single(form('loseTypes', 'not a creature', {}, { fixed: { types: ['creature'] }, wording: { verb: 'not' } })),
  },
  shortened,
);

/** "It's a Spirit in addition to its other types.": what it is from then on. */
export const itIs: Phrase<Clause> = form(
  'clause',
  "<subject>'s <acts>",
  {
    subject,
    acts: single(
      oneOf<Act>('what it is', [
        form('become', 'a[ <colors>] <types> <inAddition>', { colors, types, inAddition }, { wording: { verb: 's' } }),
        form('become', 'an enchantment', {}, { fixed: { types: [{ kind: 'cardType', type: 'enchantment' }] }, wording: { verb: 's' } }),
      ]),
    ),
  }, // biome-ignore format: one form a line
  { ...shortened, against: 'an exception of the copy rather than another sentence' },
);
