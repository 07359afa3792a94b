import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookOf, ruling } from '../store/fixtures.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { ENGINE_IN_THIS_THREAD, startTestService, type TestService } from './service.ts';

// A cursor is a place in one list: with other arguments, or in another list, it would pass over entries without a word.

const BOOK = [
  '1. First',
  '100. Basics',
  '100.1. Players take turns.',
  '7. Extras',
  '702. Words',
  '702.1. Suspend',
  '702.2. Flying',
];
const SAYS = 'is a keyword that stands for abilities.';

let service: TestService;
beforeAll(async () => {
  const rules = (day: string, turn: string) => ({
    kind: 'rules' as const,
    name: `${day}.txt`,
    content: bookOf(day, [
      ...BOOK.slice(0, 2),
      `100.1. Players take ${turn}.`,
      `100.2. Nobody skips ${turn}.`,
      ...BOOK.slice(3, 6),
      `702.1a Suspend ${SAYS}`,
      BOOK[6]!,
      `702.2a Flying ${SAYS}`,
    ]),
  });
  service = await startTestService({
    engine: ENGINE_IN_THIS_THREAD,
    files: [
      rules('February 5, 2021', 'turns'),
      rules('April 17, 2026', 'long turns'),
      {
        kind: 'rulings',
        name: 'rulings.jsonl',
        content: ['Ancestral Vision', 'Counterspell'].flatMap((name) => [
          ruling(name, '2021-03-01', `${name} isn’t suspended by itself.`),
          ruling(name, '2021-03-02', 'A card with suspend has time counters.'),
          ruling(name, '2021-03-03', 'Flying helps it no more than suspend does.'),
        ]),
      },
    ],
  });
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

/** Each list, and how else it can be asked. */
const LISTS: readonly (readonly [list: string, others: readonly string[]])[] = [
  [
    'search(query: "suspend", first: 1@)',
    ['search(query: "flying", first: 1@)', 'search(query: "suspend", kinds: [RULING], first: 1@)'],
  ],
  ['search(query: "suspend", first: 1@)', ['search(query: "suspend", edition: "2021-03-01", first: 1@)']],
  [
    'searchCards(filter: { types: ["Instant"] }, first: 1@)',
    ['searchCards(filter: {}, first: 1@)', 'searchCards(filter: { types: ["Creature"] }, first: 1@)'],
  ],
  ['keywords(first: 1@)', ['keywords(kind: ABILITY, first: 1@)', 'keywords(search: "f", first: 1@)']],
  [
    'compareEditions(from: "2021-02-05", to: "2026-04-17", first: 1@)',
    [
      'compareEditions(from: "2026-04-17", to: "2021-02-05", first: 1@)',
      'compareEditions(from: "2021-02-05", to: "2026-04-17", under: "100.2", first: 1@)',
      'compareEditions(from: "2021-02-05", to: "2026-04-17", kinds: [EDITED], first: 1@)',
    ],
  ],
  [
    'rulings(first: 1@)',
    ['rulings(search: "suspend", first: 1@)', 'rulings(since: "2021-03-02", first: 1@)', 'rulings(withdrawn: true, first: 1@)'],
  ],
  ['rulings(search: "suspend", first: 1@)', ['rulings(first: 1@)', 'search(query: "suspend", first: 1@)', 'keywords(first: 1@)']],
];

interface Page {
  readonly edges: readonly { readonly cursor: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

async function page(list: string, after: string | null): Promise<Page> {
  const asked = list.replace('@', after === null ? '' : `, after: "${after}"`);
  const { data, errors } = await service.ask(`{ list: ${asked} { edges { cursor } pageInfo { hasNextPage endCursor } } }`);
  expect(errors).toEqual([]);
  return data.list;
}

async function refusal(list: string, after: string): Promise<string> {
  const { errors } = await service.ask(`{ ${list.replace('@', `, after: "${after}"`)} { edges { cursor } } }`);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  return errors[0]!.message;
}

describe.each(LISTS)('%s', (list, others) => {
  test('goes on where the page before ended', async () => {
    const { pageInfo, edges } = await page(list, null);
    expect(pageInfo).toEqual({ hasNextPage: true, endCursor: edges[0]!.cursor });
    const next = await page(list, pageInfo.endCursor);
    expect(next.edges).toHaveLength(1);
    expect(next.edges[0]!.cursor).not.toBe(edges[0]!.cursor);
  });

  test.each(others)('refuses the cursor with %s', async (other) => {
    const { pageInfo } = await page(list, null);
    expect(await refusal(other, pageInfo.endCursor)).toMatch(/is a cursor of another list, or of this one with other arguments/);
  });
});

test('the rulings of one card are another list than those of another, or than those with withdrawn ones', async () => {
  const of = (name: string, more: string) =>
    `card(name: "${name}") { rulings(first: 1${more}) { edges { cursor } pageInfo { endCursor } } }`;
  const { data } = await service.ask(`{ ${of('Ancestral Vision', '')} }`);
  const after = `, after: "${data.card.rulings.pageInfo.endCursor}"`;
  const again = await service.ask(`{ ${of('Ancestral Vision', after)} }`);
  expect(again.errors).toEqual([]);
  expect(again.data.card.rulings.edges).toHaveLength(1);
  for (const other of [of('Counterspell', after), of('Ancestral Vision', `${after}, withdrawn: true`)])
    expect((await service.ask(`{ ${other} }`)).errors).toMatchObject([{ message: expect.stringContaining('another list') }]);
});

test('arguments that are left out and null ones are the same list', async () => {
  const { pageInfo } = await page('rulings(first: 1@)', null);
  const next = await page('rulings(search: null, cards: null, since: null, withdrawn: false, first: 1@)', pageInfo.endCursor);
  expect(next.edges).toHaveLength(1);
});

test.each(['nowhere', '', '🐸', 'YXQgMA', Buffer.from('abcdefgh -1').toString('base64url')])(
  '“%s” is no cursor',
  async (cursor) => {
    for (const [list] of LISTS) expect(await refusal(list, cursor)).toMatch(/cursor of (this|another) list/);
  },
);
