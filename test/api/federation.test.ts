import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { assertCompositionSuccess, composeServices } from '@theguild/federation-composition';
import { parse } from 'graphql';
import { bookOf, CARDS } from '../store/fixtures.ts';
import { DATABASE_TIMEOUT } from '../support/store.ts';
import { startTestService, type TestService } from './service.ts';

let service: TestService;

beforeAll(async () => {
  const rules = ['1. First', '100. Basics', '100.1. A game has players.'];
  service = await startTestService({
    bundled: false,
    files: [
      { kind: 'rules', name: 'rules.txt', content: bookOf('May 3, 2031', rules) },
      { kind: 'cards', name: 'cards.jsonl', content: CARDS },
    ],
  });
}, DATABASE_TIMEOUT);
afterAll(() => service.close());

test('the schema composes with a subgraph that adds a field to rules and cards', async () => {
  const { data } = await service.ask('{ _service { sdl } }');
  const other = `
    extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@external"])
    scalar Date
    scalar RuleNumber
    type Query { notes: Int }
    type Card @key(fields: "id") { id: ID! note: String }
    type RulesEdition { effectiveDate: Date! @external }
    type Rule @key(fields: "number edition { effectiveDate }") { number: RuleNumber! edition: RulesEdition! @external note: String }
  `;
  const result = composeServices([
    { name: 'rulings', url: 'http://rulings', typeDefs: parse(data._service.sdl) },
    { name: 'notes', url: 'http://notes', typeDefs: parse(other) },
  ]);
  assertCompositionSuccess(result);
});

test('cards and rules are found by their keys, in the order asked for', async () => {
  const { data } = await service.ask('{ card(name: "Riverbend Sage") { id } }');
  const { data: found, errors } = await service.ask(
    'query($all: [_Any!]!) { _entities(representations: $all) { __typename ... on Card { name } ... on Rule { text } } }',
    {
      all: [
        { __typename: 'Rule', number: '100.1', edition: { effectiveDate: '2031-05-03' } },
        { __typename: 'Card', id: data.card.id },
        { __typename: 'Rule', number: '100.9', edition: { effectiveDate: '2031-05-03' } },
        { __typename: 'Rule', number: '100.1', edition: { effectiveDate: '2031-05-04' } },
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(found._entities).toEqual([
    { __typename: 'Rule', text: 'A game has players.' },
    { __typename: 'Card', name: 'Riverbend Sage' },
    null,
    null,
  ]);
});

test.each([
  [{ __typename: 'Ruling', id: 'x' }, /Ruling/],
  [{ __typename: 'Rule', number: '100.1' }, /effectiveDate/],
  [{ __typename: 'Card', id: 'nonsense' }, /nonsense/],
])('%j is refused', async (representation, message) => {
  const { errors } = await service.ask('query($all: [_Any!]!) { _entities(representations: $all) { __typename } }', {
    all: [representation],
  });
  expect(errors.map((error) => error.extensions.code)).toEqual(['BAD_USER_INPUT']);
  expect(errors[0]?.message).toMatch(message);
});
