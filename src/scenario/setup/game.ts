import { foldName } from '../../cards/names/index.ts';
import { defineAbility } from '../../engine/define/abilities.ts';
import type { AbilityDefinition, CardDefinition } from '../../engine/definition.ts';
import { type Game, newCaches, newZoneVersions } from '../../engine/game.ts';
import type { EffectId, ObjectId, PlayerId, Ref } from '../../engine/state/ids.ts';
import { type GameObject, plainObject } from '../../engine/state/object.ts';
import type { Mana, Player } from '../../engine/state/player.ts';
import type { GameState } from '../../engine/state/state.ts';
import { addObject, newId, newTimestamp, setObject, setPlayer } from '../../engine/writer.ts';
import { TOKENS } from '../../engine/zones/faces.ts';
import { newObject } from '../../engine/zones/move.ts';
import { KEYWORD_TABLE } from '../../keywords/index.ts';
import type { Ability } from '../../oracle/index.ts';
import type { Zone } from '../../rules/vocabulary/zones.ts';
import { suggest } from '../document/suggest.ts';
import type { ObjectSetup, PlayerSetup, Scenario } from '../document/types.ts';
import { checkCounters, checkPlace } from './checks.ts';
import { asItsWordsSay } from './copies.ts';
import type { Definitions } from './definitions.ts';
import { setUpDesignations } from './designations.ts';
import { BEARER, wordsOfGiven } from './given.ts';
import { LANGUAGE } from './language.ts';
import { ScenarioProblem } from './problem.ts';

/** Steps that one run may take before it counts as exhausted; part of the engine build. */
const BUDGET = 200_000;

const ZONES = ['battlefield', 'graveyard', 'exile', 'command', 'hand', 'library'] as const;

/** Where the scenario sets each object up. */
export type Places = Map<ObjectId, readonly (string | number)[]>;

/** Builds the game in which the scenario stands at first. Throws a ScenarioProblem for what can't be. */
export function setUp(scenario: Scenario, definitions: Definitions, places: Places = new Map()): Game {
  checkNames(scenario, definitions);
  const g = emptyGame(scenario);
  const attachments: { readonly object: ObjectId; readonly to: string; readonly path: readonly (string | number)[] }[] = [];
  for (const [seat, setup] of scenario.players.entries()) {
    for (const zone of ZONES) {
      for (const [index, entry] of setup[zone].entries()) {
        const path = ['players', seat, zone, index];
        for (let copy = 0; copy < entry.count; copy += 1) {
          const placed = place(g, entry, zone, definitions, path);
          places.set(placed, path);
          if (entry.attachedTo !== undefined) attachments.push({ object: placed, to: entry.attachedTo, path });
        }
      }
    }
    fillLibrary(g, seat as PlayerId, setup);
    placeOutside(g, seat as PlayerId, setup, definitions);
  }
  for (const { object, to, path } of attachments)
    setObject(g, object, { attachedTo: hostOf(g, object, to, path), ...bestowed(g, object) });
  checkCounters(scenario, g.definitions.values());
  commanderDamage(g, scenario);
  setUpDesignations(g, scenario);
  return { ...g, journal: [], budget: BUDGET };
}

