import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Characteristics } from '../characteristics.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { TriggerSource } from '../events/happening.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import type { ObjectId } from '../state/ids.ts';

const NONE: readonly AbilityDefinition[] = [];
const triggeredOf = new WeakMap<Characteristics, Map<Zone, readonly AbilityDefinition[]>>();

/** The triggered abilities that function in a zone (CR 113.6), once for each set of characteristics. */
function triggered(c: Characteristics, zone: Zone): readonly AbilityDefinition[] {
  let byZone = triggeredOf.get(c);
  if (!byZone) {
    byZone = new Map();
    triggeredOf.set(c, byZone);
  }
  let found = byZone.get(zone);
  if (!found) {
    const list = c.abilities.filter(({ tree, functionsIn }) => tree.kind === 'triggered' && functionsIn.includes(zone));
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
  const look = (ids: readonly ObjectId[], zone: Zone): void => {
    for (const id of ids) {
      const object = g.state.objects[id];
      if (!object || object.phasedOut || (object.card === null && zone !== 'command')) continue;
      const c = characteristics(g, id);
      for (const ability of triggered(c, zone)) sources.push({ object, ability, characteristics: c });
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
