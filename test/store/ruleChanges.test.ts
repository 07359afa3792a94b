import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EditionRow, RuleChangeRow, Store } from '../../src/store/index.ts';
import { makeTestFolder } from '../support/files.ts';
import { DATABASE_TIMEOUT, openTestStore } from '../support/store.ts';
import { bookOf } from './fixtures.ts';

const FROB = 'Frobbing is a static ability that lets a creature block an additional creature each combat.';
const OLD = [
  '1. First',
  '100. Basics',
  '100.1. A game has players.',
  '7. Extras',
  '702. Words',
  '702.1. Frobbing',
  `702.1a ${FROB}`,
];
const MIDDLE = [...OLD.slice(0, 5), '702.1. Antics', '702.2. Frobbing', `702.2a ${FROB}`];
const NEW = [
  ...MIDDLE.slice(0, 7),
  `702.2a ${FROB.replace('an additional creature', 'two additional creatures')}`,
  '702.2b It stacks.',
];

let store: Store;
let days: ReadonlyMap<number, string>;
const folder = makeTestFolder();

async function importBook(day: string, rules: readonly string[]): Promise<void> {
  const path = folder.write(`${day}.txt`, bookOf(day, rules));
  for await (const report of store.importAll([{ kind: 'rules', path }])) expect(report.outcome).toBe('imported');
  days = new Map((await store.editions()).map(({ id, effectiveDate }: EditionRow) => [id, effectiveDate]));
}

beforeAll(async () => {
  store = await openTestStore();
  // not in the order of time: the middle one comes between two that were neighbors
  await importBook('January 1, 2030', OLD);
  await importBook('January 1, 2032', NEW);
  await store.ruleHistories([]);
  await importBook('January 1, 2031', MIDDLE);
}, DATABASE_TIMEOUT);
afterAll(async () => {
  folder.remove();
  await store.close();
});

const told = (changes: readonly RuleChangeRow[] | undefined) =>
  changes?.map(
    ({ kind, before, after, toEditionId }) =>
      `${days.get(toEditionId)?.slice(0, 4)} ${kind} ${before?.number ?? '-'} ${after?.number ?? '-'}`,
  );
const idOf = (year: string) => [...days].find(([, day]) => day.startsWith(year))![0];

test('the history of a rule is the same from whichever edition it is asked', async () => {
  const expected = ['2031 moved 702.1a 702.2a', '2032 edited 702.2a 702.2a'];
  const keys = [
    { editionId: idOf('2030'), number: '702.1a' },
    { editionId: idOf('2031'), number: '702.2a' },
    { editionId: idOf('2032'), number: '702.2a' },
  ];
  expect((await store.ruleHistories(keys)).map(told)).toEqual([expected, expected, expected]);
  expect((await store.ruleChangesSince(keys)).map(told)).toEqual([expected, expected.slice(1), []]);
});

test('changes since a day, of a rule or of all under it', async () => {
  const answers = await store.changesOfRules([
    { number: '702.2a', since: '2030-06-01' },
    { number: '702.2a', since: '2031-01-01' },
    { number: '702.2', since: '2031-06-01', below: true },
    { number: '702.1', numberedIn: idOf('2030'), since: '2031-06-01', below: true },
    { number: '702.2', since: '2032-01-01', below: true },
  ]);
  expect(answers.map(told)).toEqual([
    ['2031 moved 702.1a 702.2a', '2032 edited 702.2a 702.2a'],
    ['2032 edited 702.2a 702.2a'],
    ['2032 edited 702.2a 702.2a', '2032 added - 702.2b'],
    ['2032 edited 702.2a 702.2a', '2032 added - 702.2b'],
    [],
  ]);
});

test('any two editions are compared, in either direction', async () => {
  const between = async (from: string, to: string) => told(await store.compareEditions(idOf(from), idOf(to)));
  expect(await between('2030', '2032')).toEqual([
    '2032 added - 702.1',
    '2032 moved 702.1 702.2',
    '2032 edited 702.1a 702.2a',
    '2032 added - 702.2b',
  ]);
  expect(await between('2032', '2031')).toEqual(['2031 edited 702.2a 702.2a', '2031 removed 702.2b -']);
  expect(await between('2031', '2031')).toEqual([]);
});

test('a corrected rule is compared again, and once more when the correction is taken away', async () => {
  const histories = async () => told((await store.ruleHistories([{ editionId: idOf('2032'), number: '702.2a' }]))[0]);
  const correct = async (corrections: string) => {
    const path = folder.write('fixes.yaml', corrections);
    for await (const report of store.importAll([{ kind: 'corrections', path }])) expect(report.outcome).toBe('imported');
  };
  const before = await histories();
  const words = FROB.replace('an additional creature', 'two additional creatures');
  await correct(
    `author: Ann\ncorrections:\n  - { rule: 702.2a, edition: 2031-01-01, set: { text: "${words}" }, reason: r, date: 2033-01-01 }\n`,
  );
  expect(await histories()).toEqual(['2031 edited 702.1a 702.2a']);
  await correct('corrections: []\n');
  expect(await histories()).toEqual(before);
});
