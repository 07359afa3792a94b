import { describe, expect, test } from '@jest/globals';
import type { Answer, Step } from '../../src/scenario/answer.ts';
import { compare, formatFailure } from '../../src/scenario/expect/index.ts';
import { answerOf, stateOf } from './support/answer.ts';
import { minimal, scenarioOf } from './support/text.ts';

const ACTIONS =
  'actions: [{ ask: { cast: A }, legal: false, rules: ["601.2c"], rulesAny: ["115.1", "702.18a"] }, { check: { stack: [] } }]';

function failures(answer: Answer, expected: string, { actions = '', strict = false, rules = '' } = {}): string[] {
  const scenario = scenarioOf(minimal(actions, rules, `expect: ${expected}`));
  return compare(answer, scenario, { strict }).map(formatFailure);
}

/** Each row: what is expected, and the failure that comes of it ("" for none). */
type Rows = readonly (readonly [expected: string, failure: string])[];

describe('objects', () => {
  const answer = answerOf({
    objects: [
      {
        name: 'Bear',
        power: 4,
        toughness: 4,
        subtypes: ['Bear'],
        keywords: ['flying', 'ward {2}', 'hexproof from blue'],
        tapped: true,
        counters: { '+1/+1': 2 },
        colors: ['green'],
      },
      { name: 'Axe', types: ['artifact'], attachedTo: { kind: 'object', id: '1', name: 'Bear' }, effects: [] },
      { name: 'Axe', owner: 'Bob', types: ['artifact'], manaValue: 1 },
      { name: 'Snake Token', printedName: 'Snake Token', faceNames: ['Snake Token'], substance: 'token', power: 1, toughness: 1 },
      { name: 'Snake Token', printedName: 'Snake Token', faceNames: ['Snake Token'], substance: 'token', power: 3, toughness: 1 },
      {
        name: '',
        printedName: 'Walker',
        faceNames: ['Walker'],
        faceDown: true,
        faceDownAs: 'morph',
        power: 2,
        toughness: 2,
        aliases: ['hidden'],
      },
      { name: 'Vision', zone: 'exile', suspended: true, counters: { time: 1 }, colors: ['blue'] },
      { name: 'Bear', zone: 'graveyard', power: 2, toughness: 2 },
      {
        name: 'Thief',
        controller: 'Bob',
        owner: 'Ann',
        attacking: { kind: 'player', name: 'Ann' },
        designations: ['monstrous'],
        damage: 1,
      },
      {
        name: 'Front',
        printedName: 'Front // Back',
        faceNames: ['Front', 'Back'],
        blocking: [{ kind: 'object', id: '9', name: 'Thief' }],
      },
      { name: 'Ghost', phasedOut: true },
      { name: 'Ashnod’s Altar', zone: 'hand' },
      { name: 'Bear', printedName: 'Copier', faceNames: ['Copier'], owner: 'Bob', power: 2, toughness: 2 },
    ],
  });
  const ROWS: Rows = [
    ["{ object: Ann's Bear, zone: battlefield, controller: ann, power: 4, tapped: true, colors: [green], token: false }", ''],
    ["{ object: Ann's Bear, power: 3, toughness: 4 }", "expect.objects[0] Ann's Bear power: wanted 3, got 4"],
    ['{ object: Bear, controller: Bob, power: 2 }', ''],
    ['{ object: Copier, controller: Bob, name: Bear }', ''],
    [
      '{ object: Bear, power: 4 }',
      'expect.objects[0] Bear: wanted one object, got 2 different objects: Bear on the battlefield under Ann (fits); Bear on the battlefield under Bob',
    ],
    ['{ object: Bear, zone: graveyard, power: 2 }', ''],
    ['{ object: Bear#2, controller: Ann }', 'expect.objects[0] Bear#2: wanted Bear#2 under Ann'],
    ['{ object: bear#2, zone: battlefield, owner: Bob }', ''],
    [
      '{ object: Bear, zone: exile }',
      "wanted Bear in the zone exile, got Bear on the battlefield under Ann; Bear in Ann's graveyard; Bear on the battlefield under Bob",
    ],
    ['{ object: Wolf, power: 1 }', 'expect.objects[0] Wolf: wanted Wolf, got nothing called Wolf'],
    ['{ object: Axe, controller: Ann, attachedTo: Bear }', ''],
    ["{ object: Ann's Axe, attachedTo: Ann's Bear, types: [Artifact], lacksTypes: [creature] }", ''],
    ["{ object: Bob's Axe, attachedTo: null, manaValue: 1 }", ''],
    ["{ object: Ann's Axe, attachedTo: null }", "expect.objects[0] Ann's Axe attachedTo: wanted nothing, got Bear"],
    ['{ object: Snake, count: 2 }', ''],
    ['{ object: Snake Token, count: 1, power: 3 }', ''],
    [
      '{ object: Snake, count: 2, toughness: 2 }',
      'expect.objects[0] Snake: wanted exactly 2, got 0 (others on the battlefield under Ann: toughness 1',
    ],
    ['{ object: Snake, toughness: 1, name: Snake }', ''],
    ['{ object: Bear, count: 3 }', ''],
    ['{ object: Bear, count: 0, power: 9 }', ''],
    ['{ object: Walker, name: "", faceDown: true, power: 2 }', ''],
    ['{ object: hidden, faceDown: true }', ''],
    ['{ object: Vision, zone: exile, suspended: true, counters: { time: 1 }, exactTypes: [creature] }', ''],
    ['{ object: Vision, counters: {} }', 'expect.objects[0] Vision counters: wanted none, got time 1'],
    ['{ object: Vision, counters: { time: 0 } }', 'expect.objects[0] Vision counters: wanted time 0, got time 1'],
    ['{ object: Vision, counters: { charge: 0, TIME: 1 } }', ''],
    ["{ object: Ann's Bear, counters: { charge: 0 } }", ''],
    ["{ object: Ann's Bear, keywords: [Flying, ward], lacksKeywords: [hexproof, fly, trample] }", ''],
    [
      "{ object: Ann's Bear, keywords: [hexproof, trample] }",
      'keywords: wanted hexproof, trample, got flying, ward {2}, hexproof from blue',
    ],
    ["{ object: Ann's Bear, lacksKeywords: [ward] }", 'lacksKeywords: wanted no ward, got flying'],
    ["{ object: Ann's Bear, exactSubtypes: [] }", 'exactSubtypes: wanted none, got Bear'],
    ['{ object: Thief, owner: Ann, controller: Bob, attacking: true, monstrous: true, renowned: false, damage: 1 }', ''],
    ['{ object: Thief, attacking: Ann }', ''],
    ['{ object: Thief, attacking: Bob }', 'expect.objects[0] Thief attacking: wanted Bob, got Ann'],
    ['{ object: Back, blocking: Thief }', ''],
    ['{ object: Front // Back, blocking: false }', 'blocking: wanted false, got Thief'],
    ['{ object: Ghost, phasedOut: true }', ''],
    ["{ object: Ashnod's Altar, zone: hand, owner: Ann }", ''],
    ["{ object: Ann's Ashnod's Altar, owner: Ann }", ''],
    ["{ object: Ashnod's Altar, controller: Ann }", "wanted Ashnod's Altar under Ann, got Ashnod’s Altar in Ann's hand"],
  ];
  test.each(ROWS)('%s', (expected, failure) => {
    const found = failures(answer, `{ objects: [${expected}] }`);
    if (failure === '') expect(found).toEqual([]);
    else expect(found.join('\n')).toContain(failure);
  });

  test('a value that comes from effects names them', () => {
    const effects = [
      { layer: '7c', source: { id: '2', name: 'Anthem' }, words: 'Creatures you control get +1/+1.', citations: [] },
    ];
    expect(
      failures(answerOf({ objects: [{ name: 'Bear', power: 3, effects }] }), '{ objects: [{ object: Bear, power: 2 }] }'),
    ).toEqual(['expect.objects[0] Bear power: wanted 2, got 3 (by Anthem)']);
  });
});

