import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { canonicalJson, type Json } from '../../src/scenario/document/canonical.ts';
import {
  identityOf,
  questionOf,
  type ReadResult,
  readScenarioText,
  readScenarioValue,
} from '../../src/scenario/document/index.ts';
import { minimal, scenarioOf } from './support/text.ts';

const EDITION = '2026-04-17';

const identity = (read: ReadResult): string => {
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join('\n'));
  return identityOf(read.scenario, EDITION);
};

const name = fc.stringMatching(/^[A-Z][a-z]{1,8}( [A-Z][a-z]{1,8})?$/);
const counters = fc.dictionary(fc.constantFrom('time', '+1/+1', 'charge'), fc.integer({ min: 0, max: 9 }), {
  noNullPrototype: true,
});
const object = fc.oneof(
  name,
  fc.record({ card: name, counters, count: fc.integer({ min: 1, max: 3 }) }, { requiredKeys: ['card'] }),
);
const player = (called: string) =>
  fc.record(
    { name: fc.constant(called), life: fc.integer({ min: 1, max: 40 }), hand: fc.array(object), exile: fc.array(object) },
    { requiredKeys: ['name'] },
  );
const action = fc.oneof(
  fc.record(
    { player: fc.constantFrom('Ann', 'Bob'), cast: name, targets: fc.array(name), x: fc.nat(9) },
    { requiredKeys: ['cast'] },
  ),
  fc.record({ resolve: fc.constantFrom('all', 'top') }),
  fc.record({ player: fc.constant('Ann'), choose: fc.array(fc.oneof(fc.boolean(), name, fc.array(name))) }),
  fc.record({ ask: fc.record({ cast: name }), legal: fc.boolean() }, { requiredKeys: ['ask'] }),
);
const document = fc.record(
  {
    title: fc.string({ unit: 'grapheme' }),
    players: fc.tuple(player('Ann'), player('Bob')),
    actions: fc.array(action, { maxLength: 5 }),
    finish: fc.constantFrom('resolve', 'stop'),
  },
  { requiredKeys: ['players'] },
);

describe('identity', () => {
  test('YAML, JSON and a parsed value of the same scenario have the same one', () => {
    fc.assert(
      fc.property(document, fc.constantFrom(0, 2), (value, indent) => {
        const parsed = identity(readScenarioValue(value));
        expect(identity(readScenarioText(stringify(value, { version: '1.2' })))).toBe(parsed);
        expect(identity(readScenarioText(JSON.stringify(value, null, indent)))).toBe(parsed);
      }),
      { numRuns: 60 },
    );
  });

  const SAME: readonly (readonly [what: string, a: string, b: string])[] = [
    ['title, note, source and id', minimal(), minimal('title: a', 'note: b', 'source: c', 'id: d')],
    ['the rules that it shows', minimal(), minimal('rules: ["601.2"]')],
    ['expectations', minimal(), minimal('expect: { stack: [] }')],
    ['a check', minimal('actions: [{ resolve: all }]'), minimal('actions: [{ resolve: all }, { check: { stack: [] } }]')],
    [
      'what is expected of a question',
      minimal('actions: [{ ask: { cast: A } }]'),
      minimal('actions: [{ ask: { cast: A }, legal: true, rules: ["601.2"] }]'),
    ],
    [
      'defaults that are written out',
      minimal(),
      minimal('format: two-player', 'start: { active: Ann, turn: 1, step: precombat main }', 'actions: []'),
    ],
    [
      'the way of writing yes',
      minimal('actions: [{ player: Ann, choose: [yes] }]'),
      minimal('actions: [{ player: Ann, choose: [true] }]'),
    ],
  ];
  test.each(SAME)('%s make no difference', (_what, a, b) => {
    expect(identityOf(scenarioOf(a), EDITION)).toBe(identityOf(scenarioOf(b), EDITION));
  });

  test('count and entries that are alike make no difference', () => {
    const two = (hand: string) => identityOf(scenarioOf(`players: [{ name: Ann, hand: ${hand} }, { name: Bob }]`), EDITION);
    expect(two('[Shock, Shock]')).toBe(two('[{ card: Shock, count: 2 }]'));
    expect(two('[Shock, Shock]')).not.toBe(two('[Shock]'));
  });

  const DIFFERENT: readonly (readonly [what: string, line: string])[] = [
    ['what is done', 'actions: [{ resolve: all }]'],
    ['where the game stands', 'start: { step: upkeep }'],
    ['how missing decisions are taken', 'unanswered: default'],
    ['a card of its own', 'cards: [{ name: A, typeLine: Instant }]'],
  ];
  test.each(DIFFERENT)('%s makes another scenario', (_what, line) => {
    expect(identityOf(scenarioOf(minimal(line)), EDITION)).not.toBe(identityOf(scenarioOf(minimal()), EDITION));
  });

  test('another edition makes another scenario', () => {
    expect(identityOf(scenarioOf(minimal()), EDITION)).not.toBe(identityOf(scenarioOf(minimal()), '2025-01-01'));
  });

  test('the question of a scenario is a question of its own', () => {
    const scenario = scenarioOf(minimal('title: a', 'rules: ["601.2"]', 'actions: [{ check: { stack: [] } }]', 'expect: {}'));
    expect(questionOf(questionOf(scenario))).toEqual(questionOf(scenario));
    expect(questionOf(scenario)).toMatchObject({ rules: [], actions: [] });
  });
});

describe('canonical JSON (RFC 8785)', () => {
  const EXAMPLES: readonly (readonly [value: Json, text: string])[] = [
    [{ b: 1, a: [true, null, 'é'] }, '{"a":[true,null,"é"],"b":1}'],
    [{ '\ud83d\ude00': 1, '\ufb33': 2, '\u20ac': 3 }, '{"€":3,"\ud83d\ude00":1,"\ufb33":2}'],
    [[1e30, 4.5, 2e-3, 1e-27, -0], '[1e+30,4.5,0.002,1e-27,0]'],
    ['\u000f\n"\\/', '"\\u000f\\n\\"\\\\/"'],
    [{ a: undefined }, '{}'],
  ];
  test.each(EXAMPLES)('%j', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  test('the order of keys makes no difference, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = canonicalJson(value as Json);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        const turned = JSON.stringify(value, (_key, inner: unknown) =>
          typeof inner === 'object' && inner !== null && !Array.isArray(inner)
            ? Object.fromEntries(Object.entries(inner).reverse())
            : inner,
        );
        expect(canonicalJson(JSON.parse(turned) as Json)).toBe(text);
      }),
    );
  });

  test('what JSON can not hold is refused', () => {
    expect(() => canonicalJson(Number.NaN)).toThrow('NaN');
    expect(() => canonicalJson('\ud800')).toThrow('lone surrogates');
  });

  test('an identity is the SHA-256 of the canonical question', () => {
    const scenario = scenarioOf(minimal());
    const text = canonicalJson({ ...questionOf(scenario), edition: EDITION } as unknown as Json);
    expect(identityOf(scenario, EDITION)).toBe(createHash('sha256').update(text).digest('hex'));
  });
});
