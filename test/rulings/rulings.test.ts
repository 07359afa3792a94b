import { describe, expect, test } from '@jest/globals';
import { inRulingOrder, readRulingLine, readRulingRecord } from '../../src/rulings/index.ts';
import { sharedLines, testWithData } from '../support/sharedData.ts';

const RECORD = {
  object: 'ruling',
  card_name: 'Some Bear',
  source: 'wotc',
  published_at: '2021-06-18',
  comment: ' Bears are bears. ',
  origin: 'a test',
};

describe('rulings', () => {
  test('a record is read', () => {
    expect(readRulingRecord(RECORD)).toEqual({
      ok: true,
      value: {
        cardName: 'Some Bear',
        oracleId: null,
        publishedAt: '2021-06-18',
        text: 'Bears are bears.',
        source: 'wotc',
        origin: 'a test',
      },
    });
  });

  test.each([
    ['{"object"', /^not JSON/],
    ['[]', /^record: .*object/],
    [JSON.stringify({ ...RECORD, object: 'card' }), /^object: /],
    [JSON.stringify({ ...RECORD, published_at: '2021-02-30' }), /^published_at: /],
    [JSON.stringify({ ...RECORD, comment: '  ' }), /^comment: /],
    [JSON.stringify({ ...RECORD, card_name: undefined }), /names no card/],
  ])('%s is refused', (line, reason) => {
    const read = readRulingLine(line);
    expect(read.ok ? 'read' : read.problem.reason).toMatch(reason);
  });

  test('the card is named where it can be', () =>
    expect(readRulingRecord({ ...RECORD, source: '' })).toMatchObject({ problem: { cardName: 'Some Bear' } }));

  test('the order is by date, then as in the source', () => {
    const rulings = ['2021-06-18 b', '2013-06-07 z', '2021-06-18 a', '2024-02-02 c'].map((text) => ({
      publishedAt: text.slice(0, 10),
      text,
    }));
    expect(inRulingOrder(rulings).map(({ text }) => text)).toEqual([
      '2013-06-07 z',
      '2021-06-18 b',
      '2021-06-18 a',
      '2024-02-02 c',
    ]);
  });

  testWithData('rulings/rulings.jsonl.gz', 'the rulings file is read whole', () => {
    const lines = sharedLines('rulings/rulings.jsonl.gz');
    expect(lines.length).toBe(48904);
    expect(lines.map(readRulingLine).flatMap((read) => (read.ok ? [] : [read.problem]))).toEqual([]);
  });
});
