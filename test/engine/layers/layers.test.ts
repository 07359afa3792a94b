import { describe, expect, test } from '@jest/globals';
import type { Game } from '../../../src/engine/game.ts';
import { characteristics, freshCharacteristics, keywordNames } from '../../../src/engine/layers/index.ts';
import type { ObjectId } from '../../../src/engine/state/ids.ts';
import { game, type Invented, type Placed } from '../support/game.ts';

const CARDS: Readonly<Record<string, Invented>> = {
  Bear: { types: 'Creature - Bear', cost: '{1}{G}', pt: '2/2' },
  Bird: { types: 'Creature - Bird', cost: '{U}', pt: '1/1', text: 'Flying' },
  Pearl: { types: 'Artifact', cost: '{3}' },
  Grove: { types: 'Land - Forest' },
  Cave: { types: 'Land', text: '{T}: Add {C}.' },
  Anthem: { types: 'Enchantment', cost: '{2}{W}', text: 'Creatures you control get +1/+1.' },
  Lord: { types: 'Creature - Bear', pt: '2/2', text: 'Other creatures you control get +1/+1.' },
  'Make Small': {
    types: 'Enchantment',
    cost: '{2}',
    text: 'All creatures lose all abilities and have base power and toughness 1/1.',
  },
  'Make Wide': { types: 'Enchantment', text: 'All creatures have base power and toughness 0/2.' },
  'All Green': { types: 'Enchantment', text: 'All creatures are green.' },
  'Green Hope': { types: 'Enchantment', text: 'Green creatures get +1/+1.' },
  'Red To Blue': { types: 'Enchantment', text: 'Red creatures are blue.' },
  'Blue To Red': { types: 'Enchantment', text: 'Blue creatures are red.' },
  'Wind Step': { types: 'Enchantment', text: 'Creatures with flying have trample.' },
  Imp: { types: 'Creature - Imp', cost: '{R}', pt: '1/1' },
  'Red Moon': { types: 'Enchantment', text: 'Nonbasic lands are Mountains.' },
  'Wings For All': { types: 'Enchantment', text: 'Creatures have flying.' },
  'Clip Wings': { types: 'Enchantment', text: 'Creatures lose flying.' },
  'Wind Lord': { types: 'Enchantment', text: 'Creatures with flying get +1/+1.' },
  'Weak Hope': { types: 'Enchantment', text: 'Creatures with power 2 or less get +1/+1.' },
  'Growing One': { types: 'Creature - Ooze', pt: '1/1', text: 'This creature gets +1/+1 for each creature you control.' },
  'Day Flyer': { types: 'Creature - Bird', pt: '1/1', text: "As long as it's your turn, this creature has flying." },
  'Dryad Place': {
    types: 'Legendary Land',
    trees: [
      {
        kind: 'static',
        statement: {
          kind: 'clause',
          subject: {
            kind: 'each',
            filter: {
              kind: 'filter',
              adjectives: [],
              types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'land' }] }],
              modifiers: [],
            },
          },
          acts: [{ kind: 'become', types: [{ kind: 'subtype', subtype: 'Swamp' }], inAddition: 'types' }],
        },
      },
    ],
  },
  'Living Walls': {
    types: 'Enchantment',
    cost: '{4}',
    trees: [
      {
        kind: 'static',
        statement: {
          kind: 'clause',
          subject: {
            kind: 'each',
            filter: {
              kind: 'filter',
              adjectives: [{ kind: 'other' }],
              types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'enchantment' }] }],
              modifiers: [],
            },
          },
          acts: [
            { kind: 'become', types: [{ kind: 'cardType', type: 'creature' }], inAddition: 'types' },
            {
              kind: 'haveBase',
              power: {
                kind: 'characteristicOf',
                characteristic: 'manaValue',
                of: { kind: 'that', many: false, referent: { kind: 'candidateReferent' } },
              },
              toughness: {
                kind: 'characteristicOf',
                characteristic: 'manaValue',
                of: { kind: 'that', many: false, referent: { kind: 'candidateReferent' } },
              },
            },
          ],
        },
      },
    ],
  },
  Counter: {
    types: 'Creature - Lhurgoyf',
    pt: '*/1+*',
    trees: [
      {
        kind: 'static',
        statement: {
          kind: 'clause',
          subject: { kind: 'this' },
          acts: [
            {
              kind: 'baseEquals',
              which: 'both',
              amount: {
                kind: 'countOf',
                objects: {
                  kind: 'filter',
                  adjectives: [],
                  types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'creature' }] }],
                  modifiers: [],
                },
              },
              toughness: {
                kind: 'plus',
                left: { kind: 'number', value: 1 },
                right: {
                  kind: 'countOf',
                  objects: {
                    kind: 'filter',
                    adjectives: [],
                    types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'creature' }] }],
                    modifiers: [],
                  },
                },
              },
            },
          ],
        },
      },
    ],
  },
};

