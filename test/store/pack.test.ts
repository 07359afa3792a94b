import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { main } from '../../src/cli/export.ts';
import type { ImportKind, ImportOutcome, RequestKind, Store } from '../../src/store/index.ts';
import { makeTestFolder, type TestFolder } from '../support/files.ts';
import {
  createTestDatabase,
  DATABASE_TIMEOUT,
  type EmptiableStore,
  openEmptiableStore,
  openTestStore,
} from '../support/store.ts';
import { ACCENTED, book, CARDS, RIVERBEND, RULINGS, ruling, SPLIT } from './fixtures.ts';

const FIXES = `
author: Ann
corrections:
  - { card: Riverbend Sage, set: { oracleText: "Flying, vigilance" }, reason: r, date: 2031-01-01 }
  - { ruling: { card: Riverbend Sage, publishedAt: 2024-03-01, begins: Boats }, set: { text: Boats are needed. }, reason: r, date: 2031-01-02 }
  - { ruling: { card: Dusk, publishedAt: 2021-05-05, begins: A half }, set: { withdrawn: true }, reason: r, date: 2031-01-02 }
  - { rule: 100.1, set: { text: A game has players. }, reason: r, date: 2031-01-03 }
  - { card: Dusk, note: As printed., reason: r, date: 2031-01-03 }
`;
const ID = '11111111-2222-4333-8444-555555555555';
const FILES = ['manifest.json', 'edition.ndjson', 'cards.ndjson', 'rulings.ndjson', 'corrections.ndjson'];

const folder = makeTestFolder();
let source: Store;
let opened: EmptiableStore;
let target: Store;
let packs: TestFolder;

async function take(store: Store, kind: RequestKind, path: string, today = '2031-02-02'): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  for await (const outcome of store.importAll([{ kind, path }], { today, again: true })) outcomes.push(outcome);
  return outcomes;
}
const file = (store: Store, kind: ImportKind, records: readonly unknown[], today?: string) =>
  take(store, kind, folder.lines(`${Math.random()}.jsonl`, records), today);

/** What a store answers, without what only says when its rows were written. */
async function answers(store: Store) {
  const cards = await store.allCards({ first: 1000 });
  const ids = cards.map(({ id }) => id);
  const edition = (await store.editionInForce('2031-12-31'))!;
  return {
    cards,
    versions: await store.cardVersions(ids),
    legalities: await store.legalitiesOfCards(ids),
    rulings: await store.rulingsOfCards({ cardIds: ids, first: 100, includeWithdrawn: true }),
    rules: (await store.rulesOfEdition(edition.id)).map(({ editionId: _, ...rule }) => rule),
    glossary: (await store.glossaryOfEdition(edition.id)).map(({ editionId: _, ...entry }) => entry),
    corrections: await store.correctionsOf([
      ...ids.map((target) => ({ kind: 'card' as const, target })),
      { kind: 'rule', target: '2031-05-03 100.1' },
    ]),
    found: (await store.searchRulings({ text: 'boats', first: 10 })).rows.map(({ id }) => id),
  };
}
const bytes = (path: string) => FILES.map((name) => readFileSync(join(path, name), 'utf8'));

beforeAll(async () => {
  source = await openTestStore();
  opened = await openEmptiableStore();
  target = opened.store;
  await take(source, 'rules', folder.write('one.txt', book('January 2, 2030')));
  await take(source, 'rules', folder.write('two.txt', book('May 3, 2031')));
  const withMore = { ...RIVERBEND, oracleId: ID, legalIn: ['modern'] };
  await file(source, 'cards', [withMore, SPLIT, ACCENTED], '2030-01-01');
  await file(
    source,
    'cards',
    [
      ...CARDS,
      { ...RIVERBEND, oracleText: 'Flying (It flies.)', textAsOf: '2025-01' },
      { ...RIVERBEND, source: 'other', oracleText: 'Reach', textAsOf: '2020-01' },
    ],
    '2030-02-02',
  );
  await file(
    source,
    'cards',
    [{ ...SPLIT, name: 'Dusk // Dawn Chorus', layout: 'modal_dfc', textAsOf: '2026-01' }],
    '2030-03-03',
  );
  await file(source, 'rulings', [...RULINGS, ruling('Riverbend Sage', '2019-01-01', 'It is gone.')], '2030-01-01');
  await file(source, 'rulings', RULINGS, '2030-02-02');
  const [outcome] = await take(source, 'corrections', folder.write('fixes.yaml', FIXES));
  expect(outcome).toMatchObject({ counts: { added: 5 } });
}, DATABASE_TIMEOUT);
afterAll(async () => {
  await source.close();
  await opened.close();
  folder.remove();
});
beforeEach(async () => {
  await opened.empty();
  packs = makeTestFolder();
});

