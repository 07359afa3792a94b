import type { Game } from '../../game.ts';
import { characteristics } from '../../layers/index.ts';
import type { ObjectId, PlayerId, Ref } from '../../state/ids.ts';
import { nameOf } from '../../trace/names.ts';
import { setObject } from '../../writer.ts';
import { zoneChange } from '../../zones/move.ts';
import { attachmentKind, misplaced } from '../attachment.ts';
import type { Found, StateBasedAction } from '../found.ts';

/** 704.5m */
export const illegalAura: StateBasedAction = {
  kind: 'permanent',
  rule: '704.5m',
  concerns: (_object, { types, subtypes }) => subtypes.includes('Aura') && types.includes('enchantment'),
  judge(g, { id, attachedTo }): Found | null {
    const wrong = attachedTo ? misplaced(g, id, attachedTo) : ({ why: "isn't attached to anything", cite: ['303.4c'] } as const);
    if (!wrong) return null;
    if (g.state.objects[id]?.castAs === 'bestowed') return unbestowed(g, id, attachedTo, wrong.why);
    return {
      says: `${nameOf(g, id)} ${wrong.why}, so it's put into its owner's graveyard.`,
      subjects: [id],
      cite: wrong.cite,
      events: [zoneChange(g, id, 'graveyard', 'state-based')],
    };
  },
};

/** CR 702.103f, an exception to 704.5m: it becomes unattached and is a creature again. */
function unbestowed(g: Game, id: ObjectId, attachedTo: Ref | null, why: string): Found {
  return {
    says: `${nameOf(g, id)} ${why}, so it ceases to be bestowed and stays on the battlefield.`,
    subjects: [id],
    cite: ['702.103f'],
    events: attachedTo ? [{ kind: 'unattach', object: id, from: attachedTo }] : [],
    also: (game) => setObject(game, id, { castAs: null }),
  };
}

/** 704.5n for Equipment and Fortifications, 704.5p for whatever else is attached without being allowed to. */
function unattaching(rule: '704.5n' | '704.5p'): StateBasedAction {
  return {
    kind: 'permanent',
    rule,
    concerns: ({ attachedTo }, { subtypes }) => attachedTo !== null && !subtypes.includes('Aura'),
    judge(g, { id, attachedTo }, c): Found | null {
      if (!attachedTo) return null;
      const kind = attachmentKind(g, id);
      const ordinary = kind !== null && !c.types.includes('battle') && !c.types.includes('creature');
      if (ordinary !== (rule === '704.5n')) return null;
      const wrong = misplaced(g, id, attachedTo);
      if (!wrong) return null;
      return {
        says: `${nameOf(g, id)} ${wrong.why}, so it becomes unattached and stays on the battlefield.`,
        subjects: [id],
        cite: [
          ...wrong.cite.filter((cited) => cited !== rule),
          ...(c.subtypes.includes('Equipment') ? (['301.5c'] as const) : []),
        ],
        events: [{ kind: 'unattach', object: id, from: attachedTo }],
      };
    },
  };
}
export const illegalEquipment = unattaching('704.5n');
export const illegallyAttached = unattaching('704.5p');

/** 704.5y: of one player's Roles on a permanent only the newest stays. */
export const olderRole: StateBasedAction = {
  kind: 'permanent',
  rule: '704.5y',
  concerns: ({ attachedTo }, { subtypes }) => attachedTo?.kind === 'object' && subtypes.includes('Role'),
  judge(g, { id, attachedTo, timestamp }, c): Found | null {
    if (attachedTo?.kind !== 'object') return null;
    const newer = g.state.battlefield.some((other) => {
      const value = g.state.objects[other]!;
      const same = value.attachedTo?.kind === 'object' && value.attachedTo.object === attachedTo.object;
      return same && value.timestamp > timestamp && isRoleOf(g, other, c.controller);
    });
    if (!newer) return null;
    return {
      says: `${nameOf(g, id)} is the older Role of its controller on that permanent, so it's put into its owner's graveyard.`,
      subjects: [id],
      events: [zoneChange(g, id, 'graveyard', 'state-based')],
    };
  },
};

function isRoleOf(g: Game, id: ObjectId, player: PlayerId): boolean {
  const { subtypes, controller } = characteristics(g, id);
  return controller === player && subtypes.includes('Role');
}
