import { describe, expect, test } from '@jest/globals';
import { buildSchema, type FragmentDefinitionNode, getIntrospectionQuery, Kind, parse } from 'graphql';
import { type Measure, measure } from '../../src/api/limits/measure.ts';
import { typeDefs } from '../../src/api/schema.ts';

const schema = buildSchema(typeDefs);

function measured(query: string, variables: Record<string, unknown> = {}): Measure {
  const { definitions } = parse(query);
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)!;
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const one of definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments[one.name.value] = one;
  return measure({ schema, operation, fragments, variables });
}

describe('the measure of a query', () => {
  test.each<[query: string, expected: Measure]>([
    ['{ about { name } }', { depth: 2, aliases: 0, cost: 1 }],
    ['{ a: about { b: name } }', { depth: 2, aliases: 2, cost: 1 }],
    // an edge and a ruling for each of the ten, and the connection
    ['{ card(name: "x") { rulings(first: 10) { edges { node { id } } } } }', { depth: 5, aliases: 0, cost: 22 }],
    ['{ rules(numbers: ["1", "2", "3"]) { number } }', { depth: 2, aliases: 0, cost: 3 }],
    // a list of unknown length counts as ten
    ['{ rule(number: "1") { subtree { parent { number } } } }', { depth: 4, aliases: 0, cost: 21 }],
    [
      '{ rule(number: "1") { ...F } } fragment F on Rule { x: parent { ...G } y: parent { ...G } } fragment G on Rule { number }',
      { depth: 3, aliases: 2, cost: 3 },
    ],
    ['{ node(id: "x") { ... on Card { faces { name } } } }', { depth: 3, aliases: 0, cost: 11 }],
    ['{ __typename __schema { types { fields { type { ofType { name } } } } } }', { depth: 1, aliases: 0, cost: 0 }],
  ])('%s', (query, expected) => expect(measured(query)).toEqual(expected));

  test('a page size may be a variable', () => {
    const query = 'query($n: Int!) { keywords(first: $n) { edges { cursor } } }';
    expect(measured(query, { n: 100 }).cost - measured(query, { n: 1 }).cost).toBe(99);
  });

  test('fragments that double each other are measured once', () => {
    const chain = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on Rule { a: parent { ...F${i + 1} } b: parent { ...F${i + 1} } }`,
    );
    const query = `{ rule(number: "1") { ...F0 } } ${chain.join(' ')} fragment F60 on Rule { number }`;
    expect(measured(query)).toEqual({ depth: 62, aliases: 2 ** 61 - 2, cost: 2 ** 61 - 1 });
  });

  test('the usual query for the schema is within all limits', () => {
    const { depth, aliases, cost } = measured(getIntrospectionQuery());
    expect([depth <= 15, aliases, cost]).toEqual([true, 0, 0]);
  });
});
