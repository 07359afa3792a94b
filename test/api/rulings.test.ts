import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookOf, ruling } from '../store/fixtures.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { startTestService, type TestService } from './service.ts';

const card = (name: string, oracleText: string) => ({
  name,
  layout: 'normal',
  manaCost: '{1}',
  typeLine: 'Sorcery',
  oracleText,
  source: 'made up',
  textAsOf: '2031-01',
});

const RULES = (end: string) => [
  '1. Game Concepts',
  '100. General',
  '100.1. Two or more players sit around a table and take turns.',
  '7. Additional Rules',
  '702. Keyword Abilities',
  '702.1. A keyword stands for words that would be long.',
  '702.2. Hopping',
  `702.2a Hopping represents two abilities. “Hopping” means “You may exile this card from your hand with a hop counter on it” and “When the last hop counter is removed, ${end}”`,
  '702.2b Hopping cards hop one after another.',
];
const DUTY = 'cast it without paying its mana cost if able. If you can’t, it stays exiled.';
const CHOICE = 'you may cast it without paying its mana cost if able. If you don’t, it stays exiled.';

const MUST = 'As the second triggered ability resolves, you must cast the card if able. You can’t wait.';
const MAY = 'Due to a rules change to hopping, you may cast the card as the second triggered ability resolves. You can wait.';
/** On one card alone, which has the keyword, and names it only in passing. */
const ALONE = 'Ocean Leap needs a wet end: you must cast the card if able. If an effect forbids that, it stops hopping.';
const FACE_UP = 'Cards exiled with hopping are exiled face up.';
const X = 'If the hopping card has {X} in its mana cost, you must choose 0 for it. See rule 702.2a.';
/** Two that are put alike and stood side by side. */
const STUCK = 'If the card can’t be cast, it stays exiled with no hop counters on it, and it’s no longer hopping.';
const COUNTERED =
  'If that ability is countered, the card can’t be cast. It stays exiled with no hop counters on it, and it’s no longer hopping.';
const NAMES = ['Pond Leap', 'River Leap', 'Ocean Leap', 'Sky Leap'];

let service: TestService;

beforeAll(async () => {
  service = await startTestService({
    bundled: false,
    files: [
      { kind: 'rules', name: '2030.txt', content: bookOf('January 2, 2030', RULES(DUTY)) },
      { kind: 'rules', name: '2031.txt', content: bookOf('May 3, 2031', RULES(CHOICE)) },
      {
        kind: 'cards',
        name: 'cards.jsonl',
        content: [...NAMES.map((name) => card(name, 'Hopping\nDraw two cards.')), card('Well of Wells', 'Gain 1 life.')],
      },
      {
        kind: 'rulings',
        name: 'rulings.jsonl',
        content: [
          ...NAMES.slice(0, 3).flatMap((name) => [
            ruling(name, '2030-01-02', MUST),
            ruling(name, '2030-01-02', FACE_UP),
            ruling(name, '2030-01-02', X),
          ]),
          ruling('Sky Leap', '2031-05-03', MAY),
          ruling('Sky Leap', '2031-05-03', FACE_UP),
          ruling('Sky Leap', '2031-05-03', X),
          ruling('Pond Leap', '2030-01-02', 'Pond Leap is the same as if Well of Wells had been cast.'),
          ruling('Well of Wells', '2030-01-02', 'The well isn’t deep.'),
          ruling('Ocean Leap', '2030-01-02', ALONE),
          ruling('Well of Wells', '1999-02-01', 'A creature with hopping can’t fall into it.'),
        ],
      },
    ],
  });
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

async function ask(query: string, variables: object = {}) {
  const { data, errors } = await service.ask(query, variables);
  expect(errors).toEqual([]);
  return data;
}

const RULING = `text publishedAt scope scopeKeyword { name } keywords { name } cards { name } cites { number } symbols
  freshness { verdict explanation replacedBy { text } because { kind before { number } after { number } to { effectiveDate } } }`;

async function rulingsOf(name: string) {
  const { card: found } = await ask(
    `query ($n: String!) { card(name: $n) { rulings(first: 50) { edges { node { ${RULING} } } } } }`,
    { n: name },
  );
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  return new Map(found.rulings.edges.map(({ node }: any) => [node.text, node])) as ReadonlyMap<string, any>;
}

describe('a ruling', () => {
  test('for the cards with a keyword says so, also where it doesn’t name the keyword', async () => {
    const found = await rulingsOf('Pond Leap');
    for (const text of [FACE_UP, MUST])
      expect(found.get(text)).toMatchObject({
        scope: 'KEYWORD',
        scopeKeyword: { name: 'Hopping' },
        keywords: [{ name: 'Hopping' }],
      });
    expect((await rulingsOf('Sky Leap')).get(MAY)).toMatchObject({ scope: 'KEYWORD', scopeKeyword: { name: 'Hopping' } });
    expect((await rulingsOf('Well of Wells')).get('The well isn’t deep.')).toMatchObject({ scope: 'CARD', scopeKeyword: null });
  });

  test('links what it names, each with its place', async () => {
    const { rulings } = await ask(
      '{ rulings(search: "{X}", first: 1) { edges { node { text symbols cites { number } spans { kind start end text keyword { name } card { name } symbol rules { number } } } } } }',
    );
    const { node } = rulings.edges[0];
    expect(node).toMatchObject({ text: X, symbols: ['{X}'], cites: [{ number: '702.2a' }] });
    for (const { start, end, text } of node.spans) expect(X.slice(start, end)).toBe(text);
    expect(node.spans).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'KEYWORD', text: 'hopping', keyword: { name: 'Hopping' } }),
        expect.objectContaining({ kind: 'SYMBOL', symbol: '{X}' }),
        expect.objectContaining({ kind: 'RULE', rules: [{ number: '702.2a' }] }),
      ]),
    );
    const other = await ask(
      '{ rulings(search: "is the same as if", first: 1) { edges { node { cards { name } spans { kind text card { name } } } } } }',
    );
    expect(other.rulings.edges[0].node.cards.map(({ name }: { name: string }) => name)).toEqual(['Pond Leap', 'Well of Wells']);
  });
});

