import { describe, expect, test } from '@jest/globals';
import { readCardLine, readCardRecord } from '../../src/cards/record.ts';
import { sharedLines, testWithData } from '../support/sharedData.ts';

const BEAR = {
  name: 'Some Bear',
  layout: 'normal',
  manaCost: '{1}{G}',
  typeLine: 'Creature — Bear',
  oracleText: 'Trample',
  power: '2',
  toughness: '2',
  source: 'a test',
  textAsOf: '2026-04..07',
};
const HALVES = {
  name: 'One // Other',
  layout: 'split',
  source: 'a test',
  textQuality: 'derived',
  faces: [
    { name: 'One', manaCost: '{R}', typeLine: 'Instant', oracleText: 'Draw a card.' },
    { name: 'Other', manaCost: '', typeLine: 'Land', oracleText: '', colorIndicator: ['G', 'W'] },
  ],
};

describe('a record is read as a card', () => {
  test('of one face', () => {
    expect(readCardRecord(BEAR)).toEqual({
      ok: true,
      value: {
        name: 'Some Bear',
        layout: 'normal',
        oracleId: null,
        textSource: 'a test',
        textAsOf: '2026-04',
        textQuality: 'VERBATIM',
        faces: [
          {
            name: 'Some Bear',
            manaCost: '{1}{G}',
            typeLine: 'Creature — Bear',
            supertypes: [],
            types: ['Creature'],
            subtypes: ['Bear'],
            oracleText: 'Trample',
            power: '2',
            toughness: '2',
            loyalty: null,
            defense: null,
            colorIndicator: null,
          },
        ],
      },
    });
  });

  test('of two faces', () => {
    expect(readCardRecord(HALVES)).toMatchObject({
      value: {
        textQuality: 'DERIVED',
        faces: [{ name: 'One' }, { name: 'Other', manaCost: null, colorIndicator: ['white', 'green'] }],
      },
    });
  });

  const of = (front: string, back: object) => ({
    ...HALVES,
    layout: 'multiface',
    faces: [
      { name: 'One', manaCost: '{R}', typeLine: 'Creature — Bear', oracleText: front },
      { name: 'Other', manaCost: '', typeLine: 'Creature — Bear', oracleText: '', ...back },
    ],
  });
  test.each([
    ['says that it flips', of('When this dies, flip it.', {}), 'flip'],
    ['says that it transforms', of('{2}: Transform this creature.', {}), 'transform'],
    ['has daybound', of('Daybound', {}), 'transform'],
    ['flips coins only', of('{T}: Flip a coin.', { manaCost: '{G}' }), 'modal_dfc'],
    ['has a land behind', of('', { typeLine: 'Land' }), 'modal_dfc'],
    ['says nothing of it', of('', {}), 'multiface'],
  ])('a card of two faces that %s', (_, record, layout) => expect(readCardRecord(record)).toMatchObject({ value: { layout } }));

  test.each([
    [{ typeLine: 'Enchantment — Saga' }, 'saga'],
    [{ typeLine: 'Enchantment — Class' }, 'class'],
    [{ typeLine: 'Enchantment — Case' }, 'case'],
    [{ oracleText: 'Level up {1}\nLEVEL 1-3\n3/3' }, 'leveler'],
    [{ manaCost: '{HW}' }, 'normal'],
  ])('%j has layout %s', (change, layout) => expect(readCardRecord({ ...BEAR, ...change })).toMatchObject({ value: { layout } }));
});

