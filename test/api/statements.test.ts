import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Kind, parse, print } from 'graphql';
import pg from 'pg';
import { bookOf, ruling } from '../store/fixtures.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { ENGINE_IN_THIS_THREAD, startTestService, type TestService } from './service.ts';

// What one request may send to the database, however many rows it is about. Each is asked first, so that what is read once is there.

const HEADINGS = ['1. First', '100. Basics', '100.1. Players take turns.', '100.1a They may rest.', '7. Extras', '702. Words'];
const SAYS = 'Suspend is a keyword that represents three abilities, all of them about time counters.';
const NAMES = ['Ancestral Vision', 'Lightning Bolt', 'Counterspell', 'Grizzly Bears'];

let service: TestService;
let sent = 0;
const { query: original } = pg.Client.prototype;

beforeAll(async () => {
  const old = [...HEADINGS, '702.61. Suspend', `702.61a ${SAYS} Its card must be cast.`];
  const today = [
    ...HEADINGS,
    '702.61. Patience',
    '702.61a Patience waits. See rule 702.62, “Suspend.”',
    '702.62. Suspend',
    `702.62a ${SAYS} Its card may be cast. See rule 702.61.`,
    '702.62b If an object has multiple instances of suspend, each works separately.',
  ];
  const glossary = ['Suspend\nA keyword ability. See rule 702.62, “Suspend.”', 'Patience\nA virtue. See rule 702.61.'];
  service = await startTestService({
    engine: ENGINE_IN_THIS_THREAD,
    files: [
      { kind: 'rules', name: 'old.txt', content: bookOf('February 5, 2021', old) },
      { kind: 'rules', name: 'new.txt', content: bookOf('April 17, 2026', today, glossary) },
      {
        kind: 'rulings',
        name: 'rulings.jsonl',
        content: NAMES.flatMap((name) => [
          ruling(name, '2021-03-01', `${name} isn’t suspended by itself. See rule 702.62a.`),
          ruling(name, '2021-03-02', 'A card with suspend has time counters.'),
        ]),
      },
    ],
  });
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    sent++;
    return (original as (...given: unknown[]) => unknown).apply(this, given);
  } as typeof original;
}, DATABASE_TIMEOUT);
afterAll(async () => {
  pg.Client.prototype.query = original;
  await service.close();
});

async function statementsOf(query: string): Promise<number> {
  for (const _ of [1, 2]) expect((await service.ask(query)).errors).toEqual([]);
  sent = 0;
  await service.ask(query);
  return sent;
}

const RULE = 'number text parent { number } previous { number } next { number } children { number } ancestors { number }';
const WHOLE_RULE = `${RULE} subtree { number examples } cites { number } citedBy { number } spans { text rules { number } glossary { term } } keywords { name }`;
const RULINGS = 'rulings(first: 20) { totalCount edges { node { text card { name } cites { number } freshness { verdict } } } }';

describe('statements of one request', () => {
  test.each<[query: string, most: number]>([
    // the version, the card, its uses of keywords, its rulings
    [
      '{ card(name: "Ancestral Vision") { name keywords { relation keyword { name } } rulings(first: 20) { edges { node { text } } } } }',
      4,
    ],
    // the version of names and of editions, the cards by exact name, the candidates, uses, legalities
    [
      `{ cards(names: ${JSON.stringify(NAMES)}) { card { name legalities { format } keywords { relation keyword { name } meaning } } candidates { card { name } } } }`,
      6,
    ],
    ['{ lookUpCard(name: "Lightnign Bolt") { candidates { matchKind card { name } } } }', 2],
    ['{ searchCards(filter: { types: ["Instant"] }, first: 50) { edges { node { name keywords { keyword { name } } } } } }', 3],
    [
      '{ keyword(name: "suspend") { name rule { number } rules { number text } multipleInstances { kind } family { name } definition { sentences } } }',
      1,
    ],
    [
      '{ keyword(name: "suspend") { glossary { term text rules { number } } history { kind before { number } after { number } } since { effectiveDate } } }',
      6,
    ],
    [
      '{ keywords(first: 50) { totalCount edges { node { name rules { number text } glossary { term } since { effectiveDate } } } } }',
      3,
    ],
    [`{ rule(number: "702.62a") { ${WHOLE_RULE} } }`, 2],
    [`{ rules(numbers: ["702.61", "702.62a", "100.1", "1"]) { ${WHOLE_RULE} } }`, 2],
    [`{ rules(numbers: ["702.61", "702.61a", "100.1"], edition: "2021-03-03") { ${RULE} } }`, 5],
    ['{ rule(number: "702") { subtree { number text examples } } }', 1],
    ['{ glossaryEntry(term: "suspend") { term text rules { number text } } }', 2],
    ['{ editions { effectiveDate ruleCount } }', 1],
    [
      '{ rulings(search: "suspend", first: 20) { totalCount edges { node { text card { name } cites { number } freshness { verdict } } } } }',
      5,
    ],
    ['{ cards(names: ["Ancestral Vision"]) { card { rulings(first: 5) { totalCount } } } }', 3],
    [`{ a: card(name: "Ancestral Vision") { ${RULINGS} } b: card(name: "Lightning Bolt") { ${RULINGS} } }`, 6],
    [
      '{ search(query: "suspend", first: 20) { totalCount edges { node { kind excerpt spans { text } node { ... on Rule { number } ... on Card { name } ... on Ruling { text } ... on GlossaryEntry { term } } } } } }',
      6,
    ],
    ['{ about { cardCount rulingCount editionCount rulesEdition { ruleCount } } }', 2],
  ])('%s', async (query, most) => expect(await statementsOf(query)).toBeLessThanOrEqual(most));

  const documented = ['lookups', 'rules'].flatMap((file) => {
    const { definitions } = parse(readFileSync(new URL(`../../examples/${file}.graphql`, import.meta.url), 'utf8'));
    return definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [print(one)] : []));
  });
  test.each(documented.map((query) => [query.split('\n').slice(0, 2).join(' '), query]))(
    'documented: %s',
    async (name, query) => {
      expect(await statementsOf(query)).toBeLessThanOrEqual(name.includes('coverage') ? 8 : 10);
    },
  );

  test('a larger page asks no more than a small one', async () => {
    const page = (first: number) =>
      `{ rulings(first: ${first}) { edges { node { text scope keywords { name } cards { name } cites { number } spans { text } card { name keywords { keyword { name } } } freshness { verdict explanation because { kind before { text } } replacedBy { text } } } } } }`;
    const hits = (first: number) =>
      `{ search(query: "suspend", first: ${first}) { edges { node { excerpt group { rule { number } isHit } cardCount cards { name } } } } }`;
    for (const one of [page, hits]) expect(await statementsOf(one(50))).toBeLessThanOrEqual((await statementsOf(one(4))) + 2);
  });
});
