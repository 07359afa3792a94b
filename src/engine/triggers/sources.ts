import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Characteristics } from '../characteristics.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { TriggerSource } from '../events/happening.ts';
import { cacheById, type Game } from '../game.ts';
import { characteristics, isPlain } from '../layers/index.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';

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
  readonly version: number;
  readonly sources: readonly TriggerSource[];
}

/** All objects with triggered abilities that function where they are, in the order of the zones and of timestamps. */
export function triggerSources(g: Game): readonly TriggerSource[] {
  const cached = g.caches.triggerSources as Cached | undefined;
  if (cached?.version === g.version) return cached.sources;
  const sources: TriggerSource[] = [];
  // By id: values that were found to have none while nothing else changed what they have.
  const without = cacheById<GameObject>(g, 'withoutTriggers');
  const plain = isPlain(g);
  const look = (ids: readonly ObjectId[], zone: Zone): void => {
    for (const id of ids) {
      const object = g.state.objects[id];
      if (plain && object !== undefined && without[id] === object) continue;
      if (!object || object.phasedOut || (object.card === null && zone !== 'command')) continue;
      const c = characteristics(g, id);
      const abilities = triggered(c, zone);
      if (plain && abilities.length === 0) without[id] = object;
      for (const ability of abilities) sources.push({ object, ability, characteristics: c });
    }
  };
  look(g.state.battlefield, 'battlefield');
  look(g.state.exile, 'exile');
  look(g.state.command, 'command');
  look(g.state.stack, 'stack');
  for (const player of g.state.players) {
    look(player.graveyard, 'graveyard');
    look(player.hand, 'hand');
  }
  g.caches.triggerSources = { version: g.version, sources } satisfies Cached;
  return sources;
}
