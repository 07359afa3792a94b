import type { GameStateView, ObjectView, PlayerView } from '../answer.ts';
import { displayName } from '../expect/names.ts';
import type { Block } from './text.ts';

function counterText(counters: Readonly<Record<string, number>>): string[] {
  return Object.entries(counters).map(([kind, amount]) => `${amount} ${kind} counter${amount === 1 ? '' : 's'}`);
}

function qualities(object: ObjectView): string[] {
  const { power, toughness, damage, attachedTo, attacking } = object;
  return [
    ...(object.substance === 'token' ? ['token'] : []),
    ...(power === null || toughness === null ? [] : [`${power}/${toughness}`]),
    ...(object.tapped ? ['tapped'] : []),
    ...(object.phasedOut ? ['phased out'] : []),
    ...(object.suspended ? ['suspended'] : []),
    ...counterText(object.counters),
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...(attachedTo === null ? [] : [`attached to ${attachedTo.name}`]),
    ...(attacking === null ? [] : [`attacking ${attacking.name}`]),
    ...(object.attacksNothing ? ['attacking nothing'] : []),
    ...object.designations,
  ];
}

/** `Forest ×3, Grizzly Bears (4/4, tapped)`: objects that look alike are counted. */
function objectList(ids: readonly (string | null)[], state: GameStateView): string {
  const byId = new Map(state.objects.map((object) => [object.id, object]));
  const counts = new Map<string, number>();
  for (const id of ids) {
    const object = id === null ? undefined : byId.get(id);
    const marks = object === undefined ? [] : qualities(object);
    const text =
      object === undefined ? 'unknown card' : `${displayName(object)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${text} ×${count}` : text)).join(', ');
}

const ZONES = ['battlefield', 'hand', 'graveyard', 'exile', 'command'] as const;

function playerBlocks(player: PlayerView, state: GameStateView): Block[] {
  const marks = [
    `${player.life} life`,
    ...counterText(player.counters),
    ...(player.mana === '' || player.mana === 'unlimited' ? [] : [`${player.mana} in the pool`]),
    ...(player.lost ? [`has lost${player.lostBy === null ? '' : ` [${player.lostBy}]`}`] : []),
    ...(player.won ? ['has won'] : []),
  ];
  const zones = ZONES.flatMap((zone): Block[] => {
    const ids = player[zone];
    return ids.length === 0 ? [] : [{ kind: 'item', depth: 1, text: `${zone}: ${objectList(ids, state)}` }];
  });
  return [{ kind: 'item', depth: 0, text: `${player.name}: ${marks.join(', ')}` }, ...zones];
}

/** The game at one moment: each player with each zone that isn't empty. */
export function stateBlocks(state: GameStateView): Block[] {
  const stack: Block[] =
    state.stack.length === 0 ? [] : [{ kind: 'item', depth: 0, text: `stack, top first: ${objectList(state.stack, state)}` }];
  const where: Block = { kind: 'line', text: `Turn ${state.turn} of ${state.active}, ${state.step}` };
  const draw: Block[] = state.over?.draw === true ? [{ kind: 'line', text: 'The game is a draw.' }] : [];
  return [where, ...draw, ...state.players.flatMap((player) => playerBlocks(player, state)), ...stack];
}

/** Why objects on the battlefield differ from what is printed, in the order of the layers. */
export function effectBlocks(state: GameStateView): Block[] {
  return state.objects.flatMap((object): Block[] => {
    if (object.zone !== 'battlefield' || object.effects.length === 0) return [];
    const items = object.effects.map(({ layer, source, words, citations }): Block => {
      const rules = citations.length === 0 ? '' : ` [${citations.join(', ')}]`;
      return { kind: 'item', depth: 1, text: `layer ${layer}, ${source.name}: “${words}”${rules}` };
    });
    return [{ kind: 'item', depth: 0, text: displayName(object) }, ...items];
  });
}
