import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookOf, ruling } from '../store/fixtures.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { startTestService, type TestService } from './service.ts';

const card = (name: string, typeLine: string, oracleText: string) => ({
  name,
  layout: 'normal',
  manaCost: '{1}',
  typeLine,
  oracleText,
  power: typeLine.includes('Creature') ? '1' : null,
  toughness: typeLine.includes('Creature') ? '1' : null,
  source: 'made up',
  textAsOf: '2031-01',
});

const RULES = (hop: string) => [
  '1. First Part',
  '100. Basics',
  '100.1. Two or more players sit around a table and take turns.',
  '100.1a A player who leaves the table isn’t in the game anymore.\nExample: Whoever fetches tea has left the table.',
  '7. Extras',
  '702. Keyword Abilities',
  '702.1. A keyword stands for words that would be long.',
  '702.2. Hopping',
  `702.2a ${hop}`,
  '702.2b A hopping creature lands on the battlefield’s far side.',
  '702.10. Piping',
  '702.10a Piping is a static ability. “Piping” means “Creatures near the piper can’t hop.”',
  '702.11. Landwalk',
  '702.11a “[type]walk” stands on creatures. “Landwalk—[text]” means “Walk.” The “landwalk—[text]” abilities are “landwalk—Old paths,” and “landwalk—Us.”',
];

let service: TestService;

