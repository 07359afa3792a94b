import type { RuleNumber } from '../../../rules/citations.ts';
import type { Zone } from '../../../rules/vocabulary/zones.ts';
import { preparedPermanentOf } from '../../designations/prepared.ts';
import type { Game } from '../../game.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { GameObject } from '../../state/object.ts';
import { nameOf } from '../../trace/names.ts';
import { COMMAND, EXILE, GRAVEYARDS, HANDS, keptByPlace, LIBRARIES, type Places, STACK } from '../../zones/kept.ts';
import { ceaseToExist } from '../../zones/move.ts';
import type { Found, StateBasedAction } from '../found.ts';

/** What isn't a card and stands in a zone other than the battlefield. */
const strays = (g: Game): readonly GameObject[] => keptByPlace(g, 'strays', PLACES, addStrays);

function addStrays({ state }: Game, ids: readonly ObjectId[], _zone: Zone, found: GameObject[]): void {
  for (const id of ids) {
    const value = state.objects[id]!;
    if (value.substance === 'token' || value.substance === 'copy') found.push(value);
  }
}

const PLACES: Places = [EXILE, COMMAND, STACK, LIBRARIES, HANDS, GRAVEYARDS];

function ceasing(
  g: Game,
  isOutOfPlace: (object: GameObject) => boolean,
  what: (zone: Zone) => string,
  cite: readonly RuleNumber[] = [],
): readonly Found[] {
  const all = strays(g);
  if (all.length === 0) return all as readonly never[];
  return all.filter(isOutOfPlace).map(({ id, zone }) => ({
    says: `${nameOf(g, id)}, ${what(zone)}, ceases to exist.`,
    subjects: [id],
    cite,
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
      ['111.7'],
    ),
};

/** 704.5e: a copy of a spell outside the stack; as a permanent it would be a token. That of a prepare spell stays in exile (722.3c). */
export const copyOutOfPlace: StateBasedAction = {
  kind: 'game',
  rule: '704.5e',
  find: (g) =>
    ceasing(
      g,
      (value) => value.substance === 'copy' && value.zone !== 'stack' && preparedPermanentOf(g, value) === null,
      (zone) => `a copy in a zone other than the stack (${zone})`,
    ),
};
