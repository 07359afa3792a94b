import { describe, expect, test } from '@jest/globals';
import { KEYWORD_ABILITIES, KEYWORD_ACTIONS } from '../../src/rules/vocabulary/keywords.ts';
import {
  BASIC_LAND_MANA,
  BASIC_LAND_TYPES,
  canonicalSubtype,
  isBasicLandType,
  PHRASE_SUBTYPES,
  SUBTYPE_KINDS,
  SUBTYPES,
  subtypeKind,
  subtypeKinds,
} from '../../src/rules/vocabulary/subtypes.ts';

describe('subtypes', () => {
  test.each([
    ['Goblin', 'creature'],
    ['goblin', 'creature'],
    ['Time Lord', 'creature'],
    ['Assembly-Worker', 'creature'],
    ['Equipment', 'artifact'],
    ['Aura', 'enchantment'],
    ["Urza's", 'land'],
    ['Urza’s', 'land'],
    ['Jace', 'planeswalker'],
    ['Arcane', 'spell'],
    ['Siege', 'battle'],
    ['Time', 'plane'],
    ['Spacecraft', 'artifact'],
    ['Lord', null],
    ['Legendary', null],
    ['constructor', null],
  ])('%s: %s', (word, kind) => expect(subtypeKind(word)).toBe(kind));

  test('only a plane shares its name, and every subtype is a name', () => {
    const all: readonly string[] = SUBTYPE_KINDS.flatMap((kind) => [...SUBTYPES[kind]]);
    expect(all.filter((subtype, i) => all.indexOf(subtype) !== i)).toEqual(['Spacecraft']);
    expect(subtypeKinds('Spacecraft')).toEqual(['artifact', 'plane']);
    expect(all.filter((subtype) => !/^[A-Z][A-Za-z' éû.-]*$/.test(subtype))).toEqual([]);
    expect(PHRASE_SUBTYPES.filter((subtype) => subtypeKind(subtype) !== 'plane')).toEqual(['Time Lord']);
  });

  test('the spelling is that of the rules', () => expect(canonicalSubtype('lhurgoyf')).toBe('Lhurgoyf'));

  test('basic land types are land types', () => {
    expect(BASIC_LAND_TYPES.map(subtypeKind)).toEqual(['land', 'land', 'land', 'land', 'land']);
    expect(BASIC_LAND_MANA.Swamp).toBe('black');
    expect([isBasicLandType('Forest'), isBasicLandType('Desert'), isBasicLandType('toString')]).toEqual([true, false, false]);
  });
});

describe('keyword names', () => {
  test.each([
    ['Suspend', '702.62'],
    ['Daybound', '702.145'],
    ['Nightbound', '702.145'],
    ['Infinity', '702.186'],
    ['For Mirrodin!', '702.163'],
  ])('ability %s is %s', (name, rule) => expect(KEYWORD_ABILITIES).toContainEqual({ name, rule }));

  test.each([
    ['Destroy', '701.8'],
    ['Untap', '701.26'],
    ['Venture into the Dungeon', '701.49'],
  ])('action %s is %s', (name, rule) => expect(KEYWORD_ACTIONS).toContainEqual({ name, rule }));

  test('each rule after the first of its section gives a keyword', () => {
    expect(new Set(KEYWORD_ABILITIES.map(({ rule }) => rule)).size).toBe(191);
    expect(new Set(KEYWORD_ACTIONS.map(({ rule }) => rule)).size).toBe(67);
  });
});
