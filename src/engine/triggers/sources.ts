import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Characteristics } from '../characteristics.ts';
import type { AbilityDefinition } from '../definition.ts';
import { initiativeSources, monarchSources, speedSources } from '../designations/index.ts';
import type { TriggerSource } from '../events/happening.ts';
import { cacheById, type Game } from '../game.ts';
import { characteristics, characteristicsStamp, isPlain } from '../layers/index.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { BATTLEFIELD, COMMAND, EXILE, foundAnew, GRAVEYARDS, HANDS, keptByPlace, type Places, STACK } from '../zones/kept.ts';

const NONE: readonly AbilityDefinition[] = [];
const triggeredOf = new WeakMap<readonly AbilityDefinition[], Map<Zone, readonly AbilityDefinition[]>>();

/** The triggered abilities that function in a zone (CR 113.6), once for each list of abilities: most objects share their card's. */
function triggered({ abilities }: Characteristics, zone: Zone): readonly AbilityDefinition[] {
  if (abilities.length === 0) return NONE;
  let byZone = triggeredOf.get(abilities);
  if (!byZone) {
    byZone = new Map();
    triggeredOf.set(abilities, byZone);
  }
  let found = byZone.get(zone);
  if (!found) {
    const list = abilities.filter(({ tree, functionsIn }) => tree.kind === 'triggered' && functionsIn.includes(zone));
    found = list.length === 0 ? NONE : list;
    byZone.set(zone, found);
  }
  return found;
}

interface Cached {
  readonly stamp: object;
  readonly sources: readonly TriggerSource[];
}

const PLACES: Places = [BATTLEFIELD, EXILE, COMMAND, STACK, GRAVEYARDS, HANDS];

const sourceless = (g: Game): readonly TriggerSource[] =>
  g.state.engines || g.state.initiative !== undefined
    ? [...monarchSources(g), ...initiativeSources(g), ...speedSources(g)]
    : monarchSources(g);

/** All objects with triggered abilities that function where they are, and then those of players that have no source. */
export function triggerSources(g: Game): readonly TriggerSource[] {
  const own = sourceless(g);
  return own.length === 0 ? ofObjects(g) : [...ofObjects(g), ...own];
}

/** In the order of the zones and of timestamps. */
function ofObjects(g: Game): readonly TriggerSource[] {
  if (isPlain(g)) return keptByPlace(g, 'plainTriggerSources', PLACES, lookAtPlain);
  const stamp = characteristicsStamp(g);
  const cached = g.caches.triggerSources as Cached | undefined;
  if (cached?.stamp === stamp) return cached.sources;
  const sources = anew(g);
  g.caches.triggerSources = { stamp, sources } satisfies Cached;
  return sources;
}

/** The same found anew, past every cache: tests compare. */
export const freshTriggerSources = (g: Game): readonly TriggerSource[] => [...anew(g), ...sourceless(g)];

function anew(g: Game): readonly TriggerSource[] {
  return foundAnew<TriggerSource>(g, PLACES, (_g, ids, zone, sources) => {
    for (const id of ids) addSources(g, id, zone, sources);
  });
}

function lookAtPlain(g: Game, ids: readonly ObjectId[], zone: Zone, sources: TriggerSource[]): void {
  // By id: values that were found to have none while nothing else changed what they have.
  const without = cacheById<GameObject>(g, 'withoutTriggers');
  for (const id of ids) {
    const object = g.state.objects[id]!;
    if (without[id] === object) continue;
    const before = sources.length;
    addSources(g, id, zone, sources);
    if (sources.length === before) without[id] = object;
  }
}

function addSources(g: Game, id: ObjectId, zone: Zone, sources: TriggerSource[]): void {
  const object = g.state.objects[id]!;
  if (object.phasedOut || (object.card === null && zone !== 'command')) return;
  const c = characteristics(g, id);
  for (const ability of triggered(c, zone)) sources.push({ object: id, ability, characteristics: c });
}
