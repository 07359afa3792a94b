import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { FileReport, ImportOptions, Store } from '../../src/store/index.ts';
import { makeTestFolder } from '../support/files.ts';
import { DATABASE_TIMEOUT, type EmptiableStore, openEmptiableStore } from '../support/store.ts';
import { CARDS, RULINGS, ruling } from './fixtures.ts';

const folder = makeTestFolder();
let opened: EmptiableStore;
let store: Store;
let files = 0;

beforeAll(async () => {
  opened = await openEmptiableStore();
  store = opened.store;
}, DATABASE_TIMEOUT);

beforeEach(async () => {
  await opened.empty();
  await importRecords('cards', CARDS);
});

afterAll(async () => {
  await opened.close();
  folder.remove();
});

async function importRecords(
  kind: 'cards' | 'rulings',
  records: readonly unknown[],
  options: ImportOptions = {},
): Promise<FileReport> {
  files += 1;
  return await importFile(kind, folder.lines(`${kind}-${files}.jsonl`, records), options);
}

async function importFile(kind: 'cards' | 'rulings', path: string, options: ImportOptions = {}): Promise<FileReport> {
  for await (const outcome of store.importAll([{ kind, path }], options)) {
    if (outcome.outcome === 'refused') throw new Error(outcome.reason);
    return outcome;
  }
  throw new Error('One file has one outcome.');
}

const importRulings = (records: readonly unknown[], options: ImportOptions = {}) => importRecords('rulings', records, options);

async function sageRulings(includeWithdrawn = true) {
  const [sage] = await store.cardsByNames(['Riverbend Sage']);
  const [page] = await store.rulingsOfCards({ cardIds: [sage?.id ?? ''], first: 100, includeWithdrawn });
  return page?.rows ?? [];
}

const OLD = ruling('Riverbend Sage', '2020-01-01', 'Old.');
const NEW = ruling('Riverbend Sage', '2024-01-01', 'New.');

test('twice changes nothing', async () => {
  expect(await importRulings(RULINGS)).toMatchObject({ outcome: 'imported', counts: { added: 5, skipped: 0 } });
  const before = await sageRulings();
  expect(await importRulings(RULINGS)).toMatchObject({ outcome: 'unchanged', counts: { added: 0, unchanged: 5, withdrawn: 0 } });
  expect(await importRulings(RULINGS, { again: true })).toMatchObject({ outcome: 'unchanged', counts: { unchanged: 5 } });
  expect(await sageRulings()).toEqual(before);
});

test('what a newer file no longer has is withdrawn, not deleted, and may come back', async () => {
  await importRulings([OLD, NEW], { today: '2030-01-01' });
  expect(await importRulings([OLD], { today: '2030-02-02' })).toMatchObject({ counts: { added: 0, unchanged: 1, withdrawn: 1 } });
  expect((await sageRulings()).map((r) => [r.text, r.withdrawn, r.firstSeen, r.lastSeen])).toEqual([
    ['Old.', false, '2030-01-01', '2030-02-02'],
    ['New.', true, '2030-01-01', '2030-01-01'],
  ]);
  expect((await sageRulings(false)).map((r) => r.text)).toEqual(['Old.']);
  expect((await store.counts()).rulings).toBe(1);
  expect((await store.searchRulings({ text: 'new', first: 5 })).total).toBe(0);
  expect(await importRulings([NEW, OLD], { today: '2030-03-03' })).toMatchObject({ counts: { changed: 1, unchanged: 1 } });
  expect((await sageRulings(false)).length).toBe(2);
});

test('a card that a file does not name keeps its rulings', async () => {
  await importRulings(RULINGS);
  expect(await importRulings([ruling('Dusk // Dawn Chorus', '2025-05-05', 'Another.')])).toMatchObject({
    counts: { added: 1, withdrawn: 1 },
  });
  expect((await sageRulings(false)).length).toBe(3);
});

test('a source that a file does not have keeps its rulings', async () => {
  await importRulings([OLD, { ...NEW, source: 'another' }]);
  expect(await importRulings([OLD, ruling('Riverbend Sage', '2025-01-01', 'Newest.')])).toMatchObject({
    counts: { withdrawn: 0, added: 1 },
  });
});

