import { readIf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { Chain, listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { ObjectPhrase, SeveralObjects } from '../tree/index.ts';
import { objectPhrase } from './symbols.ts';

const one = 'one' as const;
const many = 'many' as const;
/** Kinds named without more, joined as a list of types is. */
const isBareList = (phrase: ObjectPhrase): boolean =>
  phrase.kind === 'each' &&
  phrase.wording === undefined &&
  (phrase.filter.kind !== 'filter' || (phrase.filter.types?.length ?? 0) > 1);

/** "this creature or another Ally", "target creature and all other creatures …". */
const joined = [
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

const single = readIf<ObjectPhrase>(
  objectPhrase,
  (phrase) => phrase.kind === 'target' || (phrase.kind === 'some' && phrase.quantity.kind === 'exactly'),
);
/** "target artifact, target creature, and target land", "an artifact, a creature, and a land": each of them for itself. */
const listed = form('severalObjects', '<objects>', { objects: listOf<ObjectPhrase>('objects', single, 'and', 3) }, { fixed: { join: 'and' }, wording: { as: 'list' }, number: many, against: 'one description rather than several' }); // biome-ignore format: one line

/** "this creature or lands or artifacts" doesn't say which of them belong together. */
export const severalObjects: readonly Phrase<SeveralObjects>[] = [...joined, listed].map((phrase) =>
  readIf(phrase, ({ objects }) => !objects.slice(1).some(isBareList)),
);
