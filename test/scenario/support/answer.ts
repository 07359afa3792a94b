import type { Answer, GameStateView, ObjectView, PlayerView } from '../../../src/scenario/answer.ts';

type Told = Partial<ObjectView> & { readonly name: string };

/** An object with what is told of it; a creature card of Ann's on the battlefield otherwise. */
function objectView(told: Told, index: number): ObjectView {
  const zone = told.zone ?? 'battlefield';
  const owner = told.owner ?? told.controller ?? 'Ann';
  return {
    id: String(index + 1),
    substance: 'card',
    printedName: told.name,
    faceNames: [told.name],
    aliases: [],
    zone,
    owner,
    controller: zone === 'battlefield' || zone === 'stack' ? owner : null,
    timestamp: index,
    manaCost: null,
    manaValue: 0,
    colors: [],
    supertypes: [],
    types: ['creature'],
    subtypes: [],
    keywords: [],
    abilities: [],
    power: null,
    toughness: null,
    loyalty: null,
    defense: null,
    tapped: false,
    flipped: false,
    faceDown: false,
    faceDownAs: null,
    phasedOut: false,
    counters: {},
    damage: 0,
    attachedTo: null,
    suspended: false,
    attacksNothing: false,
    attacking: null,
    blocking: [],
    designations: [],
    level: null,
    chosen: {},
    commander: false,
    targets: [],
    source: null,
    words: null,
    effects: [],
    ...told,
  };
}

function playerView(name: string, objects: readonly ObjectView[], told: Partial<PlayerView>): PlayerView {
  const ids = (zone: ObjectView['zone']) =>
    objects.filter((object) => object.zone === zone && (object.controller ?? object.owner) === name).map(({ id }) => id);
  return {
    name,
    life: 20,
    counters: {},
    mana: '',
    monarch: false,
    cityBlessing: false,
    speed: 0,
    initiative: false,
    dungeon: null,
    completedDungeons: [],
    ringTempted: 0,
    landsPlayed: 0,
    lost: false,
    lostBy: null,
    won: false,
    hand: ids('hand'),
    library: ids('library'),
    graveyard: ids('graveyard'),
    battlefield: ids('battlefield'),
    exile: ids('exile'),
    command: ids('command'),
    handSize: ids('hand').length,
    librarySize: 40,
    ...told,
  };
}

interface StateTold extends Partial<Pick<GameStateView, 'over'>> {
  readonly objects?: readonly Told[];
  readonly ann?: Partial<PlayerView>;
  readonly bob?: Partial<PlayerView>;
}

/** A game of Ann and Bob in Ann's first main phase. The stack's objects are told from the bottom. */
export function stateOf({ objects = [], ann = {}, bob = {}, over = null }: StateTold): GameStateView {
  const views = objects.map(objectView);
  return {
    turn: 1,
    active: 'Ann',
    step: 'precombat main',
    dayNight: null,
    priority: 'Ann',
    players: [playerView('Ann', views, ann), playerView('Bob', views, bob)],
    stack: views
      .filter(({ zone }) => zone === 'stack')
      .map(({ id }) => id)
      .reverse(),
    objects: views,
    over,
  };
}

/** An answer that ended in this state, with what else is told of it. */
export function answerOf(state: StateTold, told: Partial<Answer> = {}): Answer {
  return {
    status: 'RESOLVED',
    format: 'two-player',
    steps: [],
    finalState: stateOf(state),
    decision: null,
    refusal: null,
    unsupported: [],
    exhausted: null,
    caveats: [],
    answers: [],
    decisions: [],
    warnings: [],
    assumptions: [],
    checks: [],
    receipt: { engineVersion: '1', edition: '2026-04-17', cardsSha256: '', scenarioSha256: '0123456789abcdef' },
    ...told,
  };
}
