import { form } from '../kit/form.ts';
import { Chain } from '../kit/list.ts';
import type { ObjectPhrase } from '../tree/index.ts';
import { objectPhrase } from './symbols.ts';

const one = 'one' as const;
const many = 'many' as const;
/** "this creature or another Ally", "target creature and all other creatures …". */
export const severalObjects = [
  form(
    'severalObjects',
    '<objects>',
    {
      objects: new Chain<ObjectPhrase>('objects', objectPhrase, [{ name: 'or', words: 'or' }], {
        least: 2,
        usual: () => 'or',
        shape: (links) => links.length === 1,
        open: (links) => links.length === 0,
      }),
    },
    { fixed: { join: 'or' }, number: one, against: 'one description rather than several' },
  ),
  form(
    'severalObjects',
    '<objects>',
    {
      objects: new Chain<ObjectPhrase>('objects', objectPhrase, [{ name: 'and', words: 'and' }], {
        least: 2,
        usual: () => 'and',
        shape: (links) => links.length === 1,
        open: (links) => links.length === 0,
      }),
    },
    { fixed: { join: 'and' }, number: many, against: 'one description rather than several' },
  ),
];
