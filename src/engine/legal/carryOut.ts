import { activate } from '../actions/activate.ts';
import { playLand } from '../actions/playLand.ts';
import { specialAction } from '../actions/special.ts';
import { turnFaceUp } from '../actions/turnFaceUp.ts';
import { unlock } from '../actions/unlock.ts';
import { cast } from '../casting/cast.ts';
import { optionalCosts } from '../casting/optionalCosts.ts';
import { type Announcement, NOTHING_ANNOUNCED } from '../casting/request.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { unreachable } from '../refuse.ts';
import type { Possibility } from './possibilities.ts';

/** What is said beforehand as it is tried. */
export interface Trying {
  readonly payment: PaymentAnswer | null;
  readonly x: number | null;
  /** The names of optional additional costs that are paid. */
  readonly costs: readonly string[];
}

/** The procedure by which it would be done; targets, modes and the rest are asked. */
export function carryOut(g: Game, one: Possibility, { payment, x, costs }: Trying): Run<unknown> {
  const { player, object } = one;
  const announced: Announcement = { ...NOTHING_ANNOUNCED, payment, x };
  switch (one.kind) {
    case 'play':
      return playLand(g, { player, object, face: one.face, permitted: false, timing: 'priority' });
    case 'cast':
      return cast(g, {
        ...announced,
        player,
        object,
        face: one.face,
        ...one.way,
        timing: 'priority',
        optionalCosts: optionalCosts(g, player, object, one.face, costs),
      });
    case 'activate':
      return activate(g, { ...announced, player, object, ability: one.ability });
    case 'special':
      return specialAction(g, { ...announced, player, object, ability: one.ability });
    case 'turn face up':
      return turnFaceUp(g, { ...announced, player, object });
    case 'unlock':
      return unlock(g, { ...announced, player, object, half: null });
    default:
      return unreachable(one);
  }
}
