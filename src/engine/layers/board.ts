import type { Characteristics } from '../characteristics.ts';
import { type Game, newCaches, object as objectIn } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { printedWork } from './printed.ts';
import { finished, newWorking, runLayers } from './run.ts';
import { findSources, isPlainObject, type Sources } from './sources.ts';
import { applyOwn, copiedBy, type Working, workOf } from './working.ts';

interface Cache {
  objectsVersion: number;
  version: number;
  sources: Sources;
  /** What is known at this version; a new map whenever it may have changed. */
  results: Map<ObjectId, Characteristics>;
  /** Whether the layers have been applied for this version. */
  computed: boolean;
  /** Layers that are being applied just now. */
  working: Working | null;
}

const EMPTY: Sources = { ids: [], plain: true, open: false };

function cacheOf(g: Game): Cache {
  let cache = g.caches.layers as Cache | undefined;
  if (!cache) {
    cache = { objectsVersion: -1, version: -1, sources: EMPTY, results: new Map(), computed: false, working: null };
    g.caches.layers = cache;
  }
  return cache;
}

function refresh(g: Game, cache: Cache): void {
  const changed = cache.objectsVersion !== g.objectsVersion;
  if (changed) {
    cache.sources = findSources(g);
    cache.objectsVersion = g.objectsVersion;
  }
  if (changed || (cache.sources.open && cache.version !== g.version)) {
    cache.results = new Map();
    cache.computed = false;
  }
  cache.version = g.version;
}

/** A value that stays the same for as long as no characteristics can have changed. */
export function characteristicsStamp(g: Game): object {
  const cache = cacheOf(g);
  refresh(g, cache);
  return cache.results;
}

/** Whether no effect changes any characteristics now: what an object's value is then says all about it. */
export function isPlain(g: Game): boolean {
  const cache = cacheOf(g);
  if (cache.working) return false;
  refresh(g, cache);
  return cache.sources.plain;
}

export function characteristicsOf(g: Game, id: ObjectId): Characteristics {
  const cache = cacheOf(g);
  if (cache.working) return workOf(cache.working, id);
  refresh(g, cache);
  const value = objectIn(g, id);
  if (cache.sources.plain) return ofPlainObject(g, value);
  if (!cache.computed) applyLayers(g, cache);
  let result = cache.results.get(id);
  if (!result) {
    result = ownOnly(g, value);
    cache.results.set(id, result);
  }
  return result;
}

function applyLayers(g: Game, cache: Cache, anew = false): void {
  const working = newWorking(g);
  cache.working = working;
  try {
    const { battlefield, stack, command } = g.state;
    const there = [...battlefield, ...stack, ...command].filter((id) => !objectIn(g, id).phasedOut);
    runLayers(working, [...new Set([...there, ...cache.sources.ids])]);
  } finally {
    cache.working = null;
  }
  for (const [id, work] of working.works) {
    const plain = !anew && !working.reached.has(id) && copiedBy(g, id) === null;
    cache.results.set(id, plain ? ofPlainObject(g, work.object) : finished(work));
  }
  cache.computed = true;
}

interface PlainKnown {
  readonly values: GameObject[];
  readonly results: Characteristics[];
}

/** Where no effect reaches anything, an object's value alone decides. */
function ofPlainObject(g: Game, value: GameObject): Characteristics {
  g.caches.plain ??= { values: [], results: [] } satisfies PlainKnown;
  const { values, results } = g.caches.plain as PlainKnown;
  if (values[value.id] !== value) {
    results[value.id] = ownOnly(g, value);
    values[value.id] = value;
  }
  return results[value.id]!;
}

/** An object that no effect of another object reaches, or that is phased out. */
function ownOnly(g: Game, value: GameObject): Characteristics {
  const work = printedWork(g, value, copiedBy(g, value.id));
  applyOwn(g, work, null);
  return finished(work);
}

/** Computed from nothing, past all caches. */
export function freshOf(g: Game, id: ObjectId): Characteristics {
  const { caches } = g;
  g.caches = newCaches();
  try {
    const cache = cacheOf(g);
    refresh(g, cache);
    applyLayers(g, cache, true);
    return cache.results.get(id) ?? ownOnly(g, objectIn(g, id));
  } finally {
    g.caches = caches;
  }
}

/** Caches that say themselves for which value of an object they hold: they are good in any game that has the same definitions. */
const BY_VALUE = ['printed', 'plain', 'quiet', 'silent', 'withoutTriggers'] as const;

/**
 * Looks at the game as if an object stood in it as this value says (CR 601.3e, 614.12); nothing has happened afterwards. One that would be on the
 * battlefield is among the permanents. Only questions may be asked meanwhile, nothing may be changed.
 */
export function supposing<T>(g: Game, value: GameObject, look: () => T): T {
  const objects = g.state.objects as Record<number, GameObject>;
  const state = g.state as { battlefield: readonly ObjectId[] };
  const { battlefield } = state;
  const before = objects[value.id];
  const { caches } = g;
  objects[value.id] = value;
  if (value.zone === 'battlefield' && !battlefield.includes(value.id)) state.battlefield = [...battlefield, value.id];
  g.caches = newCaches();
  for (const topic of BY_VALUE) if (caches[topic] !== undefined) g.caches[topic] = caches[topic];
  try {
    return look();
  } finally {
    if (before) objects[value.id] = before;
    else delete objects[value.id];
    state.battlefield = battlefield;
    g.caches = caches;
  }
}

/** What an object would have if it stood in the game as this value says. */
export function characteristicsAs(g: Game, value: GameObject): Characteristics {
  const cache = cacheOf(g);
  if (!cache.working) {
    refresh(g, cache);
    if (cache.sources.plain && isPlainObject(g, value)) return ofPlainObject(g, value);
  }
  return supposing(g, value, () => characteristicsOf(g, value.id));
}
