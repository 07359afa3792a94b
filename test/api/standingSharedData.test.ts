import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hasSharedData, sharedPath, testWithData } from '../support/sharedData.ts';
import { WHOLE_IMPORT_TIMEOUT } from '../support/store.ts';
import { startTestService, type TestService } from './service.ts';

const FILES = [
  { kind: 'rules', path: 'rules/MagicCompRules-2021-06-09.txt.gz' },
  { kind: 'rules', path: 'rules/MagicCompRules-2024-02-06.txt.gz' },
  { kind: 'rules', path: 'rules/MagicCompRules-2026-04-17.txt' },
  { kind: 'cards', path: 'cards/cards-oracle.jsonl.gz' },
  { kind: 'rulings', path: 'rulings/rulings.jsonl.gz' },
  { kind: 'rulings', path: 'rulings/rulings-suspend-2024-02-02.jsonl' },
  { kind: 'rules', path: 'rules/MagicCompRules-2020-06-01.txt.gz' },
  { kind: 'rules', path: 'rules/MagicCompRules-2020-07-03.txt.gz' },
] as const;
const isThere = FILES.every(({ path }) => hasSharedData(path));
const SEEDS = sharedPath('../seeds');

let service: TestService;

beforeAll(async () => {
  if (!isThere) return;
  service = await startTestService({ bundled: false });
  const requests = FILES.map(({ kind, path }) => ({ kind, path: sharedPath(path) }));
  for await (const report of service.store.importAll(requests)) expect(report.outcome).toBe('imported');
}, WHOLE_IMPORT_TIMEOUT);
afterAll(async () => await service?.close());

describe('the suspend rulings of 2021 after the change of 2024', () => {
  const ask = async (name: string) => {
    const query = `query ($n: String!) { card(name: $n) { rulings(first: 50, withdrawn: true) { edges { node { text publishedAt withdrawn scope scopeKeyword { name }
      freshness { verdict replacedBy { text publishedAt } because { after { number } to { effectiveDate } } } } } } } }`;
    const { data } = await service.ask(query, { n: name });
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
    return data.card.rulings.edges.map(({ node }: any) => node);
  };

  testWithData(FILES[5].path, 'having to cast is overtaken by being allowed to', async () => {
    const rulings = await ask('Ancestral Vision');
    const overtaken = rulings.filter((one: { freshness: { verdict: string } }) => one.freshness.verdict === 'OVERTAKEN');
    expect(overtaken).toHaveLength(2);
    for (const { scope, scopeKeyword, freshness } of overtaken) {
      expect({ scope, scopeKeyword }).toEqual({ scope: 'KEYWORD', scopeKeyword: { name: 'Suspend' } });
      expect(freshness.because).toEqual([{ after: { number: '702.62a' }, to: { effectiveDate: '2024-02-02' } }]);
      expect(freshness.replacedBy.publishedAt).toBe('2024-02-02');
      expect(freshness.replacedBy.text).toMatch(/\bmay cast\b|\boption to cast\b/);
    }
  });

  testWithData(FILES[5].path, 'what was said again in 2024 holds, and what has nothing to do with it', async () => {
    const rulings = await ask('Ancestral Vision');
    const of = (words: RegExp) => rulings.find((one: { text: string }) => words.test(one.text))?.freshness.verdict;
    expect(of(/exiled face up/)).toBe('CURRENT');
    expect(of(/color indicator/)).toBe('CURRENT');
    for (const { publishedAt, freshness } of await ask('Wheel of Fate'))
      if (publishedAt === '2024-02-02') expect(freshness.verdict).toBe('CURRENT');
  });
});

testWithData(FILES[6].path, 'a practice that was given up is found by the words for it', async () => {
  const query = `query ($names: [String!]!) { cards(names: $names) { card { rulings(first: 50) { edges { node { text freshness { verdict because { before { number } to { effectiveDate } } } } } } } } }`;
  const { data } = await service.ask(query, { names: ['God-Eternal Bontu', 'Hour of Need', 'Leadership Vacuum'] });
  const of = (at: number) =>
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
    data.cards[at].card.rulings.edges.find(({ node }: any) => /command zone/.test(node.text)).node.freshness;
  const givenUp = {
    verdict: 'POSSIBLY_OVERTAKEN',
    because: [{ before: { number: '903.9' }, to: { effectiveDate: '2020-07-03' } }],
  };
  expect([of(0), of(1), of(2)]).toEqual([givenUp, givenUp, { verdict: 'CURRENT', because: [] }]);
});

const lines = existsSync(SEEDS)
  ? [
      ...new Set(
        readdirSync(SEEDS).flatMap((file) =>
          readFileSync(`${SEEDS}/${file}`, 'utf8')
            .split(/\r?\n/)
            .map((line) => line.trim()),
        ),
      ),
    ]
  : [];
/** Lines that are passages and not titles, dates or page furniture. */
const passages = lines.filter((line) => line.split(' ').length > 5);
const fold = (text: string) => text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').toLowerCase();

async function firstText(query: string): Promise<string> {
  const { data, errors } = await service.ask(
    'query ($q: String!) { search(query: $q, first: 1) { edges { node { node { ... on Rule { text } ... on Ruling { words: text } } } } } }',
    { q: query },
  );
  expect(errors ?? []).toEqual([]);
  const found = data.search.edges[0]?.node.node ?? {};
  return fold(found.text ?? found.words ?? '');
}

describe('each passage of the documents beside the project is found first', () => {
  // As it stands every passage is looked for; of the rest, which only spell it otherwise, every fourth, each time others.
  const forms: readonly (readonly [name: string, wanted: (place: number) => boolean, change: (text: string) => string])[] = [
    ['as it stands', () => true, (text) => text],
    ['with straight quotes', (place) => place % 4 === 0, (text) => text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"')],
    ['in capitals', (place) => place % 4 === 1, (text) => text.toUpperCase()],
    ['with accents', (place) => place % 4 === 2, (text) => text.replace('a', 'á')],
  ];
  for (const [name, wanted, change] of forms) {
    const run = async () => {
      const asked = passages.filter((_, place) => wanted(place));
      expect(asked.length).toBeGreaterThan(12);
      const missed: string[] = [];
      for (const passage of asked) if (!(await firstText(change(passage))).includes(fold(passage))) missed.push(passage);
      expect(missed).toEqual([]);
    };
    if (isThere && passages.length > 0) test(name, run, WHOLE_IMPORT_TIMEOUT);
    else test.skip(`${name} (skipped: ../shared/data or ../shared/seeds is absent)`, () => {});
  }
});
