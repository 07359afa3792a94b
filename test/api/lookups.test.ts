import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { book, CARDS, RULINGS } from '../store/fixtures.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { startTestService, type TestService } from './service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({
    bundled: false,
    files: [
      { kind: 'rules', name: 'old.txt', content: book('January 2, 2030', 'Players may frob once. See rule 101.1.') },
      {
        kind: 'rules',
        name: 'new.txt',
        content: book('May 3, 2031', 'Players may frob whenever they like. See rules 100.10 and 702.1a.'),
      },
      { kind: 'cards', name: 'cards.jsonl', content: CARDS },
      { kind: 'rulings', name: 'rulings.jsonl', content: RULINGS },
    ],
  });
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

async function answer(query: string): Promise<unknown> {
  const { data, errors } = await service.ask(query);
  expect(errors).toEqual([]);
  return data;
}

const cards: readonly [query: string, expected: object][] = [
  ['{ card(name: "riverbend   SAGE") { name layout } }', { card: { name: 'Riverbend Sage', layout: 'NORMAL' } }],
  ['{ card(name: "Dawn Chorus") { name } }', { card: { name: 'Dusk // Dawn Chorus' } }],
  ['{ card(name: "jormun\'s elan") { name } }', { card: { name: 'Jörmun’s Élan' } }],
  ['{ card(name: "Nobody\'s Card") { name } }', { card: null }],
  ['{ card(oracleId: "4457ed35-7c10-48c8-9776-456485fdf070") { name } }', { card: null }],
  [
    '{ card(name: "Dusk // Dawn Chorus") { manaValue colors colorIdentity manaCost typeLine oracleText faces { name manaValue manaCost colors } } }',
    {
      card: {
        manaValue: 2,
        colors: ['WHITE', 'BLACK'],
        colorIdentity: ['WHITE', 'BLACK'],
        manaCost: null,
        typeLine: 'Instant // Sorcery',
        oracleText: 'Draw a card.\n//\nYou gain 2 life.',
        faces: [
          { name: 'Dusk', manaValue: 1, manaCost: '{B}', colors: ['BLACK'] },
          { name: 'Dawn Chorus', manaValue: 1, manaCost: '{W}', colors: ['WHITE'] },
        ],
      },
    },
  ],
  [
    '{ card(name: "Riverbend Sage") { textSource textAsOf textQuality faces { power toughness loyalty types subtypes } } }',
    {
      card: {
        textSource: 'first source',
        textAsOf: '2024-01-01',
        textQuality: 'VERBATIM',
        faces: [{ power: '1', toughness: '1', loyalty: null, types: ['Creature'], subtypes: ['Human', 'Wizard'] }],
      },
    },
  ],
  [
    '{ cards(names: ["Dusk", "Nothing At All", "Riverbend Sage"]) { query card { name } } }',
    {
      cards: [
        { query: 'Dusk', card: { name: 'Dusk // Dawn Chorus' } },
        { query: 'Nothing At All', card: null },
        { query: 'Riverbend Sage', card: { name: 'Riverbend Sage' } },
      ],
    },
  ],
  [
    '{ lookUpCard(name: "Riverbend Sge", first: 1) { query card { name } candidates { card { name } matchKind matchedFace } } }',
    {
      lookUpCard: {
        query: 'Riverbend Sge',
        card: null,
        candidates: [{ card: { name: 'Riverbend Sage' }, matchKind: 'FUZZY', matchedFace: null }],
      },
    },
  ],
  [
    '{ lookUpCard(name: "Dusk") { card { name } candidates { matchKind matchedFace } } }',
    { lookUpCard: { card: { name: 'Dusk // Dawn Chorus' }, candidates: [{ matchKind: 'FACE', matchedFace: 'Dusk' }] } },
  ],
];