const show = (g: Game, id: ObjectId): string => {
  const c = characteristics(g, id);
  expect(c).toEqual(freshCharacteristics(g, id));
  const size = c.power === null ? [] : [`${c.power}/${c.toughness}`];
  return [...size, ...c.types, ...c.subtypes, ...keywordNames(c)].join(' ');
};

interface Row {
  readonly name: string;
  readonly board: readonly (string | Placed)[];
  readonly is: Readonly<Record<string, string>>;
}

const ROWS: readonly Row[] = [
  { name: 'printed values', board: ['Bear', 'Bird'], is: { Bear: '2/2 creature Bear', Bird: '1/1 creature Bird flying' } },
  {
    name: 'layer 7c adds for "you" alone',
    board: ['Bear', { card: 'Bird', owner: 1 }, 'Anthem'],
    is: { Bear: '3/3 creature Bear', Bird: '1/1 creature Bird flying' },
  },
  {
    name: '"other" leaves out the source',
    board: ['Lord', 'Bear'],
    is: { Lord: '2/2 creature Bear', Bear: '3/3 creature Bear' },
  },
  {
    name: 'counters in layer 7c (613.4c)',
    board: [{ card: 'Bear', counters: { '+1/+1': 2, '-1/-1': 1 } }],
    is: { Bear: '3/3 creature Bear' },
  },
  {
    name: 'a keyword counter in layer 6 (122.1b)',
    board: [{ card: 'Bear', counters: { flying: 1 } }],
    is: { Bear: '2/2 creature Bear flying' },
  },
  {
    name: 'setting in 7b goes before adding in 7c',
    board: ['Anthem', { card: 'Bear', counters: { '+1/+1': 1 } }, 'Make Wide'],
    is: { Bear: '2/4 creature Bear' },
  },
  {
    name: 'the later of two effects that set wins (613.7)',
    board: ['Bear', 'Make Small', 'Make Wide'],
    is: { Bear: '0/2 creature Bear' },
  },
  {
    name: 'the later of two effects that set wins, the other way',
    board: ['Bear', 'Make Wide', 'Make Small'],
    is: { Bear: '1/1 creature Bear' },
  },
  {
    name: 'an ability lost in layer 6 gives nothing in layer 7',
    board: ['Lord', 'Bear', 'Make Small'],
    is: { Lord: '1/1 creature Bear', Bear: '1/1 creature Bear' },
  },
  {
    name: 'a color given in layer 5 counts in layer 7',
    board: ['Green Hope', { card: 'Bird' }, 'All Green'],
    is: { Bird: '2/2 creature Bird flying' },
  },
  { name: 'gained and lost by timestamp', board: ['Bear', 'Wings For All', 'Clip Wings'], is: { Bear: '2/2 creature Bear' } },
  {
    name: 'lost and gained by timestamp',
    board: ['Bear', 'Clip Wings', 'Wings For All'],
    is: { Bear: '2/2 creature Bear flying' },
  },
  {
    name: 'a keyword given in layer 6 counts in layer 7',
    board: ['Bear', 'Wind Lord', 'Wings For All'],
    is: { Bear: '3/3 creature Bear flying' },
  },
  {
    name: 'a counter put on after the abilities were lost stays (613.7c)',
    board: ['Make Small', { card: 'Bear', counters: { flying: 1 }, counterStamps: { flying: 9 } }],
    is: { Bear: '1/1 creature Bear flying' },
  },
  {
    name: 'a counter from before goes',
    board: [{ card: 'Bear', counters: { flying: 1 } }, 'Make Small'],
    is: { Bear: '1/1 creature Bear' },
  },
  {
    name: 'dependency in 7c: what makes it too strong goes first (613.8a)',
    board: ['Weak Hope', { card: 'Bear', counters: {} }, 'Anthem'],
    is: { Bear: '3/3 creature Bear' },
  },
  { name: 'nonbasic lands lose their text (305.7)', board: ['Cave', 'Red Moon'], is: { Cave: 'land Mountain' } },
  {
    name: 'a land that gives types depends on what removes its text (613.8a)',
    board: ['Dryad Place', 'Red Moon', 'Grove'],
    is: { 'Dryad Place': 'land Mountain', Grove: 'land Mountain' },
  },
  {
    name: 'whichever came first',
    board: ['Red Moon', 'Dryad Place', 'Cave'],
    is: { 'Dryad Place': 'land Mountain', Cave: 'land Mountain' },
  },
  {
    name: 'without it all lands are Swamps too',
    board: ['Dryad Place', 'Grove', 'Bear'],
    is: { 'Dryad Place': 'land Swamp', Grove: 'land Forest Swamp', Bear: '2/2 creature Bear' },
  },
  {
    name: 'enchantments as creatures, then small (613.6)',
    board: ['Living Walls', 'Make Small', 'Anthem'],
    is: { 'Make Small': '1/1 enchantment creature', Anthem: '1/1 enchantment creature', 'Living Walls': 'enchantment' },
  },
  {
    name: 'small, then enchantments as creatures: each is its mana value',
    board: ['Make Small', 'Living Walls', 'Anthem'],
    is: { 'Make Small': '2/2 enchantment creature', Anthem: '3/3 enchantment creature' },
  },
  {
    name: 'a live amount',
    board: ['Growing One', 'Bear', { card: 'Bird', owner: 1 }],
    is: { 'Growing One': '3/3 creature Ooze' },
  },
  {
    name: 'a characteristic-defining ability in 7a (604.3)',
    board: ['Counter', 'Bear', 'Bird'],
    is: { Counter: '3/4 creature Lhurgoyf' },
  },
  {
    name: 'it works in every zone (113.6a)',
    board: [{ card: 'Counter', zone: 'hand' }, 'Bear'],
    is: { Counter: '1/2 creature Lhurgoyf' },
  },
  { name: 'set in 7b after it', board: ['Counter', 'Bear', 'Make Wide'], is: { Counter: '0/2 creature Lhurgoyf' } },
  {
    name: 'a condition on the turn',
    board: ['Day Flyer', { card: 'Bear', owner: 1 }],
    is: { 'Day Flyer': '1/1 creature Bird flying' },
  },
  { name: "and not on another player's", board: [{ card: 'Day Flyer', owner: 1 }], is: { 'Day Flyer': '1/1 creature Bird' } },
  {
    name: 'a phased-out permanent neither acts nor is acted on (702.26b)',
    board: [{ card: 'Anthem', phasedOut: true }, 'Bear'],
    is: { Bear: '2/2 creature Bear' },
  },
  {
    name: 'a noncreature permanent has no power (208.3)',
    board: [{ card: 'Pearl', counters: { '+1/+1': 1 } }, 'Anthem'],
    is: { Pearl: 'artifact' },
  },
  {
    name: 'face down it is a 2/2 (708.2a)',
    board: [{ card: 'Bird', faceDown: 'morph' }, 'Anthem'],
    is: { Bird: '3/3 creature' },
  },
  {
    name: 'a copy has the copied values, not the effects on it (707.2)',
    board: [{ card: 'Bird', copyOf: 'Bear' }],
    is: { Bird: '2/2 creature Bear' },
  },
];

