import type { Zone } from '../rules/vocabulary/zones.ts';
import type { Game } from './game.ts';
import { changedObject, changedPlayer, changedTurn } from './state/change.ts';
import type { ObjectId, PlayerId, Timestamp } from './state/ids.ts';
import type { GameObject } from './state/object.ts';
import type { Player } from './state/player.ts';
import type { GameState } from './state/state.ts';

/*
 * The one writer. Objects and players are values that are replaced, the state's own fields are set; each write leaves what undoes it in the
 * journal. So an illegal action is taken back (CR 733) and a question is answered without anything having happened by undoing to a mark.
 */

type Container = Record<string | number, unknown>;

function write(g: Game, container: object, key: string | number, value: unknown): void {
  const target = container as Container;
  g.journal.push(target, key, target[key]);
  g.version += 1;
  if (value === undefined) delete target[key];
  else target[key] = value;
}

/** Entries of a list that are written anew for one step of the budget. */
const ENTRIES_TO_A_STEP = 64;

/**
 * Lists are replaced whole, and the journal keeps the old ones: where thousands of things come one by one, that takes time and memory by the square
 * of their number. It is counted, so that the budget ends it; nothing is thrown here, where a change may be half done.
 */
function countEntries(g: Game, value: unknown): void {
  if (Array.isArray(value) && value.length >= ENTRIES_TO_A_STEP) g.budget -= Math.floor(value.length / ENTRIES_TO_A_STEP);
}

/** Something in a zone, or which objects there are in it, has changed. */
function changed(g: Game, zone: Zone): void {
  g.objectsVersion += 1;
  g.zoneVersions[zone] += 1;
}

/** A field of the state has changed that says which objects and effects there are. */
function stateChanged(g: Game, key: string): void {
  if (key === 'effects') g.objectsVersion += 1;
  else if (key === 'battlefield' || key === 'stack' || key === 'exile' || key === 'command') changed(g, key);
}

/** The same of a player: a list of cards, or who is still in the game. */
function playerChanged(g: Game, before: Player, after: Player): void {
  if (before.lost !== after.lost) g.objectsVersion += 1;
  if (before.hand !== after.hand) changed(g, 'hand');
  if (before.graveyard !== after.graveyard) changed(g, 'graveyard');
  if (before.library !== after.library) changed(g, 'library');
}

function objectChanged(g: Game, before: GameObject | undefined, after: GameObject | undefined): void {
  if (before) changed(g, before.zone);
  if (after && after.zone !== before?.zone) changed(g, after.zone);
}

/** Sets fields of the state itself. */
export function setState<K extends keyof GameState>(g: Game, key: K, value: GameState[K]): void {
  stateChanged(g, key);
  countEntries(g, value);
  write(g, g.state, key, value);
}

/** Adds to the end of a list of the state that grows by one at a time: history, waiting triggers. Nobody else may hold the list. */
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
  const before = g.state.objects[id] as GameObject;
  const after = changedObject(before, patch);
  if (lasts(patch)) objectChanged(g, before, after);
  write(g, g.state.objects, id, after);
  return after;
}

function lasts(patch: Partial<GameObject>): boolean {
  for (const field in patch) if (!PASSING.has(field)) return true;
  return false;
}

export function addObject(g: Game, value: GameObject): void {
  objectChanged(g, g.state.objects[value.id], value);
  write(g, g.state.objects, value.id, value);
}

export function removeObject(g: Game, id: ObjectId): void {
  objectChanged(g, g.state.objects[id], undefined);
  write(g, g.state.objects, id, undefined);
}

export function setPlayer(g: Game, id: PlayerId, patch: Partial<Player>): void {
  const before = g.state.players[id] as Player;
  const after = changedPlayer(before, patch);
  playerChanged(g, before, after);
  for (const field in patch) countEntries(g, patch[field as keyof Player]);
  write(g, g.state.players, id, after);
}

export function setLastKnown(g: Game, id: ObjectId, value: GameState['lastKnown'][number]): void {
  write(g, g.state.lastKnown, id, value);
}

export function setTurn(g: Game, patch: Partial<GameState['turn']>): void {
  setState(g, 'turn', changedTurn(g.state.turn, patch));
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
  const { journal, state } = g;
  while (journal.length > to.journal) {
    const old = journal.pop();
    const key = journal.pop() as string;
    const container = journal.pop() as Container;
    if ((container as object) === state.objects) objectChanged(g, state.objects[Number(key)], old as GameObject | undefined);
    else if ((container as object) === state.players) playerChanged(g, state.players[Number(key)]!, old as Player);
    else if ((container as object) === state) stateChanged(g, key);
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
