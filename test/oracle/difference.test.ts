import { describe, expect, test } from '@jest/globals';
import { type FaceReading, type FaceWords, readFace } from '../../src/oracle/index.ts';
import { addDifferences, differences } from '../../src/oracle/measure/difference.ts';

const face = (oracleText: string): FaceWords => ({ name: 'Old Shed', types: ['creature'], oracleText });
/** A build of the language that reads other words in the same place. */
const insteadOf = (words: string) => (): FaceReading => readFace(face(words));

const found = (before: string, after: string) =>
  [...differences('Old Shed', [face('')], insteadOf(before), insteadOf(after)).values()].map(({ change, text, cards }) => [
    change,
    text,
    cards.join(),
  ]);

describe('what two builds of the language read', () => {
  test.each([
    ['Flying', 'Flying', []],
    ['Flyingly', 'Flying', [['became read', 'Flying', 'Old Shed']]],
    ['Flying', 'Flyingly', [['became unread', 'Flyingly', 'Old Shed']]],
    ['Flying', 'Fear (It is afraid.)', [['set aside differently', 'Fear', 'Old Shed']]],
  ])('%s, then %s', (before, after, wanted) => expect(found(before, after)).toEqual(wanted));

  const withTree = (change: (tree: string) => string) => (): FaceReading => {
    const reading = readFace(face('Whenever this creature attacks, tap target land. It gains flying until end of turn.'));
    return JSON.parse(change(JSON.stringify(reading))) as FaceReading;
  };
  const compared = (change: (tree: string) => string) =>
    [
      ...differences(
        'A',
        [face('')],
        withTree((tree) => tree),
        withTree(change),
      ).values(),
    ].map((line) => line.change);

  test('another tree is read differently', () => {
    expect(compared((tree) => tree.replace('"cardType","type":"land"', '"cardType","type":"artifact"'))).toEqual([
      'read differently',
    ]);
  });
  test('the same tree with another referent is bound differently', () => {
    expect(compared((tree) => tree.replace('"kind":"markedReferent"', '"kind":"sourceReferent"'))).toEqual(['bound differently']);
  });
  test('other numbers for the same marks are no difference', () => {
    expect(compared((tree) => tree.replaceAll(/"mark":(\d)/g, '"mark":1$1'))).toEqual([]);
  });
  test('a line on two cards is one line', () => {
    const on = (card: string) => differences(card, [face('')], insteadOf('Flyingly'), insteadOf('Flying'));
    expect([...addDifferences(on('A'), on('B')).values()].map(({ cards }) => cards)).toEqual([['A', 'B']]);
  });
});
