import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CardRow, Store } from '../../src/store/index.ts';
import { makeTestFolder } from '../support/files.ts';
import { DATABASE_TIMEOUT, openTestStore } from '../support/store.ts';
import { book, CARDS, RULINGS } from './fixtures.ts';

const folder = makeTestFolder();
let store: Store;
let sage: CardRow;
let edition: number;

beforeAll(async () => {
  store = await openTestStore();
  const requests = [
    { kind: 'rules', path: folder.write('old.txt', book('May 3, 2030', 'Players must frob.')) },
    { kind: 'rules', path: folder.write('new.txt', book('May 3, 2031')) },
    { kind: 'cards', path: folder.lines('cards.jsonl', CARDS) },
    { kind: 'rulings', path: folder.lines('rulings.jsonl', RULINGS) },
  ] as const;
  for await (const { outcome } of store.importAll(requests)) expect(outcome).toBe('imported');
  [sage] = (await store.cardsByNames(['Riverbend Sage'])) as [CardRow];
  edition = (await store.editionInForce())?.id ?? 0;
}, DATABASE_TIMEOUT);

afterAll(async () => {
  await store.close();
  folder.remove();
});

describe('cards', () => {
  test('a card comes with its faces as they were imported', () => {
    expect(sage).toMatchObject({
      name: 'Riverbend Sage',
      layout: 'normal',
      oracleId: null,
      textSource: 'first source',
      textAsOf: '2024-01',
    });
    expect(sage.faces).toEqual([
      {
        name: 'Riverbend Sage',
        manaCost: '{1}{U}',
        typeLine: 'Creature — Human Wizard',
        supertypes: [],
        types: ['Creature'],
        subtypes: ['Human', 'Wizard'],
        oracleText: 'Flying',
        power: '1',
        toughness: '1',
        loyalty: null,
        defense: null,
        colorIndicator: null,
      },
    ]);
  });

  test.each([
    ['riverbend SAGE', 'Riverbend Sage'],
    ['Dusk // Dawn Chorus', 'Dusk // Dawn Chorus'],
    ['dusk/dawn chorus', 'Dusk // Dawn Chorus'],
    ['Dawn Chorus', 'Dusk // Dawn Chorus'],
    ["jormun's elan", 'Jörmun’s Élan'],
    ['Nobody', null],
  ])('the name “%s” is that of %s', async (name, found) => {
    const [card] = await store.cardsByNames([name]);
    expect(card?.name ?? null).toBe(found);
  });

  test('answers stand in the order of the questions, repeated and unknown ones too', async () => {
    const ids = [sage.id, 'unknown', sage.id];
    expect((await store.cardsByIds(ids)).map((card) => card?.id ?? null)).toEqual([sage.id, null, sage.id]);
    expect(await store.cardsByIds([])).toEqual([]);
    expect(await store.cardsByOracleIds(['unknown'])).toEqual([null]);
  });

  test('a misspelled name has candidates', async () => {
    const [[best] = []] = await store.nameCandidates(['Rivrbend Sage'], 3);
    expect(best).toMatchObject({ cardId: sage.id, matchKind: 'FUZZY' });
  });

  test('pages of all cards meet each once', async () => {
    const first = await store.allCards({ first: 2 });
    const rest = await store.allCards({ first: 2, afterId: first.at(-1)?.id ?? '' });
    expect([...first, ...rest].map((card) => card.name).sort()).toEqual([
      'Dusk // Dawn Chorus',
      'Jörmun’s Élan',
      'Riverbend Sage',
    ]);
  });
});

