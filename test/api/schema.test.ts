import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  validate,
} from 'graphql';
import { typeDefs } from '../../src/api/schema.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const schema = buildSchema(typeDefs);
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type));

interface Element {
  readonly name: string;
  readonly description?: string | null | undefined;
}

/** A type with everything in it that can be described. */
function* elementsOf(type: GraphQLNamedType): Generator<Element> {
  yield type;
  const named = (inner: Element): Element => ({ ...inner, name: `${type.name}.${inner.name}`, description: inner.description });
  if (isEnumType(type)) yield* type.getValues().map(named);
  if (isInputObjectType(type)) yield* Object.values(type.getFields()).map(named);
  if (isObjectType(type) || isInterfaceType(type))
    for (const field of Object.values(type.getFields())) {
      yield named(field);
      yield* field.args.map((argument) => named({ ...argument, name: `${field.name}(${argument.name})` }));
    }
}

const elements = types.flatMap((type) => [...elementsOf(type)]);

describe('the schema', () => {
  test('has elements to look at', () => expect(elements.length).toBeGreaterThan(400));

  test('describes every type, field, argument and enum value in a sentence', () => {
    const silent = elements.filter(({ description }) => !/^[A-Z].*\.$/s.test(description ?? '')).map(({ name }) => name);
    expect(silent).toEqual([]);
  });

  test('names types and values as GraphQL does', () => {
    const odd = elements.filter(
      ({ name }) => !/^[A-Z][A-Za-z]*(\.([a-z][A-Za-z0-9]*(\([a-zA-Z]+\))?|[A-Z][A-Z_]*))?$/.test(name),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('has connections of one form', () => {
    const connections = types.filter(({ name }) => name.endsWith('Connection'));
    expect(connections.length).toBeGreaterThan(0);
    for (const type of connections)
      expect(
        isObjectType(type) &&
          Object.keys(type.getFields())
            .filter((name) => name !== 'isComplete') // lists that depend on work in the background say so
            .sort(),
      ).toEqual(['edges', 'pageInfo', 'totalCount']);
  });

  test('is what the resolver types were generated from', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/generate-api.mjs', '--check'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});

describe('the examples', () => {
  const examples = readdirSync(`${ROOT}/examples`).filter((name) => name.endsWith('.graphql'));

  test('there are some', () => expect(examples).toContain('what-happens.graphql'));

  test.each(examples)('%s fits the schema', (name) => {
    const document = parse(readFileSync(`${ROOT}/examples/${name}`, 'utf8'));
    expect(validate(schema, document)).toEqual([]);
  });
});

test('there is one copy of graphql', () => {
  const lock = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8'));
  const copies = Object.keys(lock.packages).filter((path) => path.endsWith('node_modules/graphql'));
  expect(copies).toEqual(['node_modules/graphql']);
});
