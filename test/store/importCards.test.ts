import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CardRow, FileReport, ImportOutcome, Store } from '../../src/store/index.ts';
import { makeTestFolder } from '../support/files.ts';
import { DATABASE_TIMEOUT, type EmptiableStore, openEmptiableStore } from '../support/store.ts';
import { ACCENTED, CARDS, RIVERBEND, ruling, SPLIT, UNACCENTED } from './fixtures.ts';

const folder = makeTestFolder();
let opened: EmptiableStore;
let store: Store;
let files = 0;

beforeAll(async () => {
  opened = await openEmptiableStore();
  store = opened.store;
}, DATABASE_TIMEOUT);

beforeEach(() => opened.empty());

afterAll(async () => {
  await opened.close();
  folder.remove();
});

async function importFile(path: string, today = '2030-01-01'): Promise<ImportOutcome> {
  const outcomes: ImportOutcome[] = [];
  for await (const outcome of store.importAll([{ kind: 'cards', path }], { today })) outcomes.push(outcome);
  return outcomes[0]!;
}

async function importCards(...records: readonly unknown[]): Promise<FileReport> {
  files += 1;
  const outcome = await importFile(folder.lines(`cards-${files}.jsonl`, records));
  if (outcome.outcome === 'refused') throw new Error(outcome.reason);
  return outcome;
}

async function named(name: string): Promise<CardRow> {
  const [card] = await store.cardsByNames([name]);
  if (!card) throw new Error(`no card ${name}`);
  return card;
}

const counts = (added: number, changed: number, unchanged: number, skipped = 0) => ({
  added,
  changed,
  unchanged,
  withdrawn: 0,
  skipped,
});
const words = (card: CardRow) => card.faces.map((face) => face.oracleText).join(' // ');

describe('importing a file', () => {
  test('twice changes nothing', async () => {
    expect(await importCards(...CARDS)).toMatchObject({ outcome: 'imported', counts: counts(3, 0, 0) });
    const before = await store.allCards({ first: 10 });
    expect(await importCards(...CARDS)).toMatchObject({ outcome: 'unchanged', counts: counts(0, 0, 3) });
    expect(await store.allCards({ first: 10 })).toEqual(before);
  });

  test('packed, with a byte-order mark and CR LF, or as an array with a record to a line', async () => {
    const text = `\uFEFF${CARDS.map((card) => JSON.stringify(card)).join('\r\n')}`;
    expect(await importFile(folder.write('packed.jsonl.gz', text))).toMatchObject({ counts: counts(3, 0, 0) });
    const array = `[\n${CARDS.map((card) => JSON.stringify(card)).join(',\n')}\n]\n`;
    expect(await importFile(folder.write('array.json', array))).toMatchObject({ counts: counts(0, 0, 3) });
  });

  test('a bad record is skipped with its place', async () => {
    const path = folder.write(
      'bad.jsonl',
      `${JSON.stringify(RIVERBEND)}\n\n{"name": "half\n{"layout": "normal"}\n${JSON.stringify(SPLIT)}\n`,
    );
    const report = (await importFile(path)) as FileReport;
    expect(report.counts).toEqual(counts(2, 0, 0, 2));
    expect(report.skipped.map(({ line, reason }) => [line, /^not JSON|in no shape of a card/.test(reason)])).toEqual([
      [3, true],
      [4, true],
    ]);
  });

  test.each([
    ['an empty file', '', 'it is empty'],
    ['a text', 'Once upon a time\nthere was a card.\n', 'line 1: not JSON'],
    ['rulings', `${JSON.stringify(ruling('Riverbend Sage', '2024-01-01', 'No.'))}\n`, 'line 1'],
  ])('%s is refused', async (_, text, reason) => {
    const outcome = await importFile(folder.write('refused.jsonl', text));
    expect(outcome).toMatchObject({ outcome: 'refused', reason: expect.stringContaining(reason) });
    expect((await store.counts()).cards).toBe(0);
  });

  test('rulings taken for cards are recognised', async () => {
    const outcome = await importFile(folder.lines('rulings.jsonl', [ruling('Riverbend Sage', '2024-01-01', 'No.')]));
    expect(outcome).toMatchObject({ remedy: 'It looks like a file of rulings: import it as rulings.' });
  });

  test('a damaged archive is refused', async () => {
    const path = folder.write('cut.jsonl.gz', CARDS.map((card) => JSON.stringify(card)).join('\n'));
    const { readFileSync, writeFileSync } = await import('node:fs');
    writeFileSync(path, readFileSync(path).subarray(0, 60));
    expect(await importFile(path)).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('is damaged') });
  });

  test.each(['missing.jsonl', '.'])('the path %s stops everything before anything is imported', async (name) => {
    const good = folder.lines('good.jsonl', CARDS);
    const run = async () => {
      for await (const _ of store.importAll([
        { kind: 'cards', path: good },
        { kind: 'cards', path: `${folder.path}/${name}` },
      ]));
    };
    await expect(run()).rejects.toMatchObject({ code: 'BAD_FILE' });
    expect((await store.counts()).cards).toBe(0);
  });

  test('interrupted while writing, leaves no trace', async () => {
    const controller = new AbortController();
    const path = folder.lines('interrupted.jsonl', CARDS);
    const onProgress = ({ doing }: { readonly doing: string }) => {
      if (doing === 'writing') controller.abort();
    };
    const run = async () => {
      for await (const _ of store.importAll([{ kind: 'cards', path }], { signal: controller.signal, onProgress }));
    };
    await expect(run()).rejects.toMatchObject({ name: 'AbortError' });
    expect((await store.counts()).cards).toBe(0);
    expect(await importFile(path)).toMatchObject({ counts: counts(3, 0, 0) });
  });
});