describe('rulings', () => {
  const texts = (rows: readonly { readonly text: string }[]) => rows.map((row) => row.text);

  test('stand by date, then in the order of the file', async () => {
    const [page] = await store.rulingsOfCards({ cardIds: [sage.id], first: 10 });
    expect(page?.rows.map(({ ordinal, publishedAt }) => [ordinal, publishedAt])).toEqual([
      [1, '2020-01-01'],
      [2, '2024-03-01'],
      [3, '2024-03-01'],
    ]);
    expect(page).toMatchObject({ total: 3, hasMore: false });
  });

  test('come in pages, for many cards at once', async () => {
    const pages = await store.rulingsOfCards({ cardIds: ['unknown', sage.id], first: 2 });
    expect(pages.map(({ rows, total, hasMore }) => [rows.length, total, hasMore])).toEqual([
      [0, 0, false],
      [2, 3, true],
    ]);
    const [next] = await store.rulingsOfCards({ cardIds: [sage.id], first: 2, afterOrdinal: 2 });
    expect([next?.rows.map((row) => row.ordinal), next?.total, next?.hasMore]).toEqual([[3], 3, false]);
  });

  test.each([
    ['straight and curly quotes are one', "you'll need a boat", ['You’ll need a boat, as though it had flash.']],
    ['small words count in a phrase', 'as though it', ['You’ll need a boat, as though it had flash.']],
    [
      'all the words, in any order and with other endings',
      'needed boats',
      ['Boats are needed by sages.', 'Boats are needed by sages.', 'You’ll need a boat, as though it had flash.'],
    ],
    ['nothing fits', 'zeppelin', []],
  ])('search: %s', async (_, text, found) => {
    const page = await store.searchRulings({ text, first: 10 });
    expect([...texts(page.rows)].sort()).toEqual([...found].sort());
    expect(page.total).toBe(found.length);
  });

  test('a ruling with the phrase as written comes first', async () => {
    const page = await store.searchRulings({ text: 'need a boat', first: 10 });
    expect(texts(page.rows)[0]).toBe('You’ll need a boat, as though it had flash.');
    expect(page.total).toBe(3);
  });

  test.each([{ text: 'boats' }, {}])('pages of the search %j meet each hit once', async (query) => {
    const all = await store.searchRulings({ ...query, first: 100 });
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await store.searchRulings({ ...query, first: 1, ...(after === undefined ? {} : { after }) });
      expect(page.total).toBe(all.total);
      seen.push(...page.rows.map((row) => row.id));
      if (!page.hasMore) break;
      after = page.rows.at(-1)?.cursor;
    }
    expect(seen).toEqual(all.rows.map((row) => row.id));
    expect(new Set(seen).size).toBe(all.total);
  });

  test('can be narrowed to cards and days', async () => {
    const found = await store.searchRulings({ cardIds: [sage.id], since: '2021-01-01', until: '2024-03-01', first: 10 });
    expect(found.total).toBe(2);
  });

  test('the same words on two cards are known as the same', async () => {
    const [hit] = (await store.searchRulings({ text: 'boats are needed by sages', first: 1 })).rows;
    const [cards] = await store.cardsWithRulingText([hit?.textHash ?? '']);
    expect(cards?.map((card) => card.name)).toEqual(['Jörmun’s Élan', 'Riverbend Sage']);
    expect(await store.rulingsByIds([hit?.id ?? '', 'unknown'])).toMatchObject([{ text: 'Boats are needed by sages.' }, null]);
  });
});