describe('freshness', () => {
  test('a newer ruling that says otherwise overtakes; the change of the rule is named', async () => {
    const { freshness } = (await rulingsOf('Pond Leap')).get(MUST);
    expect(freshness).toMatchObject({
      verdict: 'OVERTAKEN',
      replacedBy: { text: MAY },
      because: [
        { kind: 'EDITED', before: { number: '702.2a' }, after: { number: '702.2a' }, to: { effectiveDate: '2031-05-03' } },
      ],
    });
    expect(freshness.explanation).toContain('rule 702.2a changed with the edition of 2031-05-03');
  });

  test('what one card says of its keyword is looked at throughout, though only one sentence names it', async () => {
    const { scope, freshness } = (await rulingsOf('Ocean Leap')).get(ALONE);
    expect(scope).toBe('CARD');
    expect(freshness).toMatchObject({ verdict: 'POSSIBLY_OVERTAKEN', because: [{ after: { number: '702.2a' } }] });
  });

  test('what was said again after the change holds, and what doesn’t touch it', async () => {
    const found = await rulingsOf('Pond Leap');
    for (const text of [FACE_UP, X])
      expect(found.get(text).freshness).toMatchObject({ verdict: 'CURRENT', because: [], replacedBy: null });
    expect(found.get(FACE_UP).freshness.explanation).toContain('last said again on 2031-05-03');
    expect((await rulingsOf('Sky Leap')).get(MAY).freshness.verdict).toBe('CURRENT');
  });

  test('rulings of one card stand in one order, of whichever list', async () => {
    const texts = ({ edges }: { edges: { node: { text: string } }[] }) => edges.map(({ node }) => node.text);
    const { card: found, rulings } = await ask(
      '{ card(name: "Pond Leap") { rulings(first: 9) { edges { node { text } } } } rulings(cards: ["Pond Leap"], first: 9) { edges { node { text } } } }',
    );
    expect(texts(found.rulings)).toEqual([MUST, FACE_UP, X, 'Pond Leap is the same as if Well of Wells had been cast.']);
    expect(texts(rulings)).toEqual(texts(found.rulings));
    const pages = [];
    for (let after: string | null = null; pages.length < 9; ) {
      const page = await ask(
        'query ($a: String) { rulings(cards: ["Pond Leap", "River Leap"], first: 2, after: $a) { edges { node { text card { name } } } pageInfo { endCursor hasNextPage } } }',
        { a: after },
      );
      pages.push(...page.rulings.edges.map(({ node }: { node: { text: string; card: { name: string } } }) => node));
      if (!page.rulings.pageInfo.hasNextPage) break;
      after = page.rulings.pageInfo.endCursor;
    }
    for (const name of ['Pond Leap', 'River Leap'])
      expect(
        pages
          .filter((node) => node.card.name === name)
          .map(({ text }) => text)
          .slice(0, 3),
      ).toEqual([MUST, FACE_UP, X]);
    expect(pages).toHaveLength(7);
  });

  test(
    'what its source no longer carries is no longer current, whatever the rules say',
    async () => {
      const file = (name: string, rulings: readonly object[]) => ({ kind: 'rulings' as const, name, content: [...rulings] });
      const gone = await startTestService({
        bundled: false,
        files: [
          { kind: 'cards', name: 'cards.jsonl', content: [card('Pond Leap', 'Draw two cards.')] },
          file('old.jsonl', [
            ruling('Pond Leap', '2030-01-02', FACE_UP),
            ruling('Pond Leap', '2030-01-02', 'It is wet.'),
            ruling('Pond Leap', '2030-01-02', STUCK),
            ruling('Pond Leap', '2030-01-02', COUNTERED),
          ]),
          file('new.jsonl', [ruling('Pond Leap', '2031-05-03', FACE_UP), ruling('Pond Leap', '2031-05-03', COUNTERED)]),
        ],
      });
      try {
        const { data } = await gone.ask(
          '{ rulings(first: 9, withdrawn: true) { edges { node { text withdrawn publishedAt freshness { verdict explanation replacedBy { publishedAt } } } } } }',
        );
        const nodes = data.rulings.edges
          .map(({ node }: { node: { text: string } }) => node)
          .filter(({ text }: { text: string }) => text !== COUNTERED && text !== STUCK);
        const stuck = data.rulings.edges.find(({ node }: { node: { text: string } }) => node.text === STUCK);
        expect(stuck.node).toMatchObject({ withdrawn: true, freshness: { verdict: 'OVERTAKEN', replacedBy: null } });
        expect(nodes).toMatchObject([
          { text: FACE_UP, withdrawn: true, freshness: { verdict: 'OVERTAKEN', replacedBy: { publishedAt: '2031-05-03' } } },
          { text: 'It is wet.', withdrawn: true, freshness: { verdict: 'OVERTAKEN', replacedBy: null } },
          { text: FACE_UP, withdrawn: false, freshness: { verdict: 'CURRENT', replacedBy: null } },
        ]);
        expect(nodes[0].freshness.explanation).toContain(
          'Its source no longer carries it; one of 2031-05-03 stands in its place',
        );
      } finally {
        await gone.close();
      }
    },
    DATABASE_TIMEOUT,
  );

  test('what is older than the rules that are here is unknown, if it names any', async () => {
    const { rulings } = await ask(
      '{ rulings(keyword: "hopping", until: "2000-01-01", first: 5) { edges { node { text freshness { verdict } } } } }',
    );
    expect(rulings.edges).toEqual([
      { node: { text: 'A creature with hopping can’t fall into it.', freshness: { verdict: 'UNKNOWN' } } },
    ]);
  });

  test(
    'without a newer ruling a change only makes it possible',
    async () => {
      const alone = await startTestService({
        bundled: false,
        files: [
          { kind: 'rules', name: '2030.txt', content: bookOf('January 2, 2030', RULES(DUTY)) },
          { kind: 'cards', name: 'cards.jsonl', content: NAMES.map((name) => card(name, 'Hopping\nDraw two cards.')) },
          { kind: 'rulings', name: 'rulings.jsonl', content: NAMES.map((name) => ruling(name, '2030-01-02', MUST)) },
        ],
      });
      const verdicts = async () => {
        const { data } = await alone.ask(
          '{ rulings(first: 10) { edges { node { freshness { verdict because { to { effectiveDate } } } } } } }',
        );
        return data.rulings.edges.map(({ node }: { node: { freshness: { verdict: string } } }) => node.freshness.verdict);
      };
      try {
        expect(new Set(await verdicts())).toEqual(new Set(['CURRENT']));
        await alone.importFiles([{ kind: 'rules', name: '2031.txt', content: bookOf('May 3, 2031', RULES(CHOICE)) }]);
        expect(new Set(await verdicts())).toEqual(new Set(['POSSIBLY_OVERTAKEN']));
      } finally {
        await alone.close();
      }
    },
    DATABASE_TIMEOUT,
  );
});

