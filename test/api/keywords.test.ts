import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { book, bookOf } from '../store/fixtures.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { ENGINE_IN_THIS_THREAD, startTestService, type TestService } from './service.ts';

const KEYWORDS = `702. Words

702.1. Frobbing

702.1a Frobbing is a triggered ability. “Frobbing N—[cost]” means “Whenever this creature attacks, you may pay [cost]. If you do, draw N cards.”

702.1b If a creature has multiple instances of frobbing, each triggers separately.

702.1c Megafrobbing is a variant of frobbing. “Megafrobbing” means “Whenever this creature attacks, draw a card.”

702.2. Landwalk

702.2a Landwalk is a generic term that appears within an object’s rules text as “[type]walk.”

702.2b Landwalk is an evasion ability.

702.2c A creature with landwalk can’t be blocked.

Glossary`;
/** The last section of the made edition, with keywords in it. */
const edition = (day: string) => book(day).replace(/702\. Words\n\n702\.1\. Frobbing[\s\S]*?Glossary/, KEYWORDS);

let service: TestService;
let outline: TestService;
let titled: TestService;
const TITLED = [
  '1. First Part',
  '100. Basics',
  '100.1. Players take turns.',
  '2. Parts of a Card',
  '207. Text Box',
  '207.2. The text box may hold more.',
  '207.2c Ability words are like keywords. The ability words are glimmering, hush, and the long way.',
  '7. Extras',
  '702. Words',
  '702.1. Some words stand for others.',
  '702.2. Kick',
  '702.2a Kick is a static ability. “Kick” means “Tap this creature.”',
  '702.3. Ally',
  '702.3a “Ally—[text]” means “Sit together.” The “ally—[text]” abilities are “ally—Old friends” and “ally—Us.”',
];
beforeAll(async () => {
  const older = TITLED.map((line) => line.replace('Kick is', 'Kick was'));
  titled = await startTestService({
    bundled: false,
    files: [
      { kind: 'rules', name: 'older.txt', content: bookOf('February 2, 2030', older) },
      { kind: 'rules', name: 'today.txt', content: bookOf('May 3, 2031', TITLED, ['Kick, Kicked\nA keyword ability.']) },
    ],
  });
  service = await startTestService({
    bundled: false,
    files: [
      { kind: 'rules', name: 'old.txt', content: book('January 2, 2030') },
      { kind: 'rules', name: 'new.txt', content: edition('May 3, 2031') },
    ],
  });
  outline = await startTestService({ engine: ENGINE_IN_THIS_THREAD });
}, DATABASE_TIMEOUT);
afterAll(async () => {
  await service.close();
  await outline.close();
  await titled.close();
});

const cases: readonly [query: string, expected: object][] = [
  [
    '{ keyword(name: "frobbing") { name kind abilityTypes functionsIn parameters { kind placeholder } rule { number } rules { number } multipleInstances { kind rule { number } } since { effectiveDate } } }',
    {
      keyword: {
        name: 'Frobbing',
        kind: 'ABILITY',
        abilityTypes: ['TRIGGERED'],
        functionsIn: ['BATTLEFIELD'],
        parameters: [
          { kind: 'NUMBER', placeholder: 'N' },
          { kind: 'COST', placeholder: '[cost]' },
        ],
        rule: { number: '702.1' },
        rules: [{ number: '702.1' }, { number: '702.1a' }, { number: '702.1b' }, { number: '702.1c' }],
        multipleInstances: { kind: 'SEPARATE', rule: { number: '702.1b' } },
        since: { effectiveDate: '2030-01-02' },
      },
    },
  ],
  [
    '{ keyword(name: "MEGAFROBBING") { name rule { number } variantOf { name } family { name } since { effectiveDate } definition { source manner sentences forms { written on } } } }',
    {
      keyword: {
        name: 'Megafrobbing',
        rule: { number: '702.1c' },
        variantOf: { name: 'Frobbing' },
        family: [{ name: 'Frobbing' }],
        since: { effectiveDate: '2031-05-03' },
        definition: {
          source: 'COMPREHENSIVE_RULES',
          manner: 'STANDS_FOR',
          sentences: ['Whenever this creature attacks, draw a card.'],
          forms: [{ written: 'Megafrobbing', on: null }],
        },
      },
    },
  ],
  [
    '{ keyword(name: "island walk") { name } islandwalk: keyword(name: "islandwalk") { name rule { number } family { name } definition { manner sentences } } }',
    {
      keyword: null,
      islandwalk: {
        name: 'Islandwalk',
        rule: { number: '702.2' },
        family: [{ name: 'Landwalk' }],
        definition: { manner: 'DESCRIBED', sentences: ['A creature with landwalk can’t be blocked.'] },
      },
    },
  ],
  ['{ keyword(name: "sleepwalk") { name } }', { keyword: null }],
  ['{ keyword(name: "Landwalk from afar") { name } }', { keyword: { name: 'Landwalk' } }],
  [
    '{ keywords(first: 2) { totalCount edges { node { name } } pageInfo { hasNextPage } } }',
    {
      keywords: {
        totalCount: 3,
        edges: [{ node: { name: 'Frobbing' } }, { node: { name: 'Landwalk' } }],
        pageInfo: { hasNextPage: true },
      },
    },
  ],
  ['{ rule(number: "702.1c") { keywords { name } } }', { rule: { keywords: [{ name: 'Frobbing' }, { name: 'Megafrobbing' }] } }],
];
test.each(cases)('%s', async (query, expected) => {
  const { data, errors } = await service.ask(query);
  expect(errors).toEqual([]);
  expect(data).toEqual(expected);
});

