import type { Characteristics } from '../../characteristics.ts';
import type { Game } from '../../game.ts';
import { forbids } from '../../replacement/prohibitions.ts';
import { objectRef } from '../../state/ids.ts';
import type { GameObject } from '../../state/object.ts';
import { nameOf } from '../../trace/names.ts';
import { zoneChange } from '../../zones/move.ts';
import type { Found, StateBasedAction } from '../found.ts';
import { isSourceOfTriggered } from '../sources.ts';

const isCreature = ({ types }: Characteristics): boolean => types.includes('creature');

/** Put into its owner's graveyard, which isn't destroying. */
function buried(g: Game, { id }: GameObject, why: string): Found {
  return {
    says: `${nameOf(g, id)} ${why}, so it's put into its owner's graveyard.`,
    subjects: [id],
    events: [zoneChange(g, id, 'graveyard', 'state-based')],
  };
}

function destroyed(g: Game, { id }: GameObject, c: Characteristics, why: string): Found | null {
  if ('cantBeDestroyed' in c.flags || forbids(g, 'beDestroyed', objectRef(id))) return null;
  return {
    says: `${nameOf(g, id)} ${why}, so it's destroyed.`,
    subjects: [id],
    events: [{ kind: 'destroy', object: id, source: null, noRegeneration: false }],
  };
}

/** 704.5f */
export const noToughness: StateBasedAction = {
  kind: 'permanent',
  rule: '704.5f',
  judge: (g, object, c) =>
    isCreature(c) && (c.toughness ?? 0) <= 0 ? buried(g, object, `has toughness ${c.toughness ?? 0}`) : null,
};

/** 704.5g */
export const lethalDamage: StateBasedAction = {
  kind: 'permanent',
  rule: '704.5g',
  judge(g, object, c) {
    const { damage } = object;
    const toughness = c.toughness ?? 0;
    if (damage === 0 || damage < toughness || toughness <= 0 || !isCreature(c)) return null;
    return destroyed(g, object, c, `has been dealt lethal damage (${damage} damage, toughness ${toughness})`);
  },
};

/** 704.5h; what has lethal damage too is destroyed once (704.7). */
export const deathtouched: StateBasedAction = {
  kind: 'permanent',
  rule: '704.5h',
  judge(g, object, c) {
    const toughness = c.toughness ?? 0;
    if (!object.deathtouched || toughness <= 0 || object.damage >= toughness || !isCreature(c)) return null;
    const found = destroyed(g, object, c, 'has been dealt damage by a source with deathtouch');
    return found && { ...found, cite: ['702.2b'] };
  },
};

/** 704.5i */
export const noLoyalty: StateBasedAction = {
  kind: 'permanent',
  rule: '704.5i',
  judge: (g, object, c) =>
    c.types.includes('planeswalker') && (object.counters.loyalty ?? 0) === 0
      ? { ...buried(g, object, 'has no loyalty'), cite: ['306.9'] }
      : null,
};

/** 704.5v */
export const noDefense: StateBasedAction = {
  kind: 'permanent',
  rule: '704.5v',
  judge(g, object, c) {
    if (!c.types.includes('battle') || (object.counters.defense ?? 0) > 0 || isSourceOfTriggered(g, object.id)) return null;
    return { ...buried(g, object, 'has defense 0'), cite: ['310.7'] };
  },
};
