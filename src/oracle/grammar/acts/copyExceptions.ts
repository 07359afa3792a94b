import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { lexicon } from '../../kit/leaves.ts';
import { Chain, listOf, runOf } from '../../kit/list.ts';
import type { Act, ObjectPhrase } from '../../tree/index.ts';
import { abilityList } from '../granted.ts';
import { count, number } from '../numbers.ts';
import { bareFilter } from '../symbols.ts';
import { self } from '../thisObject.ts';
import { color, counterName, supertype, typeWord } from '../words.ts';

const types = runOf('types', typeWord);
const colors = listOf('colors', color, 'and');
const supertypes = runOf('supertypes', supertype, 2);
const itHas = lexicon('it', [
  ['it has', 'it'],
  ['they have', 'they'],
  ['the token has', 'token'],
  ['the tokens have', 'tokens'],
  ['the copy has', 'copy'],
  ['he has', 'he'],
  ['she has', 'she'],
  ['has', 'none'],
]);
const itIs = lexicon('it', [
  ["it's", 'it'],
  ["they're", 'they'],
  ['the token is', 'token'],
  ['the copy is', 'copy'],
  ["he's", 'he'],
  ["she's", 'she'],
  ['is', 'none'],
]);
const inAddition = lexicon('in addition', [
  ['in addition to its other types', 'types'],
  ['in addition to its other creature types', 'creatureTypes'],
  ['in addition to its other colors and types', 'colorsAndTypes'],
]);

/** What isn't legendary anyway stays so: that it is said of the legendary alone means nothing more. */
const ifLegendary = lexicon('what is copied', [['the spell', 'spell'], ['that spell', 'thatSpell'], ['that Dragon', 'Dragon'], ['that creature', 'creature'], ['that permanent', 'permanent'], ['that card', 'card']]); // biome-ignore format: one line
const itIsnt = lexicon('it', [["it isn't", 'it'], ["it's not", 'not'], ["the token isn't", 'token'], ["the copy isn't", 'copy'], ["they aren't", 'they'], ["isn't", 'none']]); // biome-ignore format: one line
/** What a copy isn't like, as a part of its copiable values (CR 707.9). */
const exception = oneOf<Act>('an exception', [
  form('gain', '<$has> <abilities>', { $has: itHas, abilities: abilityList }),
  form('become', '<$is> a[ <supertypes>][ <colors>] <types>[ with <abilities>][ <inAddition>]', { $is: itIs, supertypes, colors, types, abilities: abilityList, inAddition }),
  form('become', '<$is> <types> <inAddition>', { $is: itIs, types, inAddition: theirs() }, { wording: { as: 'many' } }),
  form('become', '<$is> <colors>', { $is: itIs, colors }, { fixed: { types: [] } }),
  form('haveBase', '<$is> <power>/<toughness>', { $is: itIs, power: number, toughness: number }),
  form(
    'become',
    '<$is> a[ <supertypes>] <power>/<toughness>[ <colors>] <types>[ with <abilities>][ <inAddition>]',
    { $is: itIs, supertypes, power: number, toughness: number, colors, types, abilities: abilityList, inAddition },
  ),
  form('isntLegendary', '<$it> legendary[ if <$of> is legendary]', { $it: itIsnt, $of: ifLegendary }),
  form('keepsThisAbility', '[<$has> ]this ability', { $has: itHas }),
  form('isNamed', '<$whose> name is <as>', { $whose: lexicon('whose', [['its', 'its'], ['his', 'his'], ['her', 'her']]), as: oneOf<ObjectPhrase>('its own name', self) }),
  form('become', '<$is> <supertypes>[ <inAddition>]', { $is: itIs, supertypes, inAddition }, { fixed: { types: [] }, wording: { as: 'supertypes' } }),
  form('enterWithCounters', "[<$it> ]enters with <amount> additional <counter> counter/counters^amount on it[ if it's a <ifKind^one>]", { $it: lexicon('it', [['it', 'it']]), amount: count, counter: counterName, ifKind: bareFilter }, { fixed: { additional: true } }),
  form('enterWithCounters', "[<$it> ]enters the battlefield with <amount> additional <counter> counter/counters^amount on it[ if it's a <ifKind^one>]", { $it: lexicon('it', [['it', 'it']]), amount: count, counter: counterName, ifKind: bareFilter }, { fixed: { additional: true }, variant: '“enters the battlefield” for “enters”' }),
  form('hasNoManaCost', 'it has no mana cost', {}),
]); // biome-ignore format: a table
function theirs() {
  return lexicon<'types'>('in addition', [['in addition to their other types', 'types']]);
}
/** What copies are made with exceptions of. */
export const exceptions = new Chain<Act>(
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

/** An "if" behind the exceptions of a copy would be said of them alone (CR 707.9). */
export function hasExceptions(one: Act | undefined): boolean {
  if (one?.kind === 'createToken') return one.token.kind === 'copyToken' && one.token.except !== undefined;
  return one !== undefined && 'except' in one && Array.isArray(one.except);
}

/** "Except it enters with an additional +1/+1 counter on it if it's a creature": the "if" is the exception's own. */
export function ownsIf(one: Act | undefined): boolean {
  const last = one?.kind === 'enterAsCopy' ? one.except?.at(-1)?.kind : undefined;
  return last === 'enterWithCounters' || last === 'isntLegendary';
}
