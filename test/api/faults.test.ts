import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { startTestService, type TestService } from './service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, i) => `a${i}: rule(number: "1") { number }`).join(' ')} }`;
const deep = (levels: number) => `{ rule(number: "1") ${'{ children '.repeat(levels)}{ number }${' }'.repeat(levels)} }`;
const long = (count: number) => JSON.stringify(Array.from({ length: count }, (_, i) => `${i}`));

const faults: readonly [query: string, code: string, message: RegExp][] = [
  ['{ rule(number: "banana") { number } }', 'BAD_USER_INPUT', /“banana”.*702\.62a/],
  ['{ rule(number: 702) { number } }', 'BAD_USER_INPUT', /RuleNumber is written as text, in quotes/],
  ['{ rule(number: "100.1", edition: "2021-13-45") { number } }', 'BAD_USER_INPUT', /2021-13-45.*YYYY-MM-DD/],
  ['{ rule(number: "100.1", edition: "1993-08-05") { number } }', 'BAD_USER_INPUT', /1993-08-05.*2026-04-17/],
  [`{ rules(numbers: ${JSON.stringify(Array(101).fill('100'))}) { number } }`, 'BAD_USER_INPUT', /101 entries.*100/],
  ['{ node(id: "nonsense") { id } }', 'BAD_USER_INPUT', /“nonsense” is not an id/],
  ['{ node(id: "Q2FyZA") { id } }', 'BAD_USER_INPUT', /is not an id/],
  ['{ nodes(ids: ["x"]) { id } }', 'BAD_USER_INPUT', /“x” is not an id/],
  ['{ scenario(id: "UnVsZToyMDI2LTA0LTE3OjcwMg") { id } }', 'BAD_USER_INPUT', /id of a Rule/],
  ['{ card { name } }', 'BAD_USER_INPUT', /name or an oracleId/],
  ['{ card(name: "x", oracleId: "y") { name } }', 'BAD_USER_INPUT', /not both/],
  ['{ card(name: "  ") { name } }', 'BAD_USER_INPUT', /blank/],
  ['{ card(oracleId: "42") { name } }', 'BAD_USER_INPUT', /“42” is not an oracle id/],
  [`{ cards(names: ${long(101)}) { query } }`, 'BAD_USER_INPUT', /101 entries/],
  ['{ parseManaCost(cost: "{2}{J}") { cost } }', 'BAD_USER_INPUT', /unknown symbol \{J\}/],
  ['{ parseManaCost(cost: "2UU") { cost } }', 'BAD_USER_INPUT', /“2UU” is not a mana cost.*braces/],
  ['{ parseManaCost(cost: "") { cost } }', 'BAD_USER_INPUT', /empty mana cost/],
  ['{ keywords(first: 0) { totalCount } }', 'BAD_USER_INPUT', /first is 0.*1 to 100/],
  ['{ keywords(first: 101) { totalCount } }', 'BAD_USER_INPUT', /first is 101/],
  ['{ keywords(first: 1, after: "nowhere") { totalCount } }', 'BAD_USER_INPUT', /“nowhere” is not a cursor/],
  ['{ rulings(first: 1, after: "nowhere") { totalCount } }', 'BAD_USER_INPUT', /“nowhere” is not a cursor/],
  ['{ rulings(first: 1, cards: ["Suntal Hero"]) { totalCount } }', 'BAD_USER_INPUT', /no card called “Suntal Hero”/],
  [
    '{ rulings(first: 1, rule: "100.99z") { totalCount } }',
    'BAD_USER_INPUT',
    /^rule: there is no rule “100\.99z”.*Did you mean “100”\?/,
  ],
  [
    '{ rulings(first: 1, keyword: "fliing") { totalCount } }',
    'BAD_USER_INPUT',
    /^keyword: there is no keyword “fliing”.*Did you mean “Flying”/,
  ],
  [
    '{ rulings(first: 1, since: "2021-01-02", until: "2021-01-01") { totalCount } }',
    'BAD_USER_INPUT',
    /^since is 2021-01-02, which is later/,
  ],
  ['mutation { resolveScenario(input: {}) { resolution { id } } }', 'BAD_USER_INPUT', /exactly one of scenario and documentText/],
  ['{ keywords { totalCount } }', 'GRAPHQL_VALIDATION_FAILED', /first/],
  ['{ keywords(kind: ABILITIES, first: 1) { totalCount } }', 'GRAPHQL_VALIDATION_FAILED', /ABILITIES.*ABILITY/],
  [
    '{ rule(number: "1") { ...A } } fragment A on Rule { ...B } fragment B on Rule { ...A }',
    'GRAPHQL_VALIDATION_FAILED',
    /within itself/,
  ],
  ['{ nothing }', 'GRAPHQL_VALIDATION_FAILED', /Cannot query field "nothing"/],
  ['{', 'GRAPHQL_PARSE_FAILED', /Syntax Error/],
  ['', 'BAD_USER_INPUT', /query/],
  [deep(15), 'QUERY_TOO_EXPENSIVE', /17 fields deep; the limit is 15/],
  [aliases(201), 'QUERY_TOO_EXPENSIVE', /2000 tokens/],
  [
    '{ rulings(first: 100) { edges { node { card { rulings(first: 100) { edges { node { id } } } } } } } }',
    'QUERY_TOO_EXPENSIVE',
    /objects; the limit is 10000/,
  ],
];

