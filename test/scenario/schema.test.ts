import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { scenarioJsonSchemaText } from '../../src/scenario/document/index.ts';
import { errorsOf, minimal } from './support/text.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const committed = readFileSync(join(root, 'scenario.schema.json'), 'utf8');
const validate = new Ajv2020({ formats: { date: true }, allErrors: true }).compile(JSON.parse(committed) as object);

function* mappings(schema: unknown, place: string): Generator<readonly [place: string, schema: Record<string, unknown>]> {
  if (typeof schema !== 'object' || schema === null) return;
  if ('properties' in schema) yield [place, schema as Record<string, unknown>];
  for (const [key, inner] of Object.entries(schema)) yield* mappings(inner, `${place}/${key}`);
}

describe('scenario.schema.json', () => {
  test('is what the program validates with (npm run generate)', () => {
    expect(committed).toBe(scenarioJsonSchemaText());
  });

  test('lets no unknown key through and says of every key what it means', () => {
    const all = [...mappings(JSON.parse(committed), '')];
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(([, schema]) => schema.additionalProperties !== false).map(([place]) => place)).toEqual([]);
    const silent = all.flatMap(([place, { properties }]) =>
      Object.entries(properties as Record<string, object>).flatMap(([key, inner]) =>
        'description' in inner || '$ref' in inner ? [] : [`${place}/${key}`],
      ),
    );
    expect(silent).toEqual([]);
  });

  const WRONG = [
    'playes: []',
    'rules: [702.1]',
    'start: { step: upkep }',
    'actions: [{ cast: A, target: [B] }]',
    'actions: [{ cast: A, play: B }]',
    'actions: [{}]',
    'expect: { objects: [{ object: A, types: [] }] }',
  ];
  test.each(WRONG)('refuses what the program refuses: %s', (line) => {
    const text = minimal(line);
    expect(errorsOf(text)).not.toEqual([]);
    expect(validate(parse(text))).toBe(false);
  });

  const folder = join(root, '..', 'shared', 'cases');
  const files = ['engine.yaml', 'seeds.yaml'];
  const run = existsSync(folder)
    ? test.each(files)
    : test.skip.each(files.map((file) => `${file} (skipped: ../shared/cases is absent)`));
  run('accepts the sample scenarios in %s', (file) => {
    expect(validate(parse(readFileSync(join(folder, file), 'utf8')))).toBe(true);
  });
});
