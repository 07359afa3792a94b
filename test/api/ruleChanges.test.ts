import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookOf } from '../store/fixtures.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { startTestService, type TestService } from './service.ts';

const FROB = 'Frobbing is a static ability that lets a creature block an additional creature each combat.';
const GLIM = '“Glim N—[cost]” means “Pay [cost]: This creature glimmers until end of turn.” See rule 702.1, “Frobbing,” and {T}.';
const SUBGAMES = 'A subgame is a game within a game, and it ends before the main game does.';

const OLD = [
  '1. First',
  '100. Basics',
  '100.1. A game has players. See rule 101.',
  '101. Subgames',
  `101.1. ${SUBGAMES}`,
  '7. Extras',
  '702. Words',
  '702.1. Frobbing',
  `702.1a ${FROB}`,
  '702.1b Several instances of frobbing on one creature are redundant.\nExample: Ann frobs twice and learns nothing by it.',
  '702.2. Glim',
  `702.2a ${GLIM}`,
];
const NEW = [
  '1. First',
  '100. Basics',
  '100.1. A game has players. See rule 102.',
  '101. Antics',
  '102. Subgames',
  `102.1. ${SUBGAMES}`,
  '7. Extras',
  '702. Words',
  '702.1. Antics',
  '702.2. Frobbing',
  `702.2a ${FROB.replace('an additional creature', 'two additional creatures')}`,
  '702.2b Several instances of frobbing on one creature are redundant.\nExample: Ann frobs twice and learns nothing by it.',
];
const GLOSSARY = [
  'Creature\nA card type.',
  'Frobbing\nSee rule 702.2.',
  'Kicked, Kicker\nSee rule 702.2a.',
  'Static Ability\nAn ability.',
  'Bury (Obsolete)\nA term.',
];

let service: TestService;

