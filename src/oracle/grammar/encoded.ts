import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Ability, Act, Subject } from '../tree/index.ts';
import { acts } from './effects.ts';
import { staticActs } from './statements.ts';

const thatCreature: Phrase<Subject> = oneOf<Subject>('the creature', [
  form('encoded', 'that creature', {}, { fixed: { what: 'creature' }, number: 'one' }),
]);

/** "For as long as this card is encoded on that creature, that creature has …" (CR 702.99a). */
export const encodedLine: Phrase<Ability> = form(
  'static',
  'for as long as this card is encoded on that creature, <statement>.',
  {
    statement: form(
      'clause',
      '<subject> <acts^subject>',
      { subject: thatCreature, acts: acts(oneOf<Act>('what is so', staticActs, { agrees: true })) },
      { wording: { of: 'encoded' } },
    ),
  },
  { wording: { place: 'encoded' } },
);
