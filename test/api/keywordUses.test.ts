import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KeywordRegistry } from '../../src/api/keywords/registry.ts';
import { refreshReadings } from '../../src/api/readings/refresh.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { ENGINE_IN_THIS_THREAD, startTestService, type TestService } from './service.ts';

const card = (name: string, typeLine: string, oracleText: string, more: object = {}) => {
  const [before = '', after = ''] = typeLine.split(' — ');
  const types = before.split(' ').filter((word) => word !== 'Legendary');
  return {
    name,
    layout: 'normal',
    typeLine,
    supertypes: before.startsWith('Legendary') ? ['Legendary'] : [],
    types,
    subtypes: after.split(' ').filter(Boolean),
    oracleText,
    source: 'made',
    ...more,
  };
};

const CARDS = [
  card('Marsh Strider', 'Creature — Frog', 'Swampwalk\nWhenever this creature attacks, scry 2.', {
    manaCost: '{1}{B}',
    power: '1',
    toughness: '1',
  }),
  card('Aether Boots', 'Artifact — Equipment', 'Equipped creature has flying.\nEquip {2}', { manaCost: '{2}' }),
  card('Élan Knight', 'Legendary Creature — Human Knight', 'Flying (It flies.)\nWard—Pay 2 life.', {
    manaCost: '{W}{U}',
    power: '2',
    toughness: '2',
  }),
  card('Slow Thought', 'Sorcery', 'Suspend 3—{1}{U}\nDraw two cards.', { manaCost: '{4}{U}' }),
  card('Egg Rite', 'Tribal Enchantment — Egg', 'Enchanted eggs have totem armor.', { manaCost: '{R}' }),
  card('Strange Egg', 'Creature — Egg', 'Flying\nFlibberjab the whole table.', { manaCost: '{3}', power: '0', toughness: '4' }),
  {
    name: 'Day Face // Night Face',
    layout: 'transform',
    faces: [
      { name: 'Day Face', manaCost: '{G}', typeLine: 'Creature — Elf', oracleText: 'Vigilance', power: '1', toughness: '1' },
      { name: 'Night Face', typeLine: 'Creature — Elf', oracleText: 'Trample', power: '3', toughness: '3' },
    ],
    source: 'made',
  },
];

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    files: [{ kind: 'cards', name: 'cards.jsonl', content: CARDS }],
    engine: ENGINE_IN_THIS_THREAD,
  });
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

async function answer(query: string, variables = {}) {
  const { data, errors } = await service.ask(query, variables);
  expect(errors).toEqual([]);
  return data;
}

async function readAll(): Promise<number> {
  const [newest] = await service.store.editions();
  const keywords = new KeywordRegistry(await service.store.rulesOfEdition(newest!.id));
  return refreshReadings({ store: service.store, engine: ENGINE_IN_THIS_THREAD, keywords, threads: 2 });
}

const USES =
  'keywords { keyword { name rule { number } } relation parameter amount cost text span { start end } meaning face { name } }';
const names = (page: { edges: readonly { node: { name: string } }[] }) => page.edges.map(({ node }) => node.name);

