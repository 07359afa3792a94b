import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SearchHitRow, Store } from '../../src/store/index.ts';
import { makeTestFolder } from '../support/files.ts';
import { DATABASE_TIMEOUT, openTestStore } from '../support/store.ts';

// So many documents that not all that is found is compared: what comes first must be the same whichever part of it is asked for.

const MANY = 620;
const WORDS = ['Goblin', 'Squirrel', 'Beast', 'Saproling', 'Thopter', 'Spirit', 'Zombie'];

const card = (at: number, oracleText: string) => ({
  name: `Number ${at}`,
  layout: 'normal',
  manaCost: '{1}',
  typeLine: 'Sorcery',
  oracleText,
  source: 'made up',
  textAsOf: '2031-01',
});

/** Words that stand next to each other, apart, the other way round, with other endings, in short texts and in longer ones. */
function textOf(at: number): string {
  const more = WORDS.slice(0, at % WORDS.length).map((word) => `Then a ${word} dances.`);
  const main = [
    'Paint the fence.',
    'Paint every old fence.',
    'The fence is painted.',
    'Painting the fences is fun.',
    'The paint, the fence.',
  ];
  return [...more.slice(0, at % 3), main[at % main.length]!, ...more.slice(at % 3)].join(' ');
}

let store: Store;
let editionId: number;
beforeAll(async () => {
  store = await openTestStore({ bundled: true });
  const folder = makeTestFolder();
  const cards = Array.from({ length: MANY }, (_, at) => card(at, textOf(at)));
  const special = [
    { ...card(900, 'Tell a story.'), name: 'Paint the Fence' },
    { ...card(901, 'Whoever paints can’t be seen.'), name: 'Unseen' },
    { ...card(902, 'Whoever is seen can’t be quiet, and can be heard.'), name: 'Heard' },
  ];
  const path = folder.lines('cards.jsonl', [...cards, ...special]);
  for await (const report of store.importAll([{ kind: 'cards', path }])) expect(report.outcome).toBe('imported');
  folder.remove();
  editionId = (await store.editions())[0]!.id;
}, DATABASE_TIMEOUT);
afterAll(() => store.close());

const ask = (text: string, first: number, offset: number) => store.search({ text, editionId, first, offset });
const keys = (rows: readonly SearchHitRow[]) => rows.map(({ kind, key }) => `${kind} ${key}`);

describe.each(['paint the fence', 'fence', 'paint', 'fence paint', 'the', 'painted fences', 'goblin dances', 'then a goblin'])(
  '%s',
  (text) => {
    test('pages of any size are the same list, without gaps and with nothing twice', async () => {
      const all = keys((await ask(text, 2000, 0)).rows);
      expect(new Set(all).size).toBe(all.length);
      expect(all.length).toBe(await store.countFound({ text, editionId, first: 10, offset: 0 }));
      const met: string[] = [];
      for (let offset = 0, more = true; more; ) {
        const { rows, hasMore, total } = await ask(text, 90, offset);
        if (total !== null) expect(total).toBe(all.length);
        met.push(...keys(rows));
        offset += rows.length;
        more = hasMore;
      }
      expect(met).toEqual(all);
      expect(keys((await ask(text, 3, 0)).rows)).toEqual(all.slice(0, 3));
      expect(keys((await ask(text, 1, 7)).rows)).toEqual(all.slice(7, 8));
    });

    test('scores go down', async () => {
      const scores = (await ask(text, 1000, 0)).rows.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    });
  },
);

const namesOf = async (text: string, first: number): Promise<readonly string[]> => {
  const { rows } = await ask(text, first, 0);
  const cards = await store.cardsByIds(rows.map(({ key }) => key));
  return cards.map((found) => found?.name ?? '');
};

test('a name comes first, then the shortest texts that say it, then other endings, then the words alone', async () => {
  const found = await namesOf('paint the fence', MANY + 10);
  expect(found[0]).toBe('Paint the Fence');
  const steps = found.slice(1).map((name) => Number(name.replace('Number ', '')) % 5);
  // “Paint the fence.”; “Painting the fences …” and “The paint, the fence.”; the rest, where they stand apart
  expect(steps.slice(0, MANY / 5).every((step) => step === 0)).toBe(true);
  expect(steps.slice(MANY / 5, (3 * MANY) / 5).every((step) => step === 3 || step === 4)).toBe(true);
  const lengths = found.slice(1, MANY / 5).map((name) => textOf(Number(name.replace('Number ', ''))).length);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
});

test('words that say little are words of a phrase', async () => {
  expect(await namesOf("can't be seen", 1)).toEqual(['Unseen']);
  expect(await namesOf('can be heard', 1)).toEqual(['Heard']);
  // “see” is what both have; only one has it so
  expect((await ask("can't be seen", 5, 0)).rows.map(({ score }) => score > 0.6)).toEqual([true, false]);
});

test.each(['🐸', '< >', '%', '\u{1F98B} \u{1F98B}'])('%s finds nothing', async (text) => {
  expect((await ask(text, 10, 0)).rows).toEqual([]);
});

test('words with neighboring letters changed, a letter too few or too many are those they are meant to be', async () => {
  expect(await namesOf('woheevr is seen can be heerd', 1)).toEqual(['Heard']);
  expect((await ask('gobiln dacnes', 5, 0)).rows).toHaveLength(5);
});

test('a name with an article is that name, behind what is called so with it', async () => {
  expect(await namesOf('the unseen', 1)).toEqual(['Unseen']);
  expect((await ask('the unseen', 1, 0)).rows.map(({ score }) => score)).toEqual([0.98]);
  expect((await ask('Paint the Fence', 1, 0)).rows.map(({ score }) => score)).toEqual([1]);
});

test('what looks like a tag is its words', async () => {
  expect((await ask('<fence>', 10, 0)).rows).toHaveLength(10);
});
