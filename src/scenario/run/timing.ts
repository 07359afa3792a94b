import { requiredAttack, requiredBlock } from '../../engine/combat/index.ts';
import type { Run } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import { apnap } from '../../engine/game.ts';
import { givePriority, takePriority } from '../../engine/priority/index.ts';
import { refuse } from '../../engine/refuse.ts';
import type { PlayerId } from '../../engine/state/ids.ts';
import { playerName } from '../../engine/trace/names.ts';
import { beginStep } from '../../engine/turn/index.ts';
import { setTurn } from '../../engine/writer.ts';

/** Begins the step at whose beginning the game stands, where it hasn't begun; steps without priority run through to the next that has one. */
export function* ensureBegun(g: Game): Run<void> {
  while (!g.state.turn.begun && !g.state.over) yield* beginStep(g);
}

/** No declaration of attackers (blockers) comes: none is made, unless a requirement says otherwise (CR 508.1d, 509.1c). */
export function* closeDeclaration(g: Game): Run<void> {
  const { openDeclaration } = g.state.turn;
  if (openDeclaration === null) return;
  if (openDeclaration === 'attackers') yield* requiredAttack(g);
  else yield* requiredBlock(g);
  setTurn(g, { openDeclaration: null });
  yield* givePriority(g, g.state.turn.active);
}

/** A player acts: the step has begun, no declaration is open, and the player has priority, the others having passed (CR 117.3). */
export function* readyToAct(g: Game, player: PlayerId): Run<void> {
  noPriorityYet(g, player);
  yield* ensureBegun(g);
  yield* closeDeclaration(g);
  stillPlaying(g, player);
  takePriority(g, player);
}

/** Nobody acts in a game that has ended (CR 104.1), nor a player who has left it (104.5). */
export function stillPlaying(g: Game, who: PlayerId | null): void {
  const { over, players } = g.state;
  const lost = players.flatMap(({ lost: rule }) => (rule === null ? [] : [rule]));
  if (over) refuse(`The game has ended${howItEnded(g)}: nobody can act any more.`, ['104.1', ...lost]);
  const rule = who === null ? null : players[who]!.lost;
  if (rule !== null) refuse(`${playerName(g, who!)} has lost (CR ${rule}) and isn't in the game any more.`, ['104.5', rule]);
}

/** Who has lost or won, by which rules. */
function howItEnded({ state }: Game): string {
  const { players } = state;
  const lost = players.filter((player) => player.lost !== null).map(({ name, lost: rule }) => `${name} has lost (CR ${rule})`);
  const won = players.filter((player) => player.won).map(({ name }) => `${name} has won`);
  return [...won, ...lost].map((each, i) => `${i === 0 ? ', ' : ' and '}${each}`).join('');
}

/** In the untap step nobody gets priority (CR 502.4), nor normally in the cleanup step (514.3). */
function noPriorityYet(g: Game, player: PlayerId): void {
  const { begun, step } = g.state.turn;
  if (begun) return;
  if (step === 'untap') refuse(`${playerName(g, player)} can't act before the untap step is over.`, ['502.4']);
  if (step === 'cleanup') refuse(`${playerName(g, player)} can't act in the cleanup step.`, ['514.3']);
}

/** Who acts when an action doesn't say: who has priority, else the active player. */
export function actorOf(g: Game, named: PlayerId | null): PlayerId {
  return named ?? g.state.turn.priority ?? apnap(g)[0]!;
}