test('an old file imported again does not undo a newer one, unless asked', async () => {
  const old = folder.lines('old.jsonl', [OLD]);
  await importFile('rulings', old);
  await importRulings([NEW]);
  expect(await importFile('rulings', old)).toMatchObject({ outcome: 'unchanged' });
  expect((await sageRulings(false)).map((r) => r.text)).toEqual(['New.']);
  expect(await importFile('rulings', old, { again: true })).toMatchObject({
    outcome: 'imported',
    counts: { changed: 1, withdrawn: 1 },
  });
});

test.each([
  ['quotation marks', "It says “draw”; it’s Ann's.", 'It says "draw"; it\'s Ann’s.'],
  ['dashes', 'One—and two - three.', 'One -- and two – three.'],
  ['spaces', 'One  two.', 'One two. '],
  ['symbols', 'Pay {w/u} and {T}.', 'Pay {WU} and {t}.'],
  ['stress', 'From _Riverbend_.', 'From Riverbend.'],
  ['capitals', 'multiple ones.', 'Multiple ones.'],
])('what differs in %s alone is one ruling', async (_, one, other) => {
  await importRulings([ruling('Riverbend Sage', '2020-01-01', one)]);
  const again = await importRulings([ruling('Riverbend Sage', '2020-01-01', other)]);
  expect(again.counts).toMatchObject({ added: 0, unchanged: 1, withdrawn: 0 });
  expect((await sageRulings()).map(({ text, withdrawn }) => [text, withdrawn])).toEqual([[one, false]]);
  // a source that says it twice has it twice
  const twice = [one, other].map((text) => ruling('Riverbend Sage', '2021-01-01', text));
  expect((await importRulings(twice)).counts).toMatchObject({ added: 2, skipped: 0, withdrawn: 1 });
  expect((await importRulings(twice, { again: true })).counts).toMatchObject({ added: 0, unchanged: 2, withdrawn: 0 });
});

test('a source that isn’t named says the same in other marks: it is that of the known source', async () => {
  await importRulings([ruling('Riverbend Sage', '2020-01-01', 'It’s “old”.', { source: 'another' })]);
  const atomic = {
    meta: { date: '2020-02-02' },
    data: { 'Riverbend Sage': [{ name: 'Riverbend Sage', rulings: [{ date: '2020-01-01', text: 'It\'s "old".' }] }] },
  };
  const report = await importFile('rulings', folder.write('atomic.json', JSON.stringify(atomic)));
  expect(report.counts).toMatchObject({ added: 0, unchanged: 1 });
});

test('other words, another day and another card are other rulings', async () => {
  await importRulings([OLD]);
  const report = await importRulings([
    ruling('Riverbend Sage', '2020-01-01', 'Old!'),
    ruling('Riverbend Sage', '2020-01-02', 'Old.'),
    ruling('Dusk // Dawn Chorus', '2020-01-01', 'Old.'),
  ]);
  expect(report.counts).toMatchObject({ added: 3, withdrawn: 1 });
});

test('a place among the rulings of a card is kept once given', async () => {
  await importRulings([NEW]);
  await importRulings([NEW, OLD]);
  expect((await sageRulings()).map((r) => [r.text, r.ordinal])).toEqual([
    ['Old.', 2],
    ['New.', 1],
  ]);
});

test('rulings of unknown cards, repeated and bad ones are skipped with their place', async () => {
  const report = await importRulings([OLD, ruling('Nobody', '2020-01-01', 'No.'), OLD, { ...NEW, published_at: 'soon' }]);
  expect(report.counts).toMatchObject({ added: 1, skipped: 3 });
  expect(report.skipped.map((skipped) => skipped.line).sort()).toEqual([2, 3, 4]);
});

test('an oracle id finds the card whatever the name', async () => {
  await importRecords('cards', [{ ...CARDS[0], oracleId: 'the-sage' }]);
  await importRulings([ruling('A name of yore', '2020-01-01', 'Found.', { oracle_id: 'the-sage' })]);
  expect((await sageRulings()).map((r) => r.text)).toEqual(['Found.']);
});

test('what looks wrong is told with its place, once for the same words, and taken as it is', async () => {
  const broken = 'oats are {W/} needed.';
  const report = await importRulings([OLD, ruling('Riverbend Sage', '2024-01-01', broken), ruling('Dusk', '2024-01-01', broken)]);
  expect(report.doubtful).toMatchObject([
    { line: 2, name: 'Riverbend Sage', reason: expect.stringContaining('first characters') },
    { line: 2, name: 'Riverbend Sage', reason: expect.stringContaining('{W/}') },
  ]);
  expect((await sageRulings()).map(({ text }) => text)).toContain(broken);
});
