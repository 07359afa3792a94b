import type { Run } from '../decisions/types.ts';
import { apnap, type Game, player, spend } from '../game.ts';
import { forgetLoop, noticeLoop } from '../loops/index.ts';
import { refuse } from '../refuse.ts';
import { resolveTop } from '../stack/resolve.ts';
import type { PlayerId } from '../state/ids.ts';
import { checkStateBasedActions } from '../stateBased/index.ts';
import { playerName } from '../trace/names.ts';
import { putTriggersOnStack } from '../triggers/putOnStack.ts';
import { stateTriggers } from '../triggers/stateTriggers.ts';
import { endStep, skipToCleanup } from '../turn/index.ts';
import { setTurn } from '../writer.ts';

/**
 * Before a player would receive priority: state-based actions as long as there are any, then waiting triggers go on the stack, and again until
 * neither happens (CR 117.5, 704.3).
 */
export function* settle(g: Game): Run<void> {
  for (;;) {
    spend(g, 'state-based actions');
    while (yield* checkStateBasedActions(g)) spend(g, 'state-based actions');
    if (g.state.over) return;
    stateTriggers(g);
    if (!(yield* putTriggersOnStack(g))) return;
  }
}

/** Gives a player priority (CR 117.3); the player before them in turn order if that one has left the game. */
export function* givePriority(g: Game, to: PlayerId): Run<void> {
  if (g.state.turn.priority !== null) setTurn(g, { priority: null });
  yield* settle(g);
  if (g.state.over) return;
  const receiver = player(g, to).lost === null ? to : apnap(g)[0]!;
  setTurn(g, { priority: receiver, passed: [] });
}

/** After a spell or ability has been put on the stack, or a special action taken, that player has priority again (CR 117.3c). */
export function* keepPriority(g: Game, who: PlayerId): Run<void> {
  forgetLoop(g);
  yield* givePriority(g, who);
}

/**
 * The player with priority passes (CR 117.3d). If all have passed in succession the top of the stack resolves, or, with the stack empty, the
 * step ends (117.4).
 */
export function* passPriority(g: Game): Run<void> {
  const { priority, passed } = g.state.turn;
  if (priority === null) refuse('Nobody has priority now.', ['117.1']);
  const now = [...passed, priority];
  const next = apnapFrom(g, priority).find((other) => !now.includes(other));
  if (next !== undefined) {
    // As a player left the game something may have triggered, or lost what it was attached to.
    if (g.state.waiting.length > 0 || g.state.players.some(({ lost }) => lost !== null)) {
      setTurn(g, { priority: null });
      yield* settle(g);
      if (g.state.over) return;
    }
    setTurn(g, { priority: next, passed: now });
    return;
  }
  setTurn(g, { priority: null, passed: [] });
  if (g.state.stack.length > 0) {
    yield* resolveTop(g);
    yield* afterResolving(g);
  } else {
    endStep(g);
  }
}

/** The active player gets priority (CR 117.3b), unless the turn was ended (724.1f). */
function* afterResolving(g: Game): Run<void> {
  if (g.state.turn.ending) return yield* skipToCleanup(g);
  yield* givePriority(g, g.state.turn.active);
  noticeLoop(g);
}

/** Everyone passes once in succession: the top of the stack resolves or the step ends. */
export function* allPass(g: Game): Run<void> {
  const { stack, turn } = g.state;
  if (turn.priority === null) refuse('Nobody has priority now.', ['117.1']);
  setTurn(g, { priority: null, passed: [] });
  if (stack.length > 0) {
    yield* resolveTop(g);
    yield* afterResolving(g);
  } else {
    endStep(g);
  }
}

/** Players in turn order from this one on. */
function apnapFrom(g: Game, from: PlayerId): PlayerId[] {
  const order = apnap(g);
  const at = order.indexOf(from);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** The others pass until this player has priority, if that neither resolves anything nor ends the step. */
export function takePriority(g: Game, who: PlayerId): void {
  const { priority, passed } = g.state.turn;
  if (priority === who) return;
  if (priority === null) refuse(`${playerName(g, who)} doesn't have priority: nobody does now.`, ['117.1']);
  const now = [...passed];
  let at: PlayerId | undefined = priority;
  while (at !== undefined && at !== who) {
    now.push(at);
    at = apnapFrom(g, at).find((other) => !now.includes(other));
  }
  if (at === undefined)
    refuse(`${playerName(g, who)} has passed already and doesn't get priority again before something happens.`, ['117.4']);
  setTurn(g, { priority: who, passed: now });
}