describe('what the rules no longer know', () => {
  const rules = (order: string) => [
    ...RULES(CHOICE),
    `702.3. Leaping${order}`,
    '702.3a Leaping is a static ability that lets a creature leap.',
  ];
  const before = [...rules(''), '702.3b The hop order says which creature leaps first.'];
  const glossary = ['Frob\nTo frob is to fiddle.', 'Hop Order\nWhich creature leaps first. See rule 702.3b.'];
  const ORDER = 'You may change the hop order before each leap.';

  test.each<[published: string, next: string, verdict: string]>([
    ['2030-01-01', 'May 3, 2031', 'POSSIBLY_OVERTAKEN'],
    ['2030-06-01', 'May 3, 2031', 'CURRENT'], // the editions lie so far apart that the change may have come first
    ['2030-02-20', 'March 1, 2030', 'POSSIBLY_OVERTAKEN'],
    ['2030-02-26', 'March 1, 2030', 'CURRENT'], // rulings come out some days before the rules
  ])(
    'a ruling of %s on a term that is gone with the edition of %s: %s',
    async (published, next, verdict) => {
      const alone = await startTestService({
        bundled: false,
        files: [
          { kind: 'rules', name: 'old.txt', content: bookOf('January 2, 2030', before, glossary) },
          { kind: 'rules', name: 'new.txt', content: bookOf(next, rules('')) },
          { kind: 'cards', name: 'cards.jsonl', content: [card('Well of Wells', 'Gain 1 life.')] },
          { kind: 'rulings', name: 'rulings.jsonl', content: [ruling('Well of Wells', published, ORDER)] },
        ],
      });
      try {
        const { data } = await alone.ask(
          '{ rulings(first: 1) { edges { node { freshness { verdict because { kind before { number } after { number } } } } } } }',
        );
        const because = verdict === 'CURRENT' ? [] : [{ kind: 'REMOVED', before: { number: '702.3b' }, after: null }];
        expect(data.rulings.edges[0].node.freshness).toEqual({ verdict, because });
      } finally {
        await alone.close();
      }
    },
    DATABASE_TIMEOUT,
  );
});