describe('a pack', () => {
  test('carries everything to an empty store, which then answers the same and writes the same pack', async () => {
    const manifest = await source.exportPack(packs.path);
    expect(manifest.files.map(({ part, lines }) => [part, lines])).toEqual([
      ['edition', expect.any(Number)],
      ['cards', 3],
      ['rulings', 6],
      ['corrections', 5],
    ]);
    const outcomes = await take(target, 'pack', packs.path);
    expect(outcomes.map((one) => [one.kind, one.outcome === 'refused' ? one.reason : one.counts.added])).toEqual([
      ['rules', 1],
      ['cards', 3],
      ['rulings', 6],
      ['corrections', 5],
    ]);
    expect(await answers(target)).toEqual(await answers(source));
    const again = makeTestFolder();
    await target.exportPack(again.path);
    expect(bytes(again.path)).toEqual(bytes(packs.path));
  });

  test('taken back by the store that wrote it changes nothing', async () => {
    const before = await answers(source);
    await source.exportPack(packs.path);
    expect((await take(source, 'pack', packs.path)).map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
      'unchanged',
      'unchanged',
    ]);
    expect(await answers(source)).toEqual(before);
  });

  test('holds what sources say; taken away there, its corrections leave just that', async () => {
    await source.exportPack(packs.path);
    await take(target, 'pack', packs.path);
    await take(target, 'corrections', folder.write('fixes.yaml', 'corrections: []\n'));
    const [sage] = await target.cardsByNames(['Riverbend Sage']);
    expect(sage).toMatchObject({ textSource: 'first source', faces: [{ oracleText: 'Flying (It flies.)' }] });
    const edition = await target.editionInForce();
    const [rule] = await target.rulesByNumbers([{ editionId: edition!.id, number: '100.1' }]);
    expect(rule!.text).toMatch(/^A game has players, and this sentence/);
  });

  test('joins what a store has: the newer words stand, and a ruling finds another place', async () => {
    await file(target, 'cards', [{ ...RIVERBEND, source: 'newest', oracleText: 'Hexproof', textAsOf: '2028-01' }], '2031-02-02');
    await file(target, 'rulings', [ruling('Riverbend Sage', '2028-01-01', 'Hexproof is new.')], '2031-02-02');
    await source.exportPack(packs.path);
    const outcomes = await take(target, 'pack', packs.path);
    expect(outcomes.at(-1)).toMatchObject({ kind: 'corrections', outcome: 'imported' });
    const [sage] = await target.cardsByNames(['Riverbend Sage']);
    expect(sage).toMatchObject({
      oracleId: ID,
      textSource: 'newest',
      faces: [{ oracleText: 'Hexproof' }],
      lastSeen: '2031-02-02',
    });
    expect(await target.correctionsOf([{ kind: 'card', target: sage!.id }])).toMatchObject([[{ isApplied: false }]]);
    const [page] = await target.rulingsOfCards({ cardIds: [sage!.id], first: 10, includeWithdrawn: true });
    expect(page!.rows.map(({ ordinal }) => ordinal).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('has the edition that is asked for', async () => {
    expect(await source.exportPack(packs.path, { edition: '2030-06-06' })).toMatchObject({ edition: '2030-01-02' });
    await expect(source.exportPack(packs.path, { edition: '1999-01-01' })).rejects.toMatchObject({
      code: 'BAD_FILE',
      message: expect.stringContaining('in force on 1999-01-01'),
    });
  });
});

describe('what is refused', () => {
  test('a pack that has changed on its way, as a whole', async () => {
    await source.exportPack(packs.path);
    const path = join(packs.path, 'rulings.ndjson');
    writeFileSync(path, readFileSync(path, 'utf8').replace('boat', 'goat'));
    expect(await take(target, 'pack', packs.path)).toMatchObject([
      { outcome: 'refused', kind: 'pack', reason: expect.stringContaining('rulings.ndjson has') },
    ]);
    expect((await target.counts()).cards).toBe(0);
  });

  test.each([
    ['an empty folder', null, /has no manifest\.json/],
    ['another manifest', '{"format": "else"}', /manifest\.json says .*format/],
    ['a manifest that is no JSON', 'x', /manifest\.json is not JSON/],
    [
      'a file outside the folder',
      '{"format": "rulewright pack", "version": 1, "edition": null, "files": [{"part": "cards", "name": "../cards.ndjson", "lines": 0, "bytes": 0, "sha256": ""}]}',
      /files\.0\.name: the name of a file in the same folder/,
    ],
    ['a later version', '{"format": "rulewright pack", "version": 2, "edition": null, "files": []}', /version/],
  ])('%s', async (_, manifest, reason) => {
    if (manifest !== null) packs.write('manifest.json', manifest);
    expect(await take(target, 'pack', packs.path)).toMatchObject([{ outcome: 'refused', reason: expect.stringMatching(reason) }]);
  });

  test('a folder that holds other things is not written into', async () => {
    packs.write('letters.txt', 'Dear Ann');
    await expect(source.exportPack(packs.path)).rejects.toMatchObject({ message: expect.stringContaining('letters.txt') });
  });

  test('a store without an edition has no pack', async () => {
    await expect(target.exportPack(packs.path)).rejects.toMatchObject({ message: expect.stringContaining('No edition') });
  });
});

test('npm run export says when its command line is wrong', async () => {
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = await createTestDatabase();
  const write = process.stderr.write;
  process.stderr.write = () => true;
  try {
    expect(await main([packs.path, '--edition', 'soon'])).toBe(2);
    expect(await main([])).toBe(2);
  } finally {
    process.stderr.write = write;
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  }
});
