import { describe, expect, test } from '@jest/globals';
import { cited, play, standing, verdict } from '../support/play.ts';

const SAGA =
  '{ name: Tale, typeLine: "Enchantment — Saga", manaCost: "{0}", oracleText: "I, II — You gain 1 life.\\nIII — Each opponent loses 5 life." }';
const PROLIFERATE =
  '{ name: Hasten, typeLine: Instant, manaCost: "{0}", oracleText: "Put two lore counters on target enchantment." }';

const setup = (battlefield: string, actions: string): string =>
  `unanswered: default\nplayers: [{ name: Ann, hand: [Tale, Hasten], battlefield: [${battlefield}] }, { name: Bob }]\nactions: [${actions}]`;

describe('chapters of a Saga (CR 714)', () => {
  test.each([
    {
      what: 'enters with a lore counter, so its first chapter triggers',
      on: '',
      actions: '{ cast: Tale }',
      left: 'Ann 21: Tale | Bob 20:',
    },
    {
      what: 'gets another as its controller begins a precombat main phase',
      on: '{ card: Tale, counters: { lore: 1 } }',
      actions: '{ advanceTo: { step: precombat main, active: Ann, turn: 3 } }',
      left: 'Ann 21: Tale | Bob 20:',
    },
    {
      what: 'is sacrificed after its last chapter',
      on: '{ card: Tale, counters: { lore: 2 } }',
      actions: '{ advanceTo: { step: precombat main, active: Ann, turn: 3 } }',
      left: 'Ann 20: | Bob 15:',
    },
    {
      what: 'has each chapter trigger that several counters at once reach',
      on: '{ card: Tale, counters: { lore: 1 } }',
      actions: '{ cast: Hasten, targets: [Tale] }',
      left: 'Ann 21: | Bob 15:',
    },
  ])('$what', ({ on, actions, left }) => {
    const answer = play([SAGA, PROLIFERATE], setup(on, actions));
    expect(`${verdict(answer)} ${standing(answer)}`).toBe(`RESOLVED ${left}`);
  });

  test('cites what puts the counter', () => {
    const answer = play([SAGA, PROLIFERATE], setup('Tale', '{ advanceTo: { step: precombat main, active: Ann, turn: 3 } }'));
    expect([...cited(answer)]).toEqual(expect.arrayContaining(['714.3c', '714.2b']));
  });
});
