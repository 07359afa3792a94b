import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { flag, lexicon } from '../../kit/leaves.ts';
import { Chain, listOf, runOf, single } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Clause, ObjectPhrase, TokenSpec } from '../../tree/index.ts';
import { abilityList } from '../granted.ts';
import { count, number } from '../numbers.ts';
import { duration, filters, objects } from '../symbols.ts';
import { self } from '../thisObject.ts';
import { color, counterName, typeWord } from '../words.ts';

const types = runOf('types', typeWord);
const colors = listOf('colors', color, 'and');
const itHas = lexicon('it', [
  ['it has', 'it'],
  ['they have', 'they'],
  ['the token has', 'token'],
  ['the tokens have', 'tokens'],
  ['the copy has', 'copy'],
]);
const itIs = lexicon('it', [
  ["it's", 'it'],
  ["they're", 'they'],
  ['the token is', 'token'],
  ['the copy is', 'copy'],
]);
const inAddition = lexicon('in addition', [
  ['in addition to its other types', 'types'],
  ['in addition to its other creature types', 'creatureTypes'],
  ['in addition to its other colors and types', 'colorsAndTypes'],
]);

/** What isn't legendary anyway stays so: that it is said of the legendary alone means nothing more. */
const ifLegendary = lexicon('what is copied', [['the spell', 'spell'], ['that spell', 'thatSpell'], ['that Dragon', 'Dragon'], ['that creature', 'creature'], ['that permanent', 'permanent'], ['that card', 'card']]); // biome-ignore format: one line
const itIsnt = lexicon('it', [["it isn't", 'it'], ["it's not", 'not'], ["the token isn't", 'token'], ["the copy isn't", 'copy'], ["they aren't", 'they']]); // biome-ignore format: one line
/** What a copy isn't like, as a part of its copiable values (CR 707.9). */
const exception = oneOf<Act>('an exception', [
  form('gain', '<$has> <abilities>', { $has: itHas, abilities: abilityList }),
  form('become', '<$is> a[ <colors>] <types>[ <inAddition>]', { $is: itIs, colors, types, inAddition }),
  form('become', '<$is> <types> <inAddition>', { $is: itIs, types, inAddition: theirs() }, { wording: { as: 'many' } }),
  form('become', '<$is> <colors>', { $is: itIs, colors }, { fixed: { types: [] } }),
  form('haveBase', '<$is> <power>/<toughness>', { $is: itIs, power: number, toughness: number }),
  form(
    'become',
    '<$is> a <power>/<toughness>[ <colors>] <types>[ <inAddition>]',
    { $is: itIs, power: number, toughness: number, colors, types, inAddition },
  ),
  form('isntLegendary', '<$it> legendary[ if <$of> is legendary]', { $it: itIsnt, $of: ifLegendary }),
  form('keepsThisAbility', 'it has this ability', {}),
  form('isNamed', 'its name is <as>', { as: oneOf<ObjectPhrase>('its own name', self) }),
  form('become', "it's legendary in addition to its other types", {}, { fixed: { types: [], supertypes: ['legendary'], inAddition: 'types' }, wording: { as: 'legendary' } }),
  form('hasNoManaCost', 'it has no mana cost', {}),
]); // biome-ignore format: a table
function theirs() {
  return lexicon<'types'>('in addition', [['in addition to their other types', 'types']]);
}
const exceptions = new Chain<Act>(
  'exceptions',
  exception,
  [
    { name: 'comma', words: ',' },
    { name: 'and', words: 'and' },
    { name: 'commaAnd', words: ', and' },
  ],
  {
    least: 1,
    usual: (count) => (count === 1 ? '' : count === 2 ? 'and' : [...Array(count - 2).fill('comma'), 'commaAnd'].join()),
    shape: (links) => links.length === 0 || links.at(-1) !== 'comma',
  },
);

/** Copies with exceptions; those without are among the other tokens. */
export const exceptedTokens: readonly Phrase<TokenSpec>[] = [
  form('copyToken', "token that's a copy of <of>, except <except>", { of: objects, except: exceptions }),
  form('copyToken', 'tokens that are copies of <of>, except <except>', { of: objects, except: exceptions }, { wording: { number: 'many' } }), // biome-ignore format: one line
];

const ONE = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;
/** "any creature on the battlefield", "a creature you control". */
const copied = oneOf<ObjectPhrase>('what it copies', [
  form('some', 'any <filter^one>', { filter: filters }, { fixed: { quantity: ONE }, wording: { det: 'any' }, number: 'one' }),
  objects,
]);
const copyOf = { of: copied, except: exceptions, tapped: flag('tapped') };
const enterAsCopy: Phrase<Act> = form('enterAsCopy', 'enter[ <tapped>] as a copy of <of>[, except <except>]', copyOf);
const BATTLEFIELD = '“enter the battlefield” for “enter”';
const enterAsCopyThere: Phrase<Act> = form('enterAsCopy', 'enter the battlefield[ <tapped>] as a copy of <of>[, except <except>]', copyOf, { variant: BATTLEFIELD }); // biome-ignore format: one line
const entersAsCopy: Phrase<Act> = form('enterAsCopy', 'enters[ <tapped>] as a copy of <of>[, except <except>]', copyOf, { wording: { verb: 'enters' } }); // biome-ignore format: one line

const enterWithMore: Phrase<Act> = form(
  'enterWithCounters',
  'enter with <amount> additional <counter> counter/counters^amount on it',
  { amount: count, counter: counterName },
  { fixed: { additional: true }, wording: { verb: 'enter' } },
);

/** "You may have this creature enter as a copy of any creature on the battlefield". */
export const entryOffers: readonly Phrase<Clause>[] = [
  form(
    'clause',
    'you may have <subject> <acts>',
    { subject: objects, acts: single(oneOf<Act>('how it enters', [enterAsCopy, enterAsCopyThere, enterWithMore])) },
    { fixed: { optional: true }, wording: { by: 'have' } },
  ),
];
export const copyStatics: readonly Phrase<Act>[] = [entersAsCopy];

/** "Copy target instant or sorcery spell, except that the copy is red" (CR 707.9, 707.10). */
const those = lexicon('what they are', [['creatures', 'creatures'], ['permanents', 'permanents'], ['Golems', 'Golems']]); // biome-ignore format: one line
export const exceptedCopies: readonly Phrase<Act>[] = [
  form(
    'copySpell',
    'copies/copy <objects> for each other <forEachTarget^one> <$spell> could target. Each copy targets a different one of those <$those>',
    {
      objects,
      forEachTarget: filters,
      $spell: lexicon('the spell', [
        ['that spell', 'that'],
        ['that the spell', 'the'],
        ['that that spell', 'thatThat'],
      ]),
      $those: those,
    },
  ),
  form('copySpell', 'copies/copy <objects>, except[ <$that>] <except>', { objects, $that: lexicon('that', [['that', 'that']]), except: exceptions }), // biome-ignore format: one line
];

/** "becomes a copy of that creature, except it has this ability" (CR 707.2, 707.9). */
export const becomeCopies: readonly Phrase<Act>[] = [
  form('becomeCopy', 'becomes/become a copy of <of>[ <duration>], except <except>', {
    of: objects,
    duration,
    except: exceptions,
  }),
];

/** "tapped and attacking", said of tokens by a sentence of its own. */
export const tokenRiders: readonly Phrase<Act>[] = [
  form('enterTapped', 'enters/enter tapped and attacking', {}, { fixed: { attacking: true } }),
];
