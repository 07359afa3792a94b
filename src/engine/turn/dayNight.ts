import type { Run } from '../decisions/types.ts';
import { type GameEvent, NO_CAUSE } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import type { Game } from '../game.ts';
import { Unsupported } from '../refuse.ts';
import { playerName } from '../trace/names.ts';
import { tell, under } from '../trace/record.ts';
import { setState } from '../writer.ts';

/** How many spells the turn that is over saw its active player cast, for the check of the next turn's untap step (CR 731.2). */
export function rememberSpells(g: Game): void {
  const { turn, history, given, dayNight } = g.state;
  if (!dayNight) return;
  const cast = history.filter(
    ({ turn: when, event }) => when === turn.number && event.kind === 'cast' && event.player === turn.active,
  ).length;
  setState(g, 'lastTurn', { active: turn.active, spells: cast + (given.spellsCast[turn.active] ?? 0) });
}

/** The second part of the untap step: whether it becomes night or day, by what the previous turn's active player cast (CR 502.2, 731.2). */
export function* checkDayNight(g: Game): Run<void> {
  const { dayNight, lastTurn, turn } = g.state;
  if (!dayNight || turn.number === 1) return;
  if (!lastTurn)
    throw new Unsupported('the game', `it is ${dayNight}`, "it isn't known how many spells the turn before saw cast");
  const { spells } = lastTurn;
  const becomesNight = dayNight === 'day' && spells === 0;
  const changes = becomesNight || (dayNight === 'night' && spells >= 2);
  const count = spells === 0 ? 'no spells' : spells === 1 ? 'one spell' : `${spells} spells`;
  const says = `${playerName(g, lastTurn.active)} cast ${count} in the turn before${changes ? '' : `, so it stays ${dayNight}`}.`;
  const rule = dayNight === 'day' ? '731.2a' : '731.2b';
  if (!changes) {
    tell(g, { kind: 'event', says, cite: ['502.2', '731.2', rule] });
    return;
  }
  const event: GameEvent = { kind: 'dayNight', from: dayNight, to: becomesNight ? 'night' : 'day' };
  yield* under(g, { kind: 'event', says, cite: ['502.2', '731.2', rule] }, () => happen(g, [event], NO_CAUSE));
}
