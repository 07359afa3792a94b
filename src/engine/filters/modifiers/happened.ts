import type { HappenedThisTurn } from '../../../oracle/tree/index.ts';
import type { Zone } from '../../../rules/vocabulary/zones.ts';
import type { GameEvent } from '../../events/event.ts';
import type { ObjectId } from '../../state/ids.ts';
import { objectRef } from '../../state/ids.ts';
import type { ModifierTest } from './index.ts';
import { refIsAmong } from './relations.ts';

/** From where the card in the graveyard was put there. */
const putThere = (event: GameEvent, id: ObjectId): Zone | null =>
  event.kind === 'zoneChange' && event.to === 'graveyard' && event.became === id ? event.from : null;

type Told = (event: GameEvent, id: ObjectId) => boolean;

const TOLD: Readonly<Record<HappenedThisTurn['what'], Told>> = {
  wasDealtDamage: (event, id) =>
    event.kind === 'damage' && event.amount > 0 && event.to.kind === 'object' && event.to.object === id,
  dealtDamage: (event, id) => event.kind === 'damage' && event.amount > 0 && event.source === id,
  entered: (event, id) =>
    (event.kind === 'zoneChange' && event.to === 'battlefield' && event.became === id) ||
    (event.kind === 'createToken' && event.became === id),
  attacked: (event, id) => event.kind === 'attacks' && event.attacker === id,
  blocked: (event, id) => event.kind === 'blocks' && event.blocker === id,
  wasCast: (event, id) => event.kind === 'cast' && event.object === id,
  putThere: (event, id) => putThere(event, id) !== null,
  putThereFromBattlefield: (event, id) => putThere(event, id) === 'battlefield',
  putThereFromLibrary: (event, id) => putThere(event, id) === 'library',
  /** The card in the graveyard that the creature became (CR 700.4). */
  died: (event, id) =>
    event.kind === 'zoneChange' &&
    event.from === 'battlefield' &&
    event.to === 'graveyard' &&
    (event.became === id || event.object === id),
};

export const happenedHolds: ModifierTest<'happenedThisTurn'> = (g, { what, by }, { object }, ctx) => {
  const { history, turn } = g.state;
  const byIt = (event: GameEvent): boolean =>
    by === undefined || (event.kind === 'damage' && refIsAmong(g, by, objectRef(event.source), ctx));
  for (let i = history.length - 1; i >= 0; i -= 1) {
    const entry = history[i]!;
    if (entry.turn !== turn.number) return false;
    if (TOLD[what](entry.event, object.id) && byIt(entry.event)) return true;
  }
  return false;
};
