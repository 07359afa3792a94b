import { playLand } from '../../../engine/actions/playLand.ts';
import type { Run } from '../../../engine/decisions/types.ts';
import { keepPriority } from '../../../engine/priority/index.ts';
import { placed } from '../../../engine/refuse.ts';
import type { PlayAction } from '../../document/types.ts';
import type { Runner } from '../runner.ts';
import { readyToAct } from '../timing.ts';
import { cardToUse } from './cardToUse.ts';

/** Plays a land (CR 305). */
export function* playAction(r: Runner, action: PlayAction): Run<void> {
  const { g } = r;
  const named = action.player === undefined ? null : r.seat(action.player);
  const { player, object, face } = placed(['play'], () => cardToUse(g, action.card, named, action.from, action.face));
  yield* readyToAct(g, player);
  yield* playLand(g, { player, object, face, permitted: false, timing: 'priority' });
  yield* keepPriority(g, player);
}
