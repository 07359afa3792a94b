import { describe, expect, test } from '@jest/globals';
import { buildSchema, type GraphQLInputObjectType } from 'graphql';
import type { ScenarioInput } from '../../src/api/generated/resolvers.ts';
import { documentOf } from '../../src/api/scenarios/input.ts';
import { typeDefs } from '../../src/api/schema.ts';
import { identityOf, readScenarioText, readScenarioValue, scenarioJsonSchema } from '../../src/scenario/document/index.ts';

const EDITION = '2026-04-17';

const pairs: readonly [what: string, typed: ScenarioInput, text: string][] = [
  [
    'a position and its actions',
    {
      players: [
        { name: 'Ann', hand: [{ card: 'Shock' }], battlefield: [{ card: 'Mountain' }], life: 12, mana: '{R}' },
        { name: 'Bob', battlefield: [{ card: 'Bear', count: 2, tapped: true, counters: { '+1/+1': 2 }, faceDown: 'MORPH' }] },
      ],
      start: { active: 'Bob', step: 'FIRST_STRIKE_DAMAGE', dayNight: 'NIGHT' },
      actions: [
        {
          cast: {
            player: 'Ann',
            card: 'Shock',
            targets: ['Bear#2'],
            from: 'HAND',
            choices: [true, { answer: 'no', for: 'Bear' }],
          },
        },
        { resolve: { until: 'all' } },
      ],
    },
    `
players:
  - { name: Ann, hand: [Shock], battlefield: [Mountain], life: 12, mana: "{R}" }
  - name: Bob
    battlefield:
      - { card: Bear, count: 2, tapped: true, counters: { +1/+1: 2 }, faceDown: morph }
start: { active: Bob, step: first-strike damage, dayNight: night }
actions:
  - { player: Ann, cast: Shock, targets: ["Bear#2"], from: hand, choices: [yes, { answer: no, for: Bear }] }
  - resolve: all
`,
  ],
  [
    'every kind of action',
    {
      players: [{ name: 'Ann', exile: [{ card: 'Cave', faceDown: 'PLAIN' }] }, { name: 'Bob' }],
      format: 'FREE_FOR_ALL',
      unanswered: 'DEFAULT',
      finish: 'STOP',
      edition: '2024-02-02',
      thisTurn: { landsPlayed: { Ann: 1 } },
      cards: [
        { name: 'Cave', typeLine: 'Land', colorIndicator: ['RED'], layout: 'NORMAL' },
        {
          name: 'A // B',
          layout: 'MODAL_DFC',
          faces: [
            { name: 'A', typeLine: 'Instant', manaCost: '{R}' },
            { name: 'B', typeLine: 'Land' },
          ],
        },
      ],
      actions: [
        { activate: { player: 'Ann', abilityNumber: 2, of: 'Cave', x: 3, divide: { Bob: 2 }, pay: { tap: ['Cave'] } } },
        { activate: { ability: 'equip', of: 'Cave', modes: [1, 'draw'] } },
        { special: { player: 'Ann', action: 'suspend', card: 'Cave', x: 1 } },
        { play: { player: 'Ann', card: 'Cave', from: 'EXILE' } },
        { attack: { attackers: [{ attacker: 'Cave', on: 'Bob', exert: true }], bands: [['Cave']] } },
        { block: { player: 'Bob', blockers: [{ blocker: 'Cave', attacker: 'Cave' }] } },
        { assign: { damage: [{ from: 'Cave', to: 'Bob', damage: 2 }] } },
        { pass: { player: 'Ann' } },
        { advanceTo: { step: 'PRECOMBAT_MAIN', active: 'Bob', turn: 4 } },
        { choose: { player: 'Ann', answers: [['A', 'B'], 3, { top: ['A'] }] } },
        { ask: { cast: { player: 'Bob', card: 'A', costs: ['kicker', { splice: 'B' }] } } },
        { concede: { player: 'Bob' } },
      ],
    },
    `
players: [{ name: Ann, exile: [{ card: Cave, faceDown: true }] }, { name: Bob }]
format: free-for-all
unanswered: default
finish: stop
edition: "2024-02-02"
thisTurn: { landsPlayed: { Ann: 1 } }
cards:
  - { name: Cave, typeLine: Land, colorIndicator: [red] }
  - name: A // B
    layout: modal_dfc
    faces: [{ name: A, typeLine: Instant, manaCost: "{R}" }, { name: B, typeLine: Land }]
actions:
  - { player: Ann, activate: 2, of: Cave, x: 3, divide: { Bob: 2 }, pay: { tap: [Cave] } }
  - { activate: equip, of: Cave, modes: [1, draw] }
  - { player: Ann, special: suspend, card: Cave, x: 1 }
  - { player: Ann, play: Cave, from: exile }
  - { attack: [{ attacker: Cave, on: Bob, exert: true }], bands: [[Cave]] }
  - { player: Bob, block: [{ blocker: Cave, attacker: Cave }] }
  - { assign: [{ from: Cave, to: Bob, damage: 2 }] }
  - { pass: Ann }
  - { advanceTo: { step: precombat main, active: Bob, turn: 4 } }
  - { player: Ann, choose: [[A, B], 3, { top: [A] }] }
  - { ask: { player: Bob, cast: A, costs: [kicker, { splice: B }] } }
  - { concede: Bob }
`,
  ],
];

describe('typed input and document', () => {
  test.each(pairs)('%s: both are the same question', (_what, typed, text) => {
    const [fromTyped, fromText] = [readScenarioValue(documentOf(typed)), readScenarioText(text)];
    if (!fromText.ok) throw new Error(JSON.stringify(fromText.errors));
    if (!fromTyped.ok) throw new Error(JSON.stringify(fromTyped.errors));
    expect(fromTyped.scenario).toEqual(fromText.scenario);
    expect(identityOf(fromTyped.scenario, EDITION)).toBe(identityOf(fromText.scenario, EDITION));
  });
});

describe('the typed input has every key of the document', () => {
  const schema = buildSchema(typeDefs);
  const definitions = (
    scenarioJsonSchema() as { $defs: Record<string, { properties?: object; anyOf?: { properties?: object }[] }> }
  ).$defs;

  /** The keys of a part of the document: of the mapping, where a plain word stands for one too. */
  function keysOf(name: string): string[] {
    const definition = definitions[name];
    const mapping = definition?.properties ?? definition?.anyOf?.find((one) => one.properties)?.properties ?? {};
    return Object.keys(mapping).sort();
  }
  const fieldsOf = (name: string) => Object.keys((schema.getType(name) as GraphQLInputObjectType).getFields()).sort();

  test.each([
    ['Scenario', 'ScenarioInput', ['expect']],
    ['Player', 'PlayerInput', []],
    ['Object', 'ObjectInput', []],
    ['CardDefinition', 'CardDefinitionInput', []],
  ])('%s and %s', (part, input, onlyInDocuments) => {
    expect(keysOf(part).length).toBeGreaterThan(3);
    expect(fieldsOf(input)).toEqual(keysOf(part).filter((key) => !(onlyInDocuments as string[]).includes(key)));
  });
});
