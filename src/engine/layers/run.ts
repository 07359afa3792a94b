import type { Characteristics } from '../characteristics.ts';
import { type Game, spend } from '../game.ts';
import type { RuleFlag } from '../hooks.ts';
import type { ObjectId } from '../state/ids.ts';
import { activesIn } from './active.ts';
import { addIntrinsicAbilities } from './apply/intrinsic.ts';
import { LAYERS, type Layer } from './layer.ts';
import { applyActive, nextOf } from './order.ts';
import type { Work } from './work.ts';
import { type Working, workOf } from './working.ts';

/** Objects that the layers are applied to for one step of the budget. */
const OBJECTS_TO_A_STEP = 16;

/** Applies all layers to these objects, and to whatever else the effects reach (CR 613.1). */
export function runLayers(working: Working, objects: readonly ObjectId[]): void {
  working.g.budget -= Math.floor(objects.length / OBJECTS_TO_A_STEP);
  for (const id of objects) workOf(working, id);
  for (const layer of LAYERS) {
    if (layer === '5') for (const work of working.works.values()) addIntrinsicAbilities(working.g, work);
    working.layer = layer;
    applyLayer(working, layer);
  }
}

/** Effects that are looked at for one step of the budget. */
const EFFECTS_TO_A_STEP = 16;

/** The order of what remains is judged anew after each application (CR 613.8c), and wherever abilities that make effects have come or gone. */
function applyLayer(working: Working, layer: Layer): void {
  const done = new Set<string>();
  for (;;) {
    const waiting = activesIn(working, layer).filter(
      (active) => !done.has(active.id) && (working.started.has(active.id) || active.exists(working)),
    );
    if (waiting.length === 0) return;
    working.g.budget -= Math.floor(waiting.length / EFFECTS_TO_A_STEP);
    const there = working.actives;
    const { actives, byDependency } = nextOf(working, layer, waiting);
    for (const active of actives) {
      applyActive(working, active, layer, byDependency);
      done.add(active.id);
      if (working.actives !== there) break;
    }
    if (working.actives === there && actives.length === waiting.length) return;
  }
}

/** The values after all layers. */
export function finished(work: Work): Characteristics {
  const { power, toughness } = numbersOf(work);
  return {
    name: work.name,
    manaCost: work.manaCost,
    colors: work.colors,
    supertypes: work.supertypes,
    types: work.types,
    subtypes: work.subtypes,
    power,
    toughness,
    loyalty: work.loyalty,
    defense: work.defense,
    abilities: work.abilities,
    unread: work.unread,
    controller: work.controller,
    flags: flagsOf(work),
    why: work.why,
  };
}

/** A noncreature permanent has no power or toughness (CR 208.3); a creature whose power or toughness nothing says has 0 (CR 107.2). */
function numbersOf({ object, types, power, toughness }: Work) {
  if (types.includes('creature')) return { power: power ?? 0, toughness: toughness ?? 0 };
  return object.zone === 'battlefield' ? { power: null, toughness: null } : { power, toughness };
}

const NO_FLAGS: Readonly<Record<string, string>> = {};

function flagsOf({ abilities, object }: Work): Readonly<Record<string, string>> {
  let flags: Record<string, string> | null = null;
  for (const { hooks, key, functionsIn } of abilities) {
    if (!hooks.flags || !functionsIn.includes(object.zone)) continue;
    flags ??= {};
    for (const flag of hooks.flags satisfies readonly RuleFlag[]) flags[flag] ??= key;
  }
  return flags ?? NO_FLAGS;
}

export function newWorking(g: Game): Working {
  spend(g, 'working out what continuous effects do took too long');
  return {
    g,
    works: new Map(),
    layer: null,
    actives: null,
    fixed: new Map(),
    reached: new Set(),
    whys: new Map(),
    started: new Map(),
  };
}
