import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookOf, ruling } from '../store/fixtures.ts';
import { makeTestFolder } from '../support/files.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { ENGINE_IN_THIS_THREAD, startTestService, type TestService } from './service.ts';

// Lookups that are easily answered with less than was asked for.

const LONG = 'A hopping creature may leap over as many puddles as its controller has counted aloud.';
const card = (name: string, oracleText: string, faces: readonly string[] = []) => {
  const plain = { manaCost: '{1}', typeLine: 'Sorcery', oracleText };
  const parts = faces.length === 0 ? plain : { faces: faces.map((face) => ({ ...plain, name: face })) };
  return { name, layout: faces.length === 0 ? 'normal' : 'flip', source: 'made up', textAsOf: '2031-01', ...parts };
};

let service: TestService;
beforeAll(async () => {
  const book = (day: string, more: readonly string[]) => ({
    kind: 'rules' as const,
    name: `${day}.txt`,
    content: bookOf(day, ['1. First', '100. Basics', ...more]),
  });
  service = await startTestService({
    bundled: false,
    engine: ENGINE_IN_THIS_THREAD,
    files: [
      book('January 2, 2030', [
        '100.1. Players take turns, one after another.',
        '100.2. Nobody sings.',
        `100.3. ${LONG}`,
        '100.4. Something wholly different that nobody had thought of stands here. It ends with the turn of whoever began it, and then the pond is empty for good.',
        '100.5. Toads sing at dawn, whoever listens to them, and nobody claps.',
        '100.6. Frogs that have never left the pond are wet all over, from head to foot.',
        '7. Extras',
        '702. Keyword Abilities',
        '702.1. A keyword stands for words.',
        '702.2. Hopping',
        '702.2a Hopping is a static ability.',
      ]),
      book('May 3, 2031', [
        '100.1. Players take turns  – one after another.',
        '100.2. Nobody sings at night.',
        `100.3. Puddles are wet and stay so. ${LONG} Nothing else is said of that in this book.`,
        '100.4. Something wholly different that nobody had thought of stands here. Frogs that have never left the pond are wet all over, from head to foot. It ends with the turn of whoever began it, and then the pond is empty for good.',
        '7. Extras',
        '702. Keyword Abilities',
        '702.1. A keyword stands for words.',
        '702.2. Hopping',
        '702.2a Hopping is a static ability.',
      ]),
    ],
  });
  await service.importFiles([
    {
      kind: 'cards',
      name: 'cards.jsonl',
      content: [
        card('Pond Frog', 'Hopping'),
        card('Wet // Dry', 'Put a +1/+1 counter on target Frog.\n{T}: Add {W/U}.', ['Wet', 'Dry']),
        card("Frido, Frog of Ponds // Frido's Leap", 'Leap.', ['Frido, Frog of Ponds', "Frido's Leap"]),
      ],
    },
    { kind: 'rulings', name: 'rulings.jsonl', content: [ruling('Pond Frog', '2031-01-01', 'A creature with hopping may hop.')] },
  ]);
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
async function ask(query: string): Promise<any> {
  const { data, errors } = await service.ask(query);
  expect(errors).toEqual([]);
  return data;
}
const refusal = async (query: string): Promise<string> => {
  const { errors } = await service.ask(query);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  return errors[0]!.message;
};

describe('names', () => {
  test.each([
    ['SB: 2 Frog Pond', 'Pond Frog', 'WORDS', null],
    ['1 [ABC] Pond Frog (XYZ) 12 *F* #Frogs', 'Pond Frog', 'PRINTING', null],
    ['Frido, FoP', "Frido, Frog of Ponds // Frido's Leap", 'INITIALS', 'Frido, Frog of Ponds'],
    ['frido', null, 'PREFIX', 'Frido, Frog of Ponds'],
    ["Frido's", null, 'PREFIX', "Frido's Leap"],
  ])('%s', async (name, whole, matchKind, matchedFace) => {
    const { lookUpCard } = await ask(
      `{ lookUpCard(name: ${JSON.stringify(name)}) { card { name } candidates { matchKind matchedFace } } }`,
    );
    expect(lookUpCard.card?.name ?? null).toBe(whole);
    expect(lookUpCard.candidates[0]).toEqual({ matchKind, matchedFace });
  });

  test.each(['wet/dry', 'Wet//Dry', 'wet // dry', 'Wet /  Dry', 'et / d'])('cards called %s', async (name) => {
    const { searchCards } = await ask(`{ searchCards(filter: { name: "${name}" }, first: 5) { edges { node { name } } } }`);
    expect(searchCards.edges).toEqual([{ node: { name: 'Wet // Dry' } }]);
  });

  test('blank names and terms are refused', async () => {
    expect(await refusal('{ keyword(name: " ") { name } }')).toMatch(/^name is blank/);
    expect(await refusal('{ keyword(name: "") { name } }')).toMatch(/^name is blank/);
    expect(await refusal('{ glossaryEntry(term: "") { term } }')).toMatch(/^term is blank/);
  });
});

describe('editions', () => {
  test('the argument that has no edition is named', async () => {
    const compare = (from: string, to: string) =>
      refusal(`{ compareEditions(from: "${from}", to: "${to}", first: 1) { totalCount } }`);
    expect(await compare('1999-01-01', '2031-05-03')).toMatch(/^from: on 1999-01-01 no edition/);
    expect(await compare('2031-05-03', '1999-01-01')).toMatch(/^to: on 1999-01-01 no edition/);
    expect(await refusal('{ rule(number: "100.1", edition: "1999-01-01") { number } }')).toMatch(/^edition: on 1999-01-01/);
  });

  test('rules of which only punctuation and spaces changed are left out if that is asked', async () => {
    const edited = async (more: string) => {
      const { compareEditions } = await ask(
        `{ compareEditions(from: "2030-01-02", to: "2031-05-03", kinds: [EDITED], first: 9${more}) { totalCount edges { node { after { number } } } } }`,
      );
      return compareEditions.edges.map((edge: { node: { after: { number: string } } }) => edge.node.after.number);
    };
    expect(await edited('')).toEqual(['100.1', '100.2', '100.3', '100.4']);
    expect(await edited(', punctuation: true')).toEqual(['100.1', '100.2', '100.3', '100.4']);
    expect(await edited(', punctuation: false')).toEqual(['100.2', '100.3', '100.4']);
  });
});

test('a rule that was removed is found again where another one says its words', async () => {
  const resolved = async (number: string) =>
    (
      await ask(
        `{ resolveCitation(number: "${number}", edition: "2030-01-02") { askedRule { number } rule { number } mergedInto { number } } }`,
      )
    ).resolveCitation;
  expect(await resolved('100.5')).toEqual({ askedRule: { number: '100.5' }, rule: null, mergedInto: null });
  expect(await resolved('100.6')).toEqual({ askedRule: { number: '100.6' }, rule: null, mergedInto: { number: '100.4' } });
  expect(await resolved('100.1')).toMatchObject({ rule: { number: '100.1' }, mergedInto: null });
});

test('rulings of a section or part are those of the keywords in it', async () => {
  const counts = await ask(
    '{ a: rulings(rule: "702.2", first: 1) { totalCount } b: rulings(rule: "702", first: 1) { totalCount } c: rulings(rule: "7", first: 1) { totalCount } d: rulings(rule: "1", first: 1) { totalCount } rule(number: "702") { rulings(first: 1) { totalCount } keywords { name } } }',
  );
  expect(counts).toEqual({
    a: { totalCount: 1 },
    b: { totalCount: 1 },
    c: { totalCount: 1 },
    d: { totalCount: 0 },
    rule: { rulings: { totalCount: 1 }, keywords: [] },
  });
});

describe('what was found is marked with whole symbols', () => {
  test.each([
    ['+1/+1 counter', ['+1/+1 counter']],
    ['{W/U}', ['{W/U}']],
    ['{T}: Add {W/U}', ['{T}: Add {W/U}']],
    ['counter +1/+1 target', ['+1/+1', 'counter', 'target']],
  ])('%s', async (query, marked) => {
    const { search } = await ask(
      `{ search(query: "${query}", kinds: [CARD], first: 1) { isComplete edges { node { excerpt spans { start end text } } } } }`,
    );
    const { excerpt, spans } = search.edges[0].node;
    const texts = spans.map(({ text }: { text: string }) => text);
    expect(texts.slice(0, marked.length)).toEqual(marked);
    for (const { start, end, text } of spans) expect(excerpt.slice(start, end)).toBe(text);
    expect(search.isComplete).toBe(true);
  });
});

test('a search says so while an import is being worked up, and shows nothing that is gone', async () => {
  const found = async () => {
    const { search } = await ask(
      '{ search(query: "hopping may hop", kinds: [RULING], first: 5) { isComplete edges { node { node { ... on Ruling { text } } } } } }',
    );
    return { ...search, edges: search.edges.map((edge: { node: { node: { text: string } } }) => edge.node.node.text) };
  };
  expect(await found()).toEqual({ isComplete: true, edges: ['A creature with hopping may hop.'] });
  const folder = makeTestFolder();
  const path = folder.lines('rulings.jsonl', [ruling('Pond Frog', '2031-02-01', 'Whatever has hopping may hop, or stay.')]);
  for await (const { outcome } of service.store.importAll([{ kind: 'rulings', path }])) {
    expect(outcome).toBe('imported');
    // the file is in, what follows from it isn't worked out yet
    expect(await found()).toEqual({ isComplete: false, edges: [] });
  }
  folder.remove();
  expect(await found()).toEqual({ isComplete: true, edges: ['Whatever has hopping may hop, or stay.'] });
});
