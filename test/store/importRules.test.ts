import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OUTLINE_EFFECTIVE } from '../../src/rules/outline/index.ts';
import type { ImportOutcome, Store } from '../../src/store/index.ts';
import { makeTestFolder } from '../support/files.ts';
import { DATABASE_TIMEOUT, openTestStore } from '../support/store.ts';
import { book } from './fixtures.ts';

const folder = makeTestFolder();
let store: Store;

beforeEach(async () => {
  await store?.close();
  store = await openTestStore();
}, DATABASE_TIMEOUT);

afterAll(async () => {
  await store.close();
  folder.remove();
});

async function imported(paths: readonly string[], options: { readonly again?: boolean } = {}): Promise<readonly ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  const requests = paths.map((path) => ({ kind: 'rules', path }) as const);
  for await (const outcome of store.importAll(requests, options)) outcomes.push(outcome);
  return outcomes;
}

const importRules = (...paths: readonly string[]) => imported(paths);
const importAgain = (path: string) => imported([path], { again: true });

const dates = async () => (await store.editions()).map(({ effectiveDate }) => effectiveDate);
const rule = async (number: string) =>
  (await store.rulesByNumbers([{ editionId: (await store.editionInForce())?.id ?? 0, number }]))[0];

describe('importing the rules', () => {
  test('twice changes nothing', async () => {
    const file = folder.write('book.txt', book('May 3, 2031'));
    expect(await importRules(file)).toMatchObject([{ outcome: 'imported', counts: { added: 1 } }]);
    const before = await store.editions();
    expect(await importRules(file)).toMatchObject([{ outcome: 'unchanged', counts: { unchanged: 1 } }]);
    expect(await store.editions()).toEqual(before);
  });

  test('a folder has its editions imported, packed or not; another file in it is refused and the rest goes on', async () => {
    mkdirSync(join(folder.path, 'editions'));
    folder.write('editions/a.txt', book('May 3, 2031'));
    folder.write('editions/b.txt.gz', book('May 3, 2030'));
    folder.write('editions/c.txt', 'A shopping list.');
    folder.write('editions/d.md', 'Not asked for.');
    expect((await importRules(join(folder.path, 'editions'))).map(({ outcome }) => outcome)).toEqual([
      'imported',
      'imported',
      'refused',
    ]);
    expect(await dates()).toEqual(['2031-05-03', '2030-05-03']);
  });

  test('a second publication of one date takes the place of the first', async () => {
    const first = folder.write('first.txt', book('May 3, 2031'));
    await importRules(first);
    expect(await importRules(folder.write('second.txt', book('May 3, 2031', 'Corrected.')))).toMatchObject([
      { counts: { changed: 1 } },
    ]);
    expect(await dates()).toEqual(['2031-05-03']);
    expect((await rule('100.1b'))?.text).toBe('Corrected.');
    expect(await importRules(first)).toMatchObject([
      { outcome: 'unchanged', remarks: [expect.stringMatching(/has replaced it\..*--again/)] },
    ]);
    expect((await rule('100.1b'))?.text).toBe('Corrected.');
    expect(await importAgain(first)).toMatchObject([{ outcome: 'imported', counts: { changed: 1 } }]);
    expect((await rule('100.1b'))?.text).not.toBe('Corrected.');
    expect(await dates()).toEqual(['2031-05-03']);
    expect(await importAgain(first)).toMatchObject([{ outcome: 'unchanged', remarks: [] }]);
  });

  test('a publication that lacks rules of the one before says so', async () => {
    await importRules(folder.write('first.txt', book('May 3, 2031')));
    const damaged = book('May 3, 2031').replace('\n100.1b ', '\n100.1q ');
    expect(await importRules(folder.write('second.txt', damaged))).toMatchObject([
      { outcome: 'imported', remarks: expect.arrayContaining([expect.stringMatching(/lacks \d+ numbers .*100\.1b.*--again/)]) },
    ]);
  });

  test('a text without a date takes that of its name, or is refused', async () => {
    const undated = book('May 3, 2031').replace('These rules are effective as of May 3, 2031.', '');
    expect(await importRules(folder.write('Rules 20290909.txt', undated))).toMatchObject([{ outcome: 'imported' }]);
    expect(await dates()).toEqual(['2029-09-09']);
    expect(await importRules(folder.write('rules.txt', `${undated}\n`))).toMatchObject([{ outcome: 'refused' }]);
  });
});

describe('the bundled outline', () => {
  test('is there at first, with numbers and headings and without official words', async () => {
    await store.close();
    store = await openTestStore({ bundled: true });
    expect(await store.editions()).toMatchObject([{ effectiveDate: OUTLINE_EFFECTIVE, isOutline: true, isLatest: true }]);
    expect(await rule('702.62')).toMatchObject({ heading: 'Suspend', text: null, parent: '702' });
    expect(await rule('702.62a')).toMatchObject({ heading: null, text: null, parent: '702.62' });
    expect((await store.counts()).cards).toBeGreaterThan(0);
  });

  test('gives way to the official text of its date', async () => {
    await store.close();
    store = await openTestStore({ bundled: true });
    const [year, month, day] = OUTLINE_EFFECTIVE.split('-').map(Number);
    const written = new Date(Date.UTC(year!, month! - 1, day)).toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    expect(await importRules(folder.write('official.txt', book(written)))).toMatchObject([{ counts: { added: 1 } }]);
    expect(await store.editions()).toMatchObject([{ effectiveDate: OUTLINE_EFFECTIVE, isOutline: false }]);
  });
});