function emptyGame(scenario: Scenario): Game {
  const active = scenario.players.findIndex(({ name }) => sameName(name, scenario.start.active));
  if (active < 0) {
    throw new ScenarioProblem(
      ['start', 'active'],
      `No player is called "${scenario.start.active}".`,
      scenario.players.map(({ name }) => name),
    );
  }
  const { step, turn: number } = scenario.start;
  const isMain = step === 'precombat main' || step === 'postcombat main';
  const state: GameState = {
    players: scenario.players.map(playerOf),
    objects: {},
    lastKnown: {},
    battlefield: [],
    exile: [],
    command: [],
    stack: [],
    turn: {
      number,
      active: active as PlayerId,
      step,
      begun: isMain,
      priority: isMain ? (active as PlayerId) : null,
      passed: [],
      openDeclaration: null,
      extraTurns: [],
    },
    combat: null,
    effects: [],
    delayed: [],
    waiting: [],
    history: [],
    ...(scenario.start.dayNight ? { dayNight: scenario.start.dayNight } : {}),
    nextId: 1,
    nextTimestamp: 1,
    nextEffect: 1 as EffectId,
    over: null,
    format: scenario.format,
    given: { landsPlayed: bySeat(scenario, 'landsPlayed'), spellsCast: bySeat(scenario, 'spellsCast') },
  };
  const abilities = new Map<string, AbilityDefinition>();
  const unsupported: Game['unsupported'] = [];
  return {
    state,
    definitions: new Map(),
    abilities,
    define: (ability, key) => define(abilities, unsupported, ability, key),
    trace: [],
    decisions: [],
    assumptions: [],
    caveats: [],
    unsupported,
    journal: [],
    version: 0,
    objectsVersion: 0,
    zoneVersions: newZoneVersions(),
    // Setting up isn't counted: `setUp` gives the budget once everything is there.
    budget: Number.POSITIVE_INFINITY,
    parent: null,
    settling: [],
    happening: null,
    options: { unanswered: scenario.unanswered, budget: BUDGET, trace: true },
    caches: newCaches(),
  };
}

/** Definitions of an ability that an effect, a token or a counter gives; they are known to the game from then on. */
function define(
  abilities: Map<string, AbilityDefinition>,
  unsupported: Game['unsupported'],
  ability: Ability,
  key: string,
): readonly AbilityDefinition[] {
  const words = wordsOfGiven(ability);
  const made = defineAbility(ability, words, key, BEARER.types, LANGUAGE, KEYWORD_TABLE);
  for (const { text } of made.unread)
    unsupported.push({ card: words, words: text, reason: "the engine doesn't carry out this keyword" });
  for (const definition of made.abilities) abilities.set(definition.key, definition);
  return made.abilities;
}

const sameName = (a: string, b: string): boolean => foldName(a) === foldName(b);

function playerOf(setup: PlayerSetup, seat: number): Player {
  return {
    id: seat as PlayerId,
    name: setup.name,
    life: setup.life,
    counters: withoutZero(setup.counters),
    library: [],
    hand: [],
    graveyard: [],
    mana: setup.mana === 'unlimited' ? [] : poolOf(setup.mana),
    unlimitedMana: setup.mana === 'unlimited',
    lost: null,
    won: false,
    ...(setup.speed === undefined ? {} : { speed: setup.speed }),
    designations: [
      ...(setup.monarch ? (['monarch'] as const) : []),
      ...(setup.initiative ? (['initiative'] as const) : []),
      ...(setup.cityBlessing ? (["city's blessing"] as const) : []),
    ],
    drewFromEmpty: false,
    commanderDamage: {},
    commanderCasts: {},
  };
}

function poolOf(symbols: string): Mana[] {
  return [...symbols.matchAll(/\{([WUBRGC])\}/g)].map((match) => ({
    type: match[1] as Mana['type'],
    source: null,
    snow: false,
    restriction: null,
    lasts: null,
  }));
}

function bySeat(scenario: Scenario, key: 'landsPlayed' | 'spellsCast'): Record<number, number> {
  const given = Object.entries(scenario.thisTurn[key]).map(([name, count]) => {
    const seat = scenario.players.findIndex((player) => sameName(player.name, name));
    if (seat < 0)
      throw new ScenarioProblem(
        ['thisTurn', key, name],
        `No player is called "${name}".`,
        scenario.players.map((player) => player.name),
      );
    return [seat, count] as const;
  });
  return Object.fromEntries(given);
}

const withoutZero = (counters: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counters).filter(([, count]) => count > 0));

/** Makes a definition and its abilities known to the game. */
export function learn(g: Game, definition: CardDefinition): void {
  if (g.definitions.has(definition.key)) return;
  g.definitions.set(definition.key, definition);
  for (const face of definition.faces) for (const ability of face.abilities) g.abilities.set(ability.key, ability);
}

