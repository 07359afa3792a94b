import type { Event } from '../tree/index.ts';
import type { Node } from './tables.ts';

/** In which role a field of an event is remembered: `subject` did it or had it happen, `other` is the other party. */
const OBJECT_SUBJECT = {
  subject: 'subject',
  to: 'other',
  whom: 'other',
  by: 'other',
  of: 'other',
  under: 'other',
  off: 'other',
  whose: 'other',
  from: 'subject',
  on: 'subject',
  object: 'subject',
} as const;
const PLAYER_SUBJECT = {
  player: 'subject',
  spell: 'other',
  card: 'other',
  object: 'other',
  land: 'other',
  token: 'other',
  with: 'other',
  whom: 'other',
  whose: 'subject',
} as const;

type Role = 'subject' | 'other' | 'source';

export function roleOf(event: Event, field: string): Role | null {
  if (event.kind === 'doesKeyword' && field === 'object') return 'other';
  // What is in that state.
  if (event.kind === 'stateHolds' && field === 'condition') return 'subject';
  // "Other" is the ability that was activated.
  if (event.kind === 'activates' && field === 'object') return 'source';
  const roles: Readonly<Record<string, Role>> =
    'player' in event || event.kind === 'phaseBegins' ? PLAYER_SUBJECT : OBJECT_SUBJECT;
  return roles[field] ?? null;
}

/** "Whenever a player casts a spell, each other player …": other than that player. */
export function otherThanDoer(node: Node, told: Event | null): Node {
  if (node.other !== true || told === null) return node;
  const doer = told.kind === 'phaseBegins' ? told.whose : 'player' in told ? told.player : undefined;
  // "Whenever it deals damage to an opponent, it deals that much damage to each other opponent": than who was dealt it.
  if (told.kind === 'dealsDamage' && node.who === 'opponent' && told.to !== undefined && told.to.kind === 'somePlayer')
    return { ...node, referent: { kind: 'eventReferent', role: 'other' } };
  if (doer === undefined || doer.kind === 'you') return node;
  return { ...node, referent: { kind: 'eventReferent', role: 'subject' } };
}
