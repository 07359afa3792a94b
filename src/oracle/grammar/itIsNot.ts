import { form } from '../kit/form.ts';
import { single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Clause } from '../tree/index.ts';

/** "It's not a creature." */
export const itIsNot: Phrase<Clause> = form(
  'clause',
  "<subject>'s <acts>",
  {
    subject: form('that', 'it', {}, { fixed: { many: false } }),
    acts: single(form('loseTypes', 'not a creature', {}, { fixed: { types: ['creature'] }, wording: { verb: 'not' } })),
  },
  { wording: { verb: 's' } },
);