function place(g: Game, setup: ObjectSetup, zone: Zone, definitions: Definitions, path: readonly (string | number)[]): ObjectId {
  const definition = definitionFor(g, setup.card, definitions, [...path, 'card']);
  const copyOf = setup.copyOf === undefined ? null : definitionFor(g, setup.copyOf, definitions, [...path, 'copyOf']).key;
  const owner = seatOf(g, setup.owner, [...path, 'owner']);
  const controller = seatOf(g, setup.controller, [...path, 'controller']);
  checkPlace(setup, zone, definition, faceOf(setup, definition, path), path);
  const placed = newObject(g, {
    ...values(setup, definition, path),
    substance: setup.token || TOKENS.has(definition.layout) ? 'token' : 'card',
    card: definition.key,
    owner,
    controller: zone === 'battlefield' ? controller : owner,
    zone,
    controlledSince: setup.sick ? g.state.turn.number : 0,
    chosen: chosenOf(g, setup, path),
  });
  if (copyOf !== null) setObject(g, placed.id, { copyOf: asItsWordsSay(g, placed, copyOf, [...path, 'copyOf']) });
  return placed.id;
}

function values(setup: ObjectSetup, definition: CardDefinition, path: readonly (string | number)[]): Partial<GameObject> {
  return {
    alias: setup.as ?? null,
    tapped: setup.tapped,
    counters: startingCounters(setup, definition),
    damage: setup.damage,
    faceDown: setup.faceDown === false ? null : setup.faceDown === true ? 'plain' : setup.faceDown,
    face: faceOf(setup, definition, path),
    phasedOut: setup.phasedOut,
    designations: setup.designations,
    commander: setup.commander,
  };
}

/** A planeswalker or battle set up without loyalty or defense counters has those that it would have entered with (CR 306.5b, 310.4b). */
function startingCounters(setup: ObjectSetup, definition: CardDefinition): Record<string, number> {
  const counters = withoutZero(setup.counters);
  const face = definition.faces[0]!;
  for (const kind of ['loyalty', 'defense'] as const) {
    const printed = Number(face[kind] ?? Number.NaN);
    if (counters[kind] === undefined && Number.isInteger(printed)) counters[kind] = printed;
  }
  return counters;
}

function faceOf(setup: ObjectSetup, definition: CardDefinition, path: readonly (string | number)[]): number {
  const wanted = setup.face;
  if (wanted === undefined) return 0;
  const index = definition.faces.findIndex(({ name }) => sameName(name, wanted));
  if (index < 0) {
    throw new ScenarioProblem(
      [...path, 'face'],
      `${definition.name} has no face called "${wanted}".`,
      suggest(
        wanted,
        definition.faces.map(({ name }) => name),
      ),
    );
  }
  return index;
}

function chosenOf(g: Game, setup: ObjectSetup, path: readonly (string | number)[]): GameObject['chosen'] {
  const { player, ...rest } = setup.chosen;
  return player === undefined ? rest : { ...rest, player: seatOf(g, player, [...path, 'chosen', 'player']) };
}

/** All names of cards that nobody knows are told at once. */
function checkNames({ players }: Scenario, definitions: Definitions): void {
  const problems = players.flatMap((setup, seat) => [
    ...ZONES.flatMap((zone) =>
      setup[zone].flatMap(({ card, copyOf }, index) => [
        ...unknownCard(card, definitions, ['players', seat, zone, index, 'card']),
        ...(copyOf === undefined ? [] : unknownCard(copyOf, definitions, ['players', seat, zone, index, 'copyOf'])),
      ]),
    ),
    ...setup.outside.flatMap((name, index) => unknownCard(name, definitions, ['players', seat, 'outside', index])),
  ]);
  const [first, ...more] = problems.slice(0, MOST_NAMES);
  if (first) throw new ScenarioProblem(first.path, first.message, first.suggestions, first.code, more);
}

const MOST_NAMES = 20;

function unknownCard(name: string, definitions: Definitions, path: readonly (string | number)[]): readonly ScenarioProblem[] {
  if (definitions.find(name)) return [];
  return [new ScenarioProblem(path, `No card is called "${name}".`, [...new Set(definitions.near(name))], 'UNKNOWN_VALUE')];
}