describe('rules', () => {
  const at = (number: string) => ({ editionId: edition, number });

  test.each([
    ['2031-05-02', '2030-05-03'],
    ['2031-05-03', '2031-05-03'],
    ['2099-01-01', '2031-05-03'],
    ['2030-05-02', null],
    [undefined, '2031-05-03'],
  ])('on %s the edition of %s is in force', async (day, effective) => {
    expect((await store.editionInForce(day))?.effectiveDate ?? null).toBe(effective);
  });

  test('editions stand newest first, the newest is the latest', async () => {
    const editions = await store.editions();
    expect(
      editions.map(({ effectiveDate, isLatest, isOutline, ruleCount }) => [effectiveDate, isLatest, isOutline, ruleCount]),
    ).toEqual([
      ['2031-05-03', true, false, 7],
      ['2030-05-03', false, false, 7],
    ]);
  });

  test('a rule has its words, examples and place', async () => {
    const [rule, title, unknown] = await store.rulesByNumbers([at('100.1'), at('702.1'), at('100.2')]);
    expect(rule).toMatchObject({
      number: '100.1',
      parent: '100',
      heading: null,
      examples: ['One is an example.', 'Two is another.'],
    });
    expect(rule?.text).toMatch(/^A game has players/);
    expect(title).toMatchObject({ heading: 'Frobbing', text: null, examples: [] });
    expect(unknown).toBeNull();
  });

  test.each([
    ['1', ['100', '101']],
    ['100', ['100.1', '100.10']],
    ['100.1', ['100.1a', '100.1b']],
    ['100.1a', []],
  ])('directly below %s stand %j', async (number, below) => {
    const [children] = await store.ruleChildren([at(number)]);
    expect(children?.map((rule) => rule.number)).toEqual(below);
  });

  test.each([
    ['1', ['1', '100', '100.1', '100.1a', '100.1b', '100.10', '101', '101.1']],
    ['100', ['100', '100.1', '100.1a', '100.1b', '100.10']],
    ['100.1', ['100.1', '100.1a', '100.1b']],
    ['100.2', []],
  ])('the subtree of %s is %j', async (number, all) => {
    const [subtree] = await store.ruleSubtrees([at(number)]);
    expect(subtree?.map((rule) => rule.number)).toEqual(all);
  });

  test('the whole book is in order, and each place has its rule', async () => {
    const rules = await store.rulesOfEdition(edition);
    expect(rules.map((rule) => rule.ordinal)).toEqual(rules.map((_, place) => place));
    expect(
      (
        await store.rulesByOrdinals([
          { editionId: edition, ordinal: 0 },
          { editionId: edition, ordinal: 999 },
        ])
      ).map((r) => r?.number),
    ).toEqual(['1', undefined]);
  });

  test('editions share the words that they have in common', async () => {
    const old = (await store.editionInForce('2030-12-31'))?.id ?? 0;
    const keys = ['100.1a', '100.1b'].flatMap((number) => [at(number), { editionId: old, number }]);
    const [same, sameOld, edited, editedOld] = (await store.rulesByNumbers(keys)).map((rule) => rule?.textHash);
    expect(same).toBe(sameOld);
    expect(edited).not.toBe(editedOld);
  });

  test('terms of the glossary are found in any case and accent', async () => {
    const asked = ['frob', 'elan vital', 'nothing'].map((term) => ({ editionId: edition, term }));
    expect((await store.glossaryEntries(asked)).map((entry) => entry?.term ?? null)).toEqual(['Frob', 'Élan Vital', null]);
    expect((await store.glossaryOfEdition(edition)).length).toBe(2);
  });
});

describe('what the engine keeps', () => {
  test('the first answer under an id stays, with its keys in order', async () => {
    const answer = { z: 1, a: [{ c: null, b: 'é' }] };
    const first = await store.saveResolution({ id: 'hash', scenarioSha256: 'scenario', scenario: { y: 1, b: 2 }, answer });
    const second = await store.saveResolution({ id: 'hash', scenarioSha256: 'scenario', scenario: {}, answer: {} });
    expect(second).toEqual(first);
    const [kept, unknown] = await store.resolutionsByIds(['hash', 'unknown']);
    expect(JSON.stringify(kept?.answer)).toBe(JSON.stringify(answer));
    expect(unknown).toBeNull();
  });

  test('a reading is replaced by the next of the same build', async () => {
    const reading = {
      cardId: sage.id,
      languageBuild: 'build',
      versionHash: sage.versionHash,
      level: 'READ',
      reading: { lines: [1] },
    };
    await store.saveReadings([{ ...reading, level: 'UNREAD' }]);
    await store.saveReadings([reading]);
    expect(await store.readingsOfCards('build', [sage.id, 'unknown'])).toEqual([reading, null]);
    expect(await store.readingsOfCards('another build', [sage.id])).toEqual([null]);
  });

  test('counts', async () => {
    expect(await store.counts()).toMatchObject({ cards: 3, faces: 4, rulings: 5, editions: 2, rules: 7 });
    expect(await store.ready()).toBe(true);
  });
});
