// Where cards and permanents are put.
import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { flag, lexicon } from '../../kit/leaves.ts';
import { listOf } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { CounterSpec, Destination, PlayerPhrase } from '../../tree/index.ts';
import { whose } from '../modifiers.ts';
import { count } from '../numbers.ts';
import { amount, namedPlayer, objects } from '../symbols.ts';
import { counterName } from '../words.ts';

const YOU = { kind: 'you' } as const;
/** "that library": of the player whose library was spoken of. */
const THEIRS = { kind: 'thatPlayer', wording: { as: 'thatLibrary' } } as const;
export const counters = listOf<CounterSpec>(
  'counters',
  oneOf<CounterSpec>('counters', [
    form('counterSpec', '<amount> <counter> counter/counters^amount', { amount: count, counter: counterName }),
    form('counterSpec', '<amount> additional <counter> counter/counters^amount', { amount: count, counter: counterName }, { wording: { additional: 'yes' } }),
  ]), // biome-ignore format: one form a line
  'and',
);
/** "a number of time counters on it equal to its mana value". */
export const countersEqual: Phrase<CounterSpec> = form('counterSpec', 'a number of <counter> counters on it equal to <amount>', { counter: counterName, amount }, { wording: { as: 'equal' } }); // biome-ignore format: one line
const tapped = flag('tapped');
const position = lexicon('a place in the library', [
  ['top', 'top'],
  ['bottom', 'bottom'],
]);
const order = lexicon('an order', [
  ['in any order', 'any'],
  ['in a random order', 'random'],
]);
const under: Phrase<PlayerPhrase> = whose;
const any = { attacking: flag('and attacking'), transformed: flag('transformed') };

/** After "return": to a hand, to the battlefield, to the top of a library. */
export const returned: Phrase<Destination> = oneOf<Destination>('where it goes', [
  form('destination', 'to <whose> hand', { whose }, { fixed: { zone: 'hand' } }),
  form('destination', 'to <whose> hands', { whose }, { fixed: { zone: 'hand' }, wording: { number: 'many' } }),
  form(
    'destination',
    'to the battlefield[ <transformed>][ <tapped>[ <attacking>]][ under <under> control][ attached to <attachedTo>][ with <with> on it/them]',
    { ...any, tapped, under, attachedTo: objects, with: counters },
    { fixed: { zone: 'battlefield' } },
  ),
  form(
    'destination',
    'to the battlefield face down[ under <under> control]',
    { under },
    { fixed: { zone: 'battlefield', faceDown: true } },
  ),
  form('destination', 'to <whose> graveyard', { whose }, { fixed: { zone: 'graveyard' } }),
]);
/** After "put": into, onto, on top of. */
export const put: Phrase<Destination> = oneOf<Destination>('where it goes', [
  form('destination', 'into <whose> <zone>', {
    whose,
    zone: lexicon('a zone', [
      ['hand', 'hand'],
      ['graveyard', 'graveyard'],
    ]),
  }),
  form(
    'destination',
    'into <whose> library <position> from the top',
    {
      whose,
      position: lexicon('a place', [
        ['second', 'secondFromTop'],
        ['third', 'thirdFromTop'],
        ['fourth', 'fourthFromTop'],
        ['fifth', 'fifthFromTop'],
        ['seventh', 'seventhFromTop'],
      ]),
    },
    { fixed: { zone: 'library' } },
  ),
  form(
    'destination',
    'onto the battlefield[ <tapped>[ <attacking>]][ under <under> control][ attached to <attachedTo>][ with <with> on it/them]',
    { ...{ attacking: any.attacking }, tapped, under, attachedTo: objects, with: counters },
    { fixed: { zone: 'battlefield' } },
  ),
  form('destination', 'onto the battlefield face up', {}, { fixed: { zone: 'battlefield' }, wording: { face: 'up' } }),
  form('destination', 'onto the battlefield face down', {}, { fixed: { zone: 'battlefield', faceDown: true } }),
  form(
    'destination',
    'onto the battlefield tapped and attacking <attackingWhom>',
    { attackingWhom: namedPlayer },
    { fixed: { zone: 'battlefield', tapped: true, attacking: true } },
  ),
  form(
    'destination',
    'on <position> of <whose> library[ <order>]',
    { position: lexicon('a place in the library', [['top', 'top']]), whose, order },
    { fixed: { zone: 'library' } },
  ),
  form(
    'destination',
    'on the <position> of <whose> library[ <order>]',
    { position, whose, order },
    { fixed: { zone: 'library' } },
  ),
  form(
    'destination',
    'on the <position> of that library[ <order>]',
    { position, order },
    { fixed: { zone: 'library', whose: THEIRS } },
  ),
  form('destination', 'on top of that library[ <order>]', { order }, { fixed: { zone: 'library', position: 'top', whose: THEIRS }, wording: { top: 'bare' } }), // biome-ignore format: one line
  form(
    'destination',
    'on their choice of the top or bottom of <whose> library',
    { whose },
    { fixed: { zone: 'library', position: 'topOrBottom' }, wording: { choice: 'their' } },
  ),
  form(
    'destination',
    'on your choice of the top or bottom of <whose> library',
    { whose },
    { fixed: { zone: 'library', position: 'topOrBottom' }, wording: { choice: 'your' } },
  ),
  form(
    'destination',
    'on the top or bottom of <whose> library',
    { whose },
    { fixed: { zone: 'library', position: 'topOrBottom' } },
  ),
  form(
    'destination',
    'on top or on the bottom of <whose> library',
    { whose },
    { fixed: { zone: 'library', position: 'topOrBottom' }, wording: { on: 'two' } },
  ),
  form(
    'destination',
    'on <position> of <whose> libraries[ <order>]',
    { position: lexicon('a place in the library', [['top', 'top']]), whose, order },
    { fixed: { zone: 'library' }, wording: { number: 'many' } },
  ),
  form(
    'destination',
    'on the <position> of <whose> libraries[ <order>]',
    { position, whose, order },
    { fixed: { zone: 'library' }, wording: { number: 'many' } },
  ),
  form(
    'destination',
    'on <$chooser> choice of the top or bottom of <whose> library',
    { $chooser: lexicon('whose choice', [['their', 'their'], ['your', 'your']]), whose },
    { fixed: { zone: 'library', position: 'topOrBottom' } },
  ), // biome-ignore format: one form
  form(
    'destination',
    'on top',
    {},
    { fixed: { zone: 'library', position: 'top', whose: { kind: 'you' } }, wording: { as: 'onTop' } },
  ),
  form(
    'destination',
    'back <order>',
    { order: lexicon('an order', [['in any order', 'any']]) },
    { fixed: { zone: 'library', position: 'top', whose: { kind: 'you' } }, wording: { as: 'back' } },
  ),
  form(
    'destination',
    'on top <order>',
    { order },
    { fixed: { zone: 'library', position: 'top', whose: YOU }, wording: { as: 'onTop' } },
  ),
  form(
    'destination',
    'on the bottom[ <order>]',
    { order },
    { fixed: { zone: 'library', position: 'bottom', whose: YOU }, wording: { as: 'onBottom' } },
  ),
  form(
    'destination',
    'back on top[ <order>]',
    { order },
    { fixed: { zone: 'library', position: 'top', whose: YOU }, wording: { as: 'backOnTop' } },
  ),
  form(
    'destination',
    'back on <position> of <whose> library[ <order>]',
    { position: lexicon('a place in the library', [['top', 'top']]), whose, order },
    { fixed: { zone: 'library' }, wording: { as: 'backOnTopOf' } },
  ),
]);
