import { describe, expect, test } from '@jest/globals';
import { cardFacts } from '../../src/cards/facts.ts';
import { starterCards } from '../../src/cards/starter/index.ts';
import { symbolsIn } from '../../src/rules/mana/index.ts';
import { subtypeKind } from '../../src/rules/vocabulary/subtypes.ts';
import { CARD_TYPES } from '../../src/rules/vocabulary/types.ts';

const cards = starterCards();
const named = (name: string) => cards.find((card) => card.name === name);
const each = cards.map((card) => [card.name, card.faces[0]!] as const);

describe('the starter set', () => {
  test('has at most 150 cards, each once', () => {
    expect(cards.length).toBeGreaterThan(100);
    expect(cards.length).toBeLessThanOrEqual(150);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
  });

  test.each(each)('%s is well formed', (_, face) => {
    expect(face.types.filter((type) => !(CARD_TYPES as readonly string[]).includes(type.toLowerCase()))).toEqual([]);
    expect(face.subtypes.filter((subtype) => subtypeKind(subtype) === null)).toEqual([]);
    expect([face.power !== null, face.toughness !== null]).toEqual(Array(2).fill(face.types.includes('Creature')));
    expect(symbolsIn(face.oracleText).filter(({ symbol }) => symbol === null)).toEqual([]);
    expect(face.oracleText).not.toMatch(/[()]|enters the battlefield|^\s|\s$| {2}/);
    for (const line of face.oracleText.split('\n')) if (/[a-z] [a-z]+ [a-z]+ [a-z]/.test(line)) expect(line).toMatch(/[.—]$|”$/);
  });

  test('cards without mana cost have their color by indicator', () => {
    const colors = ['Ancestral Vision', 'Wheel of Fate', 'Restore Balance', 'Living End', 'Lotus Bloom'].map((name) => {
      const card = named(name)!;
      expect(card.faces[0]!.manaCost).toBeNull();
      return cardFacts(card).colors.join();
    });
    expect(colors).toEqual(['blue', 'red', 'white', 'black', '']);
  });

  test('basic lands have their basic type', () => {
    expect(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Wastes'].map((name) => named(name)?.faces[0]?.typeLine)).toEqual([
      'Basic Land — Plains',
      'Basic Land — Island',
      'Basic Land — Swamp',
      'Basic Land — Mountain',
      'Basic Land — Forest',
      'Basic Land',
    ]);
  });
});
