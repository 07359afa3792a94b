import { describe, expect, test } from '@jest/globals';
import {
  addEffect,
  characteristics,
  characteristicsAs,
  dropEnded,
  type EffectDuration,
  type EndMoment,
  endEffects,
  type LayerPart,
  type NewEffect,
  supposing,
} from '../../../src/engine/layers/index.ts';
import type { ObjectId, PlayerId } from '../../../src/engine/state/ids.ts';
import { mark, removeObject, setLastKnown, setObject, setState, setTurn, undo } from '../../../src/engine/writer.ts';
import { moveObject, zoneChange } from '../../../src/engine/zones/move.ts';
import { abilitiesOf, game, type TestGame } from '../support/game.ts';

const CARDS = {
  Bear: { types: 'Creature - Bear', pt: '2/2' },
  Grove: { types: 'Land - Forest' },
  Anthem: { types: 'Enchantment', text: 'Creatures you control get +1/+1.' },
  'Make Small': { types: 'Enchantment', text: 'All creatures lose all abilities and have base power and toughness 1/1.' },
} as const;
const [ANN, BOB] = [0 as PlayerId, 1 as PlayerId];

const pump: LayerPart = { kind: 'addPowerToughness', power: 3, toughness: 3 };

function effect(
  objects: readonly ObjectId[],
  parts: readonly LayerPart[],
  duration: EffectDuration = { kind: 'endOfTurn' },
): NewEffect {
  return {
    source: null,
    controller: ANN,
    duration,
    affected: { kind: 'objects', objects },
    parts,
    words: { card: 'A spell', text: 'words' },
    cite: ['611.2'],
    bound: { refs: {}, amounts: {} },
  };
}

const size = ({ g }: TestGame, id: ObjectId) => {
  const { power, toughness } = characteristics(g, id);
  return power === null ? null : `${power}/${toughness}`;
};

describe('effects from resolution', () => {
  test('keep to the objects that they began with (611.2c)', () => {
    const t = game(CARDS, ['Bear']);
    addEffect(t.g, effect([t.id('Bear')], [pump]));
    const late = t.put({ card: 'Bear' });
    expect([size(t, t.id('Bear')), size(t, late)]).toEqual(['5/5', '2/2']);
  });

  test('of a later timestamp win over static abilities', () => {
    const t = game(CARDS, ['Bear', 'Make Small']);
    addEffect(t.g, effect([t.id('Bear')], [{ kind: 'setPowerToughness', power: 5, toughness: 5 }]));
    expect(size(t, t.id('Bear'))).toBe('5/5');
  });

  test('switch in layer 7d, whatever came first (613.4d)', () => {
    const t = game(CARDS, ['Bear']);
    addEffect(t.g, effect([t.id('Bear')], [{ kind: 'switchPowerToughness' }]));
    addEffect(t.g, effect([t.id('Bear')], [{ kind: 'addPowerToughness', power: 1, toughness: 0 }]));
    expect(size(t, t.id('Bear'))).toBe('2/3');
  });

  test('change control in layer 2, and with it whom static abilities mean', () => {
    const t = game(CARDS, ['Anthem', { card: 'Bear', owner: 1 }]);
    addEffect(t.g, effect([t.id('Bear')], [{ kind: 'control', player: ANN }]));
    expect(characteristics(t.g, t.id('Bear')).controller).toBe(ANN);
    expect(size(t, t.id('Bear'))).toBe('3/3');
  });

  test('make a land a creature that is still a land (205.1b)', () => {
    const t = game(CARDS, ['Grove']);
    const types: LayerPart = { kind: 'types', supertypes: [], types: ['creature'], subtypes: ['Elemental'], keeps: 'all' };
    addEffect(t.g, effect([t.id('Grove')], [types, { kind: 'setPowerToughness', power: 3, toughness: 3 }]));
    const c = characteristics(t.g, t.id('Grove'));
    expect([c.types, c.subtypes, size(t, t.id('Grove'))]).toEqual([['land', 'creature'], ['Forest', 'Elemental'], '3/3']);
    expect(c.abilities.map(({ words }) => words)).toEqual(['{T}: Add {G}.']);
  });

  test('setting card types takes the subtypes of the old ones (205.1a)', () => {
    const t = game(CARDS, ['Bear']);
    addEffect(
      t.g,
      effect([t.id('Bear')], [{ kind: 'types', supertypes: [], types: ['artifact'], subtypes: [], keeps: 'nothing' }]),
    );
    const { types, subtypes, power } = characteristics(t.g, t.id('Bear'));
    expect({ types, subtypes, power }).toEqual({ types: ['artifact'], subtypes: [], power: null });
  });

  test('give abilities whose own static effects work at once', () => {
    const t = game(CARDS, ['Bear']);
    const given = abilitiesOf('This creature gets +1/+1 for each land you control.', 'given');
    for (const ability of given) t.g.abilities.set(ability.key, ability);
    addEffect(t.g, effect([t.id('Bear')], [{ kind: 'gain', abilities: given.map(({ key }) => key) }]));
    t.put({ card: 'Grove' });
    expect(size(t, t.id('Bear'))).toBe('3/3');
  });

  test('on a permanent spell go on to the permanent (400.7a)', () => {
    const t = game(CARDS, []);
    const spell = t.put({ card: 'Bear', zone: 'stack' });
    addEffect(t.g, effect([spell], [pump], { kind: 'untilLosesControl', player: ANN, object: spell }));
    const moved = moveObject(t.g, zoneChange(t.g, spell, 'battlefield', 'resolve'), { source: null, player: null, words: null });
    const bear = moved?.became as ObjectId;
    expect([size(t, bear), dropEnded(t.g)]).toEqual(['5/5', []]);
    addEffect(t.g, effect([bear], [{ kind: 'control', player: BOB }]));
    expect(dropEnded(t.g)).toHaveLength(1);
    expect(size(t, bear)).toBe('2/2');
  });

  test('taken back are as if they had never been', () => {
    const t = game(CARDS, ['Bear']);
    const before = mark(t.g);
    addEffect(t.g, effect([t.id('Bear')], [pump]));
    expect(size(t, t.id('Bear'))).toBe('5/5');
    undo(t.g, before);
    expect(size(t, t.id('Bear'))).toBe('2/2');
  });
});