test('two imports at the same time take turns', async () => {
  const paths = [folder.lines('one.jsonl', CARDS), folder.lines('two.jsonl', CARDS)];
  const reports = await Promise.all(paths.map((path) => importFile(path)));
  expect(reports.map(({ outcome }) => outcome).sort()).toEqual(['imported', 'unchanged']);
  expect((await store.counts()).cards).toBe(3);
});

describe('several wordings of one card', () => {
  const newer = { ...RIVERBEND, oracleText: 'Vigilance', textAsOf: '2025-01' };
  const derived = { ...RIVERBEND, oracleText: 'Reach', textAsOf: '2026-01', textQuality: 'derived', source: 'another source' };

  test.each([
    ['verbatim words stand before newer derived ones', [RIVERBEND, derived], 'Flying'],
    ['newer words of a source take the place of older ones', [RIVERBEND, newer], 'Vigilance'],
    ['an older date never does', [newer, RIVERBEND], 'Vigilance'],
    ['of two verbatim sources the newer stands', [RIVERBEND, { ...newer, source: 'another source' }], 'Vigilance'],
  ])('%s, in whatever order they come', async (_, records, current) => {
    for (const record of records) await importCards(record);
    expect(words(await named('Riverbend Sage'))).toBe(current);
    const { id } = await named('Riverbend Sage');
    for (const record of [...records].reverse()) await importCards(record);
    expect(words(await named('Riverbend Sage'))).toBe(current);
    const [versions] = await store.cardVersions([id]);
    expect(versions?.[0]).toMatchObject({ isCurrent: true });
    expect(versions?.length).toBeGreaterThanOrEqual(records[0] === newer ? 1 : 2);
  });

  test('accented and unaccented twins are one card, with the verbatim words', async () => {
    const report = await importCards(UNACCENTED, ACCENTED);
    expect(report.counts).toEqual(counts(1, 0, 0));
    const card = await named("Jormun's Elan");
    expect(card).toMatchObject({ name: ACCENTED.name, textQuality: 'VERBATIM' });
    const [versions] = await store.cardVersions([card.id]);
    expect(versions?.map((version) => [version.words.name, version.textSource, version.isCurrent])).toEqual([
      [ACCENTED.name, 'first source', true],
      [UNACCENTED.name, 'second source', false],
    ]);
  });

  test('corrected words of the same date change the card, and the older are kept', async () => {
    await importCards(RIVERBEND);
    const before = await named('Riverbend Sage');
    expect(await importCards({ ...RIVERBEND, oracleText: 'Flying, vigilance' })).toMatchObject({ counts: counts(0, 1, 0) });
    const after = await named('Riverbend Sage');
    expect([after.id, words(after)]).toEqual([before.id, 'Flying, vigilance']);
    expect(after.versionHash).not.toBe(before.versionHash);
    expect((await store.cardVersions([after.id]))[0]?.map((version) => version.words.faces[0]?.oracleText)).toEqual([
      'Flying, vigilance',
      'Flying',
    ]);
  });
});

describe('the id of a card', () => {
  const withOracleId = { ...RIVERBEND, oracleId: '11111111-2222-4333-8444-555555555555' };

  test('stays when an oracle id joins it', async () => {
    await importCards(RIVERBEND);
    const { id } = await named('Riverbend Sage');
    expect(await importCards(withOracleId)).toMatchObject({ counts: counts(0, 1, 0) });
    expect(await store.cardsByOracleIds([withOracleId.oracleId])).toMatchObject([{ id }]);
    expect(await importCards(RIVERBEND)).toMatchObject({ outcome: 'unchanged' });
    expect((await named('Riverbend Sage')).oracleId).toBe(withOracleId.oracleId);
  });

  test('stays when the card is renamed', async () => {
    await importCards(withOracleId);
    const { id } = await named('Riverbend Sage');
    await importCards({ ...withOracleId, name: 'Rivermouth Sage', textAsOf: '2025-06' });
    expect(await named('Rivermouth Sage')).toMatchObject({ id });
    expect((await importCards(RIVERBEND)).counts.added).toBe(1); // the old name is free for another card, with another id
    expect((await named('Riverbend Sage')).id).not.toBe(id);
  });

  test('two oracle ids for one name are a bad record', async () => {
    await importCards(withOracleId);
    const report = await importCards({ ...withOracleId, oracleId: 'another' }, SPLIT);
    expect(report).toMatchObject({ counts: counts(1, 0, 0, 1), skipped: [{ line: 1 }] });
  });
});
