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
const order = lexicon('an order', [
  ['in any order', 'any'],
  ['in a random order', 'random'],
]);
const under: Phrase<PlayerPhrase> = whose;
const any = { attacking: flag('and attacking'), transformed: flag('transformed') };

const faceDown = flag('face down');
const place = lexicon('a place in the library', [
  ['top', 'top'],
  ['the top', 'top'],
  ['the bottom', 'bottom'],
]);
/** "that library": of the player whose library was spoken of. */
const whoseLibrary = oneOf<PlayerPhrase>('whose', [whose, form('thatPlayer', 'that', {}, { wording: { as: 'thatLibrary' } })]);
const libraries = lexicon('a library', [
  ['library', 'one'],
  ['libraries', 'many'],
]);
const chooser = lexicon('whose choice', [
  ['their', 'their'],
  ['your', 'your'],
]);
const topOrBottom = lexicon('where', [
  ['on the top or bottom', 'topOrBottom'],
  ['on top or on the bottom', 'two'],
]);

/** After "return": to a hand, to the battlefield, to the top of a library. */
export const returned: Phrase<Destination> = oneOf<Destination>('where it goes', [
  form('destination', 'to <whose> hand', { whose }, { fixed: { zone: 'hand' } }),
  form('destination', 'to <whose> hands', { whose }, { fixed: { zone: 'hand' }, wording: { number: 'many' } }),
  form(
    'destination',
    'to the battlefield[ <faceDown>][ <transformed>][ <tapped>[ <attacking>]][ under <under> control][ attached to <attachedTo>][ with <with> on it/them]',
    { ...any, faceDown, tapped, under, attachedTo: objects, with: counters },
    { fixed: { zone: 'battlefield' } },
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
  form('destination', 'into <whose> graveyards', { whose }, { fixed: { zone: 'graveyard' }, wording: { number: 'many' } }),
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
    'onto the battlefield[ <$face>][ <faceDown>][ <tapped>[ <attacking>[ <attackingWhom>]]][ under <under> control][ attached to <attachedTo>][ with <with> on it/them]',
    {
      $face: lexicon('its face', [['face up', 'up']]),
      faceDown,
      attacking: any.attacking,
      attackingWhom: namedPlayer,
      tapped,
      under,
      attachedTo: objects,
      with: counters,
    },
    { fixed: { zone: 'battlefield' } },
  ),
  form(
    'destination',
    '[<$back> ]on <position> of <whose> <$libraries>[ <order>]',
    { $back: lexicon('back', [['back', 'back']]), position: place, whose: whoseLibrary, $libraries: libraries, order },
    { fixed: { zone: 'library' } },
  ),
  form(
    'destination',
    'on <$chooser> choice of the top or bottom of <whose> library',
    { $chooser: chooser, whose },
    { fixed: { zone: 'library', position: 'topOrBottom' } },
  ),
  form(
    'destination',
    '<$on> of <whose> library',
    { $on: topOrBottom, whose },
    { fixed: { zone: 'library', position: 'topOrBottom' } },
  ),
  form(
    'destination',
    'back <order>',
    { order: lexicon('an order', [['in any order', 'any']]) },
    { fixed: { zone: 'library', position: 'top', whose: { kind: 'you' } }, wording: { as: 'back' } },
  ),
  form('destination', '[<$back> ]on top[ <order>]', { $back: lexicon('back', [['back', 'back']]), order }, { fixed: { zone: 'library', position: 'top', whose: YOU }, wording: { as: 'onTop' } }), // biome-ignore format: one line
  form(
    'destination',
    'on the bottom[ <order>]',
    { order },
    { fixed: { zone: 'library', position: 'bottom', whose: YOU }, wording: { as: 'onBottom' } },
  ),
]);
