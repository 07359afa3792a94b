import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createEnginePool } from '../../src/api/engine/pool.ts';
import { ruling } from '../store/fixtures.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { startTestService, type TestService } from './service.ts';

const WORKER = new URL('../../dist/api/engine/worker.js', import.meta.url);

let service: TestService;

beforeAll(async () => {
  const engine = createEnginePool({ threads: 1, queue: 100, seconds: 60 }, pino({ level: 'silent' }), WORKER);
  const content = [
    ruling('Lightning Bolt', '2020-01-01', 'Three is more than two.'),
    ruling('Forest', '2020-01-01', 'A forest is no bolt.'),
  ];
  service = await startTestService({ engine, files: [{ kind: 'rulings', name: 'rulings.jsonl', content }] });
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

const BOLT = `
title: A bolt kills a bear
players:
  - { name: Ann, hand: [Lightning Bolt], battlefield: [Mountain] }
  - { name: Bob, battlefield: [Grizzly Bears] }
actions:
  - { player: Ann, cast: Lightning Bolt, targets: [Grizzly Bears] }
  - resolve: all
`;

const CITADEL = `
players:
  - { name: Ann, battlefield: [Darksteel Citadel] }
  - { name: Bob }
actions:
  - { player: Ann, activate: 1, of: Darksteel Citadel }
`;

const TYPED = {
  players: [
    { name: 'Ann', hand: [{ card: 'Lightning Bolt' }], battlefield: [{ card: 'Mountain' }] },
    { name: 'Bob', battlefield: [{ card: 'Grizzly Bears' }] },
  ],
  actions: [{ cast: { player: 'Ann', card: 'Lightning Bolt', targets: ['Grizzly Bears'] } }, { resolve: { until: 'all' } }],
};

const ASK = `mutation($input: ResolveScenarioInput!) {
  resolveScenario(input: $input) {
    clientMutationId
    userErrors { code message path line suggestions }
    resolution {
      id status scenario createdAt
      explanation(level: SUMMARY)
      citations { authority rule { number } card { name } words edition { effectiveDate } }
      steps(kinds: [CAST, STATE_BASED_ACTION]) { id parentId depth turn turnStep kind summary citations { authority } }
      finalState { turn step players { name life lost handSize librarySize graveyard { name card { name } zone owner } battlefield { name types tapped } } stack { name } over { draw } }
      relatedRulings { text }
      receipt { engineVersion scenarioSha256 cardsSha256 rulesEdition { effectiveDate } }
      refusal { actionIndex reason citations { rule { number } } }
      decision { player kind prompt min max options { answer label } }
    }
  }
}`;

async function resolve(input: object) {
  const { data, errors } = await service.ask(ASK, { input });
  expect(errors).toEqual([]);
  return data.resolveScenario;
}

describe('a scenario', () => {
  test('is answered with its state, its steps and what they rest on', async () => {
    const { resolution, userErrors, clientMutationId } = await resolve({ documentText: BOLT, clientMutationId: 'mine' });
    expect([userErrors, clientMutationId, resolution.status]).toEqual([[], 'mine', 'RESOLVED']);
    const [ann, bob] = resolution.finalState.players;
    expect(ann).toMatchObject({
      graveyard: [{ name: 'Lightning Bolt', zone: 'GRAVEYARD', owner: 'Ann' }],
      battlefield: [{ tapped: true }],
    });
    expect(bob).toMatchObject({
      life: 20,
      battlefield: [],
      graveyard: [{ name: 'Grizzly Bears', card: { name: 'Grizzly Bears' } }],
    });
    const numbers = resolution.citations.flatMap((one: { rule: { number: string } | null }) => one.rule?.number ?? []);
    expect(numbers).toEqual(expect.arrayContaining(['601.2c', '704.5g']));
    expect(resolution.steps.map((step: { kind: string }) => step.kind)).toEqual(
      expect.arrayContaining(['CAST', 'STATE_BASED_ACTION']),
    );
    expect(resolution.explanation).toMatch(/Grizzly Bears/);
  });

  test('a step names things as they are seen, and words with their place on the card', async () => {
    const { data, errors } = await service.ask(
      `mutation($text: String!) { resolveScenario(input: { documentText: $text }) { resolution {
        steps { subjects { __typename kind id name } words { card text start end } }
        finalState { players { battlefield { ... on ObjectView { kind name } tapped } } } } } }`,
      { text: CITADEL },
    );
    expect(errors).toEqual([]);
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
    const { steps, finalState } = data.resolveScenario.resolution as any;
    const words = steps.flatMap((step: { words: object | null }) => (step.words === null ? [] : [step.words]));
    expect(words).toContainEqual({ card: 'Darksteel Citadel', text: '{T}: Add {C}.', start: 15, end: 28 });
    const subjects = steps.flatMap((step: { subjects: object[] }) => step.subjects);
    expect(subjects).toContainEqual({ __typename: 'Thing', kind: 'OBJECT', id: '1', name: 'Darksteel Citadel' });
    expect(finalState.players[0].battlefield).toEqual([{ kind: 'OBJECT', name: 'Darksteel Citadel', tapped: true }]);
  });

  test('names the words that it rests on, and only rulings on the cards that acted', async () => {
    const { resolution } = await resolve({ documentText: BOLT });
    const words = resolution.citations.filter((one: { authority: string }) => one.authority === 'ORACLE_TEXT');
    expect(words).toContainEqual(
      expect.objectContaining({ card: { name: 'Mountain' }, words: expect.stringMatching(/Add \{R\}/), rule: null }),
    );
    expect(resolution.relatedRulings).toEqual([{ text: 'Three is more than two.' }]);
  });

  test('typed and as a document is one question with one answer, kept under its id', async () => {
    const { resolution: first } = await resolve({ documentText: BOLT });
    const { resolution: second } = await resolve({ scenario: TYPED });
    expect(second).toEqual(first);
    const { data } = await service.ask('query($id: ID!) { scenario(id: $id) { id status } node(id: $id) { __typename id } }', {
      id: first.id,
    });
    expect(data).toEqual({ scenario: { id: first.id, status: 'RESOLVED' }, node: { __typename: 'Resolution', id: first.id } });
  });

  test('of which nothing is kept is null', async () => {
    const id = Buffer.from(`Resolution:${'0'.repeat(64)}`).toString('base64url');
    expect((await service.ask(`{ scenario(id: "${id}") { id } }`)).data).toEqual({ scenario: null });
  });

  test('with a forbidden action says which and why', async () => {
    const { resolution } = await resolve({ documentText: BOLT.replace('battlefield: [Mountain]', 'battlefield: []') });
    expect(resolution).toMatchObject({ status: 'ILLEGAL', refusal: { actionIndex: 1 } });
    expect(resolution.refusal.citations.length).toBeGreaterThan(0);
  });

  test('steps come in pages', async () => {
    const query = `mutation($input: ResolveScenarioInput!, $after: String) { resolveScenario(input: $input) { resolution { steps(first: 3, after: $after) { id } } } }`;
    const page = async (after: string | null) =>
      (await service.ask(query, { input: { documentText: BOLT }, after })).data.resolveScenario.resolution?.steps;
    const [first, again] = [await page(null), await page(null)];
    expect([first.length, again]).toEqual([3, first]);
    const next = await page(first[2].id);
    expect(next.map((step: { id: string }) => step.id)).not.toEqual(
      expect.arrayContaining(first.map((step: { id: string }) => step.id)),
    );
  });
});

describe('a scenario with a mistake', () => {
  test.each<[what: string, text: string, expected: object]>([
    ['no YAML', 'players: [', { code: 'SYNTAX' }],
    ['a misspelled key', BOLT.replace('actions', 'acions'), { code: 'UNKNOWN_KEY', path: ['acions'], suggestions: ['actions'] }],
    [
      'a misspelled card',
      BOLT.replace('[Grizzly Bears] }', '[Grizly Bears] }'),
      { line: 5, message: /Grizly Bears/, suggestions: ['Grizzly Bears'] },
    ],
    ['an unknown rule', `${BOLT}rules: ["704.5l"]`, { code: 'UNKNOWN_VALUE', message: /704\.5l/, path: ['rules', '0'] }],
    ['a day before all editions', `${BOLT}edition: "1999-01-01"`, { path: ['edition'], suggestions: ['2026-04-17'] }],
    ['an unknown target', BOLT.replace('targets: [Grizzly Bears]', 'targets: [Nobody]'), { message: /Nobody/ }],
  ])('%s', async (_what, documentText, expected) => {
    const { resolution, userErrors } = await resolve({ documentText });
    expect(resolution).toBeNull();
    const message = 'message' in expected ? { message: expect.stringMatching(expected.message as RegExp) } : {};
    expect(userErrors[0]).toMatchObject({ ...expected, ...message });
  });
});

describe('reading', () => {
  test('tells each line and where reading stopped', async () => {
    const { data } = await service.ask(
      '{ readText(input: { text: "Flying\\nFlibberjab 3 (You flibber.)", typeLine: "Creature" }) { level lines { face text read stoppedAt } } }',
    );
    expect(data.readText).toEqual({
      level: 'PARTLY_READ',
      lines: [
        { face: null, text: 'Flying', read: true, stoppedAt: null },
        { face: null, text: 'Flibberjab 3', read: false, stoppedAt: 0 },
      ],
    });
  });

  test('hints at what may have been meant, and at words that speak of nothing', async () => {
    const { data } = await service.ask(
      '{ readText(input: { text: "Flyng\\nWhen this creature enters, destroy those lands.\\nTrample", typeLine: "Creature" }) { lines { hints } } }',
    );
    expect(data.readText.lines).toEqual([
      { hints: [expect.stringContaining('flying')] },
      { hints: [expect.stringContaining('speaks of nothing that was said before')] },
      { hints: [] },
    ]);
  });

  test('of a card goes face by face', async () => {
    const { data } = await service.ask('{ card(name: "Lightning Bolt") { reading { level lines { face read printed } } } }');
    expect(data.card.reading).toMatchObject({ level: 'TESTED', lines: [{ face: 'Lightning Bolt', read: true }] });
  });

  test('a text beyond all cards is refused', async () => {
    const { errors } = await service.ask('query($text: String!) { readText(input: { text: $text }) { level } }', {
      text: 'x'.repeat(10_001),
    });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

test('the first query of the page is answered', async () => {
  const example = readFileSync(new URL('../../examples/what-happens.graphql', import.meta.url), 'utf8');
  const { data, errors } = await service.ask(example);
  expect([errors, data.resolveScenario.userErrors, data.resolveScenario.resolution.status]).toEqual([[], [], 'RESOLVED']);
});
