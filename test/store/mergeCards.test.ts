import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Card } from '../../src/cards/card.ts';
import { readCardRecord } from '../../src/cards/record.ts';
import { type CardMerge, mergeCards } from '../../src/store/import/cards/merge.ts';
import { Tally } from '../../src/store/import/report.ts';
import { ACCENTED, UNACCENTED } from './fixtures.ts';

function card(record: object): Card {
  const read = readCardRecord(record);
  if (!read.ok) throw new Error(read.problem.reason);
  return read.value;
}

const records = fc.record({
  name: fc.constantFrom(ACCENTED.name, UNACCENTED.name),
  source: fc.constantFrom('one', 'two', 'three'),
  textAsOf: fc.constantFrom('2022-09', '2026-04', '2026-08', '2026-08-15', undefined),
  textQuality: fc.constantFrom('verbatim', 'derived'),
});

/** One wording for each source, spelling and date: of two of the same the later import counts, so there order matters. */
const wordings = fc
  .uniqueArray(records, { minLength: 1, maxLength: 8, selector: ({ name, source, textAsOf }) => `${name} ${source} ${textAsOf}` })
  .map((list) => list.map((record, i) => card({ ...ACCENTED, ...record, oracleText: `Words ${i}.` })));

const merge = (cards: readonly Card[]): CardMerge =>
  mergeCards(
    [],
    cards.map((each, i) => ({ place: { line: i + 1, path: null }, value: { card: each, legalities: null, remark: null } })),
    new Tally(),
  );
const best = (cards: readonly Card[]) => merge(cards).changes.map(({ id, current }) => [id, current.hash]);

test('which words stand for a card depends on what is known, not on the order in which it came', () => {
  const orders = wordings.chain((cards) => fc.tuple(fc.constant(cards), fc.shuffledSubarray(cards, { minLength: cards.length })));
  fc.assert(fc.property(orders, ([cards, shuffled]) => expect(best(shuffled)).toEqual(best(cards))));
});

test('verbatim words stand before derived ones, whatever their dates', () => {
  fc.assert(
    fc.property(wordings, (cards) => {
      const [change] = merge(cards).changes;
      const latest = new Map<string, Card>();
      for (const each of cards) {
        const slot = `${each.textSource} ${each.name}`;
        if ((latest.get(slot)?.textAsOf ?? '') <= (each.textAsOf ?? '')) latest.set(slot, each);
      }
      const hasVerbatim = [...latest.values()].some((each) => each.textQuality === 'VERBATIM');
      expect(change?.current.textQuality).toBe(hasVerbatim ? 'VERBATIM' : 'DERIVED');
    }),
  );
});
