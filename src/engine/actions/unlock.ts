import { formatManaCost } from '../../rules/mana/index.ts';
import { sorceryTiming } from '../casting/begin.ts';
import { besideSplitSecond } from '../casting/besideSplitSecond.ts';
import type { Announcement } from '../casting/request.ts';
import { staticContext } from '../context.ts';
import { payCost, totalCost } from '../costs/index.ts';
import type { Run } from '../decisions/types.ts';
import { type Door, definitionOfHalves, doorsOf, UNLOCKED } from '../designations/halves.ts';
import { happen } from '../events/happen.ts';
import { type Game, object } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { refuse } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { under } from '../trace/record.ts';
import { chooseDoor } from '../verbs/doors.ts';

export interface UnlockRequest extends Announcement {
  readonly player: PlayerId;
  readonly object: ObjectId;
  /** Which half, the left one 0; null: the player chooses. */
  readonly half: number | null;
}

/** The special action of unlocking a half of a permanent for the mana cost of that half, at the time of a sorcery (CR 116.2m, 709.5e). */
export function* unlock(g: Game, request: UnlockRequest): Run<void> {
  const { player, object: id } = request;
  const locked = lockedDoors(g, player, id);
  const why = sorceryTiming(g, player);
  if (why) refuse(`${playerName(g, player)} can't unlock anything now: ${why}.`, ['116.2m', '709.5e']);
  const door = locked.find(({ half }) => half === request.half) ?? (yield* chooseDoor(g, player, id, 'unlock')) ?? locked[0]!;
  const told = {
    kind: 'action',
    says: `${playerName(g, player)} takes a special action: pays to unlock ${door.name}.`,
    cite: ['116.2m', '709.5e', ...besideSplitSecond(g)],
    subjects: [id],
  } as const;
  yield* under(g, told, () => procedure(g, request, door));
}

/** Only a permanent that the player controls and of which a half is locked (CR 116.2m). */
function lockedDoors(g: Game, player: PlayerId, id: ObjectId): readonly Door[] {
  const locked = doorsOf(g, id).filter(({ unlocked }) => !unlocked);
  if (locked.length === 0) refuse(`${nameOf(g, id)} isn't a permanent with a locked half.`, ['116.2m', '709.5c']);
  if (characteristics(g, id).controller !== player)
    refuse(`${playerName(g, player)} doesn't control that permanent.`, ['116.2m', '709.5e']);
  return locked;
}

function* procedure(g: Game, { player, object: id, payment, x }: UnlockRequest, { half, name }: Door): Run<void> {
  if (x !== null) refuse(`${name} asks for no value of X here.`, ['107.3d']);
  const manaCost = definitionOfHalves(g, object(g, id))?.faces[half]?.manaCost;
  if (!manaCost) refuse(`${name} has no mana cost for which it could be unlocked.`, ['118.6', '709.5e']);
  const context = staticContext(g, id, player, { card: name, text: formatManaCost(manaCost) });
  const symbols = formatManaCost(manaCost).match(/\{[^}]+\}/g) ?? [];
  const total = totalCost(g, {
    player,
    object: id,
    for: 'unlocking',
    ability: null,
    base: null,
    alternative: [{ kind: 'manaCost', symbols }],
    additional: [],
    x: null,
    context,
  });
  yield* payCost(g, player, total, payment, context);
  yield* happen(g, [{ kind: 'designate', object: id, designation: UNLOCKED[half]!, player }], {
    source: id,
    player,
    words: null,
  });
}