describe('uses of keywords', () => {
  const asked = async (name: string) =>
    (await answer(`query($n: String) { card(name: $n) { ${USES} faces { keywords { keyword { name } } } } }`, { n: name })).card;

  test('before the cards are read in the background, a card is read when it is asked for, and lists say that they lack some', async () => {
    expect((await asked('Aether Boots')).keywords.map((use: { relation: string }) => use.relation)).toEqual(['GRANTS', 'HAS']);
    const data = await answer(
      '{ about { unreadCardCount cardCount } searchCards(filter: { keyword: "flying" }, first: 5) { totalCount isComplete } all: searchCards(filter: {}, first: 1) { totalCount isComplete } }',
    );
    expect(data.about.unreadCardCount).toBe(data.about.cardCount);
    expect(data.searchCards).toEqual({ totalCount: 0, isComplete: false });
    expect(data.all).toEqual({ totalCount: data.about.cardCount, isComplete: true });
  });

  test('reading them all keeps the uses; a second time there is nothing to do', async () => {
    expect(await readAll()).toBeGreaterThan(100);
    expect(await readAll()).toBe(0);
    expect((await answer('{ about { unreadCardCount } }')).about.unreadCardCount).toBe(0);
  });

  test('parameter, cost, span and meaning', async () => {
    const { keywords } = await asked('Slow Thought');
    expect(keywords).toHaveLength(1);
    expect(keywords[0]).toMatchObject({
      keyword: { name: 'Suspend', rule: { number: '702.62' } },
      relation: 'HAS',
      parameter: '3—{1}{U}',
      amount: '3',
      cost: '{1}{U}',
      text: 'Suspend 3—{1}{U}',
      span: { start: 0, end: 16 },
      face: { name: 'Slow Thought' },
    });
    expect(keywords[0].meaning).toHaveLength(3);
    expect(keywords[0].meaning[0]).toMatch(/pay \{1\}\{U\} and exile it with 3 time counters/);
  });

  test('a cost that isn’t mana is done instead of paid', async () => {
    const { keywords } = await asked('Élan Knight');
    const ward = keywords.find((use: { keyword: { name: string } }) => use.keyword.name === 'Ward');
    expect(ward).toMatchObject({ parameter: 'Pay 2 life', cost: null, text: 'Ward—Pay 2 life' });
    expect(ward.meaning[0]).toMatch(/unless that player pays 2 life\.$/);
  });

  test('a variant by a type goes by its own name and is found as what it is a variant of', async () => {
    const { keywords } = await asked('Marsh Strider');
    expect(keywords.map((use: { keyword: object; parameter: string | null }) => [use.keyword, use.parameter])).toEqual([
      [{ name: 'Swampwalk', rule: { number: '702.14' } }, null],
      [{ name: 'Scry', rule: { number: '701.22' } }, '2'],
    ]);
    const data = await answer(
      '{ a: keyword(name: "Landwalk") { cards(relation: HAS, first: 5) { edges { node { name } } } } b: keyword(name: "Swampwalk") { cards(first: 5) { edges { node { name } } } } c: keyword(name: "Islandwalk") { cards(first: 5) { totalCount } } }',
    );
    expect(names(data.a.cards)).toEqual(['Marsh Strider']);
    expect(names(data.b.cards)).toEqual(['Marsh Strider']);
    expect(data.c.cards.totalCount).toBe(0);
  });

  test('each face has its own', async () => {
    const { faces, keywords } = await asked('Day Face');
    expect(
      faces.map((face: { keywords: readonly { keyword: { name: string } }[] }) => face.keywords.map((use) => use.keyword.name)),
    ).toEqual([['Vigilance'], ['Trample']]);
    expect(keywords.map((use: { face: { name: string } }) => use.face.name)).toEqual(['Day Face', 'Night Face']);
  });

  test('words of no card have uses too', async () => {
    const { readText } = await answer(
      'query($i: ReadTextInput!) { readText(input: $i) { lines { text keywords { keyword { name } relation face { name } } } } }',
      {
        i: { text: 'Flying\nOther creatures you control have haste.', name: 'Testling', typeLine: 'Creature — Test' },
      },
    );
    expect(readText.lines.map((line: { keywords: object }) => line.keywords)).toEqual([
      [{ keyword: { name: 'Flying' }, relation: 'HAS', face: { name: 'Testling' } }],
      [{ keyword: { name: 'Haste' }, relation: 'GRANTS', face: { name: 'Testling' } }],
    ]);
  });

  test('what isn’t read is said, with its place', async () => {
    const data = await answer(
      '{ card(name: "Strange Egg") { support { level gaps { words reason span { start end } face { name } } } legalities { format } } }',
    );
    expect(data.card.legalities).toEqual([]);
    expect(data.card.support.level).toBe('PARTLY_READ');
    expect(data.card.support.gaps).toMatchObject([
      { words: 'Flibberjab the whole table.', span: { start: 7, end: 34 }, face: { name: 'Strange Egg' } },
    ]);
  });

  test('a hundred cards with their keywords take one statement for the uses', async () => {
    service.asked.length = 0;
    await answer(
      '{ searchCards(filter: {}, first: 100) { edges { node { name keywords { keyword { name rule { number } } relation meaning } } } } }',
    );
    expect([...service.asked].sort()).toEqual(['catalogueVersion', 'keywordUsesOfCards', 'searchCards']);
  });
});