describe('a face without a type line', () => {
  const half = (name: string, oracleText: string, typeLine = '') => ({ name, manaCost: '{2}{R}', typeLine, oracleText });
  const read = (layout: string, ...faces: object[]) => {
    const card = readCardRecord({ name: 'One // Two', layout, source: 'test', faces });
    if (!card.ok) throw new Error(card.problem.reason);
    return {
      remark: card.value.remark,
      faces: card.value.faces.map(({ typeLine, types, oracleText }) => ({ typeLine, types, oracleText })),
    };
  };

  test('gets it from its own first line, which is no rules text then', () => {
    const { faces, remark } = read(
      'prepare',
      half('One', 'Flying', 'Creature — Bear'),
      half('Two', 'Sorcery {2}{R}\nDraw a card.'),
    );
    expect(faces[1]).toEqual({ typeLine: 'Sorcery', types: ['Sorcery'], oracleText: 'Draw a card.' });
    expect(remark).toMatch(/taken from the first line/);
  });

  test('of a Room gets that of Rooms', () => {
    const { faces, remark } = read(
      'split',
      half('One', 'When you unlock this door, draw a card.'),
      half('Two', 'Creatures you control have haste.'),
    );
    expect(faces.map(({ typeLine }) => typeLine)).toEqual(['Enchantment — Room', 'Enchantment — Room']);
    expect(remark).toMatch(/709\.5/);
  });

  test.each([
    ['words that tell nothing', 'split', half('Two', 'Creatures you control have haste.')],
    ['a first line with another cost', 'prepare', half('Two', 'Sorcery {3}{R}\nDraw a card.')],
    ['a first line that is no type line', 'prepare', half('Two', 'Pay {2}{R}\nDraw a card.')],
  ])('stays without it: %s', (_why, layout, two) => {
    const { faces, remark } = read(layout, half('One', 'Flying', layout === 'split' ? '' : 'Creature — Bear'), two);
    expect(faces[1]).toEqual({ typeLine: '', types: [], oracleText: two.oracleText });
    expect(remark).toMatch(/missing and stays empty/);
  });

  test('nothing is remarked of a card that has them', () =>
    expect(read('split', half('One', 'Draw a card.', 'Instant'), half('Two', 'Draw a card.', 'Instant')).remark).toBeUndefined());
});

describe('a bad record is refused with its reason', () => {
  test.each([
    ['{', /^not JSON/],
    ['[]', /expected object/],
    ['null', /expected object/],
    [JSON.stringify({ ...BEAR, name: '' }), /^name: /],
    [JSON.stringify({ ...BEAR, power: 2 }), /^power: .*string/],
    [JSON.stringify({ ...BEAR, layout: 'sideways' }), /^layout: /],
    [JSON.stringify({ ...BEAR, manaCost: '{1}{N}' }), /manaCost of “Some Bear”: unknown symbol \{N\} at 4/],
    [JSON.stringify({ ...BEAR, typeLine: ' ' }), /typeLine of “Some Bear” is empty/],
    [JSON.stringify({ ...HALVES, faces: [] }), /^faces: /],
    [JSON.stringify({ ...HALVES, faces: [{ name: 'One' }] }), /^faces\.0\.typeLine: /],
  ])('%s', (line, reason) => {
    const read = readCardLine(line);
    expect(read.ok ? 'read' : read.problem.reason).toMatch(reason);
  });

  test('and names the card where it can', () => {
    expect(readCardRecord({ ...BEAR, power: 2 })).toMatchObject({ problem: { name: 'Some Bear' } });
    expect(readCardRecord(7)).toMatchObject({ problem: { name: null } });
  });
});

describe('the card file', () => {
  testWithData('cards/cards-oracle.jsonl.gz', 'is read, and missing type lines are put in or told', () => {
    const lines = sharedLines('cards/cards-oracle.jsonl.gz');
    const read = lines.map(readCardLine);
    expect(lines.length).toBe(33174);
    expect(read.flatMap((one) => (one.ok ? [] : [one.problem.reason]))).toEqual([]);
    const remarked = read.flatMap((one) => (one.ok && one.value.remark !== undefined ? [one.value] : []));
    const without = remarked.filter(({ faces }) => faces.some(({ typeLine }) => typeLine === ''));
    expect([remarked.length, without.length]).toEqual([8, 1]);
  });
});