describe('filters', () => {
  test.each<[filter: string, total: number]>([
    ['keyword: "Hopping"', 14],
    ['rule: "702.2"', 14],
    ['rule: "702.2a"', 14],
    ['rule: "100.1"', 0],
    ['keyword: "hopping", since: "2031-01-01"', 3],
    ['keyword: "hopping", cards: ["Sky Leap"]', 3],
    ['keyword: "hopping", search: "face up"', 4],
    ['keyword: "hopping", rule: "702.2"', 14],
    ['freshness: [OVERTAKEN]', 3],
    ['freshness: [OVERTAKEN, UNKNOWN]', 4],
    ['freshness: [POSSIBLY_OVERTAKEN]', 1],
    ['freshness: [CURRENT], keyword: "hopping"', 9],
    ['search: "the well isn\'t deep"', 1],
  ])('%s', async (filter, total) => {
    const { rulings } = await ask(`{ rulings(${filter}, first: 100) { totalCount edges { node { id } } } }`);
    expect(rulings.totalCount).toBe(total);
    expect(new Set(rulings.edges.map(({ node }: { node: { id: string } }) => node.id)).size).toBe(total);
  });

  test('of one card', async () => {
    const { card: found } = await ask(
      '{ card(name: "Pond Leap") { rulings(freshness: [OVERTAKEN], first: 1) { totalCount pageInfo { hasNextPage } edges { node { text } } } } }',
    );
    expect(found.rulings).toEqual({ totalCount: 1, pageInfo: { hasNextPage: false }, edges: [{ node: { text: MUST } }] });
  });

  test('an unknown keyword is refused', async () => {
    const { errors } = await service.ask('{ rulings(keyword: "hoping", first: 1) { totalCount } }');
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(/^keyword: there is no keyword “hoping”\. Did you mean “Hopping”/),
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });
});

test('each kind of row is asked for once, rules once more where other rows come first', async () => {
  const query = `{ rulings(first: 20) { edges { node { ${RULING} } } } }`;
  await ask(query);
  service.asked.length = 0;
  await ask(query);
  // What a ruling cites, and which rule a change is of, is known from different rows: which of them comes first isn't settled.
  expect(service.asked.filter((what) => what === 'rulesByNumbers').length).toBeLessThanOrEqual(2);
  expect(service.asked.filter((what) => what !== 'rulesByNumbers').sort()).toEqual(
    [...new Set(service.asked)].filter((what) => what !== 'rulesByNumbers').sort(),
  );
  expect([...new Set(service.asked)].sort()).toEqual([
    'cardsByIds',
    'catalogueVersion',
    'rulesByNumbers',
    'rulingMentions',
    'rulingReports',
    'rulingsByIds',
    'searchRulings',
  ]);
});
