import { describe, expect, test } from '@jest/globals';
import { readFace } from '../../src/oracle/index.ts';
import { adviceOn } from '../../src/oracle/measure/advice.ts';

const adviceFor = (oracleText: string, type: string) => {
  const face = { name: 'Old Shed', types: [type], oracleText };
  return readFace(face).lines.flatMap((line) => [...adviceOn(line, face)]);
};

describe('what a designer may have meant', () => {
  test.each([
    ['When this creature enters, draws a card.', 'creature', ['Did you mean “draw”?']],
    ['Flying, vigilence', 'creature', ['Did you mean “vigilance”?']],
    ['At the beginning of your up keep, scry 1.', 'creature', ['Did you mean “upkeep”?']],
    ['Old Shed deals 3 damages to target creature.', 'sorcery', ['Did you mean “damage”?']],
    ['Destroy target creature an opponent control.', 'sorcery', ['Did you mean “controls”?']],
    ['Whenever a creature dies draw a card.', 'creature', ['A comma belongs here.']],
    ['{T}; Add {G}.', 'creature', ['A cost ends in a colon.']],
    ['Kicker 2', 'creature', ['A mana cost is written in symbols: {2}, {1}{U}.']],
    ['Counter target spell', 'instant', ['A sentence ends in a full stop.']],
    ['You may draw a card, if you do, discard a card.', 'instant', ['Begin a new sentence: “. If you do, …”.']],
    ['Draw two cards.', 'instant', []],
  ])('%s (%s): %j', (text, type, wanted) => expect(adviceFor(text, type)).toEqual(wanted));

  test('damage needs a source that deals it', () => {
    expect(readFace({ name: 'Old Shed', types: ['instant'], oracleText: 'Deal 3 damage to any target.' }).unread).toHaveLength(1);
  });
});
