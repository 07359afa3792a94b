import type { Characteristics } from '../../characteristics.ts';
import type { Game } from '../../game.ts';
import { severalOfFlag } from '../../layers/several.ts';
import { forbids } from '../../replacement/prohibitions.ts';
import { type ObjectId, objectRef } from '../../state/ids.ts';
import type { GameObject } from '../../state/object.ts';
import { nameOf } from '../../trace/names.ts';
import { tellOnce } from '../../trace/record.ts';
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
  if ('cantBeDestroyed' in c.flags || forbids(g, 'beDestroyed', objectRef(id))) {
    stays(g, id, why);
    return null;
  }
  return {
    says: `${nameOf(g, id)} ${why}, so it's destroyed.`,
    subjects: [id],
    events: [{ kind: 'destroy', object: id, source: null, noRegeneration: false }],
  };
}

/** Told once for as much damage: the state-based actions are looked for again and again (CR 702.12b). */
function stays(g: Game, id: ObjectId, why: string): void {
  const says = `${nameOf(g, id)} ${why}, but it can't be destroyed.`;
  tellOnce(g, {
    kind: 'state-based action',
    says,
    cite: ['702.12b', '704.5g', ...severalOfFlag(g, id, 'cantBeDestroyed')],
    subjects: [id],
  });
}

const toughnessOf = ({ toughness }: Characteristics): number => toughness ?? 0;

/** 704.5f */
export const noToughness: StateBasedAction = {
  kind: 'permanent',
  rule: '704.5f',
  concerns: (_object, c) => toughnessOf(c) <= 0 && isCreature(c),
  judge: (g, object, c) => buried(g, object, `has toughness ${toughnessOf(c)}`),
};

/** 704.5g */
export const lethalDamage: StateBasedAction = {
  kind: 'permanent',
  rule: '704.5g',
  concerns: ({ damage }, c) => damage > 0 && damage >= toughnessOf(c) && toughnessOf(c) > 0 && isCreature(c),
  judge: (g, object, c) =>
    destroyed(g, object, c, `has been dealt lethal damage (${object.damage} damage, toughness ${toughnessOf(c)})`),
};

/** 704.5h; what has lethal damage too is destroyed once (704.7). */
export const deathtouched: StateBasedAction = {
  kind: 'permanent',
  rule: '704.5h',
  concerns: (object, c) => object.deathtouched && toughnessOf(c) > 0 && object.damage < toughnessOf(c) && isCreature(c),
  judge(g, object, c) {
    const found = destroyed(g, object, c, 'has been dealt damage by a source with deathtouch');
    return found && { ...found, cite: ['702.2b'] };
  },
};

/** 704.5i */
export const noLoyalty: StateBasedAction = {
  kind: 'permanent',
  rule: '704.5i',
  concerns: ({ counters }, { types }) => types.includes('planeswalker') && (counters.loyalty ?? 0) === 0,
  judge: (g, object) => ({ ...buried(g, object, 'has no loyalty'), cite: ['306.9'] }),
};

/** 704.5v */
export const noDefense: StateBasedAction = {
  kind: 'permanent',
  rule: '704.5v',
  concerns: ({ counters }, { types }) => types.includes('battle') && (counters.defense ?? 0) <= 0,
  judge: (g, object) => (isSourceOfTriggered(g, object.id) ? null : { ...buried(g, object, 'has defense 0'), cite: ['310.7'] }),
};