const rules: readonly [query: string, expected: object][] = [
  [
    '{ editions { effectiveDate isLatest isOutline ruleCount } }',
    {
      editions: [
        { effectiveDate: '2031-05-03', isLatest: true, isOutline: false, ruleCount: 7 },
        { effectiveDate: '2030-01-02', isLatest: false, isOutline: false, ruleCount: 7 },
      ],
    },
  ],
  ['{ rule(number: "100.1b.") { number heading } }', { rule: { number: '100.1b', heading: null } }],
  ['{ rule(number: "100.1z") { number } }', { rule: null }],
  // 702.1 is one rule and not the beginning of 702.10
  [
    '{ rule(number: "100.1") { subtree { number } } }',
    { rule: { subtree: [{ number: '100.1' }, { number: '100.1a' }, { number: '100.1b' }] } },
  ],
  // sections and parts are rules too
  [
    '{ rule(number: "702") { heading text parent { number heading } children { number } } }',
    { rule: { heading: 'Words', text: 'Words', parent: { number: '7', heading: 'Extras' }, children: [{ number: '702.1' }] } },
  ],
  ['{ rule(number: "100.1") { examples } }', { rule: { examples: ['One is an example.', 'Two is another.'] } }],
  [
    '{ rule(number: "100.1a") { ancestors { number } previous { number } next { number } } }',
    {
      rule: {
        ancestors: [{ number: '1' }, { number: '100' }, { number: '100.1' }],
        previous: { number: '100.1' },
        next: { number: '100.1b' },
      },
    },
  ],
  ['{ rule(number: "1") { previous { number } parent { number } } }', { rule: { previous: null, parent: null } }],
  [
    '{ rule(number: "702.1a") { next { number } citedBy { number } } }',
    { rule: { next: null, citedBy: [{ number: '100.1b' }] } },
  ],
  ['{ rule(number: "100.1b") { cites { number } } }', { rule: { cites: [{ number: '100.10' }, { number: '702.1a' }] } }],
  [
    '{ rule(number: "100.1b", edition: "2031-01-01") { cites { number } edition { effectiveDate } } }',
    { rule: { cites: [{ number: '101.1' }], edition: { effectiveDate: '2030-01-02' } } },
  ],
  [
    '{ rules(numbers: ["702.1", "99", "100.1a"]) { number } }'.replace('"99"', '"999"'),
    { rules: [{ number: '702.1' }, null, { number: '100.1a' }] },
  ],
  [
    '{ glossaryEntry(term: "elan vital") { term text rules { number } } }',
    { glossaryEntry: { term: 'Élan Vital', text: 'What sages have.', rules: [] } },
  ],
  ['{ glossaryEntry(term: "Frob") { rules { number } } }', { glossaryEntry: { rules: [{ number: '702.1' }] } }],
  ['{ glossaryEntry(term: "Flubber") { term } }', { glossaryEntry: null }],
];

const rulings: readonly [query: string, expected: object][] = [
  [
    '{ card(name: "Riverbend Sage") { rulings(first: 2) { totalCount pageInfo { hasNextPage hasPreviousPage } edges { node { ordinal publishedAt text source withdrawn } } } } }',
    {
      card: {
        rulings: {
          totalCount: 3,
          pageInfo: { hasNextPage: true, hasPreviousPage: false },
          edges: [
            {
              node: {
                ordinal: 1,
                publishedAt: '2020-01-01',
                text: 'You’ll need a boat, as though it had flash.',
                source: 'WOTC',
                withdrawn: false,
              },
            },
            {
              node: { ordinal: 2, publishedAt: '2024-03-01', text: 'The sage isn’t a river.', source: 'WOTC', withdrawn: false },
            },
          ],
        },
      },
    },
  ],
  ['{ card(name: "Dusk") { rulings(first: 5) { totalCount } } }', { card: { rulings: { totalCount: 1 } } }],
  // a straight apostrophe finds a typographic one
  [
    '{ a: rulings(search: "you\'ll need a boat", first: 1) { totalCount } b: rulings(search: "you’ll need a boat", first: 1) { totalCount } }',
    { a: { totalCount: 1 }, b: { totalCount: 1 } },
  ],
  [
    '{ rulings(cards: ["Dusk", "Riverbend Sage"], since: "2021-05-05", until: "2021-05-05", first: 5) { edges { node { card { name } } } } }',
    { rulings: { edges: [{ node: { card: { name: 'Dusk // Dawn Chorus' } } }] } },
  ],
  [
    '{ rulings(search: "xqzvkj", first: 5) { totalCount edges { cursor } pageInfo { hasNextPage endCursor } } }',
    { rulings: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } } },
  ],
];

