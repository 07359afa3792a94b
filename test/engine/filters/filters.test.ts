import { describe, expect, test } from '@jest/globals';
import { staticContext } from '../../../src/engine/context.ts';
import { candidates, matches, playersOf } from '../../../src/engine/filters/index.ts';
import type { Game } from '../../../src/engine/game.ts';
import { characteristics } from '../../../src/engine/layers/index.ts';
import { type ObjectId, objectRef, type PlayerId } from '../../../src/engine/state/ids.ts';
import { append, setObject, setState } from '../../../src/engine/writer.ts';
import { moveObject, zoneChange } from '../../../src/engine/zones/move.ts';
import { readFace } from '../../../src/oracle/index.ts';
import type { EitherFilter, Filter } from '../../../src/oracle/tree/index.ts';
import { game, type Invented, type Placed } from '../support/game.ts';

const CARDS: Readonly<Record<string, Invented>> = {
  Bear: { types: 'Creature - Bear', cost: '{1}{G}', pt: '2/2' },
  Bird: { types: 'Creature - Bird', cost: '{U}', pt: '1/1', text: 'Flying' },
  Giant: { types: 'Legendary Creature - Giant', cost: '{3}{R}{G}', pt: '5/4' },
  Golem: { types: 'Artifact Creature - Golem', cost: '{4}', pt: '3/3' },
  Pearl: { types: 'Artifact', cost: '{2}' },
  Sword: { types: 'Artifact - Equipment', cost: '{1}' },
  Web: { types: 'Enchantment - Aura', cost: '{G}' },
  Grove: { types: 'Basic Land - Forest' },
  Cave: { types: 'Land' },
  Spark: { types: 'Instant', cost: '{R}' },
  Dream: { types: 'Sorcery', cost: '{U}', text: 'Flying' },
};
const spell = { kind: 'spell', modes: [], targets: [], division: [], x: 0, cast: null, ability: null, paid: {} } as const;

/** Ann (player 0) speaks; her first Bear is the source. Objects are named by their alias. */
const PLACED: Readonly<Record<string, Placed>> = {
  bear: { card: 'Bear' },
  'tapped bear': { card: 'Bear', tapped: true, counters: { '+1/+1': 1 } },
  "bob's bear": { card: 'Bear', owner: 1 },
  bird: { card: 'Bird' },
  giant: { card: 'Giant', owner: 1 },
  golem: { card: 'Golem' },
  token: { card: 'Bear', substance: 'token' },
  pearl: { card: 'Pearl' },
  grove: { card: 'Grove' },
  cave: { card: 'Cave', owner: 1 },
  spark: { card: 'Spark', zone: 'stack', stack: spell },
  'bear spell': { card: 'Bear', zone: 'stack', owner: 1, stack: spell },
  'dead bear': { card: 'Bear', zone: 'graveyard' },
  'dead spark': { card: 'Spark', zone: 'graveyard', owner: 1 },
  'exiled bird': { card: 'Bird', zone: 'exile' },
  gone: { card: 'Bear', phasedOut: true },
};

function filterOf(words: string): Filter | EitherFilter {
  const { abilities } = readFace({
    name: 'A Spell',
    types: ['Sorcery'],
    oracleText: `Return target ${words} to its owner's hand.`,
  });
  const [ability] = abilities;
  if (ability?.kind !== 'spell') throw new Error(`not read: ${words}`);
  const [sentence] = ability.effect.sentences;
  const act = sentence?.kind === 'clause' ? sentence.acts[0] : undefined;
  if (act?.kind !== 'move' || act.objects.kind !== 'target') throw new Error(`not a target: ${words}`);
  return act.objects.filter;
}

interface Board {
  readonly g: Game;
  readonly ids: Readonly<Record<string, ObjectId>>;
  readonly find: (words: string) => string[];
}

function board(placed: Readonly<Record<string, Placed>> = PLACED): Board {
  const { g, put } = game(CARDS);
  const ids = Object.fromEntries(Object.entries(placed).map(([alias, one]) => [alias, put(one)]));
  const source = Object.values(ids)[0]!;
  const find = (words: string) => {
    const ctx = staticContext(g, source, 0 as PlayerId, { card: 'A Spell', text: words });
    const found = candidates(g, filterOf(words), ctx);
    return Object.keys(ids).filter((alias) => found.includes(ids[alias]!));
  };
  return { g, ids, find };
}

const CREATURES = ['bear', 'tapped bear', "bob's bear", 'bird', 'giant', 'golem', 'token'];
const without = (...names: string[]) => CREATURES.filter((name) => !names.includes(name));