beforeAll(async () => {
  const old = 'Hopping is an activated ability. “Hopping” means “{1}: This creature jumps over a fence.”';
  const today = 'Hopping is an activated ability. “Hopping” means “{1}: This creature jumps over a hedge.”';
  const frog = 'A creature may hop only once each turn, even if it’s a frog.';
  service = await startTestService({
    bundled: false,
    files: [
      { kind: 'rules', name: 'old.txt', content: bookOf('January 2, 2030', RULES(old)) },
      {
        kind: 'rules',
        name: 'new.txt',
        content: bookOf('May 3, 2031', RULES(today), ['Hedge\nWhat is jumped over. See rule 702.2, “Hopping.”']),
      },
      {
        kind: 'cards',
        name: 'cards.jsonl',
        content: [
          card('Pond Frog', 'Creature — Frog', 'Hopping'),
          card('Élan Toad', 'Creature — Frog', 'Hopping\nWhen Élan Toad enters, you gain 2 life.'),
          card('Hopping', 'Sorcery', 'Draw a card.'),
          card('Tea Kettle', 'Artifact', '{T}: Add {C}.'),
          ...['Bog', 'Fen', 'Mire', 'Reed'].map((home) => ({
            name: `${home} Teacher // Lily Leap`,
            layout: 'adventure',
            faces: [
              {
                name: `${home} Teacher`,
                manaCost: '{1}',
                typeLine: 'Creature — Frog',
                oracleText: '',
                power: '1',
                toughness: '1',
              },
              { name: 'Lily Leap', manaCost: '{1}', typeLine: 'Sorcery — Adventure', oracleText: 'You gain 1 life.' },
            ],
            source: 'made up',
            textAsOf: '2031-01',
          })),
          card('Lily Leap', 'Sorcery', 'You gain 1 life.'),
        ],
      },
      {
        kind: 'rulings',
        name: 'rulings.jsonl',
        content: [
          ruling('Pond Frog', '2031-01-01', frog),
          ruling('Elan Toad', '2031-02-01', frog),
          ruling('Tea Kettle', '2031-01-01', 'The kettle doesn’t whistle while a spell is on the stack.'),
        ],
      },
    ],
  });
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

const QUERY = `query ($q: String!, $kinds: [SearchKind!], $edition: Date, $first: Int = 10, $after: String) {
  search(query: $q, kinds: $kinds, edition: $edition, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
    edges { node { kind score excerpt spans { start end text } cardCount cards { name } group { rule { number } isHit spans { text } }
      node { ... on Rule { number edition { effectiveDate } } ... on GlossaryEntry { term } ... on Keyword { keyword: name } ... on Ruling { text card { name } } ... on Card { name } } } }
  }
}`;

async function search(q: string, more: object = {}) {
  const { data, errors } = await service.ask(QUERY, { q, ...more });
  expect(errors).toEqual([]);
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  return data.search as any;
}

/** What was found, as short words. */
const names = (found: { edges: { node: { kind: string; node: Record<string, string> } }[] }) =>
  found.edges.map(({ node: { kind, node } }) => `${kind} ${node.number ?? node.term ?? node.keyword ?? node.text ?? node.name}`);

describe('what comes first', () => {
  test.each([
    ['702.2a', 'RULE 702.2a'],
    ['702.1', 'RULE 702.1'],
    ['rule 702.10.', 'RULE 702.10'],
    ['CR 702', 'RULE 702'],
    ['hopping', 'KEYWORD Hopping'],
    ['"hopping"', 'KEYWORD Hopping'],
    ['“Hopping”', 'KEYWORD Hopping'],
    ['Hopping.', 'KEYWORD Hopping'],
    ['islandwalk', 'KEYWORD Landwalk'],
    ['old paths', 'KEYWORD Landwalk'],
    ['"Pond Frog"', 'CARD Pond Frog'],
    ['“far side”', 'RULE 702.2b'],
    ['HEDGE', 'GLOSSARY Hedge'],
    ['pond frog', 'CARD Pond Frog'],
    ['elan toad', 'CARD Élan Toad'],
    ['Ēlan Toád', 'CARD Élan Toad'],
    ['tea kettel', 'CARD Tea Kettle'],
    ['A hopping creature lands on the battlefield’s far side.', 'RULE 702.2b'],
    ["A HOPPING creature lands on the battlefield's far side", 'RULE 702.2b'],
    ['lands on the batlefield’s far side', 'RULE 702.2b'],
    ['landing far side', 'RULE 702.2b'],
    ['“Hopping” means “{1}: This creature jumps over a hedge.”', 'RULE 702.2a'],
    ['Whoever fetches tea has left the table.', 'RULE 100.1a'],
    [
      "The kettle doesn't whistle while a spell is on the stack.",
      'RULING The kettle doesn’t whistle while a spell is on the stack.',
    ],
    ['two or more', 'RULE 100.1'],
    ['{T}: Add {C}', 'CARD Tea Kettle'],
  ])('%s -> %s', async (query, first) => {
    expect(names(await search(query))[0]).toBe(first);
  });

  test('a name comes before the same words in a text, and each kind of name has its place', async () => {
    const found = names(await search('hopping'));
    expect(found.slice(0, 3)).toEqual(['KEYWORD Hopping', 'CARD Hopping', 'RULE 702.2']);
    expect(found).toEqual(expect.arrayContaining(['RULE 702.2a', 'RULE 702.2b', 'CARD Pond Frog', 'GLOSSARY Hedge']));
  });

  test('the card of that name comes before cards with a face of that name', async () => {
    const { edges } = await search('lily leap', { kinds: ['CARD'] });
    expect(edges.map(({ node }: { node: { score: number } }) => node.score)).toEqual([1, 0.99, 0.99, 0.99, 0.99]);
    expect(edges[0].node.node.name).toBe('Lily Leap');
    expect(names(await search('Fen Teacher // Lily Leap'))[0]).toBe('CARD Fen Teacher // Lily Leap');
  });

  test('scores go down and lie between 0 and 1', async () => {
    const scores = (await search('hopping')).edges.map(({ node }: { node: { score: number } }) => node.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(Math.max(...scores)).toBe(1);
    expect(Math.min(...scores)).toBeGreaterThan(0);
  });
});

describe('what is looked through', () => {
  test('only the kinds that are asked for', async () => {
    expect(names(await search('hopping', { kinds: ['CARD', 'RULING'] })).every((name) => /^(CARD|RULING) /.test(name))).toBe(
      true,
    );
    expect(names(await search('hopping', { kinds: [] }))).toEqual([]);
  });

  test('the newest edition, or the one that is asked for', async () => {
    expect(names(await search('over a fence'))).toEqual([]);
    const then = await search('over a fence', { edition: '2030-06-01' });
    expect(names(then)).toEqual(['RULE 702.2a']);
    expect(then.edges[0].node.node.edition).toEqual({ effectiveDate: '2030-01-02' });
    expect(names(await search('hedge', { edition: '2030-06-01', kinds: ['GLOSSARY'] }))).toEqual([]);
  });

  test('identical rulings of many cards are one hit with its cards', async () => {
    const found = await search('even if it’s a frog');
    expect(found.totalCount).toBe(1);
    expect(found.edges[0].node).toMatchObject({
      cardCount: 2,
      cards: [{ name: 'Élan Toad' }, { name: 'Pond Frog' }],
      node: { card: { name: 'Élan Toad' } },
    });
  });

  test('a rule comes with its group, in which the other hits are marked', async () => {
    const found = await search('hopping creature');
    const { group } = found.edges.find(
      (edge: { node: { node: { number?: string } } }) => edge.node.node.number === '702.2b',
    ).node;
    expect(group).toEqual([
      { rule: { number: '702.2' }, isHit: false, spans: [{ text: 'Hopping' }] },
      expect.objectContaining({ rule: { number: '702.2a' }, isHit: true }),
      { rule: { number: '702.2b' }, isHit: true, spans: [{ text: 'hopping creature' }] },
    ]);
  });
});

describe('excerpts', () => {
  test('what was found is marked in the words as published', async () => {
    const { excerpt, spans } = (await search("battlefield's far side")).edges[0].node;
    expect(excerpt).toBe('A hopping creature lands on the battlefield’s far side.');
    expect(spans).toEqual([{ start: 32, end: 54, text: 'battlefield’s far side' }]);
    expect(excerpt.slice(32, 54)).toBe(spans[0].text);
  });

  test('words with other endings are marked one by one', async () => {
    const { spans } = (await search('landing sides')).edges[0].node;
    expect(spans.map(({ text }: { text: string }) => text)).toEqual(['lands', 'side']);
  });
});

describe('what finds nothing', () => {
  test.each(['xqzvkj wvqxzpt', '🐸', '702.999', '%', '\\', '_'])('%s', async (query) => {
    expect(await search(query)).toEqual({
      totalCount: 0,
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
    });
  });

  test.each([
    "'; drop table cards; --",
    'frog & | ! <-> :* ( )',
    'a'.repeat(10_000),
    'frog '.repeat(2000),
    '🐸 frog 👩‍👩‍👧',
    '\u0000frog',
  ])('%.30s… is only words', async (query) => {
    expect(Array.isArray((await search(query)).edges)).toBe(true);
  });

  test.each([
    [{ q: '' }, 'query is empty'],
    [{ q: ' \n ' }, 'query is empty'],
    [{ q: 'a'.repeat(10_001) }, 'query has 10001 characters'],
    [{ q: 'frog', first: 0 }, 'a page has 1 to 100 entries'],
    [{ q: 'frog', after: 'nowhere' }, 'not a cursor of this list'],
    [{ q: 'frog', edition: '1999-01-01' }, 'no edition that is here was in force'],
  ])('%.60j is refused', async (variables, message) => {
    const { errors } = await service.ask(QUERY, variables);
    expect(errors).toMatchObject([{ message: expect.stringContaining(message), extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

test('pages follow each other without gaps', async () => {
  const short =
    'query ($first: Int!, $after: String) { search(query: "hopping", first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { kind excerpt } } } }';
  const page = async (variables: object) => (await service.ask(short, variables)).data.search;
  const all = await page({ first: 100 });
  expect(all.edges).toHaveLength(all.totalCount);
  const walked: unknown[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const { totalCount, edges, pageInfo } = await page({ first: 2, after });
    expect(totalCount).toBe(all.totalCount);
    walked.push(...edges);
    after = pageInfo.endCursor;
    more = pageInfo.hasNextPage;
  }
  expect(walked).toEqual(all.edges);
});

test('each kind of row is asked for once', async () => {
  await search('hopping');
  service.asked.length = 0;
  await search('hopping');
  const kinds = ['cardsByIds', 'cardsWithRulingText', 'catalogueVersion', 'glossaryEntries', 'rulingsByTexts', 'search'];
  expect(service.asked.filter((name) => name !== 'searchWords').sort()).toEqual(kinds);
  // one batch for each kind of row that comes back
  expect(service.asked.filter((name) => name === 'searchWords').length).toBe(0); // all words are known by now
});
