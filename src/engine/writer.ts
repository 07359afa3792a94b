import type { Zone } from '../rules/vocabulary/zones.ts';
import type { Game } from './game.ts';
import { changedObject, changedPlayer, changedTurn } from './state/change.ts';
import type { ObjectId, PlayerId, Timestamp } from './state/ids.ts';
import type { GameObject } from './state/object.ts';
import type { Player } from './state/player.ts';
import type { GameState, LastKnown } from './state/state.ts';

/*
 * The one writer. Objects and players are values that are replaced, the state's own fields are set; each write leaves what undoes it in the
 * journal. So an illegal action is taken back (CR 733) and a question is answered without anything having happened by undoing to a mark.
 */

type Fields = Record<string, unknown>;
type ById<T> = Record<number, T>;

/*
 * Each kind of container is written, and taken back, at a place of its own: one that sees several kinds is much slower.
 */

function writeState(g: Game, key: string, value: unknown): void {
  const state = g.state as unknown as Fields;
  g.journal.push(state, key, state[key]);
  g.version += 1;
  if (value === undefined) delete state[key];
  else state[key] = value;
}

function writePlayer(g: Game, id: PlayerId, before: Player, after: Player): void {
  const players = g.state.players as Player[];
  g.journal.push(players, id, before);
  g.version += 1;
  players[id] = after;
}

function writeObject(g: Game, id: ObjectId, before: GameObject | undefined, after: GameObject | undefined): void {
  const objects = g.state.objects as ById<GameObject>;
  g.journal.push(objects, id, before);
  g.version += 1;
  if (after === undefined) delete objects[id];
  else objects[id] = after;
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
  writeState(g, key, value);
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

/** Of what is announced for a spell only the text that it gained (CR 702.47c) and X (107.3) make its characteristics; whether it is an ability stays so. */
const saysTheSame = ({ stack: before }: GameObject, { stack: after }: GameObject): boolean =>
  before !== null && after !== null && before.spliced === after.spliced && before.x === after.x;

/** Replaces an object's value by one with these fields changed. */
export function setObject(g: Game, id: ObjectId, patch: Partial<GameObject>): GameObject {
  const before = g.state.objects[id] as GameObject;
  const after = changedObject(before, patch);
  if (lasts(patch, before, after)) objectChanged(g, before, after);
  writeObject(g, id, before, after);
  return after;
}

function lasts(patch: Partial<GameObject>, before: GameObject, after: GameObject): boolean {
  for (const field in patch) {
    if (field === 'stack' ? !saysTheSame(before, after) : !PASSING.has(field)) return true;
  }
  return false;
}

export function addObject(g: Game, value: GameObject): void {
  const before = g.state.objects[value.id];
  objectChanged(g, before, value);
  writeObject(g, value.id, before, value);
}

export function removeObject(g: Game, id: ObjectId): void {
  const before = g.state.objects[id];
  objectChanged(g, before, undefined);
  writeObject(g, id, before, undefined);
}

export function setPlayer(g: Game, id: PlayerId, patch: Partial<Player>): void {
  const before = g.state.players[id] as Player;
  const after = changedPlayer(before, patch);
  playerChanged(g, before, after);
  for (const field in patch) countEntries(g, patch[field as keyof Player]);
  writePlayer(g, id, before, after);
}

export function setLastKnown(g: Game, id: ObjectId, value: LastKnown): void {
  const known = g.state.lastKnown as ById<LastKnown>;
  g.journal.push(known, id, known[id]);
  g.version += 1;
  known[id] = value;
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

function restoreObject(g: Game, id: ObjectId, old: GameObject | undefined): void {
  const objects = g.state.objects as ById<GameObject>;
  objectChanged(g, objects[id], old);
  if (old === undefined) delete objects[id];
  else objects[id] = old;
}

function restorePlayer(g: Game, id: PlayerId, old: Player): void {
  const players = g.state.players as Player[];
  playerChanged(g, players[id]!, old);
  players[id] = old;
}

function restoreKnown(g: Game, id: ObjectId, old: LastKnown | undefined): void {
  // Always asked for by id: a field that is left without a value is as good as none, and the container stays fast.
  (g.state.lastKnown as ById<LastKnown | undefined>)[id] = old;
}

function restoreState(g: Game, key: string, old: unknown): void {
  const state = g.state as unknown as Fields;
  stateChanged(g, key);
  if (old === undefined) delete state[key];
  else state[key] = old;
}

/** Takes everything back to the mark: state, trace and decisions. The budget stays spent. */
export function undo(g: Game, to: Mark): void {
  const { journal, state } = g;
  while (journal.length > to.journal) {
    const old = journal.pop();
    const key = journal.pop() as string | number;
    const container = journal.pop() as object;
    if (container === state.objects) restoreObject(g, key as ObjectId, old as GameObject | undefined);
    else if (container === state) restoreState(g, key as string, old);
    else if (container === state.players) restorePlayer(g, key as PlayerId, old as Player);
    else if (container === state.lastKnown) restoreKnown(g, key as ObjectId, old as LastKnown | undefined);
    else (container as unknown[]).length = old as number;
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
