import type { Zone } from '../../../rules/vocabulary/zones.ts';
import type { Game } from '../../game.ts';
import type { GameObject } from '../../state/object.ts';
import { nameOf } from '../../trace/names.ts';
import { ceaseToExist } from '../../zones/move.ts';
import type { Found, StateBasedAction } from '../found.ts';

/** What stands in each zone but the battlefield. */
function* elsewhere({ state }: Game): Generator<GameObject> {
  for (const ids of [state.exile, state.command, state.stack]) for (const id of ids) yield state.objects[id]!;
  for (const { library, hand, graveyard } of state.players) {
    for (const ids of [hand, graveyard, library]) {
      for (const id of ids) {
        const found = state.objects[id];
        if (found) yield found;
      }
    }
  }
}

function ceasing(g: Game, isOutOfPlace: (object: GameObject) => boolean, what: (zone: Zone) => string): readonly Found[] {
  return [...elsewhere(g)].filter(isOutOfPlace).map(({ id, zone }) => ({
    says: `${nameOf(g, id)}, ${what(zone)}, ceases to exist.`,
    subjects: [id],
    events: [],
    also: (game) => ceaseToExist(game, id),
  }));
}

/** 704.5d */
export const tokenOutOfPlace: StateBasedAction = {
  kind: 'game',
  rule: '704.5d',
  find: (g) =>
    ceasing(
      g,
      ({ substance }) => substance === 'token',
      (zone) => `a token in a zone other than the battlefield (${zone})`,
    ),
};

/** 704.5e: a copy of a spell outside the stack; as a permanent it would be a token. */
export const copyOutOfPlace: StateBasedAction = {
  kind: 'game',
  rule: '704.5e',
  find: (g) =>
    ceasing(
      g,
      ({ substance, zone }) => substance === 'copy' && zone !== 'stack',
      (zone) => `a copy in a zone other than the stack (${zone})`,
    ),
};
