import type { Characteristics } from '../characteristics.ts';
import { type Game, newCaches, object as objectIn } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import type { ContinuousEffect } from './effect.ts';
import { printedWork } from './printed.ts';
import { finished, newWorking, runLayers } from './run.ts';
import { findSources, isPlainObject, PLAIN, type Sources } from './sources.ts';
import { applyOwn, copiedBy, type Working, workOf } from './working.ts';

interface Cache {
  objectsVersion: number;
  version: number;
  sources: Sources;
  /** For what the layers were applied: of effects that look at permanents only nothing else matters. */
  effects: readonly ContinuousEffect[];
  battlefield: number;
  /** The permanents as they were found so; everything else is among `results`. */
  permanents: Map<ObjectId, Characteristics>;
  /** The effects look at permanents only, and reach nothing else. */
  nearby: boolean;
  /** What is known at this version; a new map whenever it may have changed. */
  results: Map<ObjectId, Characteristics>;
  /** A new value whenever something may have changed. */
  stamp: object;
  /** Whether the layers have been applied for this version. */
  computed: boolean;
  /** Layers that are being applied just now. */
  working: Working | null;
}

const NO_EFFECTS: readonly ContinuousEffect[] = [];

function cacheOf(g: Game): Cache {
  let cache = g.caches.layers as Cache | undefined;
  if (!cache) {
    cache = {
      objectsVersion: -1,
      version: -1,
      sources: PLAIN,
      effects: NO_EFFECTS,
      battlefield: -1,
      permanents: new Map(),
      nearby: false,
      results: new Map(),
      stamp: {},
      computed: false,
      working: null,
    };
    g.caches.layers = cache;
  }
  return cache;
}

function refresh(g: Game, cache: Cache): void {
  const changed = cache.objectsVersion !== g.objectsVersion;
  let kept = false;
  if (changed) {
    const before = cache.sources;
    cache.sources = findSources(g);
    cache.objectsVersion = g.objectsVersion;
    kept = cache.computed && staysSo(g, cache, before);
  }
  if (changed || (cache.sources.open && cache.version !== g.version)) {
    cache.stamp = {};
    cache.results = new Map();
    cache.computed = kept;
  }
  cache.version = g.version;
}

/** Whether the layers would give the same for every permanent: nothing that the effects look at has changed. */
function staysSo(g: Game, { sources, effects, battlefield, nearby }: Cache, before: Sources): boolean {
  const same = sources.found === before.found && effects === g.state.effects && battlefield === g.zoneVersions.battlefield;
  return same && sources.nearby && nearby;
}

/** A value that stays the same for as long as no characteristics can have changed. */
export function characteristicsStamp(g: Game): object {
  const cache = cacheOf(g);
  refresh(g, cache);
  return cache.stamp;
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
  let result = cache.permanents.get(id) ?? cache.results.get(id);
  if (!result) {
    result = cache.nearby ? ofPlainObject(g, value) : ownOnly(g, value);
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
  cache.permanents = new Map();
  for (const [id, work] of working.works) {
    const plain = !anew && !working.reached.has(id) && copiedBy(g, id) === null;
    const found = work.object.zone === 'battlefield' ? cache.permanents : cache.results;
    found.set(id, plain ? ofPlainObject(g, work.object) : finished(work));
  }
  cache.nearby = cache.sources.nearby;
  for (const id of working.reached) if (g.state.objects[id]?.zone !== 'battlefield') cache.nearby = false;
  cache.effects = g.state.effects;
  cache.battlefield = g.zoneVersions.battlefield;
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
    return cache.permanents.get(id) ?? cache.results.get(id) ?? ownOnly(g, objectIn(g, id));
  } finally {
    g.caches = caches;
  }
}

/** Caches that say themselves for which value of an object they hold: they are good in any game that has the same definitions. */
const BY_VALUE = ['printed', 'plain', 'quiet', 'silent', 'withoutTriggers'] as const;

/**
 * Looks at the game as if an object stood in it as this value says (CR 601.3e, 614.12); nothing has happened afterwards. One that would be on the
 * battlefield is among the permanents, one that would be a spell among what is on the stack. Only questions may be asked meanwhile, nothing may be changed.
 */
export function supposing<T>(g: Game, value: GameObject, look: () => T): T {
  const objects = g.state.objects as Record<number, GameObject>;
  const state = g.state as { battlefield: readonly ObjectId[]; stack: readonly ObjectId[] };
  const { battlefield, stack } = state;
  const before = objects[value.id];
  const { caches } = g;
  objects[value.id] = value;
  if (value.zone === 'battlefield' && !battlefield.includes(value.id)) state.battlefield = [...battlefield, value.id];
  if (value.zone === 'stack' && !stack.includes(value.id)) state.stack = [...stack, value.id];
  g.caches = newCaches();
  for (const topic of BY_VALUE) if (caches[topic] !== undefined) g.caches[topic] = caches[topic];
  try {
    return look();
  } finally {
    if (before) objects[value.id] = before;
    else delete objects[value.id];
    state.battlefield = battlefield;
    state.stack = stack;
    g.caches = caches;
  }
}

/** Whether no effect reaches what isn't on the battlefield. */
function isOutOfReach(g: Game, cache: Cache): boolean {
  if (!cache.sources.nearby) return false;
  if (!cache.computed) applyLayers(g, cache);
  return cache.nearby;
}

/** What an object would have if it stood in the game as this value says. */
export function characteristicsAs(g: Game, value: GameObject): Characteristics {
  const cache = cacheOf(g);
  if (!cache.working) {
    refresh(g, cache);
    if ((cache.sources.plain || (value.zone !== 'battlefield' && isOutOfReach(g, cache))) && isPlainObject(g, value))
      return ofPlainObject(g, value);
  }
  return supposing(g, value, () => characteristicsOf(g, value.id));
}
