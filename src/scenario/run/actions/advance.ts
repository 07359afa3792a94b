import type { Game } from '../../../engine/game.ts';
import { allPass } from '../../../engine/priority/index.ts';
import { InputError } from '../../../engine/refuse.ts';
import type { PlayerId } from '../../../engine/state/ids.ts';
import { comesAgain } from '../../../engine/turn/extraPhases.ts';
import { beginStep } from '../../../engine/turn/index.ts';
import { skippedBecause } from '../../../engine/turn/order.ts';
import type { TurnStep } from '../../../rules/vocabulary/zones.ts';
import { TURN_STEPS } from '../../../rules/vocabulary/zones.ts';
import type { ActionOf } from '../../document/types.ts';
import type { Runner } from '../runner.ts';
import { closeDeclaration } from '../timing.ts';

interface Goal {
  readonly step: TurnStep;
  readonly active: PlayerId | null;
  readonly turn: number | null;
}

/** Everyone passes, the stack resolving, until the next such step has begun and its triggers are on the stack. */
export function advance(r: Runner, action: ActionOf<'advanceTo'>): void {
  const { g } = r;
  const goal: Goal = {
    step: action.step,
    active: action.active === undefined ? null : r.seat(action.active),
    turn: action.turn ?? null,
  };
  if (isThere(g, goal) && r.atBeginning) {
    while (!g.state.turn.begun) r.drive(beginStep(g));
    return;
  }
  if (goal.turn !== null && isPast(g, goal)) throw new InputError(`Turn ${goal.turn}'s ${goal.step} is over already.`);
  for (;;) {
    if (g.state.over) return;
    stillAhead(g, goal);
    if (!g.state.turn.begun) {
      const here = isThere(g, goal);
      r.drive(beginStep(g));
      if (here) break;
    } else if (g.state.turn.openDeclaration) r.drive(closeDeclaration(g));
    else {
      notPassedOver(g, goal);
      r.drive(allPass(g));
    }
  }
  r.atBeginning = true;
}

/** A turn of that number is another player's, or has gone by: the place can't be reached any more. */
function stillAhead(g: Game, { step, active, turn }: Goal): void {
  const now = g.state.turn;
  if (turn === null || now.number < turn) return;
  const name = (id: PlayerId): string => g.state.players[id]!.name;
  if (now.number > turn) throw new InputError(`Turn ${turn}'s ${step} didn't come: it is turn ${now.number} already.`);
  if (active !== null && now.active !== active)
    throw new InputError(`Turn ${turn} is ${name(now.active)}'s, not ${name(active)}'s. Leave out "turn", or name another.`);
}

function isThere(g: Game, { step, active, turn }: Goal): boolean {
  const now = g.state.turn;
  return now.step === step && (active === null || now.active === active) && (turn === null || now.number === turn);
}

function isPast(g: Game, { step, turn }: Goal): boolean {
  const now = g.state.turn;
  if (turn === null || turn < now.number) return turn !== null;
  return turn === now.number && !comesAgain(g) && TURN_STEPS.indexOf(step) <= TURN_STEPS.indexOf(now.step);
}

/** The step asked for won't happen in the turn asked for: says why instead of running on. */
function notPassedOver(g: Game, goal: Goal): void {
  const { step, number, active } = g.state.turn;
  const wanted = goal.turn === null || goal.turn === number;
  const theirs = goal.active === null || goal.active === active;
  if (!wanted || !theirs || TURN_STEPS.indexOf(goal.step) <= TURN_STEPS.indexOf(step) || g.state.stack.length > 0) return;
  if (TURN_STEPS.indexOf(step) < TURN_STEPS.indexOf('declare attackers')) return;
  const skipped = skippedBecause(g, goal.step);
  if (skipped)
    throw new InputError(`The ${goal.step} step of turn ${number} is skipped: ${skipped.reason} (CR ${skipped.cite}).`);
}