describe('cards', () => test.each(cards)('%s', async (query, expected) => expect(await answer(query)).toEqual(expected)));
describe('rules', () => test.each(rules)('%s', async (query, expected) => expect(await answer(query)).toEqual(expected)));
describe('rulings', () => test.each(rulings)('%s', async (query, expected) => expect(await answer(query)).toEqual(expected)));

describe('nodes', () => {
  const FIELDS =
    '... on Rule { number } ... on Card { name } ... on RulesEdition { effectiveDate } ... on GlossaryEntry { term } ... on Ruling { text }';
  test.each([
    ['rule(number: "100.1b", edition: "2030-02-02") { id }', 'Rule', { number: '100.1b' }],
    ['rule(number: "702") { edition { id } }', 'RulesEdition', { effectiveDate: '2031-05-03' }],
    ['card(name: "Dusk") { id }', 'Card', { name: 'Dusk // Dawn Chorus' }],
    ['glossaryEntry(term: "frob") { id }', 'GlossaryEntry', { term: 'Frob' }],
    ['rulings(search: "boat", first: 1) { edges { node { id } } }', 'Ruling', {}],
  ])('%s is found again by its id', async (field, type, expected) => {
    const [id] = /(?<="id":")[^"]+/.exec(JSON.stringify(await answer(`{ ${field} }`))) ?? [];
    const found = await answer(`{ node(id: "${id}") { __typename id ${FIELDS} } nodes(ids: ["${id}"]) { id } }`);
    expect(found).toMatchObject({ node: { __typename: type, id, ...expected }, nodes: [{ id }] });
  });

  test('a well-formed id of nothing is null', async () => {
    const id = Buffer.from('Card:nothing').toString('base64url');
    expect(await answer(`{ node(id: "${id}") { id } }`)).toEqual({ node: null });
  });
});

test('pages meet each ruling once', async () => {
  const texts: string[] = [];
  let after: string | null = null;
  do {
    const { data } = await service.ask(
      'query($after: String) { rulings(first: 2, after: $after) { totalCount edges { node { id } } pageInfo { hasNextPage endCursor } } }',
      { after },
    );
    expect(data.rulings.totalCount).toBe(RULINGS.length);
    texts.push(...data.rulings.edges.map((edge: { node: { id: string } }) => edge.node.id));
    after = data.rulings.pageInfo.hasNextPage ? data.rulings.pageInfo.endCursor : null;
  } while (after !== null);
  expect(new Set(texts).size).toBe(RULINGS.length);
  expect(texts).toHaveLength(RULINGS.length);
});

test('all wordings of a card, those that stand for it first', async () => {
  const { data, errors } = await service.ask(
    '{ card(name: "jormun’s elan") { name wordings { isCurrent name textSource textAsOf textQuality typeLine oracleText faces { name manaCost oracleText power } } } }',
  );
  expect(errors).toEqual([]);
  const face = { manaCost: '{1}{U}', oracleText: 'Creatures you control have haste.', power: null };
  const words = { typeLine: 'Enchantment', oracleText: 'Creatures you control have haste.' };
  expect(data.card).toEqual({
    name: 'Jörmun’s Élan',
    wordings: [
      {
        ...words,
        isCurrent: true,
        name: 'Jörmun’s Élan',
        textSource: 'first source',
        textAsOf: '2024-01-01',
        textQuality: 'VERBATIM',
        faces: [{ ...face, name: 'Jörmun’s Élan' }],
      },
      {
        ...words,
        isCurrent: false,
        name: "Jormun's Elan",
        textSource: 'second source',
        textAsOf: '2026-08-01',
        textQuality: 'DERIVED',
        faces: [{ ...face, name: "Jormun's Elan" }],
      },
    ],
  });
});
