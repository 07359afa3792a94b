import { oneOf } from '../../kit/choice.ts';
import { framed } from '../../kit/extend.ts';
import { form } from '../../kit/form.ts';
import { facts, flag, lexicon } from '../../kit/leaves.ts';
import { single } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, AllOfThem, Amount, Clause, Times } from '../../tree/index.ts';
import { bareCount, digits } from '../numbers.ts';
import { subject } from '../symbols.ts';
import { counterName } from '../words.ts';

const THAT_MUCH = { kind: 'thatMuch' } as const;
const times = (words: string, value: number) => [words, { factor: { kind: 'number', value }, amount: THAT_MUCH }] as const;
const multiple = (label: string, words: readonly (readonly [string, Pick<Times, 'factor' | 'amount'>])[]): Phrase<Amount> =>
  form('times', '<*times>', { '*times': facts(label, words) });
/** "that much damage plus 2", "that many plus one". */
const more = (noun: string, right: Phrase<Amount>): Phrase<Amount> =>
  form('plus', 'that <$what> plus <right>', { $what: lexicon(noun, [[noun, noun]]), right }, { fixed: { left: THAT_MUCH } });
const halved = lexicon<'up' | 'down'>('half', [
  ['half that damage, rounded up', 'up'],
  ['half that damage, rounded down', 'down'],
]);
const halfOfIt: Phrase<Amount> = form('half', '<rounded>', { rounded: halved }, { fixed: { amount: THAT_MUCH } });

const damage = oneOf<Amount>('how much damage', [
  multiple('how much damage', [
    times('double that damage', 2),
    times('twice that much damage', 2),
    times('triple that damage', 3),
  ]),
  more('much damage', digits),
  form('plus', 'that much damage minus <right>', { right: digits }, { fixed: { left: THAT_MUCH, minus: true } }),
  halfOfIt,
]);
const life = oneOf<Amount>('how much life', [
  multiple('how much life', [times('twice that much life', 2)]),
  more('much life', digits),
]);
const many = oneOf<Amount>('how many', [
  multiple('how many', [times('twice that many', 2), times('three times that many', 3)]),
  more('many', bareCount),
]);
const ofThatMana = multiple('how much mana', [
  times('twice as much of that mana', 2),
  times('three times as much of that mana', 3),
]);
const ofType = lexicon<string>('a type of mana', [...['{W}', '{U}', '{B}', '{R}', '{G}', '{C}'].map((symbol) => [symbol, symbol] as const), ['colorless mana', '{C}']]); // biome-ignore format: one line
const whom = lexicon('whom it would be dealt to', [
  ['that permanent or player', 'permanentOrPlayer'],
  ['that player or permanent', 'playerOrPermanent'],
  ['that permanent', 'permanent'],
  ['that creature', 'creature'],
  ['that player', 'player'],
  ['you', 'you'],
]);
const where = lexicon('on what they would be put', [
  ['that permanent', 'permanent'],
  ['that creature', 'creature'],
  ['it', 'it'],
  ['that permanent or player', 'permanentOrPlayer'],
]);

/** "put that many plus one of each of those kinds of counters on it", "get …". */
const ofEachKind = (amount: Phrase<Amount>, kinds: 'each' | 'half'): Phrase<Act> =>
  form('asMuch', '<$does> <amount> of each of those kinds of counters[ on <$where>]', { $does: lexicon('how they come', [['puts/put', 'put'], ['gets/get', 'get']]), amount, $where: where }, { wording: { kinds } }); // biome-ignore format: one line

/** "create twice that many of those tokens", "you get twice that many {E}". */
const counted = (verb: string, what: string): Phrase<Act> =>
  form('asMuch', '<$verb> <amount> <$what>', { $verb: lexicon(verb, [[verb, verb]]), amount: many, $what: lexicon(what, [[what, what]]) }); // biome-ignore format: one line

/** The event that would happen, as much of it as these say; and its prevention. */
export const insteadActs: readonly Phrase<Act>[] = [
  form('asMuch', 'deals/deal <amount> to <$whom>', { amount: damage, $whom: whom }),
  form('asMuch', 'deals/deal <amount>', { amount: damage }, { wording: { what: 'damage' } }),
  counted('creates/create', 'of those tokens'),
  form('asMuch', 'puts/put <amount> of those counters on <$where>', { amount: many, $where: where }),
  ofEachKind(many, 'each'),
  counted('gets/get', '{E}'),
  form('asMuch', 'produces/produce <amount>', { amount: ofThatMana }, { wording: { what: 'mana' } }),
  form('produceInstead', 'produces/produce <symbol> instead of any other type[ <amountToo>]', { symbol: ofType, amountToo: flag('and amount') }), // biome-ignore format: one line
  form('skipDraw', 'skips/skip that draw', {}),
  form('asMuch', 'gains/gain <amount>', { amount: life }),
  form('asMuch', 'loses/lose <amount>', { amount: life }, { wording: { what: 'lost' } }),
  form('asMuch', 'gains/gain no life', {}, { fixed: { amount: { kind: 'number', value: 0 } }, wording: { what: 'noLife' } }),
  form('preventThat', 'prevents/prevent <amount>', {
    amount: oneOf<Amount | AllOfThem>('how much', [halfOfIt, framed('', digitsOrX(), 'of that damage'), form('allOfThem', 'that damage', {})]),
  }), // biome-ignore format: one form
];
function digitsOrX(): Phrase<Amount> {
  return oneOf<Amount>('how much', [digits, form('variable', '<letter>', { letter: lexicon('X', [['X', 'X'], ['N', 'N']]) })]); // biome-ignore format: one line
}

const halfThatMany: Phrase<Amount> = form('half', 'half that many', {}, { fixed: { amount: THAT_MUCH, rounded: 'down' } });
/** "they put half that many of each of those kinds of counters on it instead, rounded down". */
export const halvedInsteads: Phrase<Clause> = form(
  'clause',
  '<subject> <acts^subject> instead, rounded down',
  {
    subject,
    acts: single<Act>(
      oneOf<Act>('what is done instead', [
        ofEachKind(halfThatMany, 'half'),
      ], { agrees: true }),
    ),
  },
  { fixed: { instead: true }, wording: { place: 'rounded' } },
); // biome-ignore format: a table
const PASSIVE = { kind: 'you', wording: { implied: 'passive' } } as const;
/** "twice that many +1/+1 counters are put on it instead", "twice that many of those tokens are created instead". */
export const passiveInsteads: Phrase<Clause> = form(
  'clause',
  '<acts> instead',
  {
    acts: single(
      oneOf<Act>('what is done instead', [
        form('asMuch', '<amount> <$counter> counters are put on <$where>', {
          amount: many,
          $counter: counterName,
          $where: where,
        }),
        form(
          'asMuch',
          'that many <$counter> counters minus <amount> are put on <$where>',
          {
            $counter: counterName,
            amount: form('plus', '<right>', { right: bareCount }, { fixed: { left: THAT_MUCH, minus: true } }),
            $where: where,
          },
          { wording: { passive: 'minus' } },
        ),
        form(
          'asMuch',
          '<amount> of each of those kinds of counters are put on <$where>',
          { amount: many, $where: where },
          { wording: { passive: 'kinds' } },
        ),
        form('asMuch', '<amount> of those tokens are created', { amount: many }, { wording: { what: 'tokens', passive: 'yes' } }),
      ]),
    ),
  },
  { fixed: { subject: PASSIVE, instead: true } },
);
