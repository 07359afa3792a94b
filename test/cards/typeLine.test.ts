import { describe, expect, test } from '@jest/globals';
import { parseTypeLine } from '../../src/cards/typeLine.ts';

describe('a type line', () => {
  test.each([
    ['Instant', [], ['Instant'], []],
    ['instant', [], ['Instant'], []],
    ['Basic Land — Island', ['Basic'], ['Land'], ['Island']],
    ['Basic Snow Land — Island', ['Basic', 'Snow'], ['Land'], ['Island']],
    ['Legendary Artifact Creature — Golem', ['Legendary'], ['Artifact', 'Creature'], ['Golem']],
    ['Legendary Creature — Time Lord Doctor', ['Legendary'], ['Creature'], ['Time Lord', 'Doctor']],
    ['Creature — Human Time Lord', [], ['Creature'], ['Human', 'Time Lord']],
    ['Creature – Elf Druid', [], ['Creature'], ['Elf', 'Druid']],
    ['Creature - Elf', [], ['Creature'], ['Elf']],
    ['Artifact Creature — Assembly-Worker', [], ['Artifact', 'Creature'], ['Assembly-Worker']],
    ["Land — Urza's Power-Plant", [], ['Land'], ["Urza's", 'Power-Plant']],
    ['Tribal Instant — Faerie', [], ['Kindred', 'Instant'], ['Faerie']],
    ["Plane — Bolas's Meditation Realm", [], ['Plane'], ["Bolas's Meditation Realm"]],
    ['Plane — New Phyrexia', [], ['Plane'], ['New Phyrexia']],
    ['Host Creature — Cat', ['Host'], ['Creature'], ['Cat']],
    ['Summon — Unheard-Of', [], ['Summon'], ['Unheard-Of']],
    ['', [], [], []],
  ])('%s', (text, supertypes, types, subtypes) => expect(parseTypeLine(text)).toEqual({ supertypes, types, subtypes }));
});