beforeAll(async () => {
  service = await startTestService({
    bundled: false,
    files: [
      { kind: 'rules', name: 'old.txt', content: bookOf('January 2, 2030', OLD) },
      { kind: 'rules', name: 'new.txt', content: bookOf('May 3, 2031', NEW, GLOSSARY) },
    ],
  });
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
async function answer(query: string, variables?: object): Promise<any> {
  const { data, errors } = await service.ask(query, variables);
  expect(errors).toEqual([]);
  return data;
}

const PAIR = 'kind before { number } after { number }';
// biome-ignore lint/suspicious/noExplicitAny: as above
const told = (changes: readonly any[]) =>
  changes.map(({ kind, before, after }) => `${kind} ${before?.number ?? '-'} ${after?.number ?? '-'}`);

describe('compareEditions', () => {
  const between = async (more = '', from = '2030-01-02', to = '2031-05-03') => {
    const { compareEditions } = await answer(
      `{ compareEditions(from: "${from}", to: "${to}", first: 100${more}) { totalCount edges { node { ${PAIR} } } } }`,
    );
    expect(compareEditions.totalCount).toBe(compareEditions.edges.length);
    return told(compareEditions.edges.map((edge: { node: object }) => edge.node));
  };
  const ALL = [
    'REFERENCE_ONLY 100.1 100.1',
    'ADDED - 101',
    'MOVED 101 102',
    'MOVED 101.1 102.1',
    'ADDED - 702.1',
    'MOVED 702.1 702.2',
    'EDITED 702.1a 702.2a',
    'MOVED 702.1b 702.2b',
    'REMOVED 702.2 -',
    'REMOVED 702.2a -',
  ];

  test('names everything that isn’t the same, in the order of the book', async () => {
    expect((await between()).sort()).toEqual([...ALL].sort());
    expect((await between()).slice(0, 5)).toEqual(ALL.slice(0, 5));
  });
  test('any days of two editions will do', async () =>
    expect(await between('', '2030-12-31', '2035-01-01')).toHaveLength(ALL.length));
  test('an edition is no different from itself', async () => expect(await between('', '2031-06-01', '2031-07-01')).toEqual([]));
  test('backwards, what was added is removed', async () =>
    expect((await between('', '2031-05-03', '2030-01-02')).filter((line) => line.includes(' - ') || line.endsWith(' -'))).toEqual(
      expect.arrayContaining(['REMOVED 101 -', 'REMOVED 702.1 -', 'ADDED - 702.2', 'ADDED - 702.2a']),
    ));
  test.each([
    [', kinds: [MOVED]', ALL.filter((line) => line.startsWith('MOVED'))],
    [', kinds: []', []],
    [', kinds: [EDITED, REFERENCE_ONLY]', ['REFERENCE_ONLY 100.1 100.1', 'EDITED 702.1a 702.2a']],
    [', under: "102"', ['MOVED 101 102', 'MOVED 101.1 102.1']],
    [', under: "702.1", kinds: [EDITED, ADDED]', ['ADDED - 702.1', 'EDITED 702.1a 702.2a']],
    [', under: "1", kinds: [REFERENCE_ONLY]', ['REFERENCE_ONLY 100.1 100.1']],
  ])('%s', async (more, expected) => expect((await between(more)).sort()).toEqual([...expected].sort()));

  test('words that stay, go and come', async () => {
    const { compareEditions } = await answer(
      '{ compareEditions(from: "2030-02-02", to: "2031-06-06", kinds: [EDITED, MOVED, ADDED], first: 100) { edges { node { kind words { kind text } from { effectiveDate } to { effectiveDate } approximate } } } }',
    );
    const nodes = compareEditions.edges.map((edge: { node: object }) => edge.node);
    const [edited] = nodes.filter(({ kind }: { kind: string }) => kind === 'EDITED');
    expect(edited).toMatchObject({
      from: { effectiveDate: '2030-01-02' },
      to: { effectiveDate: '2031-05-03' },
      approximate: false,
    });
    expect(edited.words.filter(({ kind }: { kind: string }) => kind === 'ADDED')).toEqual([
      { kind: 'ADDED', text: 'two' },
      { kind: 'ADDED', text: 'creatures' },
    ]);
    for (const { kind, words } of nodes) if (kind !== 'EDITED') expect(words).toEqual([]);
  });

  test('pages meet each change once', async () => {
    const met: string[] = [];
    let after: string | null = null;
    do {
      const { compareEditions } = await answer(
        `query($after: String) { compareEditions(from: "2030-02-02", to: "2031-06-06", first: 3, after: $after) { totalCount edges { node { ${PAIR} } } pageInfo { hasNextPage endCursor } } }`,
        { after },
      );
      met.push(...told(compareEditions.edges.map((edge: { node: object }) => edge.node)));
      after = compareEditions.pageInfo.hasNextPage ? compareEditions.pageInfo.endCursor : null;
    } while (after !== null);
    expect([...met].sort()).toEqual([...ALL].sort());
  });

  test.each([
    ['{ compareEditions(from: "2001-01-01", to: "2031-06-06", first: 1) { totalCount } }', /2030-01-02/],
    ['{ compareEditions(from: "2030-02-02", to: "2031-06-06", first: 0) { totalCount } }', /first/],
    [
      '{ compareEditions(from: "2030-02-02", to: "2031-06-06", under: "999.1", first: 1) { totalCount } }',
      /^under: there is no rule “999\.1”/,
    ],
    ['{ resolveCitation(number: "100.1", edition: "2029-01-01") { asked } }', /2030-01-02/],
    ['{ verifyCitation(number: "abc") { verdict } }', /abc/],
  ])('%s is refused', async (query, message) => {
    const { errors } = await service.ask(query);
    expect(errors.map((error) => error.extensions.code)).toEqual(['BAD_USER_INPUT']);
    expect(errors[0]?.message).toMatch(message);
  });
});

test.each([
  ['702.2a', '2031-05-03', ['EDITED 702.1a 702.2a']],
  ['702.1a', '2030-01-02', ['EDITED 702.1a 702.2a']],
  ['702.2a', '2030-01-02', ['REMOVED 702.2a -']],
  ['702.1', '2031-05-03', ['ADDED - 702.1']],
  ['100', '2031-05-03', []],
])('the history of %s in the edition of %s', async (number, edition, expected) => {
  const { rule } = await answer(`{ rule(number: "${number}", edition: "${edition}") { history { ${PAIR} } } }`);
  expect(told(rule.history)).toEqual(expected);
});

test.each([
  ['702.1b', '2030-06-06', '702.2b', ['MOVED 702.1b 702.2b']],
  ['702.1a', '2030-06-06', '702.2a', ['EDITED 702.1a 702.2a']],
  ['702.2a', '2030-06-06', null, ['REMOVED 702.2a -']],
  // its words changed, its number didn't
  ['100.1', '2030-06-06', '100.1', []],
  ['702.2a', '2031-06-06', '702.2a', []],
  ['999.9', '2030-06-06', null, []],
])('%s as of %s is %s today', async (number, edition, today, moves) => {
  const { resolveCitation } = await answer(
    `{ resolveCitation(number: "${number}", edition: "${edition}") { asked askedEdition { effectiveDate } askedRule { number } rule { number edition { isLatest } } moves { ${PAIR} } } }`,
  );
  expect(resolveCitation).toMatchObject({
    asked: number,
    askedRule: number === '999.9' ? null : { number },
    rule: today === null ? null : { number: today, edition: { isLatest: true } },
  });
  expect(told(resolveCitation.moves)).toEqual(moves);
});

describe('verifyCitation', () => {
  test.each<[number: string, quote: string | null, edition: string | null, verdict: string, rule: string | null]>([
    ['702.2a', null, null, 'EXACT', '702.2a'],
    ['702.9a', null, null, 'ABSENT', null],
    ['702.2a', 'static ability that lets a creature block', null, 'EXACT', '702.2a'],
    ['702.2a', 'FROBBING is  a static\nability', null, 'EXACT', '702.2a'],
    ['702.2a', '702.2a Frobbing is a static ability', null, 'EXACT', '702.2a'],
    ['702.2a', '“Frobbing is a static ability … each combat.”', null, 'EXACT', '702.2a'],
    ['702.2a', 'Frobbing is [...] each combat', null, 'EXACT', '702.2a'],
    ['702.2a', 'each combat … Frobbing is', null, 'TEXT_DIFFERS', '702.2a'],
    // whole words: “robbing” doesn't stand in “Frobbing”
    ['702.2a', 'robbing is a static ability', null, 'TEXT_DIFFERS', '702.2a'],
    ['702.2a', 'lets a creature block an additional creature', null, 'TEXT_DIFFERS', '702.2a'],
    ['702.1a', 'lets a creature block an additional creature', '2030-05-05', 'EXACT', '702.1a'],
    ['702.2a', '"Glim N-[cost]" means "Pay [cost]: This creature glimmers', '2030-05-05', 'EXACT', '702.2a'],
    ['702.2a', "'glim n — [cost]' means", '2030-05-05', 'EXACT', '702.2a'],
    ['702.2b', 'Example: Ann frobs twice', null, 'EXACT', '702.2b'],
    ['702.2', 'Frobbing', null, 'EXACT', '702.2'],
    ['702.1b', 'Several instances of frobbing on one creature', null, 'MOVED', '702.2b'],
    ['101.1', 'A subgame is a game within a game', null, 'MOVED', '102.1'],
    ['702.2', 'Frobbing is a static ability', null, 'MOVED', '702.2a'],
    // a title that only one rule has
    ['702.9', 'Subgames', null, 'MOVED', '102'],
    // only the number of a rule that is referred to differs
    ['100.2', 'A game has players. See rule 101.', null, 'MOVED', '100.1'],
    ['100.1', 'A game has players. See rule 101.', null, 'TEXT_DIFFERS', '100.1'],
    // an example says little about where words come from
    ['100.1', 'Ann frobs twice', null, 'TEXT_DIFFERS', '100.1'],
    ['100.1', 'Ann frobs twice and learns nothing by it', null, 'MOVED', '702.2b'],
    ['702.9', 'nobody ever said this anywhere', null, 'ABSENT', null],
    ['100.1', 'nobody ever said this anywhere', null, 'TEXT_DIFFERS', '100.1'],
    ['100.1', 'a', null, 'EXACT', '100.1'],
    ['101', 'is a', null, 'TEXT_DIFFERS', '101'],
    // too few words, and a misquotation of what the rule says, although other rules have just these words
    ['101', 'each combat', null, 'TEXT_DIFFERS', '101'],
    ['702.2a', 'a game is within a', null, 'TEXT_DIFFERS', '702.2a'],
  ])('%s says %j (%s): %s', async (number, quote, edition, verdict, rule) => {
    const { verifyCitation } = await answer(
      'query($number: RuleNumber!, $quote: String, $edition: Date) { verifyCitation(number: $number, quote: $quote, edition: $edition) { verdict text rule { number text } edition { effectiveDate } } }',
      { number, quote, edition },
    );
    expect(verifyCitation).toMatchObject({ verdict, rule: rule === null ? null : { number: rule } });
    expect(verifyCitation.text).toBe(verifyCitation.rule?.text ?? null);
    expect(verifyCitation.edition.effectiveDate).toBe(edition === null ? '2031-05-03' : '2030-01-02');
  });

  test.each(['', ' “” ', '…', '[...]'])('the quotation %j says nothing, which is told', async (quote) => {
    const { errors } = await service.ask(
      'query($quote: String) { verifyCitation(number: "702.2a", quote: $quote) { verdict } }',
      { quote },
    );
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/^quote: .* says nothing/), extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  test(
    'without official text nobody knows',
    async () => {
      const outline = await startTestService();
      const { data } = await outline.ask(
        '{ a: verifyCitation(number: "702.62a", quote: "anything") { verdict text } b: verifyCitation(number: "702.62a") { verdict text } c: rule(number: "702.62a") { history { kind } spans { start } } }',
      );
      await outline.close();
      expect(data).toEqual({
        a: { verdict: 'UNKNOWN', text: null },
        b: { verdict: 'EXACT', text: null },
        c: { history: [], spans: [] },
      });
    },
    DATABASE_TIMEOUT,
  );
});

test('spans name references, terms and symbols with their places', async () => {
  const SPANS = 'text spans { kind start end text rules { number } glossary { term } symbol english }';
  const { a, b, c } = await answer(
    `{ a: rule(number: "702.2a", edition: "2031-05-03") { ${SPANS} } b: rule(number: "100.1") { ${SPANS} } c: rule(number: "702.2a", edition: "2030-01-02") { ${SPANS} } }`,
  );
  for (const { text, spans } of [a, b, c]) for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.text);
  interface Linked {
    readonly text: string;
    readonly glossary: { readonly term: string } | null;
    readonly symbol: string | null;
    readonly rules: readonly { readonly number: string }[];
  }
  const short = ({ spans }: { readonly spans: readonly Linked[] }) =>
    spans.map(({ text, glossary, symbol, rules }) => [text, glossary?.term ?? symbol ?? rules.map(({ number }) => number)]);
  expect(short(a)).toEqual([
    ['Frobbing', 'Frobbing'],
    ['static ability', 'Static Ability'],
    ['creature', 'Creature'],
    ['creatures', 'Creature'],
  ]);
  expect(short(b)).toEqual([['102', ['102']]]);
  expect(short(c)).toEqual([
    ['702.1', ['702.1']],
    ['Frobbing', 'Frob'],
    ['{T}', '{T}'],
  ]);
  expect(c.spans[2]).toMatchObject({ kind: 'SYMBOL', english: 'tap this permanent', glossary: null, rules: [] });
});

test.each([
  ['kicker', 'Kicked, Kicker'],
  ['Kicked', 'Kicked, Kicker'],
  ['bury', 'Bury (Obsolete)'],
  ['static ability', 'Static Ability'],
])('the glossary is asked for %s', async (term, title) =>
  expect(await answer(`{ glossaryEntry(term: "${term}") { term } }`)).toEqual({ glossaryEntry: { term: title } }),
);

test('the history of a keyword is that of its rule and all its subrules', async () => {
  const { keyword } = await answer(`{ keyword(name: "Frobbing") { name history { ${PAIR} } } }`);
  expect(told(keyword.history)).toEqual(['MOVED 702.1 702.2', 'EDITED 702.1a 702.2a', 'MOVED 702.1b 702.2b']);
  const { keyword: added } = await answer(`{ keyword(name: "Antics") { history { ${PAIR} } } }`);
  expect(told(added.history)).toEqual(['ADDED - 702.1']);
});

test('a rule says whether the engine acts by it, and what was asked about it', async () => {
  const kept = { scenario: {}, answer: { status: 'RESOLVED' } };
  const [day, older] = ['2031-05-03', '2030-01-02'];
  await service.store.saveResolution({
    ...kept,
    id: '1'.repeat(64),
    scenarioSha256: 'a',
    cites: { edition: day, numbers: ['702.2', '702.2a'] },
  });
  await service.store.saveResolution({
    ...kept,
    id: '2'.repeat(64),
    scenarioSha256: 'b',
    cites: { edition: older, numbers: ['702.2a'] },
  });
  const { a, b, c } = await answer(
    `{ a: rule(number: "702.2") { scenarios { status } } b: rule(number: "702.2a", edition: "${older}") { scenarios { status } } c: rule(number: "702.20") { scenarios { status } } }`,
  );
  expect([a.scenarios.length, b.scenarios.length, c]).toEqual([1, 1, null]);
});

describe('the store is asked once for all rows of a kind', () => {
  test.each<[query: string, expected: readonly string[]]>([
    [
      `{ compareEditions(from: "2030-02-02", to: "2031-06-06", first: 100) { edges { node { ${PAIR} words { text } from { effectiveDate } to { effectiveDate } } } } }`,
      ['catalogueVersion', 'compareEditions', 'rulesByNumbers'],
    ],
    [
      `{ rules(numbers: ["702.2a", "702.2b", "102.1"]) { history { ${PAIR} words { text } } } }`,
      ['catalogueVersion', 'ruleHistories', 'rulesByNumbers'],
    ],
    [
      `{ a: resolveCitation(number: "702.1a", edition: "2030-06-06") { rule { number } moves { ${PAIR} } } b: resolveCitation(number: "702.1b", edition: "2030-06-06") { rule { number } moves { ${PAIR} } } }`,
      ['catalogueVersion', 'rulesByNumbers', 'ruleChangesSince'],
    ],
    [
      '{ a: verifyCitation(number: "702.1a", quote: "frobbing on one creature are redundant") { verdict } b: verifyCitation(number: "702.2a", quote: "static ability") { verdict } }',
      ['catalogueVersion'],
    ],
  ])('%s', async (query, expected) => {
    await answer('{ verifyCitation(number: "1", quote: "first") { verdict } }'); // reads the book, which is kept
    const before = service.asked.length;
    await answer(query);
    expect(service.asked.slice(before)).toEqual(expected);
  });

  test('the documented query, however many rules it is about', async () => {
    const example = readFileSync(new URL('../../examples/rules.graphql', import.meta.url), 'utf8')
      .replaceAll('702.62', '702.2')
      .replaceAll('702.61a', '702.1b')
      .replace('Suspend is a keyword that represents three abilities', 'Several instances of frobbing on one creature')
      .replace('2021-02-05', '2030-06-06')
      .replace('2021-06-18', '2030-06-06')
      .replace('2026-04-17', '2031-06-06');
    await answer('{ rule(number: "1") { citedBy { number } } }'); // reads the book, which is kept
    const before = service.asked.length;
    const { rule, resolveCitation, verifyCitation, compareEditions } = await answer(example);
    expect(rule.subtree).toHaveLength(3);
    expect(resolveCitation.rule.number).toBe('702.2b');
    expect(verifyCitation).toEqual({ verdict: 'MOVED', rule: { number: '702.2b' } });
    expect(compareEditions.totalCount).toBe(1);
    const asked = service.asked.slice(before);
    expect([...new Set(asked)].sort()).toEqual([
      'catalogueVersion',
      'compareEditions',
      'ruleChangesSince',
      'ruleHistories',
      'rulesByNumbers',
    ]);
    // rules are loaded as their numbers become known: as asked, as found, before and after each change
    expect(asked.filter((name) => name === 'rulesByNumbers').length).toBeLessThanOrEqual(6);
    expect(asked.filter((name) => name !== 'rulesByNumbers')).toHaveLength(4);
  });
});
