import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { FileReport, ImportRequest, Store } from '../../src/store/index.ts';
import { hasSharedData, sharedPath, testWithData } from '../support/sharedData.ts';
import { openTestStore, WHOLE_IMPORT_TIMEOUT } from '../support/store.ts';

const FILES = {
  rules: 'rules/MagicCompRules-2026-04-17.txt',
  cards: 'cards/cards-oracle.jsonl.gz',
  rulings: 'rulings/rulings.jsonl.gz',
} as const;
const isThere = Object.values(FILES).every(hasSharedData);
const requests = Object.entries(FILES).map(([kind, file]) => ({ kind, path: sharedPath(file) }) as ImportRequest);
let store: Store;
let reports: readonly FileReport[];

async function importAll(): Promise<readonly FileReport[]> {
  const found: FileReport[] = [];
  for await (const outcome of store.importAll(requests)) {
    if (outcome.outcome === 'refused') throw new Error(outcome.reason);
    found.push(outcome);
  }
  return found;
}

beforeAll(async () => {
  if (!isThere) return;
  store = await openTestStore({ bundled: true });
  reports = await importAll();
}, WHOLE_IMPORT_TIMEOUT);

afterAll(async () => await store?.close());

describe('the newest edition, all cards and all rulings', () => {
  testWithData(FILES.cards, 'are imported, and every record is accounted for', async () => {
    const [rules, cards, rulings] = reports;
    expect(rules?.counts).toMatchObject({ added: 1, skipped: 0 });
    // 33,174 records; 60 cards are there with and without accents, one with two kinds of dots
    expect(cards?.counts.skipped).toBe(0);
    expect((cards?.counts.added ?? 0) + (cards?.counts.changed ?? 0)).toBe(33_174 - 61);
    expect(rulings?.counts).toMatchObject({ added: 48_904, skipped: 0 });
    expect(await store.counts()).toMatchObject({ rulings: 48_904, editions: 1, rules: 3_138 });
  });

  testWithData(FILES.cards, 'accented and unaccented twins are one card, spelled with its accents', async () => {
    const asked = ['Lim-Dul the Necromancer', 'Juzám Djinn', 'seance'];
    expect((await store.cardsByNames(asked)).map((card) => card?.name)).toEqual([
      'Lim-Dûl the Necromancer',
      'Juzám Djinn',
      'Séance',
    ]);
  });

  testWithData(FILES.cards, 'a card has its rulings, by date', async () => {
    const [card] = await store.cardsByNames(['Ancestral Vision']);
    const [page] = await store.rulingsOfCards({ cardIds: [card?.id ?? ''], first: 100 });
    expect(page?.rows.map((row) => row.publishedAt)).toEqual(['2013-06-07', ...Array.from({ length: 17 }, () => '2021-06-18')]);
  });

  testWithData(
    FILES.cards,
    'a second time changes nothing',
    async () => {
      expect((await importAll()).map((report) => report.outcome)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    },
    WHOLE_IMPORT_TIMEOUT,
  );
});
