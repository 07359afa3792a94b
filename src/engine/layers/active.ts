import type { RuleNumber } from '../../rules/citations.ts';
import { instanceOf } from '../abilities.ts';
import { type Context, staticContext } from '../context.ts';
import type { AbilityDefinition } from '../definition.ts';
import { definedWords } from '../filters/definedWords.ts';
import { amount, holds, objectsOf } from '../filters/index.ts';
import { invariant } from '../refuse.ts';
import { type ObjectId, objectRef, type Timestamp } from '../state/ids.ts';
import { type CounterEffect, counterEffects } from './counters.ts';
import type { CharacteristicPart, ContinuousEffect } from './effect.ts';
import { heir } from './effects/end.ts';
import { isCharacteristicPart, LAYER_RULE, type Layer, layerOf } from './layer.ts';
import { isLive, partsOfAct } from './parts/acts.ts';
import { mentionsAny } from './parts/mentions.ts';
import { type StaticEffect, type StaticPart, staticEffects } from './parts/statics.ts';
import type { Work } from './work.ts';
import { counterWhy, definingCite, sinceOfStatic, type Working, workOf } from './working.ts';

/** One continuous effect on characteristics while layers are being applied, wherever it comes from. */
export interface Active {
  readonly id: string;
  readonly source: ObjectId | null;
  readonly timestamp: Timestamp;
  /** From a characteristic-defining ability (CR 613.3, 613.8a). */
  readonly defines: boolean;
  /** A counter on the object itself. */
  readonly own: boolean;
  /** What gives it its timestamp (CR 613.7a-e). */
  readonly since: readonly RuleNumber[];
  /** The tree that it is read from, for what it could depend on; null for what is fixed. */
  readonly tree: object | null;
  readonly words: string;
  readonly cite: (layer: Layer) => readonly RuleNumber[];
  readonly has: (layer: Layer) => boolean;
  readonly exists: (working: Working) => boolean;
  /** What it applies to as things stand. */
  readonly appliesTo: (working: Working) => readonly ObjectId[];
  /** What it does to one of them. */
  readonly does: (working: Working, id: ObjectId, layer: Layer) => readonly CharacteristicPart[];
}

const RESOLVED: readonly RuleNumber[] = ['613.7b'];

/** All effects that have a part in this layer, in no order; those that have begun go on though their ability is lost (CR 613.6). */
export function activesIn(working: Working, layer: Layer): Active[] {
  working.actives ??= collect(working);
  const found = working.actives.filter((active) => active.has(layer));
  if (working.started.size === 0) return found;
  const ids = new Set(found.map(({ id }) => id));
  for (const [id, { active }] of working.started) if (!ids.has(id) && active.has(layer)) found.push(active);
  return found;
}

function collect({ g, works }: Working): Active[] {
  const found: Active[] = [];
  for (const work of works.values()) {
    statics(work, found);
    for (const effect of counterEffects(g, work.object)) found.push(ofCounter(work, effect));
  }
  for (const effect of g.state.effects) found.push(ofEffect(effect));
  return found;
}

function statics(work: Work, found: Active[]): void {
  const { abilities, object } = work;
  for (let i = 0; i < abilities.length; i += 1) {
    const ability = abilities[i]!;
    const effects = staticEffects(ability);
    if (effects.length === 0 || !functions(ability, work)) continue;
    const nth = abilities.slice(0, i).filter(({ key }) => key === ability.key).length;
    effects.forEach((effect, j) => {
      found.push(ofStatic(`${object.id}:${ability.key}:${nth}:${j}`, work, ability, nth, effect));
    });
  }
}

/** Characteristic-defining abilities function everywhere, others in their zones (CR 113.6, 113.6a). */
function functions(ability: AbilityDefinition, { object }: Work): boolean {
  return ability.definesCharacteristic || ability.functionsIn.includes(object.zone);
}

