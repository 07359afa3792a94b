import type { RuleNumber } from '../../rules/citations.ts';
import { isBasicLandType } from '../../rules/vocabulary/subtypes.ts';
import type { AppliedEffect } from '../characteristics.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Active } from './active.ts';
import { applyPart } from './apply/index.ts';
import type { CharacteristicPart } from './effect.ts';
import type { Layer } from './layer.ts';
import { mentionsAny } from './parts/mentions.ts';
import { bringsStatics } from './sources.ts';
import { copyOfWork, restore, type Work } from './work.ts';
import { type Working, workOf } from './working.ts';

/** The effects that are applied next in this layer, and whether another waits for the first, whatever their timestamps say. */
export interface Next {
  readonly actives: readonly Active[];
  readonly byDependency: boolean;
}

/**
 * Which effect is applied next in this layer (CR 613.3, 613.7, 613.8). Where none of them could depend on another, all are, in the order of their
 * timestamps: judging the rest anew after each application would give the same.
 */
export function nextOf(working: Working, layer: Layer, waiting: readonly Active[]): Next {
  const defining = waiting.filter(({ defines }) => defines);
  const eligible = defining.length > 0 ? defining : waiting;
  const inOrder = [...eligible].sort((a, b) => a.timestamp - b.timestamp);
  if (inOrder.length === 1 || !inOrder.some((active) => couldDepend(active, layer)))
    return { actives: inOrder, byDependency: false };
  const dependsOn = dependencies(working, layer, inOrder);
  const active = inOrder.find((one) => !waits(one, dependsOn)) ?? inOrder[0]!;
  return { actives: [active], byDependency: isWaitedFor(active, dependsOn) };
}

/** Another effect waits for it. What an object's own counters do is looked at only with that object, so it is left out of the telling. */
const isWaitedFor = (active: Active, dependsOn: Dependencies): boolean =>
  !active.own && [...dependsOn].some(([one, on]) => !one.own && on.includes(active) && waits(one, dependsOn));

type Dependencies = ReadonlyMap<Active, readonly Active[]>;

/** It waits for what it depends on, unless that depends on it in turn: a loop is ignored (CR 613.8b). */
function waits(active: Active, dependsOn: Dependencies): boolean {
  return (dependsOn.get(active) ?? []).some((other) => !reaches(other, active, dependsOn));
}

function reaches(from: Active, to: Active, dependsOn: Dependencies): boolean {
  const seen = new Set<Active>();
  const next = [from];
  for (let one = next.pop(); one; one = next.pop()) {
    if (one === to) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    next.push(...(dependsOn.get(one) ?? []));
  }
  return false;
}

function dependencies(working: Working, layer: Layer, actives: readonly Active[]): Dependencies {
  const found = new Map<Active, readonly Active[]>();
  for (const active of actives) {
    if (!couldDepend(active, layer)) continue;
    const before = signature(working, active, layer);
    const on = actives.filter(
      (other) => other !== active && asIfApplied(working, other, layer, () => signature(working, active, layer)) !== before,
    );
    if (on.length > 0) found.set(active, on);
  }
  return found;
}

const NUMBERS = ['withCharacteristic', 'characteristicOf', 'greatestAmong', 'totalOf'];
const COLORS = ['color', 'colorCount', 'ofChosen', 'sharesQuality', 'withKeyword', 'withoutKeyword'];
const LOOKS_AT: Readonly<Partial<Record<Layer, readonly string[]>>> = {
  '5': COLORS,
  '7a': NUMBERS,
  '7b': NUMBERS,
  '7c': NUMBERS,
  '7d': NUMBERS,
};

const DESCRIPTIONS = ['filter', 'eitherFilter', 'characteristicOf'];

/**
 * A cheap look before the real test: colors and numbers change nothing for an effect whose words don't speak of them. A characteristic-defining
 * ability is compared with others of its sort only (CR 613.8a), which change only what they stand on (604.3): it must describe something else.
 */
function couldDepend({ tree, defines }: Active, layer: Layer): boolean {
  if (tree === null || (defines && layer === '4' && !mentionsAny(tree, DESCRIPTIONS))) return false;
  const looksAt = LOOKS_AT[layer];
  return !looksAt || mentionsAny(tree, looksAt);
}

/** The existence of an effect, what it applies to and what it does to each (CR 613.8a), as text to compare. */
function signature(working: Working, active: Active, layer: Layer): string {
  if (!working.started.has(active.id) && !active.exists(working)) return '';
  return targetsOf(working, active)
    .map((id) => `${id} ${JSON.stringify(active.does(working, id, layer))}`)
    .join(';');
}

function targetsOf(working: Working, active: Active): readonly ObjectId[] {
  return working.started.get(active.id)?.objects ?? active.appliesTo(working);
}

/** Looks at things as they would be if an effect had been applied, and puts everything back. */
function asIfApplied<T>(working: Working, active: Active, layer: Layer, look: () => T): T {
  const targets = targetsOf(working, active);
  const saved = targets.map((id): [Work, Work] => {
    const work = workOf(working, id);
    return [work, copyOfWork(work)];
  });
  const changes = targets.map((id) => active.does(working, id, layer));
  targets.forEach((id, i) => {
    for (const change of changes[i]!) applyPart(working.g, workOf(working, id), change, active.timestamp);
  });
  const seen = look();
  for (const [work, before] of saved) restore(work, before);
  return seen;
}

/** Applies an effect's part in this layer to all that it applies to, at once (CR 613.5, 613.6). */
export function applyActive(working: Working, active: Active, layer: Layer, byDependency: boolean): void {
  const objects = targetsOf(working, active);
  const goesOn = working.started.has(active.id) && !active.exists(working);
  if (!working.started.has(active.id)) working.started.set(active.id, { active, objects });
  const changes = objects.map((id) => active.does(working, id, layer));
  const more = [
    ...(byDependency ? DEPENDENCY : []),
    ...(goesOn ? GOES_ON : []),
    ...(changes.some((list) => list.some(setsLandTypes)) ? LAND_TYPES : []),
  ];
  const cite = more.length === 0 ? active.cite(layer) : [...active.cite(layer), ...more];
  const why = { layer, source: active.source, words: active.words, cite, since: active.since };
  objects.forEach((id, i) => {
    const work = workOf(working, id);
    for (const change of changes[i]!) applyPart(working.g, work, change, active.timestamp);
    noteWhy(working, work, why);
    if (!active.own) working.reached.add(id);
    if (changes[i]!.some((change) => bringsStatics(working.g, change))) working.actives = null;
  });
}

/** Adds to the list that these layers have begun for the object: hundreds of effects may apply to one, and a new list for each would be too much. */
function noteWhy({ whys }: Working, work: Work, why: AppliedEffect): void {
  let list = whys.get(work);
  if (!list || list !== work.why) {
    list = [...work.why];
    whys.set(work, list);
    work.why = list;
  }
  list.push(why);
}

const DEPENDENCY: readonly RuleNumber[] = ['613.8', '613.8a'];
const GOES_ON: readonly RuleNumber[] = ['613.6'];
const LAND_TYPES: readonly RuleNumber[] = ['305.7'];

const setsLandTypes = (part: CharacteristicPart): boolean =>
  part.kind === 'types' && part.keeps === 'nothing' && part.subtypes.some(isBasicLandType);