describe('searchCards', () => {
  const MADE =
    '"Marsh Strider", "Aether Boots", "Élan Knight", "Slow Thought", "Strange Egg", "Egg Rite", "Day Face // Night Face"';
  const made = new Set(JSON.parse(`[${MADE}]`));
  test.each<[filter: string, found: readonly string[]]>([
    ['name: "elan"', ['Élan Knight']],
    ['name: "night face"', ['Day Face // Night Face']],
    ['text: "equipped creature HAS flying"', ['Aether Boots']],
    ['keyword: "flying"', ['Aether Boots', 'Élan Knight', 'Strange Egg']],
    ['keyword: "flying", relation: HAS', ['Élan Knight', 'Strange Egg']],
    ['keyword: "flying", relation: GRANTS', ['Aether Boots']],
    ['types: ["legendary", "Knight"]', ['Élan Knight']],
    ['types: ["Creature"], colors: []', ['Strange Egg']],
    ['colors: [WHITE]', ['Élan Knight']],
    ['colorIdentity: [WHITE, BLUE], types: ["Sorcery"]', ['Slow Thought']],
    ['manaValue: { min: 5 }, types: ["Sorcery"]', ['Slow Thought']],
    ['manaValue: { max: 1 }, types: ["Elf"]', ['Day Face // Night Face']],
    ['support: [PARTLY_READ]', ['Strange Egg']],
    ['legalIn: "modern"', []],
    ['types: []', []],
    ['support: []', []],
    ['types: ["Time Lord"]', []],
    ['types: ["tribal"]', ['Egg Rite']],
    ['types: ["Kindred", "Egg"]', ['Egg Rite']],
    ['keyword: "totem armor"', ['Egg Rite']],
    ['keyword: "umbra armor"', ['Egg Rite']],
  ])('%s', async (filter, found) => {
    const { searchCards } = await answer(`{ searchCards(filter: { ${filter} }, first: 100) { edges { node { name } } } }`);
    expect(names(searchCards).filter((name) => made.has(name))).toEqual([...found].sort((a, b) => a.localeCompare(b, 'en')));
  });

  test('cards that act in tested scenarios have a level of their own', async () => {
    const of = async (level: string) => {
      const { searchCards } = await answer(
        `{ searchCards(filter: { support: [${level}] }, first: 100) { edges { node { name support { level note gaps { words } } } } } }`,
      );
      const nodes = searchCards.edges.map((edge: { node: object }) => edge.node);
      expect(new Set(nodes.map((node: { support: { level: string } }) => node.support.level))).toEqual(new Set([level]));
      return names(searchCards);
    };
    const [tested, read] = [await of('TESTED'), await of('READ')];
    expect(tested).toContain('Lightning Bolt');
    expect(read).not.toContain('Lightning Bolt');
    expect(read).toContain('Élan Knight');
    const { coverage } = await answer('{ coverage { cards { read tested } rules { tested } } }');
    expect(coverage).toEqual({ cards: { read: tested.length + read.length, tested: tested.length }, rules: { tested: null } });
  });

  test('pages follow one another and meet every card once', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { searchCards } = await answer(
        'query($after: String) { searchCards(filter: { types: ["Creature"] }, first: 7, after: $after) { totalCount edges { node { name } } pageInfo { endCursor hasNextPage } } }',
        { after },
      );
      seen.push(...names(searchCards));
      after = searchCards.pageInfo.hasNextPage ? searchCards.pageInfo.endCursor : null;
      if (after === null) expect(seen).toHaveLength(searchCards.totalCount);
    } while (after !== null);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test.each<[query: string, message: RegExp]>([
    ['searchCards(filter: { keyword: "flibber" }, first: 1)', /filter\.keyword.*no keyword “flibber”/],
    ['searchCards(filter: { keyword: "flyng" }, first: 1)', /filter\.keyword.*no keyword “flyng”\. Did you mean “Flying”/],
    ['searchCards(filter: { legalIn: "modren" }, first: 1)', /filter\.legalIn.*no format “modren”\. Did you mean “modern”/],
    [
      'searchCards(filter: { types: ["Creature", "Gobbo"] }, first: 1)',
      /filter\.types.*no supertype, card type or subtype “Gobbo”/,
    ],
    ['searchCards(filter: { types: ["Creatur"] }, first: 1)', /Did you mean “creature”/],
    [
      'searchCards(filter: { types: ["Legendary Creature"] }, first: 1)',
      /more than one type\. Did you mean “Legendary”, “Creature”\?/,
    ],
    ['searchCards(filter: { relation: HAS }, first: 1)', /filter\.keyword/],
    ['searchCards(filter: { manaValue: { min: 3, max: 2 } }, first: 1)', /min is 3/],
    ['searchCards(filter: { name: " " }, first: 1)', /filter\.name is blank/],
    ['searchCards(filter: { name: "\\u0000" }, first: 1)', /filter\.name is blank/],
    ['rulings(search: "\\u200b", first: 1)', /search is blank/],
    ['rulings(since: "0000-01-01", first: 1)', /not a day of the calendar/],
    ['searchCards(filter: {}, first: 0)', /first is 0/],
    ['searchCards(filter: {}, first: 1, after: "nowhere")', /“nowhere” is not a cursor/],
  ])('%s', async (query, message) => {
    const { errors } = await service.ask(`{ ${query} { totalCount } }`);
    expect(errors[0]).toMatchObject({ message: expect.stringMatching(message), extensions: { code: 'BAD_USER_INPUT' } });
  });
});
