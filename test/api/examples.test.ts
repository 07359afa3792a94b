import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Kind, parse, print } from 'graphql';
import { bookOf, ruling } from '../store/fixtures.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { ENGINE_IN_THIS_THREAD, startTestService, type TestService } from './service.ts';

const HEADINGS = ['1. First', '100. Basics', '100.1. Players take turns.', '7. Extras', '702. Words'];
const SAYS = 'Suspend is a keyword that represents three abilities, all of them about time counters.';

let service: TestService;

beforeAll(async () => {
  const old = [...HEADINGS, '702.61. Suspend', `702.61a ${SAYS} Its card must be cast.`];
  const today = [
    ...HEADINGS,
    '702.61. Patience',
    '702.61a Patience waits.',
    '702.62. Suspend',
    `702.62a ${SAYS} Its card may be cast.`,
  ];
  service = await startTestService({
    engine: ENGINE_IN_THIS_THREAD,
    files: [
      { kind: 'rules', name: 'old.txt', content: bookOf('February 5, 2021', old) },
      { kind: 'rules', name: 'new.txt', content: bookOf('April 17, 2026', today) },
      {
        kind: 'rulings',
        name: 'rulings.jsonl',
        content: [ruling('Ancestral Vision', '2021-03-01', 'Ancestral Vision is a blue card although no mana cost says so.')],
      },
    ],
  });
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

const document = parse(readFileSync(new URL('../../examples/lookups.graphql', import.meta.url), 'utf8'));
const operations = document.definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : []));

/** What each example must show here. */
const SHOWS: Readonly<Record<string, RegExp>> = {
  Search: /"kind":"RULE".*"excerpt":"Suspend is a keyword.*"text":"counters"/,
  CompareEditions: /"kind":"EDITED","before":\{"number":"702\.61a"\},"after":\{"number":"702\.62a"\}.*"kind":"ADDED","text":"may/,
  ResolveCitation: /"rule":\{"number":"702\.62a"\}.*"effectiveDate":"2026-04-17"/,
  VerifyCitation: /"verdict":"EXACT"/,
  Freshness: /"verdict":"CURRENT","explanation":"It was published on 2021-03-01/,
  KeywordUses: /"name":"Suspend"\},"relation":"HAS","parameter":"4—\{U\}","amount":"4","cost":"\{U\}"/,
  LookUpCard: /"card":null,"candidates":\[\{"card":\{"name":"Ancestral Vision"\},"matchKind":"FUZZY"/,
  LegalActions: /"player":"Ann".*"kind":"CAST".*"label":"Grizzly Bears".*"attempt":"Ann casts Counterspell\."/,
  Coverage: /"effectiveDate":"2026-04-17"\},"cards":\{"total":[1-9]\d+.*"rules":\{"total":5,.*"keywords":\{"total":2,"read":1\}/,
};

test('each example of a lookup is tried', () => {
  expect(operations.map(({ name }) => name?.value).sort()).toEqual(Object.keys(SHOWS).sort());
});

test.each(Object.entries(SHOWS))('the example %s', async (name, shows) => {
  const operation = operations.find((one) => one.name?.value === name)!;
  const { data, errors } = await service.ask(print(operation));
  expect(errors).toEqual([]);
  expect(JSON.stringify(data)).toMatch(shows);
});
