import { describe, expect, test } from '@jest/globals';
import { staticContext } from '../../../src/engine/context.ts';
import { amount, holds, isAmong, objectsOf } from '../../../src/engine/filters/index.ts';
import type { ObjectId, PlayerId } from '../../../src/engine/state/ids.ts';
import { objectRef } from '../../../src/engine/state/ids.ts';
import { readFace } from '../../../src/oracle/index.ts';
import type { Amount, Condition, Filter } from '../../../src/oracle/tree/index.ts';
import { game, type Invented, type Placed } from '../support/game.ts';

const CARDS: Readonly<Record<string, Invented>> = {
  Bear: { types: 'Creature - Bear', cost: '{1}{G}', pt: '2/2' },
  Giant: { types: 'Creature - Giant', cost: '{3}{R}', pt: '5/4' },
  Swamp: { types: 'Basic Land - Swamp' },
  Spark: { types: 'Instant', cost: '{R}' },
};
const BOARD: readonly Placed[] = [
  { card: 'Bear', counters: { charge: 3 } },
  { card: 'Bear' },
  { card: 'Giant', owner: 1 },
  { card: 'Swamp' },
  { card: 'Spark', zone: 'hand' },
  { card: 'Spark', zone: 'graveyard' },
];

function board() {
  const t = game(CARDS, BOARD);
  return { ...t, ctx: staticContext(t.g, t.id('Bear'), 0 as PlayerId, { card: 'Bear', text: 'words' }) };
}

function conditionOf(words: string): Condition {
  const { abilities } = readFace({
    name: 'A Thing',
    types: ['Creature'],
    oracleText: `As long as ${words}, this creature has flying.`,
  });
  const [ability] = abilities;
  if (ability?.kind !== 'static' || !ability.condition) throw new Error(`not read: ${words}`);
  return ability.condition;
}

describe('conditions', () => {
  test.each<[string, boolean]>([
    ['you control a Swamp', true],
    ['you control a Forest', false],
    ['an opponent controls a Swamp', false],
    ['you control two or more creatures', true],
    ['you control three or more creatures', false],
    ["it's your turn", true],
    ["it's not your turn", false],
    ['this creature is untapped', true],
    ['an instant card is in your graveyard', true],
    ['a creature card is in your graveyard', false],
    ['one or more cards are in your graveyard', true],
    ['two or more cards are in your graveyard', false],
    ["an instant card is in an opponent's graveyard", false],
  ])('%s: %s', (words, truth) => {
    const { g, ctx } = board();
    expect(holds(g, conditionOf(words), ctx)).toBe(truth);
  });

  test.each<[string, Condition, boolean]>([
    [
      'all of them',
      { kind: 'allOf', conditions: [conditionOf('you control a Swamp'), conditionOf("it's not your turn")] },
      false,
    ],
    ['any of them', { kind: 'anyOf', conditions: [conditionOf('you control a Swamp'), conditionOf("it's not your turn")] }, true],
    ['no cards in hand', { kind: 'handSize', player: { kind: 'you' }, quantity: { kind: 'noneAtAll' } }, false],
    [
      "an opponent's empty hand",
      { kind: 'handSize', player: { kind: 'somePlayer', who: 'opponent' }, quantity: { kind: 'noneAtAll' } },
      true,
    ],
    ['where it is', { kind: 'isInZone', object: { kind: 'this' }, zone: 'battlefield' }, true],
    ['where it is not', { kind: 'isInZone', object: { kind: 'this' }, zone: 'exile' }, false],
    ['never cast', { kind: 'wasCast', object: { kind: 'this' } }, false],
  ])('%s', (_name, condition, truth) => {
    const { g, ctx } = board();
    expect(holds(g, condition, ctx)).toBe(truth);
  });
});

const creatures: Filter = {
  kind: 'filter',
  adjectives: [],
  types: [{ kind: 'typeTerm', words: [{ kind: 'cardType', type: 'creature' }] }],
  modifiers: [],
};
const n = (value: number): Amount => ({ kind: 'number', value });

describe('amounts', () => {
  test.each<[string, Amount, number]>([
    ['a count', { kind: 'countOf', objects: creatures }, 3],
    ['opponents', { kind: 'countOfPlayers', who: 'opponent' }, 1],
    ['its mana value', { kind: 'characteristicOf', characteristic: 'manaValue', of: { kind: 'this' } }, 2],
    ['counters of a kind', { kind: 'countersOn', counter: 'charge', on: { kind: 'this' } }, 3],
    ['life', { kind: 'lifeTotalOf', player: { kind: 'you' } }, 20],
    ['the greatest', { kind: 'greatestAmong', characteristic: 'power', among: creatures }, 5],
    [
      'the greatest of none',
      {
        kind: 'greatestAmong',
        characteristic: 'power',
        among: { ...creatures, adjectives: [{ kind: 'status', status: 'tapped' }] },
      },
      0,
    ],
    ['the total', { kind: 'totalOf', characteristic: 'power', among: creatures }, 9],
    ['a product', { kind: 'times', factor: n(2), amount: n(4) }, 8],
    ['a sum', { kind: 'plus', left: n(2), right: n(4) }, 6],
    ['half, rounded up', { kind: 'half', amount: n(5), rounded: 'up' }, 3],
    ['half, rounded down', { kind: 'half', amount: n(5), rounded: 'down' }, 2],
  ])('%s', (_name, node, value) => {
    const { g, ctx } = board();
    expect(amount(g, node, ctx)).toBe(value);
  });

  test('an X that nothing gives a value is unsupported, not 0', () => {
    const { g, ctx } = board();
    expect(amount(g, { kind: 'variable', letter: 'X' }, { ...ctx, x: 4 })).toBe(4);
    expect(() => amount(g, { kind: 'variable', letter: 'X' }, ctx)).toThrow(/no value/);
  });
});

describe('phrases', () => {
  test('a mark is what was chosen for it', () => {
    const { g, ctx, id } = board();
    const target = { kind: 'target', quantity: { kind: 'exactly', amount: n(1) }, filter: creatures, mark: 1 } as const;
    const chosen = { ...ctx, targets: [{ slot: 1, refs: [objectRef(id('Giant'))] }] };
    expect(objectsOf(g, target, chosen)).toEqual([objectRef(id('Giant'))]);
    const it = { kind: 'that', many: false, referent: { kind: 'markedReferent', mark: 1 } } as const;
    expect(objectsOf(g, it, chosen)).toEqual([objectRef(id('Giant'))]);
  });

  test('words that leave a choice are unsupported where none can be made', () => {
    const { g, ctx } = board();
    const some = { kind: 'some', quantity: { kind: 'exactly', amount: n(1) }, filter: creatures } as const;
    expect(() => objectsOf(g, some, ctx)).toThrow(/leave a choice/);
    expect(isAmong(g, some, ctx.source, ctx)).toBe(true);
  });

  test('the rest is what has not moved', () => {
    const { g, ctx, id } = board();
    ctx.bindings.refs.set(1, [objectRef(id('Bear')), objectRef(999 as ObjectId)]);
    const rest = { kind: 'theRest', referent: { kind: 'markedReferent', mark: 1 } } as const;
    expect(objectsOf(g, rest, ctx)).toEqual([objectRef(id('Bear'))]);
  });

  test('a zone holds its owner’s cards', () => {
    const { g, ctx } = board();
    expect(objectsOf(g, { kind: 'zoneContents', zone: 'graveyard', whose: { kind: 'you' } }, ctx)).toHaveLength(1);
  });
});
