import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Each, That } from '../tree/index.ts';
import { bareFilter } from './symbols.ts';

const SOMETHING = { kind: 'filter', adjectives: [], modifiers: [] } as const;
const spokenOf: Phrase<That> = oneOf<That>('things spoken of', [
  form('that', 'them', {}, { fixed: { many: true }, wording: { as: 'them' } }),
  form('that', 'those <filter^many>', { filter: bareFilter }, { fixed: { many: true } }),
]);
/** "Each of those creatures deals …": one after the other of things spoken of before. */
export const eachOf: Phrase<Each> = form(
  'each',
  'each of <of>',
  { of: spokenOf },
  { fixed: { filter: SOMETHING }, wording: { by: 'each' }, number: 'one' },
);
/** The same behind "for". */
export const forEachOf: Phrase<Each> = form(
  'each',
  'of <of>',
  { of: spokenOf },
  { fixed: { filter: SOMETHING }, wording: { by: 'forEach' }, number: 'one' },
);
