import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { book, CARDS, RULINGS } from '../store/fixtures.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { startTestService, type TestService } from './service.ts';

const FIXES = `
author: Ann
corrections:
  - { card: Dusk // Dawn Chorus, face: Dawn Chorus, set: { oracleText: You gain 3 life. }, reason: Miscounted., date: 2031-01-01 }
  - { ruling: { card: Dusk, publishedAt: 2021-05-05, begins: A half }, note: So it is., reason: Asked., date: 2031-01-02, link: "https://example.org/" }
  - { rule: 100.1b, set: { text: Players may not frob. }, reason: A word was lost., date: 2031-01-03 }
`;
const FIELDS = 'corrections { author date reason link note applied changes { face field original corrected } }';
let service: TestService;

beforeAll(async () => {
  service = await startTestService({
    bundled: false,
    files: [
      { kind: 'rules', name: 'rules.txt', content: book('May 3, 2031') },
      { kind: 'cards', name: 'cards.jsonl', content: CARDS },
      { kind: 'rulings', name: 'rulings.jsonl', content: RULINGS },
      { kind: 'corrections', name: 'fixes.yaml', content: FIXES },
    ],
  });
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

test('what is corrected shows what the source says, who corrected it and why', async () => {
  const { data, errors } = await service.ask(
    `{ card(name: "Dusk") { textSource oracleText ${FIELDS} rulings(first: 5) { edges { node { text ${FIELDS} } } } } rule(number: "100.1b") { text ${FIELDS} } }`,
  );
  expect(errors).toEqual([]);
  const by = { author: 'Ann', applied: true, link: null, note: null };
  expect(data).toEqual({
    card: {
      textSource: 'correction',
      oracleText: 'Draw a card.\n//\nYou gain 3 life.',
      corrections: [
        {
          ...by,
          date: '2031-01-01',
          reason: 'Miscounted.',
          changes: [{ face: 'Dawn Chorus', field: 'oracleText', original: 'You gain 2 life.', corrected: 'You gain 3 life.' }],
        },
      ],
      rulings: {
        edges: [
          {
            node: {
              text: 'A half has the rulings of the whole.',
              corrections: [
                { ...by, date: '2031-01-02', reason: 'Asked.', link: 'https://example.org/', note: 'So it is.', changes: [] },
              ],
            },
          },
        ],
      },
    },
    rule: {
      text: 'Players may not frob.',
      corrections: [
        {
          ...by,
          date: '2031-01-03',
          reason: 'A word was lost.',
          changes: [
            { face: null, field: 'text', original: 'Players may frob whenever they like.', corrected: 'Players may not frob.' },
          ],
        },
      ],
    },
  });
});

test('corrections of many things are asked for once', async () => {
  service.asked.length = 0;
  await service.ask(`{ cards(names: ["Dusk", "Riverbend Sage", "Jormun's Elan"]) { card { ${FIELDS} } } }`);
  expect(service.asked.filter((name) => name === 'correctionsOf')).toHaveLength(1);
});
