import type { GameEvent } from '../events/event.ts';
import { type Game, object } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import type { ObjectId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setObject } from '../writer.ts';
import { atOnce, type Replacer } from './replacer.ts';

/** "If enchanted permanent would be destroyed, instead remove all damage marked on it and destroy this Aura" (CR 702.89a), one for each Aura. */
export function umbraArmor(g: Game, event: GameEvent): Replacer[] {
  if (event.kind !== 'destroy') return [];
  return g.state.battlefield.flatMap((id): Replacer[] => {
    const aura = object(g, id);
    if (aura.phasedOut || aura.attachedTo?.kind !== 'object' || aura.attachedTo.object !== event.object) return [];
    const c = characteristics(g, id);
    if (!('isDestroyedInstead' in c.flags)) return [];
    const text = 'umbra armor';
    const apply = () => atOnce(() => saved(g, event.object, id));
    return [{ key: `umbra armor of ${id}`, class: 'other', source: id, card: c.name, text, cite: ['614.1a', '702.89a'], apply }];
  });
}

function saved(g: Game, permanent: ObjectId, aura: ObjectId): readonly GameEvent[] {
  setObject(g, permanent, { damage: 0, deathtouched: false });
  tell(g, { kind: 'replacement', says: `All damage marked on ${nameOf(g, permanent)} is removed.`, cite: ['702.89a'] });
  return [{ kind: 'destroy', object: aura, source: null, noRegeneration: false }];
}