describe('a question that can not be answered says why', () => {
  test.each(faults)('%s', async (query, code, message) => {
    const { data, errors, status } = await service.ask(query);
    expect({ code: errors[0]?.extensions.code, data }).toEqual({ code, data: status === 200 ? data : null });
    expect(errors[0]?.message).toMatch(message);
    expect(JSON.stringify(errors)).not.toMatch(/node_modules|stacktrace|\.ts:|postgres/);
  });

  test.each([
    '{ searchCards(filter: { manaValue: { min: 5, max: 1 } }, first: 1) { totalCount } }',
    '{ searchCards(filter: { keyword: "fliing", types: [" "], legalIn: " " }, first: 1) { totalCount } }',
    '{ searchCards(filter: { keyword: "fliing", types: ["Gobbo"], legalIn: "modren" }, first: 0, after: "nowhere") { totalCount } }',
    '{ rulings(keyword: "fliing", rule: "999.1", cards: ["Nobody of this name"], first: 0) { totalCount } }',
  ])('several faults at once leave nothing that nobody waits for: %s', async (query) => {
    const lost: unknown[] = [];
    const note = (error: unknown) => lost.push(error);
    process.on('unhandledRejection', note);
    try {
      const { errors } = await service.ask(query);
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
      await new Promise((done) => setTimeout(done, 200));
    } finally {
      process.off('unhandledRejection', note);
    }
    expect(lost).toEqual([]);
  });

  test('a malformed value of a variable', async () => {
    const { status, errors } = await service.ask('query($n: RuleNumber!) { rule(number: $n) { number } }', { n: '7x' });
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(errors[0]?.message).toMatch(/7x/);
  });

  test('500 aliases are allowed and 501 are not', async () => {
    const many = (count: number) => `{ ${Array.from({ length: count }, (_, i) => `a${i}: __typename`).join(' ')} }`;
    expect((await service.ask(many(500))).errors).toEqual([]);
    expect((await service.ask(many(501))).errors[0]?.message).toMatch(/501 aliases; the limit is 500/);
  });

  test('what goes wrong inside is not told', async () => {
    const broken = await startTestService({ bundled: false });
    await broken.store.close();
    const { errors } = await broken.ask('{ editions { id } }');
    expect(errors).toEqual([
      expect.objectContaining({
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
        message: expect.stringMatching(/its log says what/),
      }),
    ]);
    await broken.close();
  });
});