describe('layers', () => {
  test.each(ROWS)('$name', ({ board, is }) => {
    const { g, id } = game(CARDS, board);
    const got = Object.fromEntries(Object.keys(is).map((card) => [card, show(g, id(card))]));
    expect(got).toEqual(is);
  });
});

test('effects that depend on each other apply by timestamp (613.8b)', () => {
  const colorsWith = (...enchantments: string[]) => {
    const { g, id } = game(CARDS, ['Imp', 'Bird', ...enchantments]);
    return ['Imp', 'Bird'].map((card) => characteristics(g, id(card)).colors.join(' '));
  };
  expect(colorsWith('Red To Blue', 'Blue To Red')).toEqual(['red', 'red']);
  expect(colorsWith('Blue To Red', 'Red To Blue')).toEqual(['blue', 'blue']);
});

test('the answer says what changed it, in the order of the layers', () => {
  const { g, id } = game(CARDS, ['Wings For All', { card: 'Bear', counters: { '+1/+1': 1 } }, 'Make Wide', 'Anthem']);
  const { why } = characteristics(g, id('Bear'));
  expect(why.map(({ layer, words, cite }) => `${layer} ${words} ${cite[0]}`)).toEqual([
    '6 Creatures have flying. 613.1f',
    '7b All creatures have base power and toughness 0/2. 613.4b',
    '7c +1/+1 counter 613.4c',
    '7c Creatures you control get +1/+1. 613.4c',
  ]);
});