describe('players and zones', () => {
  const answer = answerOf({
    objects: [
      { name: 'Shock', zone: 'hand' },
      { name: 'Shock', zone: 'hand' },
      { name: 'Forest', zone: 'library' },
      { name: 'Island', zone: 'library' },
      { name: 'Bear', owner: 'Bob', controller: 'Ann' },
      { name: 'Ghost', phasedOut: true },
      { name: 'Front', printedName: 'Front // Back', faceNames: ['Front', 'Back'], zone: 'graveyard' },
      { name: 'Back', zone: 'graveyard' },
    ],
    ann: { mana: '{G}{U}', counters: { poison: 2 }, life: 17, lost: true },
    bob: { won: true },
    over: { winners: ['Bob'], draw: false },
  });
  const ROWS: Rows = [
    ['{ players: [{ name: ann, life: 17, hand: [Shock, Shock], handSize: 2, librarySize: 40, lost: true, won: false }] }', ''],
    ['{ players: [{ name: Ann, hand: [{ card: shock, count: 2 }] }] }', ''],
    ['{ players: [{ name: Ann, hand: [Shock] }] }', 'expect.players[0] Ann hand: wanted Shock, got Shock ×2'],
    ['{ players: [{ name: Ann, hand: [] }] }', 'wanted nothing, got Shock ×2'],
    ['{ players: [{ name: Ann, library: [Forest, Island] }] }', ''],
    ['{ players: [{ name: Ann, library: [Island] }] }', 'expect.players[0] Ann library: wanted from the top Island, got Forest'],
    ['{ players: [{ name: Ann, library: [Forest, Island, Swamp] }] }', 'got Forest, Island, an unknown card'],
    ['{ players: [{ name: Ann, battlefield: [Bear] }, { name: Bob, battlefield: [] }] }', ''],
    ['{ players: [{ name: Ann, graveyard: [Back, Front] }] }', ''],
    ['{ players: [{ name: Ann, graveyard: [Back, Back] }] }', ''],
    ['{ players: [{ name: Ann, graveyard: [Front, Front] }] }', 'wanted Front ×2, got Front, Back'],
    ['{ players: [{ name: Ann, mana: "{U}{G}", counters: { poison: 2 } }] }', ''],
    ['{ players: [{ name: Ann, mana: "" }] }', 'expect.players[0] Ann mana: wanted "", got {G}{U}'],
    [
      '{ players: [{ name: Ann, counters: {} }, { name: Bob, counters: {}, mana: "" }] }',
      'expect.players[0] Ann counters: wanted none, got poison 2',
    ],
    ['{ has: [{ zone: hand, player: Ann, card: Shock }, { zone: hand, player: Ann, card: Shock, count: 2 }] }', ''],
    [
      '{ has: [{ zone: hand, player: Ann, card: Shock, count: 1 }] }',
      'expect.has[0] Shock (hand, Ann): wanted exactly 1, got 2 among Shock ×2',
    ],
    ['{ has: [{ zone: battlefield, player: Ann, card: Bear }], lacks: [{ zone: battlefield, player: Bob, card: Bear }] }', ''],
    ['{ has: [{ zone: battlefield, player: Ann, card: Ghost }] }', 'wanted at least 1, got 0 among Bear'],
    ['{ lacks: [{ zone: battlefield, player: Ann, card: Ghost }] }', ''],
    ['{ lacks: [{ zone: hand, player: Ann, card: Shock }] }', 'expect.lacks[0] Shock (hand, Ann): wanted not at least 1, got 2'],
    ['{ lacks: [{ zone: hand, player: Ann, card: Shock, count: 1 }] }', ''],
    ['{ winner: bob, losers: [ANN], draw: false }', ''],
    ['{ winner: Ann }', 'expect.winner: wanted Ann, got Bob'],
    ['{ losers: [] }', 'expect.losers: wanted none, got Ann'],
    ['{ draw: true }', 'expect.draw: wanted true, got false'],
  ];
  test.each(ROWS)('%s', (expected, failure) => {
    const found = failures(answer, expected);
    if (failure === '') expect(found).toEqual([]);
    else expect(found.join('\n')).toContain(failure);
  });

  test('a card that nobody knows is in a zone all the same', () => {
    const drawn = answerOf({ ann: { hand: [null], handSize: 1 } });
    expect(failures(drawn, '{ players: [{ name: Ann, hand: [] }] }')).toEqual([
      'expect.players[0] Ann hand: wanted nothing, got an unknown card',
    ]);
  });
});

