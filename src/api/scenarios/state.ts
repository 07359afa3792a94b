import { invariant } from '../../rules/assert.ts';
import type { ObjectKey } from '../../scenario/answer.ts';
import { enumValue } from '../enums.ts';
import type { GameObjectResolvers, GameStateViewResolvers, PlayerViewResolvers } from '../generated/resolvers.ts';
import { ruleCitations, ruleOfDay } from './citations.ts';
import type { ObjectModel, StateModel } from './model.ts';
import { thing, thingOrNull } from './steps.ts';

function objectOf({ state, edition }: StateModel, id: ObjectKey): ObjectModel {
  const object = state.objects.find((one) => one.id === id);
  invariant(object !== undefined, `the object ${id} of a zone is among the objects of its state`);
  return { object, edition };
}

const objectsOf = (model: StateModel, ids: readonly ObjectKey[]): ObjectModel[] => ids.map((id) => objectOf(model, id));
const known = (ids: readonly (ObjectKey | null)[]): ObjectKey[] => ids.filter((id) => id !== null);

export const GameStateView: GameStateViewResolvers = {
  turn: ({ state }) => state.turn,
  active: ({ state }) => state.active,
  step: ({ state }) => enumValue(state.step),
  dayNight: ({ state }) => state.dayNight && enumValue(state.dayNight),
  priority: ({ state }) => state.priority,
  players: (model) => model.state.players.map((player) => ({ ...model, player })),
  stack: (model) => objectsOf(model, model.state.stack),
  objects: ({ state, edition }, { zones }) =>
    state.objects
      .filter(({ zone }) => zones === null || zones === undefined || zones.includes(enumValue(zone)))
      .map((object) => ({ object, edition })),
  over: ({ state }) => state.over,
};

export const PlayerView: PlayerViewResolvers = {
  name: ({ player }) => player.name,
  life: ({ player }) => player.life,
  counters: ({ player }) => player.counters,
  mana: ({ player }) => player.mana,
  monarch: ({ player }) => player.monarch,
  cityBlessing: ({ player }) => player.cityBlessing,
  speed: ({ player }) => player.speed,
  initiative: ({ player }) => player.initiative,
  dungeon: ({ player }) => player.dungeon,
  completedDungeons: ({ player }) => player.completedDungeons,
  ringTempted: ({ player }) => player.ringTempted,
  landsPlayed: ({ player }) => player.landsPlayed,
  lost: ({ player }) => player.lost,
  lostBy: ({ player, edition }, _args, context) => (player.lostBy === null ? null : ruleOfDay(player.lostBy, edition, context)),
  won: ({ player }) => player.won,
  hand: (model) => objectsOf(model, known(model.player.hand)),
  handSize: ({ player }) => player.handSize,
  library: (model) => model.player.library.map((id) => (id === null ? null : objectOf(model, id))),
  librarySize: ({ player }) => player.librarySize,
  graveyard: (model) => objectsOf(model, model.player.graveyard),
  battlefield: (model) => objectsOf(model, model.player.battlefield),
  exile: (model) => objectsOf(model, model.player.exile),
  command: (model) => objectsOf(model, model.player.command),
};

export const GameObject: GameObjectResolvers = {
  kind: () => 'OBJECT',
  id: ({ object }) => object.id,
  substance: ({ object }) => enumValue(object.substance),
  name: ({ object }) => object.name,
  printedName: ({ object }) => object.printedName,
  card: ({ object }, _args, { loaders }) =>
    object.substance === 'card' && object.printedName !== null ? loaders.cardsByName.load(object.printedName) : null,
  aliases: ({ object }) => object.aliases,
  zone: ({ object }) => enumValue(object.zone),
  owner: ({ object }) => object.owner,
  controller: ({ object }) => object.controller,
  manaCost: ({ object }) => object.manaCost,
  manaValue: ({ object }) => object.manaValue,
  colors: ({ object }) => object.colors.map(enumValue),
  supertypes: ({ object }) => object.supertypes,
  types: ({ object }) => object.types,
  subtypes: ({ object }) => object.subtypes,
  keywords: ({ object }) => object.keywords,
  abilities: ({ object }) => object.abilities,
  power: ({ object }) => object.power,
  toughness: ({ object }) => object.toughness,
  loyalty: ({ object }) => object.loyalty,
  defense: ({ object }) => object.defense,
  tapped: ({ object }) => object.tapped,
  flipped: ({ object }) => object.flipped,
  faceDown: ({ object }) => object.faceDown,
  phasedOut: ({ object }) => object.phasedOut,
  counters: ({ object }) => object.counters,
  damage: ({ object }) => object.damage,
  attachedTo: ({ object }) => thingOrNull(object.attachedTo),
  suspended: ({ object }) => object.suspended,
  attacking: ({ object }) => thingOrNull(object.attacking),
  attacksNothing: ({ object }) => object.attacksNothing,
  blocking: ({ object }) => object.blocking.map(thing),
  designations: ({ object }) => object.designations,
  level: ({ object }) => object.level,
  chosen: ({ object }) => object.chosen,
  commander: ({ object }) => object.commander,
  targets: ({ object }) => object.targets.map(thing),
  source: ({ object }) => (object.source === null ? null : thing({ kind: 'object', ...object.source })),
  words: ({ object }) => object.words,
  effects: ({ object, edition }) =>
    object.effects.map((effect) => ({
      ...effect,
      source: effect.source.name,
      citations: ruleCitations(effect.citations, edition),
    })),
};
