import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { listOf, single } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Act, Amount, Clause, Prohibited, Statement, Subject } from '../tree/index.ts';
import { actChain, fixedLifeTotal } from './effects.ts';
import { whose } from './modifiers.ts';
import { bareCount } from './numbers.ts';
import { amount, objects, subject } from './symbols.ts';

/** "Spells and abilities your opponents control can't cause you to sacrifice permanents": nothing that they say makes you do it. */
const uncaused: Phrase<Clause> = form(
  'clause',
  "spells and abilities your opponents control can't cause you to <acts>",
  {
    acts: single<Act>(
      form('cant', '<what>', {
        what: listOf<Prohibited>(
          'what you are not made to do',
          form('causing', '<deed>', { deed: lexicon('what you are not made to do', [['sacrifice permanents', 'sacrifice'], ['discard cards', 'discard']]) }), // biome-ignore format: one line
          'or',
        ),
      }),
    ),
  },
  { fixed: { subject: { kind: 'you', wording: { implied: 'caused' } } }, wording: { of: 'causing' } },
);
/** "Counters can't be put on creatures." */
const noCounters: Phrase<Clause> = form(
  'clause',
  "counters can't be put on <subject>",
  { subject: objects as Phrase<Subject> },
  {
    fixed: { acts: [{ kind: 'cant', what: [{ kind: 'gettingCounters' }] }] },
    wording: { of: 'counters' },
  },
);
const lifeTotals: Phrase<Clause> = form(
  'clause',
  'your life total <acts>',
  { acts: single(fixedLifeTotal) },
  { fixed: { subject: { kind: 'you', wording: { case: 'your' } } }, wording: { of: 'life' } },
);
const size = single<Act>(
  form('changeHandSize', '<how> <amount>', {
    how: lexicon('how it is changed', [
      ['is', 'is'],
      ['is equal to', 'is'],
      ['is increased by', 'more'],
      ['is reduced by', 'less'],
    ]),
    amount: oneOf<Amount>('how many', [bareCount, amount]),
  }),
);
/** "Each opponent's maximum hand size is reduced by seven." */
const handSizes: Phrase<Clause> = form('clause', '<subject> maximum hand size <acts>', { subject: whose as Phrase<Subject>, acts: size }, { wording: { of: 'handSize' } }); // biome-ignore format: one line
/** "You may have this creature assign its combat damage as though it weren't blocked": its controller is asked as damage is assigned (CR 510.1c). */
const AS_UNBLOCKED = single<Act>(
  form(
    'can',
    "assign its/their combat damage as though it/they weren't blocked",
    {},
    { fixed: { what: 'assignDamageAsUnblocked' } },
  ),
);
const unblocked: readonly Phrase<Clause>[] = [
  form('clause', 'you may have <subject> <acts^subject>', { subject: objects as Phrase<Subject>, acts: AS_UNBLOCKED }, { wording: { of: 'unblocked' } }),
  form('clause', "<subject>'s controller may have it <acts^subject>", { subject: objects as Phrase<Subject>, acts: AS_UNBLOCKED }, { wording: { of: 'unblocked', who: 'controller' } }),
]; // biome-ignore format: one form a line
/** What is so, said without a subject of its own. */
export const standing: readonly Phrase<Clause>[] = [lifeTotals, uncaused, noCounters, handSizes, ...unblocked];

/** "Each spell that would cost less than three mana to cast costs three mana to cast." */
export const leastCosts: Phrase<Statement> = form('costAtLeast', 'each spell that would cost <least> mana to cast', {
  least: lexicon(
    'how much mana',
    (['two', 'three', 'four'] as const).map((word, i) => [`less than ${word} mana to cast costs ${word}`, i + 2] as const),
  ),
});

/** What stands behind "instead" in a replacement. */
export const insteadFirst: readonly Phrase<Clause>[] = [
  /** "instead exile it with a void counter on it". */
  form(
    'clause',
    'instead <acts^many>',
    { acts: actChain },
    { fixed: { instead: true, subject: { kind: 'you', wording: { implied: 'yes' } } }, wording: { place: 'firstImplied' } },
  ),
  /** "instead you create a Treasure token", "instead that player skips that draw and you draw a card": nothing but the second is done in its place. */
  form(
    'clause',
    'instead[ <$skipped>] <subject> <acts^subject>',
    { $skipped: lexicon('what is skipped', [['that player skips that draw and', 'draw']]), subject, acts: actChain },
    { fixed: { instead: true }, wording: { place: 'first' } },
  ),
];
