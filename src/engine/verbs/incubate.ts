import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { atLeastZero } from '../quantity.ts';
import { playerRef } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { create, tokenEvents } from './createToken.ts';
import { type ActOf, contextFor, type Doing, type Outcome } from './executor.ts';
import { playersIn } from './perform.ts';

const INCUBATOR: ActOf<'createToken'> = {
  kind: 'createToken',
  amount: { kind: 'number', value: 1 },
  token: { kind: 'predefinedToken', name: 'Incubator' },
};

/** CR 701.53a: the Incubator enters with the counters; the number may be 0, and there it is all the same. */
export function* incubate(g: Game, act: ActOf<'keywordActionN'>, doing: Doing): Run<Outcome> {
  citeToo(g, ['701.53a', '701.53b']);
  const events: GameEvent[] = [];
  for (const player of playersIn(doing.subjects)) {
    const count = atLeastZero(amount(g, act.amount, contextFor(doing, playerRef(player))));
    events.push(...(yield* tokenEvents(g, INCUBATOR, doing, player, count === 0 ? {} : { '+1/+1': count })));
  }
  return yield* create(g, events, doing);
}
