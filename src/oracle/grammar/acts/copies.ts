import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { flag, lexicon } from '../../kit/leaves.ts';
import { single } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Clause, ObjectPhrase, TokenSpec } from '../../tree/index.ts';
import { count } from '../numbers.ts';
import { duration, filters, objects } from '../symbols.ts';
import { counterName } from '../words.ts';
import { exceptions } from './copyExceptions.ts';

export const copyOrCopies = lexicon('a copy', [
  ["token that's a copy", 'one'],
  ['tokens that are copies', 'many'],
]);
/** Copies with exceptions; those without are among the other tokens. */
export const exceptedTokens: readonly Phrase<TokenSpec>[] = [
  form('copyToken', '<$copy> of <of>, except <except>', { $copy: copyOrCopies, of: objects, except: exceptions }),
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
