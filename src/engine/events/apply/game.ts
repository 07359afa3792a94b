import { commanderKey } from '../../costs/commanderTax.ts';
import { beginInitiative, beginMonarchy, hasDesignation, startEngine } from '../../designations/index.ts';
import { PREPARED, unpreparedBy } from '../../designations/prepared.ts';
import { type Game, player } from '../../game.ts';
import { setPlayer, setState } from '../../writer.ts';
import type { EventOf, GameEvent } from '../event.ts';
import type { Applied } from './applied.ts';

/** CR 104.3, 104.5: the player has lost; that the game ends with it is seen when all that happens at once has happened (104.4a). */
export function loseGame(g: Game, event: EventOf<'loseGame'>): Applied | undefined {
  if (player(g, event.player).lost !== null) return undefined;
  setPlayer(g, event.player, { lost: event.rule });
  return { event, contained: [] };
}

/** CR 104.2b. */
export function winGame(g: Game, event: EventOf<'winGame'>): Applied | undefined {
  const { won, lost } = player(g, event.player);
  if (won || lost !== null) return undefined;
  setPlayer(g, event.player, { won: true });
  return { event, contained: [] };
}

/** CR 903.8: how often a player has cast a commander from the command zone. The casting tells the step itself. */
export function cast(g: Game, event: EventOf<'cast'>): Applied {
  const spell = g.state.objects[event.object];
  if (spell?.commander && event.from === 'command') {
    const { commanderCasts } = player(g, event.player);
    const key = commanderKey(spell);
    setPlayer(g, event.player, { commanderCasts: { ...commanderCasts, [key]: (commanderCasts[key] ?? 0) + 1 } });
  }
  const prepared = unpreparedBy(g, event.object);
  const contained: readonly GameEvent[] =
    prepared === null ? [] : [{ kind: 'undesignate', object: prepared, designation: PREPARED }];
  return { event, contained, silent: true };
}

/** CR 731.1: from then on the game has exactly one of the two; what it is already it doesn't become. */
export function dayNight(g: Game, event: EventOf<'dayNight'>): Applied | undefined {
  const before = g.state.dayNight ?? null;
  if (before === event.to) return undefined;
  setState(g, 'dayNight', event.to);
  return { event: { ...event, from: before }, contained: [] };
}

/** CR 702.179a, c. */
export function speed(g: Game, event: EventOf<'speed'>): Applied | undefined {
  if ((player(g, event.player).speed ?? 0) === event.to) return undefined;
  setPlayer(g, event.player, { speed: event.to });
  startEngine(g, event.player);
  return { event, contained: [] };
}

/** CR 725.3, 726.3: only one player is the monarch, or has the initiative, at a time. */
const OF_ONE: ReadonlySet<string> = new Set(['monarch', 'initiative']);

/** Who has the designation already gets nothing; but the initiative is taken by whoever has it, too (CR 726.5). */
export function designatePlayer(g: Game, event: EventOf<'designatePlayer'>): Applied | undefined {
  const { designation } = event;
  if (player(g, event.player).lost !== null) return undefined;
  if (hasDesignation(g, event.player, designation))
    return designation === 'initiative' ? { event: { ...event, again: true }, contained: [] } : undefined;
  for (const { id, designations = [] } of OF_ONE.has(designation) ? g.state.players : [])
    if (designations.includes(designation)) setPlayer(g, id, { designations: designations.filter((one) => one !== designation) });
  if (designation === 'monarch') beginMonarchy(g);
  if (designation === 'initiative') beginInitiative(g);
  setPlayer(g, event.player, { designations: [...(player(g, event.player).designations ?? []), designation] });
  return { event, contained: [] };
}
