import { describe, expect, test } from '@jest/globals';
import { addEffect, affects, statements, statementsOf, unreadThatMatter } from '../../../src/engine/layers/index.ts';
import { objectRef, type PlayerId, playerRef } from '../../../src/engine/state/ids.ts';
import { setObject, setTurn } from '../../../src/engine/writer.ts';
import { abilitiesOf, game, type Invented } from '../support/game.ts';

const CARDS: Readonly<Record<string, Invented>> = {
  Bear: { types: 'Creature - Bear', pt: '2/2' },
  Warden: { types: 'Creature - Human', pt: '1/1', text: "Creatures you control can't be blocked." },
  Chain: { types: 'Enchantment - Aura', text: "Enchanted creature gets +2/+2 and can't block." },
  Tax: { types: 'Creature - Human', pt: '2/1', text: 'Noncreature spells cost {1} more to cast.' },
  Toll: { types: 'Enchantment', text: "Creatures can't attack unless you control a Forest." },
  Forest: { types: 'Basic Land - Forest' },
  Slow: { types: 'Creature', pt: '3/3', text: 'This creature enters tapped.' },
  Sermon: { types: 'Enchantment', text: "Players can't gain life." },
  Calm: { types: 'Enchantment', text: 'All creatures lose all abilities and have base power and toughness 1/1.' },
  Bolt: { types: 'Instant', cost: '{R}', text: 'Destroy target creature.' },
  Riddle: { types: 'Creature', pt: '1/1', text: 'Whenever the moon is blue, draw a card.' },
};
const [ANN, BOB] = [0 as PlayerId, 1 as PlayerId];

describe('statements', () => {
  test('are said of those that the subject means', () => {
    const { g, id } = game(CARDS, ['Warden', 'Bear', { card: 'Bear', owner: 1 }]);
    const [only, ...more] = statements(g, 'cant');
    expect([more.length, only?.node.what]).toEqual([0, [{ kind: 'deed', deed: 'beBlocked' }]]);
    const said = [id('Warden'), id('Bear'), id('Bear', 2)].map((one) => affects(g, only!, objectRef(one)));
    expect(said).toEqual([true, true, false]);
  });

  test('go with the ability that makes them', () => {
    const { g } = game(CARDS, ['Warden', 'Calm']);
    expect(statements(g, 'cant')).toEqual([]);
  });

  test('stand beside changes of characteristics in one sentence', () => {
    const { g, id } = game(CARDS, ['Bear', 'Chain']);
    setObject(g, id('Chain'), { attachedTo: objectRef(id('Bear')) });
    expect(statements(g, 'cant').map((one) => affects(g, one, objectRef(id('Bear'))))).toEqual([true]);
    expect(statements(g, 'get')).toEqual([]);
  });

  test('hold "unless" something is so', () => {
    const t = game(CARDS, ['Toll']);
    expect(statements(t.g, 'cant')).toHaveLength(1);
    t.put({ card: 'Forest' });
    expect(statements(t.g, 'cant')).toHaveLength(0);
  });

  test('name spells by their own phrase', () => {
    const { g, put } = game(CARDS, ['Tax']);
    const spellOn = { kind: 'spell', modes: [], targets: [], division: [], x: 0, cast: null, ability: null, paid: {} } as const;
    const [bolt, bear] = ['Bolt', 'Bear'].map((card) => put({ card, zone: 'stack', stack: spellOn }));
    const [tax] = statements(g, 'costChange');
    expect([bolt, bear].map((one) => affects(g, tax!, objectRef(one!)))).toEqual([true, false]);
  });

  test('are said of players', () => {
    const { g } = game(CARDS, ['Sermon']);
    const [rule] = statements(g, 'cant');
    expect([ANN, BOB].map((one) => affects(g, rule!, playerRef(one)))).toEqual([true, true]);
  });

  test('of how an object enters are found before it has (614.12)', () => {
    const { g, id } = game(CARDS, [{ card: 'Slow', zone: 'hand' }]);
    const value = g.state.objects[id('Slow')]!;
    expect(statements(g, 'enterTapped')).toHaveLength(0);
    expect(statementsOf(g, { ...value, zone: 'battlefield' }, 'enterTapped')).toHaveLength(1);
  });

  test('come from effects too, in timestamp order', () => {
    const { g, id } = game(CARDS, ['Bear', 'Warden']);
    addEffect(g, {
      source: null,
      controller: BOB,
      duration: { kind: 'endOfTurn' },
      affected: { kind: 'objects', objects: [id('Bear')] },
      parts: [{ kind: 'rule', act: { kind: 'cant', what: [{ kind: 'deed', deed: 'block' }] } }],
      words: { card: 'A spell', text: "Target creature can't block this turn." },
      cite: ['611.2'],
      bound: { refs: {}, amounts: {} },
    });
    const all = statements(g, 'cant');
    expect(all.map(({ words }) => words.card)).toEqual(['Warden', 'A spell']);
    expect(all.map((one) => affects(g, one, objectRef(id('Warden'))))).toEqual([true, false]);
    setTurn(g, { active: BOB });
    expect(statements(g, 'cant')).toEqual(all);
  });
});

test('what a player gains is a statement about that player (613.10)', () => {
  const { g } = game(CARDS, []);
  const given = abilitiesOf('Hexproof', 'given');
  for (const ability of given) g.abilities.set(ability.key, ability);
  addEffect(g, {
    source: null,
    controller: ANN,
    duration: { kind: 'endOfTurn' },
    affected: { kind: 'players', players: [ANN] },
    parts: [{ kind: 'gain', abilities: given.map(({ key }) => key) }],
    words: { card: 'A spell', text: 'You gain hexproof until end of turn.' },
    cite: ['611.2'],
    bound: { refs: {}, amounts: {} },
  });
  const [gain] = statements(g, 'gain');
  expect(gain?.node.abilities).toEqual([{ kind: 'keyword', keyword: 'hexproof' }]);
  expect([ANN, BOB].map((one) => affects(g, gain!, playerRef(one)))).toEqual([true, false]);
});

describe('unread lines that matter', () => {
  test.each([
    ['on the battlefield', { card: 'Riddle' }, 1],
    ['not in a hand', { card: 'Riddle', zone: 'hand' }, 0],
    ['not in a graveyard, where it says nothing of itself', { card: 'Riddle', zone: 'graveyard' }, 0],
    ['not phased out', { card: 'Riddle', phasedOut: true }, 0],
  ] as const)('%s', (_name, placed, count) => {
    expect(unreadThatMatter(game(CARDS, [placed]).g)).toHaveLength(count);
  });

  test('are lost with all abilities', () => {
    expect(unreadThatMatter(game(CARDS, ['Riddle', 'Calm']).g)).toEqual([]);
  });
});
