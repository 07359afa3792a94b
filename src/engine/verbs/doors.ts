import { chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { type Door, doorsOf, UNLOCKED } from '../designations/halves.ts';
import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { citeToo } from '../trace/record.ts';
import { type Doing, type Outcome, outcome } from './executor.ts';
import { perform } from './perform.ts';

/** The player chooses a half of the permanent that isn't as it is to be, and it gets or loses its designation (CR 709.5f, 709.5g). */
export function* turnLocks(g: Game, there: readonly ObjectId[], how: 'unlock' | 'lockOrUnlock', doing: Doing): Run<Outcome> {
  const player = doing.ctx.controller;
  const done: ObjectId[] = [];
  for (const id of there) {
    const door = yield* chooseDoor(g, player, id, how);
    if (!door) continue;
    citeToo(g, ['709.5j', door.unlocked ? '709.5g' : '709.5f']);
    const event: GameEvent = { kind: door.unlocked ? 'undesignate' : 'designate', object: id, designation: UNLOCKED[door.half]! };
    yield* perform(g, doing, [event.kind === 'designate' ? { ...event, player } : event]);
    done.push(id);
  }
  return outcome(done.map(objectRef));
}

/** One of the halves of a permanent that can be locked or unlocked. */
export function* chooseDoor(g: Game, player: PlayerId, id: ObjectId, how: 'unlock' | 'lockOrUnlock'): Run<Door | undefined> {
  const doors = doorsOf(g, id).filter(({ unlocked }) => how === 'lockOrUnlock' || !unlocked);
  if (doors.length < 2) return doors[0];
  const name = yield* chooseWord(g, {
    player,
    kind: 'choose',
    prompt: how === 'unlock' ? `which half of ${nameOf(g, id)} to unlock?` : `which half of ${nameOf(g, id)} to lock or unlock?`,
    words: doors.map((door) => door.name),
    cite: how === 'unlock' ? ['709.5f'] : ['709.5f', '709.5g'],
    source: id,
  });
  return doors.find((door) => door.name === name);
}
