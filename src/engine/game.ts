import type { Zone } from '../rules/vocabulary/zones.ts';
import type { DecisionTaken } from './decisions/types.ts';
import type { AbilityDefinition, CardDefinition, DefineAbility } from './definition.ts';
import type { GameEvent } from './events/event.ts';
import type { Happening } from './events/happening.ts';
import { Exhausted } from './refuse.ts';
import type { ObjectId, PlayerId } from './state/ids.ts';
import type { GameObject } from './state/object.ts';
import type { Player } from './state/player.ts';
import type { GameState } from './state/state.ts';
import type { TraceStep } from './trace/step.ts';

/** Everything that a run of the engine works on. The state alone is the game; the rest is what the run needs and can be made again. */
export interface Game {
  readonly state: GameState;
  /** Printed values by card key, given by the caller; tokens and emblems are added as they are made. */
  readonly definitions: Map<string, CardDefinition>;
  /** Abilities by key: those of the definitions, and those that effects grant or make (delayed triggers, quoted abilities). */
  readonly abilities: Map<string, AbilityDefinition>;
  /** Makes definitions of an ability that an effect or a keyword counter gives (CR 113.10, 122.1b). */
  readonly define: DefineAbility;
  readonly trace: TraceStep[];
  readonly decisions: DecisionTaken[];
  readonly assumptions: string[];
  readonly caveats: { readonly card: string; readonly words: string; readonly reason: string }[];
  /** Abilities that something has and that the engine doesn't carry out: they make the answer unsupported. */
  readonly unsupported: { readonly card: string; readonly words: string; readonly reason: string }[];
  /** Undo log: container, key, old value; see `writer`. */
  readonly journal: unknown[];
  /** Grows with every change of the state, undoing included. */
  version: number;
  /** Grows with every change of objects or continuous effects that characteristics may depend on. */
  objectsVersion: number;
  /** The same for what is in one zone. */
  readonly zoneVersions: ZoneVersions;
  /** Steps left in the budget. */
  budget: number;
  /** The trace step under which new ones stand. */
  parent: number | null;
  /** The batch of simultaneous events that is under way; null between them. */
  happening: Happening | null;
  /** The events that happen at the same time as the one whose replacement is under way. */
  settling: readonly GameEvent[];
  options: GameOptions;
  /** Caches by topic; whatever is in them can be computed again from the state. */
  caches: Caches;
}

/** The topics that are asked for most come first, in one order, so that all caches are of one shape. */
export interface Caches {
  layers?: unknown;
  plain?: unknown;
  printed?: unknown;
  sources?: unknown;
  statements?: unknown;
  plainStatements?: unknown;
  plainTriggerSources?: unknown;
  strays?: unknown;
  nothingStateBased?: unknown;
  [topic: string]: unknown;
}

export const newCaches = (): Caches => ({
  layers: undefined,
  plain: undefined,
  printed: undefined,
  sources: undefined,
  statements: undefined,
  plainStatements: undefined,
  plainTriggerSources: undefined,
  strays: undefined,
  nothingStateBased: undefined,
});

/** A number for each zone that only grows: the sum of several says whether anything in them has changed. */
export type ZoneVersions = Record<Zone, number>;

export const newZoneVersions = (): ZoneVersions => ({
  battlefield: 0,
  stack: 0,
  command: 0,
  exile: 0,
  hand: 0,
  graveyard: 0,
  library: 0,
});

export interface GameOptions {
  /** The decision that has no answer stops the run (`ask`) or takes the documented default. */
  readonly unanswered: 'ask' | 'default';
  readonly budget: number;
  /** False for runs that nobody reads (legality questions, soak). */
  readonly trace: boolean;
}

/** Counts one step of the budget; every loop of the engine calls it. */
export function spend(g: Game, what: string): void {
  g.budget -= 1;
  if (g.budget < 0) throw new Exhausted(what);
}

/** A cache by id of what was found out about a value of an object; whoever reads it compares the value. */
export function cacheById<T>(g: Game, topic: string): (T | undefined)[] {
  let list = g.caches[topic] as (T | undefined)[] | undefined;
  if (!list) {
    list = [];
    g.caches[topic] = list;
  }
  return list;
}

export function object(g: Game, id: ObjectId): GameObject {
  const found = g.state.objects[id];
  if (!found) throw new Error(`invariant broken: object ${id} doesn't exist`);
  return found;
}

/** The object if it still is what it was; undefined once it has moved (CR 400.7). */
export function findObject(g: Game, id: ObjectId): GameObject | undefined {
  return g.state.objects[id];
}

export function player(g: Game, id: PlayerId): Player {
  const found = g.state.players[id];
  if (!found) throw new Error(`invariant broken: player ${id} doesn't exist`);
  return found;
}

/** Players still in the game, in turn order starting with the active player (CR 101.4). */
export function apnap(g: Game): PlayerId[] {
  const all = g.state.players;
  const first = g.state.turn.active;
  const order: PlayerId[] = [];
  for (let i = 0; i < all.length; i += 1) {
    const candidate = all[(first + i) % all.length]!;
    if (candidate.lost === null) order.push(candidate.id);
  }
  return order;
}

/** Everyone else still in the game; in the formats here all others are opponents (CR 102.2, 102.3). */
export function opponents(g: Game, of: PlayerId): PlayerId[] {
  return apnap(g).filter((id) => id !== of);
}