describe('filters', () => {
  const { find } = board();
  test.each<[string, readonly string[]]>([
    ['creature', CREATURES],
    ['permanent', [...CREATURES, 'pearl', 'grove', 'cave']],
    ['artifact or land', ['golem', 'pearl', 'grove', 'cave']],
    ['artifact creature', ['golem']],
    ['Bear', ['bear', 'tapped bear', "bob's bear", 'token']],
    ['nonblack creature', CREATURES],
    ['multicolored creature', ['giant']],
    ['monocolored creature', without('giant', 'golem')],
    ['colorless permanent', ['golem', 'pearl', 'grove', 'cave']],
    ['legendary creature', ['giant']],
    ['basic land', ['grove']],
    ['nonbasic land', ['cave']],
    ['creature token', ['token']],
    ['nontoken creature', without('token')],
    ['tapped creature', ['tapped bear']],
    ['creature you control', without("bob's bear", 'giant')],
    ['creature an opponent controls', ["bob's bear", 'giant']],
    ["creature you don't control", ["bob's bear", 'giant']],
    ['creature you own', without("bob's bear", 'giant')],
    ['creature with flying', ['bird']],
    ['creature without flying', without('bird')],
    ['creature with power 2 or less', ['bear', "bob's bear", 'bird', 'token']],
    ['creature with power 4 or greater', ['giant']],
    ['creature with mana value 2 or less', without('giant', 'golem')],
    ['creature with a +1/+1 counter on it', ['tapped bear']],
    ['creature with no counters on it', without('tapped bear')],
    ['creature named Giant', ['giant']],
    ['creature other than this creature', without('bear')],
    ['historic permanent', ['giant', 'golem', 'pearl']],
    ['spell', ['spark', 'bear spell']],
    ['creature spell', ['bear spell']],
    ['noncreature spell', ['spark']],
    ['instant or sorcery spell', ['spark']],
    ['creature card in your graveyard', ['dead bear']],
    ['card in a graveyard', ['dead bear', 'dead spark']],
    ['creature card in exile', ['exiled bird']],
  ])('%s', (words, found) => {
    expect(find(words)).toEqual(found);
  });

  test('cards without a zone to look in are unsupported, not guessed', () => {
    const ctx = staticContext(board().g, 1 as ObjectId, 0 as PlayerId, { card: 'A Spell', text: 'words' });
    expect(() => candidates(board().g, { kind: 'filter', adjectives: [], noun: 'card', modifiers: [] }, ctx)).toThrow(
      /without a zone/,
    );
  });

  test('attachments decide what is enchanted, equipped, modified', () => {
    const { g, ids, find: look } = board({ ...PLACED, sword: { card: 'Sword' }, web: { card: 'Web', owner: 1 } });
    setObject(g, ids.sword!, { attachedTo: objectRef(ids.bird!) });
    setObject(g, ids.web!, { attachedTo: objectRef(ids.golem!) });
    expect([look('equipped creature'), look('enchanted creature')]).toEqual([['bird'], ['golem']]);
    expect(look('Aura attached to a creature')).toEqual(['web']);
  });

  test('combat', () => {
    const { g, ids, find: look } = board();
    const on = { kind: 'player', player: 1 as PlayerId } as const;
    const fighter = (alias: string, blockers: string[]) => ({
      object: ids[alias]!,
      on,
      blocked: blockers.length > 0,
      blockers: blockers.map((one) => ids[one]!),
      band: null,
      attacksNothing: false,
    });
    setState(g, 'combat', {
      attackers: [fighter('bear', ['giant']), fighter('bird', [])],
      blockers: [{ object: ids.giant!, controller: 1 as PlayerId, attackers: [ids.bear!] }],
      struckFirst: null,
      doubleStruck: [],
      assigned: [],
      blockersDeclared: true,
    });
    expect([look('blocked creature'), look('creature blocked by this creature')]).toEqual([['bear'], []]);
    expect(look('attacking creature')).toEqual(['bear', 'bird']);
  });

  test('what happened this turn is remembered, last turn is not', () => {
    const { g, ids, find: look } = board();
    const damage = (alias: string) =>
      ({ kind: 'damage', source: ids.bear!, to: objectRef(ids[alias]!), amount: 1, combat: false, preventable: true }) as const;
    append(g, g.state.history, { turn: 0, event: damage('bird') });
    append(g, g.state.history, { turn: 1, event: damage('golem') });
    expect(look('creature that was dealt damage this turn')).toEqual(['golem']);
  });

  test('a spell is known by what it targets', () => {
    const { g, ids, find: look } = board();
    setObject(g, ids.spark!, { stack: { ...spell, targets: [{ slot: 1, refs: [objectRef(ids.bird!)] }] } });
    expect(look('spell that targets a creature')).toEqual(['spark']);
  });

  test('an object that has gone is judged as it last was (608.2h)', () => {
    const { g, ids } = board();
    const ctx = staticContext(g, ids.bear!, 0 as PlayerId, { card: 'A Spell', text: 'words' });
    moveObject(g, zoneChange(g, ids['tapped bear']!, 'graveyard', 'destroy'), { source: null, player: null, words: null });
    expect(matches(g, filterOf('creature with a +1/+1 counter on it'), ids['tapped bear']!, ctx)).toBe(true);
    expect(characteristics(g, g.state.lastKnown[ids['tapped bear']!]!.became!).types).toEqual(['creature']);
  });
});

describe('players', () => {
  const { g, ids } = board();
  const ctx = staticContext(g, ids.bear!, 1 as PlayerId, { card: 'A Spell', text: 'words' });
  const of = { kind: 'this' } as const;
  test.each([
    ['you', { kind: 'you' }, [1]],
    ['each player, the active one first', { kind: 'eachPlayer', who: 'player' }, [0, 1]],
    ['each other player', { kind: 'eachPlayer', who: 'player', other: true }, [0]],
    ['an opponent', { kind: 'somePlayer', who: 'opponent' }, [0]],
    ["its controller's", { kind: 'controllerOf', of }, [0]],
    ["its owner's", { kind: 'ownerOf', of }, [0]],
    ['the active player', { kind: 'activePlayer' }, [0]],
  ] as const)('%s', (_name, phrase, players) => {
    expect(playersOf(g, phrase, ctx)).toEqual(players);
  });
});
