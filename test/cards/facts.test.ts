import { describe, expect, test } from '@jest/globals';
import type { Card, CardLayout } from '../../src/cards/card.ts';
import { cardFacts } from '../../src/cards/facts.ts';
import { readCardRecord } from '../../src/cards/record.ts';

type Face = readonly [cost: string, typeLine: string, words?: string, indicator?: readonly string[]];

function card(layout: CardLayout, ...faces: readonly Face[]): Card {
  const read = readCardRecord({
    name: 'A',
    layout,
    source: 'a test',
    faces: faces.map(([manaCost, typeLine, oracleText = '', colorIndicator], i) => ({
      name: `Face ${i}`,
      manaCost,
      typeLine,
      oracleText,
      colorIndicator: colorIndicator ?? null,
    })),
  });
  if (!read.ok) throw new Error(read.problem.reason);
  return read.value;
}

describe('facts of a card', () => {
  test.each<[string, Card, number, string, string, readonly number[]]>([
    ['a creature', card('normal', ['{1}{G}', 'Creature — Bear']), 2, 'green', 'green', [2]],
    ['X is 0 (202.3e)', card('normal', ['{X}{X}{R}', 'Sorcery']), 1, 'red', 'red', [1]],
    ['no mana cost, color indicator (204.2)', card('normal', ['', 'Sorcery', 'Suspend 4—{U}', ['U']]), 0, 'blue', 'blue', [0]],
    [
      'devoid has no color in any zone',
      card('normal', ['{2}{R}', 'Creature — Eldrazi', 'Devoid (No color.)\nHaste']),
      3,
      '',
      'red',
      [3],
    ],
    [
      'what others gain is not its own',
      card('normal', ['{1}{R}', 'Creature', 'Slivers you control have devoid.']),
      2,
      'red',
      'red',
      [2],
    ],
    [
      'a color-defining ability',
      card('normal', ['{4}', 'Artifact Creature', 'This creature is all colors.']),
      4,
      'white blue black red green',
      'white blue black red green',
      [4],
    ],
    [
      'which may leave the color identity as it is',
      card('normal', ['{2}{G}', 'Creature', "This creature is all colors. This ability doesn't affect its color identity."]),
      3,
      'white blue black red green',
      'green',
      [3],
    ],
    ['a land with a basic type (305.6)', card('normal', ['', 'Land — Forest Plains']), 0, '', 'white green', [0]],
    ['symbols in the words', card('normal', ['{1}', 'Artifact', '{T}: Add {B} or {W/R}.']), 1, '', 'white black red', [1]],
    [
      'reminder text gives no identity (903.4c)',
      card('normal', ['{W}', 'Creature', 'Extort (You may pay {W/B}.)']),
      1,
      'white',
      'white',
      [1],
    ],
    [
      'a split card is both halves (202.3d)',
      card('split', ['{1}{R}', 'Instant'], ['{1}{U}', 'Instant']),
      4,
      'blue red',
      'blue red',
      [2, 2],
    ],
    [
      'an adventurer is its creature',
      card('adventure', ['{3}{R}', 'Creature'], ['{W}', 'Instant — Adventure']),
      4,
      'red',
      'white red',
      [4, 1],
    ],
    [
      'a nonmodal back has its front’s mana value (202.3b)',
      card('transform', ['{2}{U}', 'Creature'], ['', 'Creature', '', ['R']]),
      3,
      'blue',
      'blue red',
      [3, 3],
    ],
    ['a modal back has its own', card('modal_dfc', ['{2}{U}', 'Instant'], ['', 'Land']), 3, 'blue', 'blue', [3, 0]],
    [
      'unknown kind, creature behind',
      card('multiface', ['{3}{R}', 'Creature', 'Flip it.'], ['', 'Creature']),
      4,
      'red',
      'red',
      [4, 4],
    ],
    ['unknown kind, land behind', card('multiface', ['{3}{R}', 'Instant'], ['', 'Land']), 4, 'red', 'red', [4, 0]],
    [
      'unknown kind, land behind what transforms',
      card('multiface', ['{3}{R}', 'Artifact', 'Transform it.'], ['', 'Land']),
      4,
      'red',
      'red',
      [4, 4],
    ],
    ['half a mana', card('normal', ['{HW}', 'Creature']), 0.5, 'white', 'white', [0.5]],
  ])('%s', (_, { ...subject }, manaValue, colors, identity, faces) => {
    const facts = cardFacts(subject);
    expect([facts.manaValue, facts.colors.join(' '), facts.colorIdentity.join(' ')]).toEqual([manaValue, colors, identity]);
    expect(facts.faces.map((face) => face.manaValue)).toEqual(faces);
  });
});