test('with the outline alone, what the engine knows is told, and what isn’t known is said', async () => {
  const { data, errors } = await outline.ask(
    `{ suspend: keyword(name: "suspend") { abilityTypes functionsIn parameters { placeholder } definition { source } since { effectiveDate } support { level } }
       unknown: keyword(name: "offering") { abilityTypes definition { source } support { level note } } scry: keyword(name: "scry") { kind support { level note } } }`,
  );
  expect(errors).toEqual([]);
  expect(data.suspend).toEqual({
    abilityTypes: ['STATIC', 'TRIGGERED'],
    functionsIn: ['HAND', 'EXILE'],
    parameters: [{ placeholder: 'N' }, { placeholder: '[cost]' }],
    definition: { source: 'PROJECT' },
    since: null,
    support: { level: 'READ' },
  });
  expect(data.unknown).toMatchObject({ abilityTypes: [], definition: null, support: { level: 'UNREAD' } });
  expect(data.unknown.support.note).toMatch(/official text.*not been imported/);
  expect(data.scry).toMatchObject({ kind: 'ACTION', support: { level: 'READ' } });
});

test('answers that rest on its rules are its examples', async () => {
  const documentText = JSON.stringify({
    players: [
      { name: 'Ann', battlefield: ['Island'], exile: [{ card: 'Ancestral Vision', counters: { time: 2 } }] },
      { name: 'Bob' },
    ],
    start: { active: 'Bob', step: 'end' },
    actions: [{ advanceTo: { active: 'Ann', step: 'upkeep' } }, { resolve: 'all' }],
  });
  const made = await outline.ask('mutation($i: ResolveScenarioInput!) { resolveScenario(input: $i) { resolution { id } } }', {
    i: { documentText },
  });
  const { id } = made.data.resolveScenario.resolution;
  const { data } = await outline.ask(
    '{ suspend: keyword(name: "suspend") { examples { id } } haunt: keyword(name: "haunt") { examples { id } } }',
  );
  expect(data).toEqual({ suspend: { examples: [{ id }] }, haunt: { examples: [] } });
});

test('the keyword of an id is the keyword that gave it', async () => {
  const { data } = await service.ask('{ keyword(name: "megafrobbing") { id } }');
  const again = await service.ask('query($id: ID!) { node(id: $id) { id ... on Keyword { name } } }', { id: data.keyword.id });
  expect(again.data.node).toEqual({ id: data.keyword.id, name: 'Megafrobbing' });
});

test('the glossary’s entry is found by any name in its title, and an ability that a rule lists by its own', async () => {
  const { data } = await titled.ask(
    '{ kick: keyword(name: "kick") { glossary { term } } ally: keyword(name: "old friends") { name rule { number } } word: keyword(name: "glimmering") { since { effectiveDate } } }',
  );
  expect(data).toEqual({
    kick: { glossary: { term: 'Kick, Kicked' } },
    ally: { name: 'Ally', rule: { number: '702.3' } },
    word: { since: { effectiveDate: '2030-02-02' } },
  });
});

test('a correction of a rule corrects its keyword while the service runs', async () => {
  const asks = '{ keyword(name: "kick") { definition { sentences } } rule(number: "702.2a") { text } }';
  expect((await titled.ask(asks)).data.keyword.definition.sentences).toEqual(['Tap this creature.']);
  await titled.importFiles([
    {
      kind: 'corrections',
      name: 'fixes.yaml',
      content:
        'author: Ann\ncorrections:\n  - { rule: 702.2a, set: { text: Kick is a static ability. “Kick” means “Untap this creature.” }, reason: Misread., date: 2031-01-03 }\n',
    },
  ]);
  const { data } = await titled.ask(asks);
  expect(data).toEqual({
    keyword: { definition: { sentences: ['Untap this creature.'] } },
    rule: { text: 'Kick is a static ability. “Kick” means “Untap this creature.”' },
  });
});

test('many keywords with their rules, glossary and age take one statement for each relation', async () => {
  await service.ask('{ keywords(first: 1) { totalCount } }');
  service.asked.length = 0;
  await service.ask(
    '{ keywords(first: 100) { edges { node { name rule { number } rules { number } glossary { term } since { effectiveDate } } } } }',
  );
  expect([...service.asked].sort()).toEqual(['catalogueVersion', 'firstMentions', 'glossaryEntries']);
});