function ofStatic(id: string, work: Work, ability: AbilityDefinition, nth: number, effect: StaticEffect): Active {
  const source = work.object.id;
  const { where } = effect.clause;
  // "Each Skeleton you control gets +X/+0, where X is the number of other Skeletons": X is each one's own.
  const ofEach = where !== undefined && mentionsAny(where, ['attachedReferent']);
  const context = (working: Working, target?: ObjectId): Context => {
    const { controller, name } = workOf(working, source);
    const plain = staticContext(working.g, source, controller, { card: name, text: ability.words });
    const own = { ...plain, ...instanceOf(ability) };
    const ctx = target === undefined ? own : { ...own, each: objectRef(target), candidate: target };
    return where && (!ofEach || target !== undefined) ? { ...ctx, x: amount(working.g, where, ctx) } : ctx;
  };
  return {
    id,
    source,
    timestamp: Math.max(work.object.timestamp, work.gained[ability.key] ?? 0),
    defines: ability.definesCharacteristic,
    own: false,
    since: sinceOfStatic(work.object),
    tree: ability.tree,
    words: ability.words,
    cite: (layer) =>
      ability.definesCharacteristic ? definingCite(layer) : [LAYER_RULE[layer], ...ability.cite, ...definedWords(ability.tree)],
    has: (layer) => effect.parts.some((part) => part.layer === layer),
    exists: (working) => {
      const now = workOf(working, source);
      if (now.abilities.filter(({ key }) => key === ability.key).length <= nth || !functions(ability, now)) return false;
      if (effect.conditions.length === 0 && effect.unless.length === 0) return true;
      const ctx = context(working);
      const { g } = working;
      return effect.conditions.every((one) => holds(g, one, ctx)) && !effect.unless.some((one) => holds(g, one, ctx));
    },
    appliesTo: (working) => {
      if (effect.subject.kind === 'this') return [source];
      const { g } = working;
      const ctx = context(working);
      const refs = objectsOf(g, effect.subject, ctx);
      const those = refs.filter((each) => effect.ofEach.every((one) => holds(g, one, { ...ctx, each })));
      return those.flatMap((ref) => (ref.kind === 'object' ? present(working, ref.object) : []));
    },
    does: (working, target, layer) => {
      const parts = effect.parts.filter((part) => part.layer === layer);
      return parts.length === 1
        ? doing(working, parts[0]!, target, context, ofEach)
        : parts.flatMap((part) => doing(working, part, target, context, ofEach));
    },
  };
}

/** What one act does to one object; what is the same for all is evaluated once. */
function doing(
  working: Working,
  part: StaticPart,
  target: ObjectId,
  context: (working: Working, target?: ObjectId) => Context,
  ofEach: boolean,
): readonly CharacteristicPart[] {
  const { g, fixed } = working;
  const before = fixed.get(part);
  if (before) return before;
  if (ofEach || isLive(part.act)) return partsOfAct(g, part.act, context(working, target), part.key, part.layer);
  const changes = partsOfAct(g, part.act, context(working), part.key, part.layer);
  fixed.set(part, changes);
  return changes;
}

/** The object, unless it is gone or phased out (CR 702.26b). */
function present({ g }: Working, id: ObjectId): ObjectId[] {
  const value = g.state.objects[id];
  return value && !value.phasedOut ? [id] : [];
}

const made = new WeakMap<ContinuousEffect, Active>();

function ofEffect(effect: ContinuousEffect): Active {
  let active = made.get(effect);
  if (!active) {
    active = build(effect);
    made.set(effect, active);
  }
  return active;
}

function build(effect: ContinuousEffect): Active {
  // What players gain is a rule about them, found among the statements (CR 613.10).
  const ofPlayers = effect.affected.kind === 'players';
  const parts = effect.parts.filter(isCharacteristicPart).filter(({ kind }) => !(ofPlayers && kind === 'gain'));
  invariant(
    parts.length === 0 || effect.affected.kind === 'objects',
    'an effect on characteristics names its objects (CR 611.2c)',
  );
  const objects = effect.affected.kind === 'objects' ? effect.affected.objects : [];
  const layers = new Set(parts.map(layerOf));
  return {
    id: `effect ${effect.id}`,
    source: effect.source,
    timestamp: effect.timestamp,
    defines: false,
    own: false,
    since: RESOLVED,
    tree: null,
    words: effect.words.text,
    cite: (layer) => [LAYER_RULE[layer], ...effect.cite],
    has: (layer) => layers.has(layer),
    exists: () => true,
    appliesTo: (working) => objects.flatMap((id) => present(working, heir(working.g, id))),
    does: (_working, _id, layer) => parts.filter((part) => layerOf(part) === layer),
  };
}

function ofCounter({ object }: Work, { counter, layer, timestamp, part }: CounterEffect): Active {
  return {
    id: `${object.id}: ${counter} counter`,
    source: null,
    timestamp,
    defines: false,
    own: true,
    since: counterWhy(layer, counter).since,
    tree: null,
    words: counterWhy(layer, counter).words,
    cite: () => counterWhy(layer, counter).cite,
    has: (one) => one === layer,
    exists: () => true,
    appliesTo: () => [object.id],
    does: () => [part],
  };
}
