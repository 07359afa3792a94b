import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, ObjectPhrase, PlayerPhrase } from '../../tree/index.ts';
import { number } from '../numbers.ts';
import { namedPlayer, objects } from '../symbols.ts';

const whom: Phrase<ObjectPhrase | PlayerPhrase> = oneOf<ObjectPhrase | PlayerPhrase>('whom', [objects, namedPlayer]);
/** "prevent the next 3 damage that would be dealt to any target this turn": the duration stands at the end of the clause. */
export const preventionActs: readonly Phrase<Act>[] = [
  form('preventDamage', 'prevent the next <amount> damage that would be dealt to <to>', { amount: number, to: whom }),
  form(
    'preventDamage',
    'prevent all combat damage that would be dealt',
    {},
    { fixed: { amount: { kind: 'allOfThem' }, combat: 'combat' } },
  ),
  form('preventDamage', 'prevent all damage that would be dealt', {}, { fixed: { amount: { kind: 'allOfThem' } } }),
  form(
    'preventDamage',
    'prevent all damage that would be dealt to <to>',
    { to: whom },
    { fixed: { amount: { kind: 'allOfThem' } } },
  ),
  form(
    'preventDamage',
    'prevent all combat damage that would be dealt to <to>',
    { to: whom },
    { fixed: { amount: { kind: 'allOfThem' }, combat: 'combat' } },
  ),
  form(
    'preventDamage',
    'prevent all damage that would be dealt by <by>',
    { by: objects },
    { fixed: { amount: { kind: 'allOfThem' } } },
  ),
  form(
    'preventDamage',
    'prevent all combat damage that would be dealt by <by>',
    { by: objects },
    { fixed: { amount: { kind: 'allOfThem' }, combat: 'combat' } },
  ),
];
