import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Ability, Act, Filter, Subject } from '../tree/index.ts';
import { acts } from './effects.ts';
import { staticActs } from './statements.ts';
import { objects } from './symbols.ts';

/** The creature with the ability and the one that it is paired with (CR 702.95b). */
const PAIR: Filter = {
  kind: 'filter',
  adjectives: [],
  types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'creature' }] }],
  modifiers: [{ kind: 'inPair' }],
};
const theTwo: Phrase<Subject> = oneOf<Subject>('the two creatures', [
  form('each', 'each of those creatures', {}, { fixed: { filter: PAIR }, wording: { by: 'pair' }, number: 'one' }),
  form('each', 'both creatures', {}, { fixed: { filter: PAIR }, wording: { by: 'both' }, number: 'many' }),
]);

/** "As long as this creature is paired with another creature, both creatures have flying": what is so of the two. */
export const pairedLine: Phrase<Ability> = form(
  'static',
  'as long as <condition>, <statement>.',
  {
    condition: form(
      'isAdjective',
      '<object> is/are^object paired with another creature',
      { object: objects },
      { fixed: { is: { kind: 'status', status: 'paired' } }, wording: { as: 'withAnother' } },
    ),
    statement: form(
      'clause',
      '<subject> <acts^subject>',
      { subject: theTwo, acts: acts(oneOf<Act>('what is so', staticActs, { agrees: true })) },
      { wording: { of: 'pair' } },
    ),
  },
  { wording: { place: 'paired' } },
);
