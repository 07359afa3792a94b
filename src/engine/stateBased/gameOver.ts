import type { Run } from '../decisions/types.ts';
import { NO_CAUSE } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { apnap, type Game } from '../game.ts';
import { endControlBy } from '../layers/effects/end.ts';
import { characteristics } from '../layers/index.ts';
import type { PlayerId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { playerName } from '../trace/names.ts';
import { tell, under } from '../trace/record.ts';
import { setState } from '../writer.ts';
import { ceaseToExist, zoneChange } from '../zones/move.ts';

/** Nobody has won or lost. */
export function goesOn({ state }: Game): boolean {
  if (state.over) return false;
  for (const { lost, won } of state.players) if (lost !== null || won) return false;
  return true;
}

/** Ends the game where it has ended (CR 104.1): somebody has won, or at most one player is left. True where it is over. */
export function* settleGameOver(g: Game): Run<boolean> {
  if (g.state.over) return true;
  if (goesOn(g)) return false;
  const { players } = g.state;
  const left = apnap(g);
  // 104.3f: who would both win and lose, loses.
  const winners = players.filter(({ won, lost }) => won && lost === null).map(({ id }) => id);
  if (winners.length > 0) return end(g, winners);
  if (left.length <= 1) return end(g, left);
  yield* playersLeave(g);
  return false;
}

function end(g: Game, winners: readonly PlayerId[]): true {
  const draw = winners.length === 0;
  setState(g, 'over', { winners, draw });
  const names = winners.map((id) => playerName(g, id)).join(' and ');
  tell(g, {
    kind: 'game',
    says: draw ? 'All players who were left lose at the same time: the game is a draw.' : `${names} wins the game.`,
    cite: draw ? ['104.4a'] : g.state.players.some(({ won }) => won) ? ['104.2b', '104.1'] : ['104.2a', '104.1'],
  });
  return true;
}

const PASSED = [
  { designation: 'monarch', says: 'The monarch leaves the game.', cite: ['725.4'] },
  { designation: 'initiative', says: 'The player who has the initiative leaves the game.', cite: ['726.4'] },
] as const;

/** CR 725.4, 726.4: the active player, or else the next in turn order, becomes the monarch, or takes the initiative, at the same time. */
function* passDesignations(g: Game): Run<void> {
  for (const { designation, says, cite } of PASSED) {
    if (!g.state.players.some(({ lost, designations }) => lost !== null && designations?.includes(designation))) continue;
    const [next] = apnap(g);
    if (next === undefined) continue;
    const told = { kind: 'game', says, cite } as const;
    yield* under(g, told, () => happen(g, [{ kind: 'designatePlayer', player: next, designation }], NO_CAUSE));
  }
}

/** Whether it is under that player's control with no effect that gives it: what another player has taken since stays with them (CR 800.4c). */
function belongsTo(g: Game, player: PlayerId, { id, zone, phasedOut, controller }: GameObject): boolean {
  if (controller !== player) return false;
  return zone !== 'battlefield' || phasedOut || characteristics(g, id).controller === player;
}

/** CR 800.4a: with a player all objects that they own leave the game, then what they control on the stack or elsewhere goes. */
function* playersLeave(g: Game): Run<void> {
  yield* passDesignations(g);
  for (const { id: player, lost } of g.state.players) {
    if (lost === null) continue;
    const owned = Object.values(g.state.objects).filter(({ owner }) => owner === player);
    if (owned.length > 0)
      tell(g, {
        kind: 'game',
        says: `${playerName(g, player)} leaves the game with all that they own.`,
        cite: ['800.4a', '104.5', ...(owned.some(({ phasedOut }) => phasedOut) ? (['702.26k'] as const) : [])],
      });
    for (const { id } of owned) ceaseToExist(g, id);
    endControlBy(g, player);
    const controlled = Object.values(g.state.objects).filter((value) => belongsTo(g, player, value));
    for (const { id } of controlled.filter(({ zone, card }) => zone === 'stack' && card === null)) ceaseToExist(g, id);
    const rest = controlled.filter(({ id, zone }) => g.state.objects[id] && (zone === 'battlefield' || zone === 'stack'));
    if (rest.length === 0) continue;
    const exiled = rest.map(({ id }) => zoneChange(g, id, 'exile', 'exile'));
    // Who has left before gets back what an effect gave to another that has ended (CR 800.4c).
    const cite = owned.length > 0 ? (['800.4a'] as const) : (['800.4c', '800.4a'] as const);
    const told = {
      kind: 'game',
      says: `${playerName(g, player)} has left the game: what they control still is exiled.`,
      cite,
    } as const;
    yield* under(g, told, () => happen(g, exiled, NO_CAUSE));
  }
}
