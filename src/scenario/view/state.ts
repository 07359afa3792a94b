import { landsAllowed } from '../../engine/actions/landsAllowed.ts';
import { hasDesignation, speedOf } from '../../engine/designations/index.ts';
import { whereabouts } from '../../engine/dungeons/index.ts';
import type { Game } from '../../engine/game.ts';
import { characteristics } from '../../engine/layers/index.ts';
import type { ObjectId } from '../../engine/state/ids.ts';
import type { GameObject } from '../../engine/state/object.ts';
import type { Player } from '../../engine/state/player.ts';
import { playerName } from '../../engine/trace/names.ts';
import type { GameStateView, ObjectView, PlayerView } from '../answer.ts';
import { keyOf, objectView } from './objects.ts';

/** The whole game as it stands, for people and programs. */
export function viewOf(g: Game): GameStateView {
  const { turn, players, over } = g.state;
  return {
    turn: turn.number,
    active: playerName(g, turn.active),
    step: turn.step,
    dayNight: g.state.dayNight ?? null,
    priority: turn.priority === null ? null : playerName(g, turn.priority),
    players: players.map((player) => playerView(g, player)),
    stack: [...g.state.stack].reverse().map(keyOf),
    objects: knownObjects(g),
    over: over ? { winners: over.winners.map((id) => playerName(g, id)), draw: over.draw } : null,
  };
}

const isKnown = (value: GameObject): boolean => value.card !== null || value.stack !== null;

function knownObjects(g: Game): readonly ObjectView[] {
  const all = (Object.values(g.state.objects) as GameObject[]).filter(isKnown);
  return all.sort((a, b) => a.timestamp - b.timestamp).map((value) => objectView(g, value));
}

function dungeonOf(g: Game, id: Player['id']): PlayerView['dungeon'] {
  const at = whereabouts(g, id);
  return at && { name: at.dungeon.name, room: at.room.name };
}

function playerView(g: Game, player: Player): PlayerView {
  const own = (ids: readonly ObjectId[]): string[] => ids.filter((id) => g.state.objects[id]!.owner === player.id).map(keyOf);
  const shown = (ids: readonly ObjectId[]): (string | null)[] =>
    ids.map((id) => (isKnown(g.state.objects[id]!) ? keyOf(id) : null));
  return {
    name: player.name,
    life: player.life,
    counters: player.counters,
    mana: player.unlimitedMana ? 'unlimited' : player.mana.map(({ type }) => `{${type}}`).join(''),
    monarch: hasDesignation(g, player.id, 'monarch'),
    cityBlessing: hasDesignation(g, player.id, "city's blessing"),
    speed: speedOf(g, player.id),
    initiative: hasDesignation(g, player.id, 'initiative'),
    dungeon: dungeonOf(g, player.id),
    completedDungeons: player.dungeonsCompleted ?? [],
    ringTempted: player.ringTempted ?? 0,
    landsPlayed: landsAllowed(g, player.id).played,
    lost: player.lost !== null,
    lostBy: player.lost as PlayerView['lostBy'],
    won: player.won,
    hand: shown(player.hand),
    library: withoutTail(shown(player.library)),
    graveyard: player.graveyard.map(keyOf),
    battlefield: g.state.battlefield.filter((id) => characteristics(g, id).controller === player.id).map(keyOf),
    exile: own(g.state.exile),
    command: own(g.state.command),
    handSize: player.hand.length,
    librarySize: player.library.length,
  };
}

/** Unknown cards below the last known one aren't listed. */
function withoutTail(ids: readonly (string | null)[]): readonly (string | null)[] {
  let end = ids.length;
  while (end > 0 && ids[end - 1] === null) end -= 1;
  return ids.slice(0, end);
}