describe('the stack', () => {
  const source = { id: '9', name: 'Vision' };
  const answer = answerOf({
    objects: [
      { name: 'Shock', zone: 'stack' },
      {
        name: '',
        printedName: 'Vision',
        substance: 'ability',
        zone: 'stack',
        source,
        words: 'When the last time counter is removed from this card, you may cast it.',
      },
    ],
  });
  const ROWS: Rows = [
    ['[ability of Vision, Shock]', ''],
    ['["ability of Vision: when the last", shock]', ''],
    [
      '["ability of Vision: at the beginning", Shock]',
      'expect.stack: wanted from the top ability of Vision: at the beginning, Shock, got ability of Vision, Shock',
    ],
    ['[Shock, ability of Vision]', 'got ability of Vision, Shock'],
    ['[Vision, Shock]', 'got ability of Vision, Shock'],
    ['[]', 'expect.stack: wanted an empty stack, got ability of Vision, Shock'],
  ];
  test.each(ROWS)('%s', (stack, failure) => {
    const found = failures(answer, `{ stack: ${stack} }`);
    if (failure === '') expect(found).toEqual([]);
    else expect(found.join('\n')).toContain(failure);
  });
});

describe('how it ends', () => {
  const step = (...citations: Step['citations']): Step => ({
    id: '0',
    parentId: null,
    depth: 0,
    turn: 1,
    turnStep: 'upkeep',
    kind: 'event',
    actionIndex: null,
    summary: '',
    citations,
    subjects: [],
    words: null,
    considered: [],
    changes: [],
  });
  const illegal = answerOf(
    {},
    { status: 'ILLEGAL', refusal: { actionIndex: 1, reason: 'It has no legal target.', citations: ['601.2c', '115.1'] } },
  );
  const missing = answerOf(
    {},
    {
      status: 'NEEDS_DECISION',
      decision: {
        player: 'Ann',
        kind: 'may',
        prompt: 'Cast it?',
        options: [],
        min: 1,
        max: 1,
        source: 'Vision',
        open: null,
        total: null,
        groups: [],
        citations: ['702.62a'],
      },
    },
  );
  const pass = 'actions: [{ pass: Ann }, { pass: Bob }]';
  const ROWS: readonly (readonly [answer: Answer, expected: string, failure: string])[] = [
    [illegal, '{ illegal: { action: 1, rules: ["601.2c"], rulesAny: ["702.1", "115.1"] } }', ''],
    [illegal, '{ illegal: { action: 2 } }', 'expect.illegal action: wanted 2, got 1 (It has no legal target.)'],
    [illegal, '{ illegal: { action: 1, rules: ["702.18a"] } }', 'expect.illegal rules: wanted 702.18a, got 601.2c, 115.1'],
    [
      illegal,
      '{ illegal: { action: 1, rulesAny: ["702.18a"] } }',
      'expect.illegal rulesAny: wanted one of 702.18a, got 601.2c, 115.1',
    ],
    [illegal, '{}', 'expect.status: wanted RESOLVED, got ILLEGAL: action 1: It has no legal target. [601.2c, 115.1]'],
    [illegal, '{ status: ILLEGAL }', ''],
    [missing, '{ decision: { player: ann, kind: may } }', ''],
    [
      missing,
      '{ decision: { player: Bob, kind: target } }',
      'expect.decision player: wanted Bob, got Ann (Cast it?)\nexpect.decision kind: wanted target, got may (Cast it?)',
    ],
    [missing, '{ status: UNSUPPORTED }', 'expect.status: wanted UNSUPPORTED, got NEEDS_DECISION: Ann, may: Cast it?'],
    [
      answerOf({}, { steps: [step('702.62a'), step('601.2c')] }),
      '{ cites: ["702.62a", "601.2c"], citesAny: ["1", "601.2c"] }',
      '',
    ],
    [
      answerOf({}, { steps: [step('702.62a')] }),
      '{ cites: ["702.62a", "701.6a"] }',
      'expect.cites: wanted 701.6a, got citations of 1 other rules',
    ],
    [answerOf({}, { steps: [step('702.62a')] }), '{ citesAny: ["701.6a"] }', 'expect.citesAny: wanted one of 701.6a'],
  ];
  test.each(ROWS)('%#: %2$s', (answer, expected, failure) => {
    const found = failures(answer, expected, { actions: pass }).join('\n');
    if (failure === '') expect(found).toBe('');
    else expect(found).toContain(failure);
  });

  test('a scenario without expectations expects to resolve', () => {
    const scenario = scenarioOf(minimal());
    expect(compare(answerOf({}), scenario)).toEqual([]);
    expect(compare(illegal, scenario)).toHaveLength(1);
  });

  test('nothing about the end is compared where it ended otherwise', () => {
    expect(failures(illegal, '{ players: [{ name: Ann, life: 1 }] }')).toHaveLength(1);
  });

  test('questions and checks are compared on the way', () => {
    const asked = { actionIndex: 1, legal: false, reason: 'Bear has shroud.', citations: ['702.18a', '601.2c'] } as const;
    const good = answerOf({}, { answers: [asked], checks: [{ actionIndex: 2, state: stateOf({}) }] });
    expect(failures(good, '{}', { actions: ACTIONS })).toEqual([]);
    const bad = answerOf(
      {},
      {
        answers: [{ ...asked, legal: true, reason: null, citations: [] }],
        checks: [{ actionIndex: 2, state: stateOf({ objects: [{ name: 'A', zone: 'stack' }] }) }],
      },
    );
    expect(failures(bad, '{}', { actions: ACTIONS })).toEqual([
      'actions[1].check.stack: wanted an empty stack, got A',
      'actions[0].ask legal: wanted false, got true',
      'actions[0].ask rules: wanted 601.2c, got none',
      'actions[0].ask rulesAny: wanted one of 115.1, 702.18a, got none',
    ]);
    expect(failures(answerOf({}), '{}', { actions: ACTIONS })).toEqual([
      'actions[1].check: wanted to be reached, got the scenario stopped before it',
      'actions[0].ask: wanted an answer, got none: the scenario stopped before it',
    ]);
  });

  test('strictly, unused answers and a scenario that cites none of its rules fail', () => {
    const warned = answerOf(
      {},
      { steps: [step('601.2c')], warnings: [{ kind: 'unused answer', message: 'No decision took "yes".', actionIndex: 1 }] },
    );
    const rules = 'rules: ["702.62a", "702.62b"]';
    expect(failures(warned, '{}', { rules })).toEqual([]);
    expect(failures(warned, '{}', { rules, strict: true })).toEqual([
      'strict: wanted every answer to be taken by a decision, got No decision took "yes".',
      "strict: wanted a citation of at least one of the scenario's rules (702.62a, 702.62b), got none",
    ]);
    expect(failures(answerOf({}, { steps: [step('702.62b')] }), '{}', { rules, strict: true })).toEqual([]);
  });
});