function definitionFor(g: Game, name: string, definitions: Definitions, path: readonly (string | number)[]): CardDefinition {
  const found = definitions.find(name);
  if (!found) throw unknownCard(name, definitions, path)[0]!;
  learn(g, found);
  return found;
}

function seatOf(g: Game, name: string, path: readonly (string | number)[]): PlayerId {
  const found = g.state.players.find((player) => sameName(player.name, name));
  if (!found)
    throw new ScenarioProblem(
      path,
      `No player is called "${name}".`,
      g.state.players.map((player) => player.name),
    );
  return found.id;
}

/** Cards outside the game are no objects of it (CR 400.11). */
function placeOutside(g: Game, seat: PlayerId, { outside }: PlayerSetup, definitions: Definitions): void {
  if (outside.length === 0) return;
  const cards = outside.map((name, index) => definitionFor(g, name, definitions, ['players', seat, 'outside', index]).key);
  setPlayer(g, seat, { outside: cards });
}

/** Unknown cards fill the library below the listed ones. */
function fillLibrary(g: Game, seat: PlayerId, setup: PlayerSetup): void {
  const { library } = g.state.players[seat]!;
  // Objects were put in from the top, the first listed one first, so the listed ones stand in reverse.
  setPlayer(g, seat, { library: [...library].reverse() });
  const unknown: ObjectId[] = [];
  for (let count = library.length; count < setup.librarySize; count += 1) {
    const card = { id: newId(g), substance: 'card', card: null, owner: seat, controller: seat, zone: 'library' } as const;
    addObject(g, plainObject({ ...card, timestamp: newTimestamp(g) }));
    unknown.push(card.id);
  }
  setPlayer(g, seat, { library: [...g.state.players[seat]!.library, ...unknown] });
}

/** A card with bestow is attached to something only as an Aura, bestowed (CR 702.103b). */
function bestowed(g: Game, object: ObjectId): Partial<GameObject> {
  const { card, face } = g.state.objects[object]!;
  const abilities = card === null ? [] : (g.definitions.get(card)?.faces[face]?.abilities ?? []);
  return abilities.some(({ keyword }) => keyword?.name === 'bestow') ? { castAs: 'bestowed' } : {};
}

function hostOf(g: Game, object: ObjectId, name: string, path: readonly (string | number)[]): Ref {
  const asPlayer = g.state.players.find((player) => sameName(player.name, name));
  if (asPlayer) return { kind: 'player', player: asPlayer.id };
  const own = g.state.objects[object]!;
  const called = g.state.battlefield.filter((id) => id !== object && isCalled(g, g.state.objects[id]!, name));
  const near = called.filter((id) => g.state.objects[id]!.controller === own.controller);
  const found = near[0] ?? called[0];
  if (found === undefined) {
    const names = g.state.battlefield.flatMap((id) => {
      const { alias, card } = g.state.objects[id]!;
      return [alias, card].filter((known) => known !== null);
    });
    throw new ScenarioProblem(
      [...path, 'attachedTo'],
      `Nothing on the battlefield is called "${name}".`,
      suggest(name, [...names, ...g.state.players.map((player) => player.name)]),
    );
  }
  return { kind: 'object', object: found };
}

function isCalled(g: Game, value: GameObject, name: string): boolean {
  if (value.alias !== null && sameName(value.alias, name)) return true;
  const definition = value.card === null ? undefined : g.definitions.get(value.card);
  return (
    definition !== undefined && [definition.name, ...definition.faces.map((face) => face.name)].some((own) => sameName(own, name))
  );
}

function commanderDamage(g: Game, scenario: Scenario): void {
  for (const [index, { from, to, damage }] of scenario.commanderDamage.entries()) {
    const seat = seatOf(g, to, ['commanderDamage', index, 'to']);
    const commander = Object.values(g.state.objects).find((value) => value.commander && isCalled(g, value, from));
    if (!commander) throw new ScenarioProblem(['commanderDamage', index, 'from'], `No commander is called "${from}".`);
    const key = `${commander.owner}:${commander.card}`;
    setPlayer(g, seat, { commanderDamage: { ...g.state.players[seat]!.commanderDamage, [key]: damage } });
  }
}
