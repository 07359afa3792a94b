import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import {
  formatDocumentError,
  readScenarioText,
  readScenarioTexts,
  readScenarioValue,
} from '../../src/scenario/document/index.ts';
import { errorsOf, minimal, scenarioOf } from './support/text.ts';

describe('what a scenario becomes', () => {
  test('a name alone is an object with every default', () => {
    const [ann] = scenarioOf(minimal('').replace('name: Ann', 'name: Ann, hand: [Shock]')).players;
    expect(ann!.hand).toEqual([
      {
        card: 'Shock',
        count: 1,
        tapped: false,
        counters: {},
        damage: 0,
        faceDown: false,
        token: false,
        sick: false,
        chosen: {},
        phasedOut: false,
        commander: false,
        designations: [],
        owner: 'Ann',
        controller: 'Ann',
      },
    ]);
    expect(ann).toMatchObject({ life: 20, librarySize: 40, mana: '' });
  });

  test('defaults depend on the format, the players and the library', () => {
    const { players, start } = scenarioOf(
      'format: commander\nplayers: [{ name: Ann, library: [A, { card: B, count: 2 }] }, { name: Bob }]\n',
    );
    expect(players.map(({ life, librarySize }) => [life, librarySize])).toEqual([
      [40, 43],
      [40, 40],
    ]);
    expect(start).toEqual({ active: 'Ann', turn: 1, step: 'precombat main' });
  });

  const ACTIONS: readonly (readonly [written: string, read: object])[] = [
    [
      '{ player: Ann, cast: Shock, targets: [Bob] }',
      { kind: 'cast', player: 'Ann', card: 'Shock', targets: ['Bob'], costs: [], pay: {}, choices: [] },
    ],
    [
      '{ cast: A, costs: [kicker, { splice: B }], x: 0 }',
      { kind: 'cast', x: 0, costs: [{ cost: 'kicker' }, { cost: 'splice', card: 'B' }] },
    ],
    [
      '{ cast: A, pay: { tap: [], life: 2, removeCounters: { B: 1 } } }',
      { pay: { tap: { kind: 'objects', objects: [] }, life: 2, removeCounters: { kind: 'each', each: { B: 1 } } } },
    ],
    ['{ activate: 2, of: A }', { kind: 'activate', ability: 2, of: 'A' }],
    ['{ activate: "+1", of: A }', { kind: 'activate', ability: '+1' }],
    ['{ special: suspend, card: A }', { kind: 'special', what: 'suspend', card: 'A' }],
    ['{ play: Island, from: graveyard }', { kind: 'play', card: 'Island', from: 'graveyard' }],
    [
      '{ player: Ann, attack: [{ attacker: A, on: Bob }] }',
      { kind: 'attack', attackers: [{ attacker: 'A', on: 'Bob' }], bands: [] },
    ],
    ['{ block: [{ blocker: A, attacker: B }] }', { kind: 'block', blockers: [{ blocker: 'A', attacker: 'B' }] }],
    ['{ assign: [{ from: A, to: B, damage: 2 }] }', { kind: 'assign', damage: [{ from: 'A', to: 'B', damage: 2 }] }],
    ['{ resolve: all }', { kind: 'resolve', until: { kind: 'all' } }],
    [
      '{ resolve: Shock, choices: [no] }',
      { kind: 'resolve', until: { kind: 'object', object: 'Shock' }, choices: [{ value: { kind: 'yesNo', yes: false } }] },
    ],
    ['{ pass: Ann }', { kind: 'pass', player: 'Ann' }],
    ['{ advanceTo: { step: upkeep, active: Bob } }', { kind: 'advanceTo', step: 'upkeep', active: 'Bob' }],
    [
      '{ ask: { attack: [] }, legal: false, rules: ["508.1d."] }',
      { kind: 'ask', action: { kind: 'attack', attackers: [] }, legal: false, rules: ['508.1d'], rulesAny: [] },
    ],
    ['{ check: { stack: [] } }', { kind: 'check', expect: { stack: [] } }],
    ['{ concede: Bob }', { kind: 'concede', player: 'Bob' }],
  ];
  test.each(ACTIONS)('%s', (written, read) => {
    expect(scenarioOf(minimal('actions:', `  - ${written}`)).actions[0]).toMatchObject(read);
  });

  test('answers tell yes and no, words, numbers, lists and mappings apart, and whom they are for', () => {
    const text = minimal(
      'actions:',
      '  - { player: Ann, choose: [yes, true, No, Forest, 3, [yes, B], { top: [A] }, { answer: no, for: may }] }',
    );
    const [choose] = scenarioOf(text).actions;
    expect(choose).toMatchObject({
      answers: [
        { value: { kind: 'yesNo', yes: true } },
        { value: { kind: 'yesNo', yes: true } },
        { value: { kind: 'yesNo', yes: false } },
        { value: { kind: 'word', word: 'Forest' } },
        { value: { kind: 'number', number: 3 } },
        {
          value: {
            kind: 'list',
            items: [
              { kind: 'word', word: 'yes' },
              { kind: 'word', word: 'B' },
            ],
          },
        },
        { value: { kind: 'mapping', entries: { top: { kind: 'list', items: [{ kind: 'word', word: 'A' }] } } } },
        { value: { kind: 'yesNo', yes: false }, for: 'may' },
      ],
    });
  });

  test('the status follows from what is expected', () => {
    const status = (expected: string) => scenarioOf(minimal('actions: [{ pass: Ann }]', `expect: ${expected}`)).expect!.status;
    expect(status('{}')).toBe('RESOLVED');
    expect(status('{ illegal: { action: 1 } }')).toBe('ILLEGAL');
    expect(status('{ decision: { player: Ann } }')).toBe('NEEDS_DECISION');
  });
});

