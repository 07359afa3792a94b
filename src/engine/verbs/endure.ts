import type { TokenDescription } from '../../oracle/tree/index.ts';
import { may } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { lastKnownCharacteristics } from '../layers/index.ts';
import { atLeastZero } from '../quantity.ts';
import { objectRef, playerRef, type Ref } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { createToken } from './createToken.ts';
import { type ActOf, type Doing, type Outcome, outcome } from './executor.ts';
import { objectsIn, perform } from './perform.ts';

const spirit = (size: number): TokenDescription => ({
  kind: 'tokenDescription',
  power: { kind: 'number', value: size },
  toughness: { kind: 'number', value: size },
  supertypes: [],
  colors: ['white'],
  types: ['creature'],
  subtypes: ['Spirit'],
  abilities: [],
});

/** CR 701.63: its controller makes a Spirit of that size unless they put that many counters on it; enduring 0 is nothing. */
export function* endure(g: Game, act: ActOf<'keywordActionN'>, doing: Doing): Run<Outcome> {
  const size = atLeastZero(amount(g, act.amount, doing.ctx));
  if (size === 0) return outcome([]);
  const done: Ref[] = [];
  for (const id of objectsIn(doing.subjects)) {
    const player = lastKnownCharacteristics(g, id).controller;
    const there = g.state.objects[id]?.zone === 'battlefield';
    const prompt = `put ${size} +1/+1 counter${size === 1 ? '' : 's'} on ${nameOf(g, id)}, rather than make a Spirit?`;
    if (there && (yield* may(g, { player, prompt, cite: ['701.63a'], source: doing.ctx.source }))) {
      yield* perform(g, doing, [{ kind: 'putCounters', on: objectRef(id), counter: '+1/+1', amount: size, player }]);
      done.push(objectRef(id));
      continue;
    }
    const token = { kind: 'createToken', amount: { kind: 'number', value: 1 }, token: spirit(size) } as const;
    done.push(...(yield* createToken.run(g, token, { ...doing, subjects: [playerRef(player)] })).refs);
  }
  return outcome(done);
}
