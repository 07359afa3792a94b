import { readIf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { facts, lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Filter, Modifier, ObjectPhrase, WithMost } from '../tree/index.ts';
import { filter } from './symbols.ts';
import { characteristic, NUMERIC } from './words.ts';

const ONE = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;
const MOST = [['greatest', 'greatest'], ['highest', 'greatest'], ['least', 'least'], ['lowest', 'least']] as const; // biome-ignore format: one line
const most = lexicon<WithMost['most']>('most or least', MOST);
/** "the greatest power or tied for the greatest power": one of those that have the most either way. */
const orTied = facts<Pick<WithMost, 'most' | 'characteristic'>>(
  'most or least',
  NUMERIC.flatMap(([word, name]) =>
    MOST.map(([how, which]) => [`${how} ${word} or tied for the ${how} ${word}`, { most: which, characteristic: name }] as const),
  ),
);

/** "with the greatest power among creatures they control", "target creature you control with the greatest power". */
export const withMost: readonly Phrase<Modifier>[] = [
  form('withMost', 'with the <most> <characteristic> among <among^many>', { most, characteristic, among: filter }),
  form('withMost', 'with the <most> <characteristic>', { most, characteristic }),
  form('withMost', 'with the <*orTied>', { '*orTied': orTied }, { wording: { or: 'tied' } }),
];

const isTied = ({ modifiers }: Filter): boolean => modifiers.some((one) => one.kind === 'withMost' && one.wording?.or === 'tied');
/** "the creature with the greatest power or tied for the greatest power": one of them. */
export const oneWithMost: Phrase<ObjectPhrase> = readIf(
  form('some', 'the <filter^one>', { filter }, { fixed: { quantity: ONE }, wording: { det: 'the' }, number: 'one' }),
  (said) => said.kind === 'some' && said.filter.kind === 'filter' && isTied(said.filter),
);
