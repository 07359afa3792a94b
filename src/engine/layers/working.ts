import type { RuleNumber } from '../../rules/citations.ts';
import type { AppliedEffect } from '../characteristics.ts';
import { staticContext } from '../context.ts';
import { type Game, object as objectIn } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Active } from './active.ts';
import { applyPart } from './apply/index.ts';
import { addIntrinsicAbilities } from './apply/intrinsic.ts';
import { counterEffects, SUSPECTED } from './counters.ts';
import type { CharacteristicPart, ContinuousEffect } from './effect.ts';
import { LAYERS, type Layer } from './layer.ts';
import { partsOfAct } from './parts/acts.ts';
import { type StaticPart, staticEffects } from './parts/statics.ts';
import { printedWork } from './printed.ts';
import type { Work } from './work.ts';

/** All objects whose characteristics are being determined together, and how far the layers have come. */
export interface Working {
  readonly g: Game;
  readonly works: Map<ObjectId, Work>;
  /** The layer that is being applied; null before the first. */
  layer: Layer | null;
  /** The effects there are; null when an object or an ability has come or gone since they were looked for. */
  actives: readonly Active[] | null;
  /** What the acts of static abilities came to, as far as that is the same for every object. */
  readonly fixed: Map<StaticPart, readonly CharacteristicPart[]>;
  /** Objects that something else than their own counters and types has been applied to. */
  readonly reached: Set<ObjectId>;
  /** The list of what has been applied to an object, where these layers have begun one of their own. */
  readonly whys: Map<Work, AppliedEffect[]>;
  /** Effects that have begun to apply, with the objects that they go on applying to (CR 613.6). */
  readonly started: Map<string, { readonly active: Active; readonly objects: readonly ObjectId[] }>;
}

/** An object's values so far. One that nobody has looked at yet is brought up to the present layer. */
export function workOf(working: Working, id: ObjectId): Work {
  let work = working.works.get(id);
  if (!work) {
    work = printedWork(working.g, objectIn(working.g, id), copiedBy(working.g, id));
    working.works.set(id, work);
    working.actives = null;
    if (working.layer !== null) applyOwn(working.g, work, working.layer);
  }
  return work;
}

const copyEffects = new WeakMap<readonly ContinuousEffect[], readonly ContinuousEffect[]>();

/** The copy effects among all there are, found once for each list of effects: it is asked of every object. */
function copyEffectsIn(effects: readonly ContinuousEffect[]): readonly ContinuousEffect[] {
  let found = copyEffects.get(effects);
  if (!found) {
    found = effects.filter(({ parts }) => parts.some(({ kind }) => kind === 'copy'));
    copyEffects.set(effects, found);
  }
  return found;
}

/** The definition that the latest copy effect on an object names (CR 613.2a). */
export function copiedBy(g: Game, id: ObjectId): string | null {
  if (g.state.effects.length === 0) return null;
  let latest: string | null = null;
  for (const { affected, parts } of copyEffectsIn(g.state.effects)) {
    if (affected.kind !== 'objects' || !affected.objects.includes(id)) continue;
    for (const part of parts) if (part.kind === 'copy') latest = part.definition;
  }
  return latest;
}

/**
 * Applies to one object what depends on no other effect: its characteristic-defining abilities, its basic land types, its counters.
 * Up to a layer, or all. For objects that no other effect reaches this is all there is.
 */
export function applyOwn(g: Game, work: Work, until: Layer | null): void {
  if (until === null && isQuiet(g, work)) {
    addIntrinsicAbilities(g, work);
    return;
  }
  for (const layer of LAYERS) {
    if (layer === '5') addIntrinsicAbilities(g, work);
    if (layer === until) return;
    applyDefining(g, work, layer);
    for (const effect of counterEffects(g, work.object)) {
      if (effect.layer !== layer || !countersWork(work)) continue;
      applyPart(g, work, effect.part, effect.timestamp);
      work.why = [...work.why, counterWhy(layer, effect.counter)];
    }
  }
}

/** Nothing of its own changes it but what its types bring. */
const isQuiet = (g: Game, { abilities, object }: Work): boolean =>
  !definesAny(abilities) && counterEffects(g, object).length === 0;

function definesAny(abilities: Work['abilities']): boolean {
  for (const { definesCharacteristic } of abilities) if (definesCharacteristic) return true;
  return false;
}

/** Counters change permanents and cards in other zones alike (CR 122.1a-b); face-down cards outside the battlefield have no characteristics. */
function countersWork({ object }: Work): boolean {
  return object.zone === 'battlefield' || object.faceDown === null;
}

/** What gives the effects of an ability, and counters, their timestamps (CR 613.7a, c to e). */
export const sinceOfStatic = ({ attachedTo }: Work['object']): readonly RuleNumber[] => (attachedTo ? ATTACHED : STATIC);
const STATIC: readonly RuleNumber[] = ['613.7a', '613.7d'];
const ATTACHED: readonly RuleNumber[] = ['613.7a', '613.7e'];
const COUNTER: readonly RuleNumber[] = ['613.7c'];

const NO_RULES: readonly RuleNumber[] = [];

export function counterWhy(layer: Layer, counter: string) {
  if (counter === SUSPECTED)
    return { layer, source: null, words: counter, cite: ['613.1f', '701.60c'] as const, since: NO_RULES };
  const cite = layer === '6' ? (['613.1f', '122.1b'] as const) : (['613.4c', '122.1a'] as const);
  return { layer, source: null, words: `${counter} counter`, cite, since: COUNTER };
}

function applyDefining(g: Game, work: Work, layer: Layer): void {
  for (const ability of work.abilities) {
    if (!ability.definesCharacteristic) continue;
    const words = { card: work.name, text: ability.words };
    for (const effect of staticEffects(ability)) {
      for (const part of effect.parts) {
        if (part.layer !== layer) continue;
        const ctx = staticContext(g, work.object.id, work.controller, words);
        for (const change of partsOfAct(g, part.act, ctx, part.key, layer)) applyPart(g, work, change, work.object.timestamp);
        work.why = [
          ...work.why,
          { layer, source: work.object.id, words: ability.words, cite: definingCite(layer), since: sinceOfStatic(work.object) },
        ];
      }
    }
  }
}

export function definingCite(layer: Layer) {
  return layer === '7a' ? (['613.4a', '604.3'] as const) : (['613.3', '604.3'] as const);
}
