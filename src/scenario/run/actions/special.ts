import { specialAction, specialActionsOf } from '../../../engine/actions/special.ts';
import type { Run } from '../../../engine/decisions/types.ts';
import { foldWords } from '../../../engine/foldWords.ts';
import { keepPriority } from '../../../engine/priority/index.ts';
import { InputError, Unsupported } from '../../../engine/refuse.ts';
import { nameOf } from '../../../engine/trace/names.ts';
import type { SpecialAction } from '../../document/types.ts';
import { announcementOf } from '../announcement.ts';
import type { Runner } from '../runner.ts';
import { readyToAct } from '../timing.ts';
import { cardToUse } from './cardToUse.ts';

/** Takes a special action (CR 116). */
export function* specialActionOf(r: Runner, action: SpecialAction): Run<void> {
  const { g } = r;
  const named = action.player === undefined ? null : r.seat(action.player);
  const { player, object } = cardToUse(g, action.card, named, undefined, undefined);
  const offered = specialActionsOf(g, object);
  const ability = offered.find(({ keyword }) => keyword && foldWords(keyword.name) === foldWords(action.what));
  if (!ability) {
    if (SPECIAL_ACTIONS.includes(foldWords(action.what))) {
      throw new Unsupported(
        nameOf(g, object),
        action.what,
        `${nameOf(g, object)} offers no special action "${action.what}" that the engine carries out`,
      );
    }
    throw new InputError(
      `${nameOf(g, object)} has no special action "${action.what}".`,
      offered.flatMap(({ keyword }) => (keyword ? [keyword.name] : [])),
    );
  }
  yield* readyToAct(g, player);
  yield* specialAction(g, { ...announcementOf(g, player, action, [object]), player, object, ability });
  yield* keepPriority(g, player);
}

/** Special actions of CR 116.2 by the words that scenarios use. */
const SPECIAL_ACTIONS = ['suspend', 'foretell', 'plot', 'turn face up', 'unlock', 'companion'];
