import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { Leaf, lexicon, piece, plain } from '../kit/leaves.ts';
import type { Amount, NumberAmount, Quantity, SignedAmount, ThatMuch, VariableAmount } from '../tree/index.ts';

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** A number in digits: life, damage, power. */
export const digits = new Leaf<NumberAmount>(
  'a number',
  (token) => token.kind === 'number',
  (session, at) => {
    const value = Number(session.tokens[at]!.text);
    return [plain(at + 1, { kind: 'number', value }, value === 1 ? 'one' : 'many')];
  },
  (value) => (value.kind === 'number' && value.wording === undefined ? [piece(String(value.value))] : null),
  (value) => (value.value === 1 ? 'one' : 'many'),
);
/** A number as a word: "a", "two". "one" and digits are wordings of it. */
const word = new Leaf<NumberAmount>(
  'a number',
  (token) =>
    token.kind === 'number' ||
    token.text.toLowerCase() === 'a' ||
    token.text.toLowerCase() === 'an' ||
    WORDS.includes(token.text.toLowerCase()),
  (session, at) => {
    const text = session.tokens[at]!.text.toLowerCase();
    const one = (value: number) => (value === 1 ? 'one' : 'many');
    if (/^\d/.test(text))
      return [plain(at + 1, { kind: 'number', value: Number(text), wording: { as: 'digits' } }, one(Number(text)))];
    if (text === 'a' || text === 'an') return [plain(at + 1, { kind: 'number', value: 1 }, 'one')];
    const value = WORDS.indexOf(text);
    return [plain(at + 1, { kind: 'number', value, ...(value === 1 ? { wording: { as: 'one' } } : {}) }, one(value))];
  },
  (value) => {
    if (value.kind !== 'number') return null;
    if (value.wording?.as === 'digits') return [piece(String(value.value))];
    if (value.value === 1) return [piece(value.wording?.as === 'one' ? 'one' : 'a')];
    const text = WORDS[value.value];
    return text === undefined ? null : [piece(text)];
  },
  (value) => (value.value === 1 ? 'one' : 'many'),
);
/** "one" never "a": after "up to", before "or more". */
const cardinal = new Leaf<NumberAmount>(
  'a number',
  (token) => WORDS.includes(token.text.toLowerCase()) || token.kind === 'number',
  (session, at) => {
    const text = session.tokens[at]!.text.toLowerCase();
    const value = /^\d/.test(text) ? Number(text) : WORDS.indexOf(text);
    return [
      plain(
        at + 1,
        { kind: 'number', value, ...(/^\d/.test(text) ? { wording: { as: 'digits' } } : {}) },
        value === 1 ? 'one' : 'many',
      ),
    ];
  },
  (value) => {
    if (value.kind !== 'number') return null;
    const text = value.wording?.as === 'digits' ? String(value.value) : WORDS[value.value];
    return text === undefined ? null : [piece(text)];
  },
  (value) => (value.value === 1 ? 'one' : 'many'),
);
export const variable = form(
  'variable',
  '<letter>',
  {
    letter: lexicon('X', [
      ['X', 'X'],
      ['Y', 'Y'],
      ['N', 'N'],
    ]),
  },
  { number: 'many' },
);
export const thatMany = form('thatMuch', 'that many', {}, { number: 'many' });
export const thatMuch = form('thatMuch', 'that much', {}, { number: 'many' });

/** How many cards, creatures, counters: "a", "two", "X", "that many". */
export const count = oneOf<NumberAmount | VariableAmount | ThatMuch>('a number', [word, variable, thatMany]);
/** How many without "a": "one", "X". */
export const bareCount = oneOf<NumberAmount | VariableAmount | ThatMuch>('a number', [cardinal, variable, thatMany]);
/** How much in digits: "3", "X", "that much". */
export const number = oneOf<NumberAmount | VariableAmount>('a number', [digits, variable]);
/** "twice X" where a number may stand. */
const twiceX = form(
  'times',
  'twice <amount>',
  { amount: variable },
  { fixed: { factor: { kind: 'number', value: 2 } }, wording: { of: 'X' }, number: 'many' },
);
/** "half X", where a number may stand. */
export const halfX = form('half', 'half <amount>', { amount: variable }, { number: 'many' });
export const much = oneOf<Amount>('a number', [digits, variable, thatMuch, twiceX, halfX]);
export const signed = oneOf<SignedAmount>('+N or -N', [
  form('signed', '+<amount>', { amount: number }, { fixed: { sign: '+' } }),
  form('signed', '-<amount>', { amount: number }, { fixed: { sign: '-' } }),
]);

const exactly = form('exactly', '<amount>', { amount: count }, { number: { of: 'amount' } });
const exactlyBare = form('exactly', '<amount>', { amount: bareCount }, { number: { of: 'amount' } });
const upTo = form('upTo', 'up to <amount>', { amount: bareCount }, { number: { of: 'amount' } });
export const anyNumber = form('anyNumber', 'any number of', {}, { number: 'many' });
export const orMore = form('orMore', '<amount> or more', { amount: bareCount }, { number: 'many' });
const atLeast = form(
  'orMore',
  'at least <amount>',
  { amount: bareCount },
  { wording: { as: 'atLeast' }, number: { of: 'amount' } },
);
/** "two or fewer". */
export const orFewer = form('upTo', '<amount> or fewer', { amount: bareCount }, { wording: { as: 'fewer' }, number: 'many' });
/** "fewer than seven". */
export const fewerThan = form('upTo', 'fewer than <amount>', { amount: bareCount }, { fixed: { below: true }, number: 'many' });
const oneOrTwo = form('between', 'one or two', {}, { fixed: { least: 1, most: 2 }, number: 'many' });
const oneTwoOrThree = form('between', 'one, two, or three', {}, { fixed: { least: 1, most: 3 }, number: 'many' });
/** Any quantity with its noun: "a", "two", "up to three", "any number of", "one or more". */
export const quantity = oneOf<Quantity>('a quantity', [exactly, upTo, anyNumber, orMore, atLeast]);
/** Before "target": no "a". */
export const targetQuantity = oneOf<Quantity>('a number of targets', [
  exactlyBare,
  upTo,
  anyNumber,
  orMore,
  oneOrTwo,
  oneTwoOrThree,
]);
/** Exactly so many. */
export const exactQuantity = oneOf<Quantity>('a quantity', [exactly]);
export type CountAmount = Amount;

export const rounded = lexicon('how it is rounded', [
  ['rounded up', 'up'],
  ['rounded down', 'down'],
]);

/** Another than those before: "another target", and "a third target" behind it. */
export const nth = lexicon('which', [
  ['other', 'other'],
  ['third', 'third'],
]);
