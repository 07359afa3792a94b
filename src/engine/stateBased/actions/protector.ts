import { protectorOf } from '../../combat/defenders.ts';
import { chooseRefs } from '../../decisions/decide.ts';
import type { Run } from '../../decisions/types.ts';
import { type Game, object, opponents } from '../../game.ts';
import { characteristics, permanentsThat, permanentsWhich } from '../../layers/index.ts';
import { type ObjectId, objectRef, playerRef, sameRef } from '../../state/ids.ts';
import { nameOf, playerName } from '../../trace/names.ts';
import { setObject } from '../../writer.ts';
import { zoneChange } from '../../zones/move.ts';
import type { Found, StateBasedAction } from '../found.ts';

const BATTLES = permanentsWhich('battles', ({ types }) => types.includes('battle'));
const battles = (g: Game): readonly ObjectId[] => permanentsThat(g, BATTLES);

/** 704.5w: a battle without a protector in the game, unless it is being attacked. */
export const noProtector: StateBasedAction = {
  kind: 'choice',
  rule: '704.5w',
  could: (g) => battles(g).length > 0,
  find: (g) => choosing(g, (id) => protectorOf(g, id) === null && !isAttacked(g, id)),
};

/** 704.5x: a Siege whose controller is its protector. */
export const ownProtector: StateBasedAction = {
  kind: 'choice',
  rule: '704.5x',
  could: (g) => battles(g).length > 0,
  find: (g) =>
    choosing(
      g,
      (id) => characteristics(g, id).subtypes.includes('Siege') && protectorOf(g, id) === characteristics(g, id).controller,
    ),
};

const isAttacked = (g: Game, id: ObjectId): boolean =>
  g.state.combat?.attackers.some(({ on }) => sameRef(on, objectRef(id))) ?? false;

function* choosing(g: Game, applies: (id: ObjectId) => boolean): Run<readonly Found[]> {
  const found: Found[] = [];
  for (const id of battles(g)) if (applies(id)) found.push(yield* chooseProtector(g, id));
  return found;
}

/** CR 310.8a, 310.10, 310.11a: an opponent for a Siege; a battle without a type is protected by its controller. */
function* chooseProtector(g: Game, id: ObjectId): Run<Found> {
  const { controller, subtypes } = characteristics(g, id);
  const able = subtypes.includes('Siege') ? opponents(g, controller) : [controller];
  const [chosen] = yield* chooseRefs(g, {
    player: controller,
    kind: 'choose',
    prompt: `which player protects ${nameOf(g, id)}?`,
    refs: able.map(playerRef),
    min: 1,
    max: 1,
    cite: ['310.10'],
    source: id,
  });
  if (chosen?.kind !== 'player') {
    const says = `No player can protect ${nameOf(g, id)}, so it's put into its owner's graveyard.`;
    return { says, subjects: [id], cite: ['310.10'], events: [zoneChange(g, id, 'graveyard', 'state-based')] };
  }
  const { player } = chosen;
  return {
    says: `${playerName(g, player)} becomes the protector of ${nameOf(g, id)}.`,
    subjects: [id],
    cite: ['310.10'],
    events: [],
    also: (game) => void setObject(game, id, { chosen: { ...object(game, id).chosen, player } }),
  };
}