describe('what is wrong with a scenario is said with its place and a remedy', () => {
  const WRONG: readonly (readonly [why: string, lines: readonly string[], error: string])[] = [
    ['a misspelled key', ['playes: []'], '2:1 playes: The key "playes" is unknown here. Did you mean "players"?'],
    ['a misspelled step', ['start: { step: upkep }'], 'Did you mean "upkeep"?'],
    [
      'a misspelled action',
      ['actions: [{ player: Ann, csat: Shock }]'],
      '2:11 actions[0]: An action has exactly one of the keys',
    ],
    [
      'two actions in one',
      ['actions: [{ cast: A, play: B }]'],
      'actions[0]: An action is one of cast and play, not both. Write two actions.',
    ],
    ['an action without a needed key', ['actions: [{ activate: equip }]'], 'actions[0].of: The key "of" is missing'],
    [
      'a misspelled key of an action',
      ['actions: [{ cast: A, target: [Bob] }]'],
      'actions[0].target: The key "target" is unknown here. Did you mean "targets"',
    ],
    [
      'text instead of a list',
      ['actions: [{ cast: A, targets: Bob }]'],
      'Here belongs a list (Targets in the order of the text; [] for none where "up to" allows it), not the text "Bob". Write [Bob].',
    ],
    [
      'a rule number without quotes',
      ['rules: [702.10]'],
      '2:9 rules[0]: 702.10 is read as a number, not as text. Write it in quotes: "702.10".',
    ],
    [
      'a loyalty symbol without quotes',
      ['actions: [{ activate: +1, of: A }]'],
      'actions[0].activate: YAML reads +1 as a number. Write a loyalty symbol in quotes: "+1".',
    ],
    [
      'a minus symbol without quotes',
      ['actions: [{ activate: -2, of: A }]'],
      'actions[0].activate: -2 is read as a number, not as text. Write it in quotes: "-2".',
    ],
    [
      'a name that is a number',
      ['cards: [{ name: 1996, typeLine: Instant }]'],
      '1996 is read as a number, not as text. Write it in quotes: "1996".',
    ],
    [
      'a number in quotes',
      ['actions: [{ cast: A, x: "3" }]'],
      'actions[0].x: Here belongs a number (The value of X), not the text "3". Write it without quotes.',
    ],
    [
      'yes for true',
      ['expect: { objects: [{ object: A, tapped: yes }] }'],
      'Here belongs true or false (Whether it is tapped), not the text "yes". Write true.',
    ],
    [
      'an empty subset',
      ['expect: { objects: [{ object: A, types: [] }] }'],
      'expect.objects[0].types: An empty list says nothing here',
    ],
    ['a rule number that is none', ['rules: ["702,62a"]'], 'rules[0]: the text "702,62a" is not a rule number'],
    ['a date that is none', ['edition: "2026-13-01"'], 'edition: the text "2026-13-01" is not a date; write it as "2026-04-17".'],
    [
      'an unknown player',
      ['start: { active: Ana }'],
      'start.active: No player is called "Ana". The players are Ann, Bob. Did you mean "Ann"?',
    ],
    [
      'an action that is not there',
      ['expect: { illegal: { action: 1 } }'],
      'There are 0 actions, counted from 1; there is no action 1.',
    ],
    [
      'expectations that contradict each other',
      ['actions: [{ pass: Ann }]', 'expect: { status: RESOLVED, illegal: { action: 1 } }'],
      'With illegal the status is ILLEGAL.',
    ],
    ['a key that stands twice', ['rules: []', 'rules: []'], '3:1: This key stands twice in the same mapping. Keep one of them.'],
    [
      'an answer with more than an address',
      ['actions: [{ player: Ann, choose: [{ answer: yes, to: may }] }]'],
      'may have nothing beside it but "for"',
    ],
    [
      'an action that can not be asked about',
      ['actions: [{ ask: { advanceTo: { step: end } } }]'],
      'The action asked about has exactly one of the keys cast, activate',
    ],
    ['expectations of the end in a check', ['actions: [{ check: { status: RESOLVED } }]'], 'The key "status" is unknown here.'],
    [
      'mana that is no symbol',
      ['actions: [{ cast: A, pay: { mana: 3U } }]'],
      'is not a row of mana symbols; write each in braces',
    ],
    [
      'a letter for a color',
      ['cards: [{ name: A, typeLine: Creature, oracleText: Flying, colorIndicator: [W] }]'],
      'cards[0].colorIndicator[0]: the text "W" isn\'t one of "white", "blue", "black", "red", "green". Did you mean "white"?',
    ],
  ];
  test.each(WRONG)('%s', (_why, lines, error) => {
    expect(errorsOf(minimal(...lines)).join('\n')).toContain(error);
  });

  const WRONG_OBJECTS: readonly (readonly [player: string, error: string])[] = [
    ['hand: [{ card: A, tapped: true }]', 'tapped belongs to objects on the battlefield only.'],
    ['battlefield: [{ card: A, faceDown: true }]', 'On the battlefield faceDown says why: morph, disguise, manifest or cloak.'],
    ['exile: [{ card: A, faceDown: morph }]', 'Outside the battlefield faceDown is true or false.'],
    ['hand: [{ card: A, harnessed: true }]', 'harnessed belongs to objects on the battlefield only.'],
    ['hand: [{ card: A, as: x, count: 2 }]', 'An alias names one object.'],
    ['hand: [{ card: A, as: bob }]', `The alias "bob" is a player's name.`],
    ['hand: [{ card: A, as: x }, { card: A, as: X }]', 'The alias "X" is given twice.'],
    ['hand: [{ card: A, as: "x\\u202Ey" }]', 'The alias holds the control character U+202E'],
    ['library: [A, B], librarySize: 1', 'The library lists 2 cards already.'],
    ['mana: "{2}"', 'is not mana in a pool'],
    ['battlefield: [{ card: A, controller: Cid }]', 'No player is called "Cid".'],
  ];
  test.each(WRONG_OBJECTS)('%s', (player, error) => {
    expect(errorsOf(`players: [{ name: Ann, ${player} }, { name: Bob }]\n`).join('\n')).toContain(error);
  });

  test('a name that turns the direction of writing is refused, and what it would be without is said', () => {
    const [error] = errorsOf('players: [{ name: "An\\u202En" }, { name: Bob }]\n');
    expect(error).toContain('The name holds the control character U+202E');
  });

  test('every error is collected, in the order of the text', () => {
    const errors = errorsOf('rules: [1]\nplayers: [{ nam: Ann }, { name: Bob, hnd: [] }]\nfinish: now\n');
    expect(errors.map((error) => error.split(' ')[0])).toEqual(['1:9', '2:11', '2:13', '2:38', '3:9']);
  });

  test('a value that was parsed elsewhere has the same errors without positions', () => {
    const read = readScenarioValue({ players: [{ name: 'Ann' }, { name: 'Bob', hnd: [] }] });
    expect(read.ok ? [] : read.errors.map((error) => formatDocumentError(error))).toEqual([
      'players[1].hnd: The key "hnd" is unknown here. Did you mean "hand"?',
    ]);
  });
});

