import { describe, expect, test } from '@jest/globals';
import type { MissingDecision, Step } from '../../src/scenario/answer.ts';
import { explain } from '../../src/scenario/english/index.ts';
import { answerOf } from './support/answer.ts';

function step(told: Partial<Step>): Step {
  return {
    id: '0',
    parentId: null,
    depth: 0,
    turn: 2,
    turnStep: 'upkeep',
    kind: 'event',
    actionIndex: 1,
    summary: '',
    citations: [],
    subjects: [],
    words: null,
    considered: [],
    changes: [],
    ...told,
  };
}

const decision: MissingDecision = {
  player: 'Ann',
  kind: 'target',
  prompt: 'Choose a target for Shock.',
  options: [
    { answer: 'Bob', label: 'Bob', thing: { kind: 'player', name: 'Bob' }, count: 1 },
    { answer: 'Bear#2', label: 'the second Bear', thing: null, count: 1 },
  ],
  min: 1,
  max: 1,
  source: 'Shock',
  total: null,
  groups: [],
  open: null,
  citations: ['601.2c'],
};

const answer = answerOf(
  {
    objects: [
      { name: 'Forest' },
      { name: 'Forest' },
      {
        name: 'Bear',
        power: 4,
        toughness: 4,
        tapped: true,
        effects: [{ layer: '7c', source: { id: '9', name: 'Anthem' }, words: 'Creatures get +2/+2.', citations: ['613.4c'] }],
      },
      { name: 'Vision', zone: 'exile', suspended: true, counters: { time: 1 } },
    ],
    bob: { lost: true, lostBy: '704.5a', life: 0 },
  },
  {
    steps: [
      step({ summary: 'The upkeep step begins.', citations: ['503.1'] }),
      step({
        depth: 1,
        summary: 'A time counter is removed.',
        citations: ['702.62a', '122.1'],
        words: { card: 'Vision', text: 'remove a time counter from it' },
      }),
      step({
        turnStep: 'draw',
        summary: 'Ann draws a card.',
        considered: [{ what: 'two cards', why: 'nothing replaces it', citations: ['614.1'] }],
        changes: [{ kind: 'draw', summary: 'a card goes to her hand', subjects: [] }],
      }),
    ],
    answers: [{ actionIndex: 3, legal: false, reason: 'Bear has shroud.', citations: ['702.18a'] }],
    caveats: [
      { card: 'Bear', words: '', reason: 'its stored text is not verbatim' },
      { card: 'Forest', words: '', reason: 'its stored text is not verbatim' },
      { card: 'Vision', words: 'Dance.', reason: 'nobody activated it' },
    ],
    assumptions: [{ text: 'Shock is paid with Mountain.', citations: ['601.2h'] }],
  },
);

describe('the explanation', () => {
  test('is a readable text: headings for steps of the turn, steps with their rules, and where it stands', () => {
    expect(explain(answer, { title: 'One counter' })).toBe(`One counter
===========
Resolved: everything was carried out to the end.

What happens
------------

Turn 2, upkeep
  The upkeep step begins. [503.1]
    A time counter is removed. — Vision: “remove a time counter from it” [702.62a, 122.1]

Turn 2, draw
  Ann draws a card.
    not two cards: nothing replaces it [614.1]

Questions
---------
  Action 3: not legal: Bear has shroud. [702.18a]

In the end
----------
Turn 1 of Ann, precombat main
  Ann: 20 life
    battlefield: Forest ×2, Bear (4/4, tapped)
    exile: Vision (suspended, 1 time counter)
  Bob: 0 life, has lost [704.5a]

Changed values
--------------
  Bear
    layer 7c, Anthem: “Creatures get +2/+2.” [613.4c]

Notes
-----
  Assumed: Shock is paid with Mountain. [601.2h]
  Not looked at: Vision: “Dance.” (nobody activated it)
  Note on Bear, Forest: its stored text is not verbatim

Comprehensive Rules of 2026-04-17; engine 1; scenario 0123456789ab.
`);
  });

  test('says less, or more', () => {
    const summary = explain(answer, { level: 'SUMMARY' });
    expect(summary).not.toContain('The upkeep step begins.');
    expect(summary).toContain('Vision (suspended, 1 time counter)');
    expect(explain(answer, { level: 'FULL' })).toContain('→ a card goes to her hand');
  });

  test('can be Markdown, with what cards say escaped', () => {
    const starred = answerOf({}, { steps: [step({ summary: 'It is *2/2*.', depth: 1 })] });
    const text = explain(starred, { title: 'A_B', format: 'MARKDOWN' });
    expect(text.startsWith('# A\\_B\n')).toBe(true);
    expect(text).toContain('### Turn 2, upkeep');
    expect(text).toContain('  - It is \\*2/2\\*.');
  });
});

describe('where it stopped, it says why and what to add', () => {
  const STOPS = [
    [
      'a decision',
      answerOf({}, { status: 'NEEDS_DECISION', decision }),
      [
        'A decision is missing. Ann is asked (target): Choose a target for Shock. [601.2c]',
        'Options (choose 1):\n  - Bob\n  - Bear#2 (the second Bear)',
        'To go on, add an answer: - { player: Ann, choose: [Bob] }',
      ],
    ],
    [
      'an optional decision',
      answerOf({}, { status: 'NEEDS_DECISION', decision: { ...decision, kind: 'may', options: [] } }),
      ['add an answer: - { player: Ann, choose: [yes] }'],
    ],
    [
      'a number',
      answerOf({}, { status: 'NEEDS_DECISION', decision: { ...decision, kind: 'choose', options: [], open: 'number' } }),
      ['Any number from 0 on may be answered.', 'add an answer: - { player: Ann, choose: [2] }'],
    ],
    [
      'an order',
      answerOf({}, { status: 'NEEDS_DECISION', decision: { ...decision, kind: 'order triggers', min: 2, max: 2 } }),
      ['add an answer: - { player: Ann, choose: [[Bob, "Bear#2"]] }', 'Options (choose 2):'],
    ],
    [
      'an illegal action',
      answerOf({}, { status: 'ILLEGAL', refusal: { actionIndex: 2, reason: 'Bear has shroud.', citations: ['702.18a'] } }),
      ['Action 2 is illegal: Bear has shroud. [702.18a]', 'use "ask"'],
    ],
    [
      'unread words',
      answerOf(
        {},
        { status: 'UNSUPPORTED', unsupported: [{ card: 'Bear', words: 'Dance.', reason: 'these words are not read' }] },
      ),
      ['Nothing is guessed.', '  - Bear: “Dance.” (these words are not read)'],
    ],
    [
      'an endless loop',
      answerOf({}, { status: 'EXHAUSTED', exhausted: 'A and B repeat.' }),
      ['the budget of counted steps ran out. A and B repeat.'],
    ],
  ] as const;
  test.each(STOPS)('%s', (_what, stopped, parts) => {
    const text = explain(stopped);
    for (const part of parts) expect(text).toContain(part);
    expect(text).toContain(stopped.status === 'RESOLVED' ? 'In the end' : 'Where it stands');
  });
});
