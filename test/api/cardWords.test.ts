import { describe, expect, test } from '@jest/globals';
import { withoutReminders, withTilde } from '../../src/api/cards/words.ts';

const face = (name: string, oracleText: string, types: readonly string[] = ['Creature'], supertypes: readonly string[] = []) => ({
  name,
  oracleText,
  types,
  supertypes,
});

describe('words with ~ for the object that they stand on', () => {
  test.each([
    [face('Mire Frog', 'When Mire Frog enters, draw a card.'), 'When ~ enters, draw a card.'],
    [face('Mire Frog', 'When this creature enters, draw a card this turn.'), 'When ~ enters, draw a card this turn.'],
    [face('Hopper’s Pond', "Hopper's Pond enters tapped.\nThis land's mana"), "~ enters tapped.\n~'s mana"],
    [
      face(
        'Ulda, Queen of Frogs',
        "Whenever Ulda attacks, put a counter on it.\nUlda, Queen of Frogs can't block.",
        ['Creature'],
        ['Legendary'],
      ),
      "Whenever ~ attacks, put a counter on it.\n~ can't block.",
    ],
    [face('Ulda', "Uldan cards aren't Ulda, and Ulda-born ones neither."), "Uldan cards aren't ~, and Ulda-born ones neither."],
    [face('Mire Frog', 'Search your library for a card named Mire Frog.'), 'Search your library for a card named Mire Frog.'],
    [
      face(
        'Frog Crown',
        'Enchanted creature has “{T}: This creature deals 1 damage to any target.”\nSacrifice this Aura: Draw a card.',
        ['Enchantment'],
      ),
      'Enchanted creature has “{T}: This creature deals 1 damage to any target.”\nSacrifice ~: Draw a card.',
    ],
    [face('Haste', 'Haste', ['Instant']), 'Haste'],
    [face('A.M.P.', 'A.M.P. costs {1} less to cast.', ['Instant']), '~ costs {1} less to cast.'],
  ])('%j', (words, expected) => expect(withTilde(words)).toBe(expected));

  test('together with leaving out reminder text', () => {
    const words = withTilde(face('Mire Frog', 'Lifelink (Damage dealt by this creature also gains you life.)\nMire Frog hops.'));
    expect(withoutReminders(words)).toBe('Lifelink\n~ hops.');
  });
});