describe('texts that are no scenario', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const BOMB = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...'bcdefghij'.split('').map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[i]}`).join(', ')}]`),
  ].join('\n');
  const TEXTS: readonly (readonly [what: string, text: string, error: string])[] = [
    ['nothing', '', 'The text holds no scenario.'],
    ['a list', '- a', 'A scenario is a mapping'],
    ['half a list', '[', 'This is not valid YAML or JSON'],
    ['two documents', `${minimal()}---\n${minimal()}`, 'The text holds 2 documents. Send one scenario at a time.'],
    ['aliases that blow up', BOMB, 'Aliases (*name) blow the document up.'],
    ['a list within itself', 'players: &a [*a]', 'nested more than 24 levels deep'],
    ['deep nesting', `a: ${nested(30)}`, 'nested more than 24 levels deep'],
    ['very deep nesting', nested(20_000), 'nested too deeply'],
    ['half a character', '{"players": [{"name": "\\ud800"}, {"name": "B"}]}', 'half of a character'],
    ['too much', `note: ${'x'.repeat(300_000)}`, 'The document is larger than 256 KiB.'],
  ];
  test.each(TEXTS)('%s', (_what, text, error) => {
    expect(errorsOf(text).join('\n')).toContain(error);
  });

  test('JSON is read like YAML, with tabs and positions', () => {
    const text = '{\n\t"players": [\n\t\t{ "name": "Ann" },\n\t\t{ "name": "Bob", "lif": 3 }\n\t]\n}';
    expect(errorsOf(text)).toEqual(['4:20 players[1].lif: The key "lif" is unknown here. Did you mean "life"?']);
    expect(readScenarioText(text.replace('lif', 'life')).ok).toBe(true);
  });
});

describe('sample scenarios made by others', () => {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'shared', 'cases');
  const files = ['engine.yaml', 'seeds.yaml'];
  const run = existsSync(folder)
    ? test.each(files)
    : test.skip.each(files.map((file) => `${file} (skipped: ../shared/cases is absent)`));
  run('%s', (file) => {
    const read = readScenarioTexts(readFileSync(join(folder, file), 'utf8'));
    const results = read.ok ? read.entries.map(({ result }) => result) : [];
    expect(results.length).toBeGreaterThan(40);
    expect(
      results.flatMap((result) => (result.ok ? [] : result.errors.map((error) => formatDocumentError(error, file)))),
    ).toEqual([]);
  });
});
