import type { Game } from './game.ts';
import type { ObjectId, PlayerId, Timestamp } from './state/ids.ts';
import type { GameObject } from './state/object.ts';
import type { Player } from './state/player.ts';
import type { GameState } from './state/state.ts';

/*
 * The one writer. Objects and players are values that are replaced, the state's own fields are set; each write leaves what undoes it in the
 * journal. So an illegal action is taken back (CR 733) and a question is answered without anything having happened by undoing to a mark.
 */

type Container = Record<string | number, unknown>;

/** Fields of the state and of players that say which objects and effects there are. */
const PLACES: ReadonlySet<string> = new Set([
  'effects',
  'battlefield',
  'stack',
  'exile',
  'command',
  'library',
  'hand',
  'graveyard',
  'lost',
]);

function write(g: Game, container: object, key: string | number, value: unknown): void {
  const target = container as Container;
  g.journal.push(target, key, target[key]);
  g.version += 1;
  if (PLACES.has(key as string)) g.objectsVersion += 1;
  if (value === undefined) delete target[key];
  else target[key] = value;
}

/** Sets fields of the state itself. */
export function setState<K extends keyof GameState>(g: Game, key: K, value: GameState[K]): void {
  write(g, g.state, key, value);
}

/** Adds to the end of a list of the state that only grows within a run (history). */
export function append<T>(g: Game, list: readonly T[], item: T): void {
  g.journal.push(list, 'length', list.length);
  g.version += 1;
  (list as T[]).push(item);
}

/** Fields that no characteristics depend on, unless an effect looks at more than objects anyway (see layers/sources.ts). */
const PASSING: ReadonlySet<string> = new Set([
  'tapped',
  'damage',
  'deathtouched',
  'controlledSince',
] satisfies (keyof GameObject)[]);

/** Replaces an object's value by one with these fields changed. */
export function setObject(g: Game, id: ObjectId, patch: Partial<GameObject>): GameObject {
  if (Object.keys(patch).some((field) => !PASSING.has(field))) g.objectsVersion += 1;
  const changed = { ...(g.state.objects[id] as GameObject), ...patch };
  write(g, g.state.objects, id, changed);
  return changed;
}

export function addObject(g: Game, value: GameObject): void {
  g.objectsVersion += 1;
  write(g, g.state.objects, value.id, value);
}

export function removeObject(g: Game, id: ObjectId): void {
  g.objectsVersion += 1;
  write(g, g.state.objects, id, undefined);
}

export function setPlayer(g: Game, id: PlayerId, patch: Partial<Player>): void {
  if (Object.keys(patch).some((field) => PLACES.has(field))) g.objectsVersion += 1;
  write(g, g.state.players, id, { ...(g.state.players[id] as Player), ...patch });
}

export function setLastKnown(g: Game, id: ObjectId, value: GameState['lastKnown'][number]): void {
  write(g, g.state.lastKnown, id, value);
}

export function setTurn(g: Game, patch: Partial<GameState['turn']>): void {
  setState(g, 'turn', { ...g.state.turn, ...patch });
}

export function newId(g: Game): ObjectId {
  const id = g.state.nextId as ObjectId;
  setState(g, 'nextId', g.state.nextId + 1);
  return id;
}

export function newTimestamp(g: Game): Timestamp {
  const stamp = g.state.nextTimestamp;
  setState(g, 'nextTimestamp', stamp + 1);
  return stamp;
}

/** Where the journal stands, to come back to. */
export interface Mark {
  readonly journal: number;
  readonly trace: number;
  readonly decisions: number;
  readonly assumptions: number;
  readonly caveats: number;
  readonly parent: number | null;
}

export function mark(g: Game): Mark {
  return {
    journal: g.journal.length,
    trace: g.trace.length,
    decisions: g.decisions.length,
    assumptions: g.assumptions.length,
    caveats: g.caveats.length,
    parent: g.parent,
  };
}

/** Takes everything back to the mark: state, trace and decisions. The budget stays spent. */
export function undo(g: Game, to: Mark): void {
  const { journal } = g;
  while (journal.length > to.journal) {
    const old = journal.pop();
    const key = journal.pop() as string;
    const container = journal.pop() as Container;
    if (Array.isArray(container) && key === 'length') container.length = old as number;
    else if (old === undefined) delete container[key];
    else container[key] = old;
  }
  g.version += 1;
  g.objectsVersion += 1;
  g.trace.length = to.trace;
  g.decisions.length = to.decisions;
  g.assumptions.length = to.assumptions;
  g.caveats.length = to.caveats;
  g.parent = to.parent;
  g.happening = null;
}
