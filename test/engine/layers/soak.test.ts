import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addEffect,
  characteristics,
  endEffects,
  freshCharacteristics,
  type LayerPart,
} from '../../../src/engine/layers/index.ts';
import type { ObjectId, PlayerId } from '../../../src/engine/state/ids.ts';
import { mark, setObject, setTurn, undo } from '../../../src/engine/writer.ts';
import { moveObject, zoneChange } from '../../../src/engine/zones/move.ts';
import { game, type Invented, type TestGame } from '../support/game.ts';

const CARDS: Readonly<Record<string, Invented>> = {
  Bear: { types: 'Creature - Bear', pt: '2/2', cost: '{1}{G}' },
  Bird: { types: 'Creature - Bird', pt: '1/1', text: 'Flying' },
  Forest: { types: 'Basic Land - Forest' },
  Cave: { types: 'Land', text: '{T}: Add {C}.' },
  Anthem: { types: 'Enchantment', text: 'Creatures you control get +1/+1.' },
  Calm: { types: 'Enchantment', text: 'All creatures lose all abilities and have base power and toughness 1/1.' },
  Moon: { types: 'Enchantment', text: 'Nonbasic lands are Mountains.' },
  Wings: { types: 'Enchantment', text: 'Creatures you control have flying.' },
  Clip: { types: 'Enchantment', text: 'Creatures lose flying.' },
  Wind: { types: 'Enchantment', text: 'Creatures with flying get +1/+1.' },
  Weak: { types: 'Enchantment', text: 'Creatures with power 2 or less get +1/+1.' },
  Many: { types: 'Creature - Ooze', pt: '1/1', text: 'This creature gets +1/+1 for each creature you control.' },
  Rest: { types: 'Enchantment', text: 'Untapped creatures you control get +1/+1.' },
  Day: { types: 'Creature', pt: '1/1', text: "As long as it's your turn, this creature has flying." },
};
const NAMES = Object.keys(CARDS);
const PARTS: readonly LayerPart[] = [
  { kind: 'addPowerToughness', power: 1, toughness: -1 },
  { kind: 'setPowerToughness', power: 4, toughness: 4 },
  { kind: 'switchPowerToughness' },
  { kind: 'control', player: 1 as PlayerId },
  { kind: 'loseAll' },
  { kind: 'types', supertypes: [], types: ['artifact'], subtypes: [], keeps: 'all' },
  { kind: 'colors', colors: ['red'], inAddition: false },
  { kind: 'copy', definition: 'Anthem' },
];

const step = fc.oneof(
  fc.record({
    do: fc.constant('put' as const),
    card: fc.constantFrom(...NAMES),
    owner: fc.nat(1),
    zone: fc.constantFrom('battlefield' as const, 'graveyard' as const),
  }),
  fc.record({ do: fc.constant('move' as const), n: fc.nat(30) }),
  fc.record({ do: fc.constant('counter' as const), n: fc.nat(30), kind: fc.constantFrom('+1/+1', 'flying') }),
  fc.record({ do: fc.constant('phase' as const), n: fc.nat(30) }),
  fc.record({ do: fc.constant('tap' as const), n: fc.nat(30) }),
  fc.record({ do: fc.constant('face' as const), n: fc.nat(30) }),
  fc.record({ do: fc.constant('effect' as const), n: fc.nat(30), part: fc.constantFrom(...PARTS) }),
  fc.record({ do: fc.constant('turn' as const), n: fc.nat(1) }),
  fc.record({ do: fc.constant('undo' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function carryOut(t: TestGame, one: Step, taken: () => void): void {
  const { g } = t;
  const nth = (n: number): ObjectId | undefined => g.state.battlefield[n % Math.max(1, g.state.battlefield.length)];
  if (one.do === 'put') t.put({ card: one.card, owner: one.owner, zone: one.zone });
  else if (one.do === 'turn') setTurn(g, { active: one.n as PlayerId, number: g.state.turn.number + 1 });
  else if (one.do === 'undo') taken();
  else {
    const id = nth(one.n);
    if (id === undefined) return;
    const value = g.state.objects[id]!;
    if (one.do === 'move') moveObject(g, zoneChange(g, id, 'graveyard', 'destroy'), { source: null, player: null, words: null });
    else if (one.do === 'phase') setObject(g, id, { phasedOut: !value.phasedOut });
    else if (one.do === 'tap') setObject(g, id, { tapped: !value.tapped });
    else if (one.do === 'face') setObject(g, id, { faceDown: value.faceDown ? null : 'morph' });
    else if (one.do === 'counter') {
      const counters = { ...value.counters, [one.kind]: (value.counters[one.kind] ?? 0) + 1 };
      setObject(g, id, { counters, counterStamps: { ...value.counterStamps, [one.kind]: g.state.nextTimestamp } });
    } else {
      const affected = { kind: 'objects', objects: [id] } as const;
      const words = { card: 'A spell', text: 'words' };
      const duration = { kind: 'endOfTurn' } as const;
      const bound = { refs: {}, amounts: {} };
      addEffect(g, { source: null, controller: 0 as PlayerId, duration, affected, parts: [one.part], words, cite: [], bound });
    }
  }
}

describe('what is kept', () => {
  test('equals what is computed from nothing, after every change', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), (steps) => {
        const t = game(CARDS, ['Bear']);
        let before = mark(t.g);
        for (const one of steps) {
          if (one.do !== 'undo') before = mark(t.g);
          carryOut(t, one, () => undo(t.g, before));
          for (const id of Object.keys(t.g.state.objects).map(Number) as ObjectId[]) {
            expect(characteristics(t.g, id)).toEqual(freshCharacteristics(t.g, id));
          }
        }
        endEffects(t.g, { kind: 'cleanup', player: 0 as PlayerId, turn: t.g.state.turn.number });
        for (const id of t.g.state.battlefield) expect(characteristics(t.g, id)).toEqual(freshCharacteristics(t.g, id));
      }),
      { numRuns: 60 },
    );
  });
});
