import type { GameStateView } from '../answer.ts';
import type { StateExpectations } from '../document/types.ts';
import { type Failure, failure, show } from './failure.ts';
import { displayName, sameName } from './names.ts';
import { sameSet } from './object.ts';
import { compareObject } from './objects.ts';
import { comparePlayer } from './players.ts';
import { isMeant } from './references.ts';
import { compareZonePart } from './zones.ts';

function compareStack(state: GameStateView, place: string, wanted: readonly string[]): Failure[] {
  const stack = state.stack.map((id) => state.objects.find((object) => object.id === id));
  const fits = (index: number): boolean => {
    const object = stack[index];
    return object !== undefined && isMeant(state, { kind: 'object', id: object.id, name: object.name }, wanted[index]!);
  };
  if (stack.length === wanted.length && wanted.every((_, index) => fits(index))) return [];
  const got = stack.map((object) => (object === undefined ? 'something' : displayName(object)));
  return [failure(place, wanted.length === 0 ? 'an empty stack' : `from the top ${show(wanted)}`, show(got))];
}

function compareOutcome(state: GameStateView, place: string, expected: StateExpectations): Failure[] {
  const failures: Failure[] = [];
  const winners = state.over?.winners ?? [];
  const losers = state.players.filter(({ lost }) => lost).map(({ name }) => name);
  if (expected.winner !== undefined && !(winners.length === 1 && sameName(winners[0]!, expected.winner)))
    failures.push(failure(`${place}winner`, expected.winner, show(winners)));
  if (expected.losers !== undefined && !sameSet(expected.losers, losers))
    failures.push(failure(`${place}losers`, show(expected.losers), show(losers)));
  if (expected.dayNight !== undefined && expected.dayNight !== (state.dayNight ?? 'neither'))
    failures.push(failure(`${place}dayNight`, expected.dayNight, state.dayNight ?? 'neither'));
  const draw = state.over?.draw ?? false;
  if (expected.draw !== undefined && expected.draw !== draw)
    failures.push(failure(`${place}draw`, show(expected.draw), show(draw)));
  return failures;
}

/** Compares one moment of the game with what is expected of it. */
export function compareState(state: GameStateView, prefix: string, expected: StateExpectations): Failure[] {
  return [
    ...(expected.players ?? []).flatMap((player, i) => comparePlayer(state, `${prefix}players[${i}]`, player)),
    ...(expected.has ?? []).flatMap((part, i) => compareZonePart(state, `${prefix}has[${i}]`, part, true)),
    ...(expected.lacks ?? []).flatMap((part, i) => compareZonePart(state, `${prefix}lacks[${i}]`, part, false)),
    ...(expected.objects ?? []).flatMap((object, i) => compareObject(state, `${prefix}objects[${i}]`, object)),
    ...(expected.stack === undefined ? [] : compareStack(state, `${prefix}stack`, expected.stack)),
    ...compareOutcome(state, prefix, expected),
  ];
}