describe('durations', () => {
  const next = (what: Extract<EffectDuration, { kind: 'untilNext' }>['what']): EffectDuration => ({
    kind: 'untilNext',
    what,
    player: ANN,
    madeInTurn: 1,
  });
  const cleanup = (turn: number, player: PlayerId): EndMoment => ({ kind: 'cleanup', turn, player });
  test.each<[string, EffectDuration, EndMoment, boolean]>([
    ['end of turn in the cleanup step', { kind: 'endOfTurn' }, cleanup(1, ANN), true],
    ['end of turn not with combat', { kind: 'endOfTurn' }, { kind: 'combatEnds' }, false],
    ['end of combat', { kind: 'endOfCombat' }, { kind: 'combatEnds' }, true],
    ['your next turn, as it begins', next('turn'), { kind: 'turnBegins', player: ANN, turn: 3 }, true],
    ["your next turn, not another's", next('turn'), { kind: 'turnBegins', player: BOB, turn: 2 }, false],
    ['the end of your next turn, not of this', next('endOfTurn'), cleanup(1, ANN), false],
    ['the end of your next turn', next('endOfTurn'), cleanup(3, ANN), true],
    ['your next upkeep', next('upkeep'), { kind: 'stepBegins', step: 'upkeep', player: ANN, turn: 3 }, true],
    ['your next end step, not another step', next('endStep'), { kind: 'stepBegins', step: 'draw', player: ANN, turn: 3 }, false],
    ['for good', { kind: 'game' }, cleanup(1, ANN), false],
  ])('%s', (_name, duration, moment, ends) => {
    const { g, id } = game(CARDS, ['Bear']);
    addEffect(g, effect([id('Bear')], [pump], duration));
    expect(endEffects(g, moment).length).toBe(ends ? 1 : 0);
    expect(g.state.effects.length).toBe(ends ? 0 : 1);
  });

  test('"for as long as" ends with the state and does not begin again (611.2b)', () => {
    const t = game(CARDS, ['Bear', 'Grove']);
    const duration: EffectDuration = { kind: 'whileRemains', object: t.id('Grove'), state: 'tapped' };
    expect(addEffect(t.g, effect([t.id('Bear')], [pump], duration))).toBeNull();
    setObject(t.g, t.id('Grove'), { tapped: true });
    expect(addEffect(t.g, effect([t.id('Bear')], [pump], duration))).not.toBeNull();
    setObject(t.g, t.id('Grove'), { tapped: false });
    expect(dropEnded(t.g)).toHaveLength(1);
    setObject(t.g, t.id('Grove'), { tapped: true });
    expect(size(t, t.id('Bear'))).toBe('2/2');
  });
});

describe('supposing', () => {
  test('sees the object as it would enter, and leaves everything as it was (614.12)', () => {
    const t = game(CARDS, ['Anthem', { card: 'Bear', zone: 'hand' }]);
    const inHand = t.g.state.objects[t.id('Bear')]!;
    const entering = { ...inHand, zone: 'battlefield' as const };
    const before = JSON.stringify(t.g.state);
    expect(characteristicsAs(t.g, entering)).toMatchObject({ power: 3, toughness: 3 });
    expect(supposing(t.g, entering, () => t.g.state.battlefield.length)).toBe(2);
    expect(JSON.stringify(t.g.state)).toBe(before);
    expect(size(t, t.id('Bear'))).toBe('2/2');
  });
});

describe('caches', () => {
  test('notice a change of what an open condition looks at', () => {
    const cards = { Flyer: { types: 'Creature', pt: '1/1', text: "As long as it's your turn, this creature gets +2/+0." } };
    const t = game(cards, ['Flyer']);
    expect(size(t, t.id('Flyer'))).toBe('3/1');
    setTurn(t.g, { active: BOB });
    expect(size(t, t.id('Flyer'))).toBe('1/1');
  });

  test('notice that a source left', () => {
    const t = game(CARDS, ['Anthem', 'Bear']);
    expect(size(t, t.id('Bear'))).toBe('3/3');
    const anthem = t.id('Anthem');
    setLastKnown(t.g, anthem, {
      object: t.g.state.objects[anthem]!,
      characteristics: characteristics(t.g, anthem),
      became: null,
      attachments: [],
      copied: null,
    });
    setState(
      t.g,
      'battlefield',
      t.g.state.battlefield.filter((id) => id !== anthem),
    );
    removeObject(t.g, anthem);
    expect(size(t, t.id('Bear'))).toBe('2/2');
  });
});
