import { chooseRefs } from '../decisions/decide.ts';
import { sameRef } from '../state/ids.ts';
import { tell } from '../trace/record.ts';
import { resolveObjects } from './choosing.ts';
import { type Executor, outcome } from './executor.ts';
import { playersIn } from './perform.ts';

/** CR 700.3: each of the objects goes into exactly one of two piles, either of which may be empty (700.3a, d). They stay where they are (700.3c). */
export const separate: Executor<'separate'> = {
  *run(g, { objects, oneFaceDown }, doing) {
    const { ctx, subjects } = doing;
    const player = playersIn(subjects)[0] ?? ctx.controller;
    const refs = yield* resolveObjects(g, objects, doing, { player, ctx, prompt: 'what to separate?', cite: ['700.3'] });
    const first = yield* chooseRefs(g, {
      player,
      kind: 'choose',
      prompt: oneFaceDown
        ? 'which of them are put into the first pile, face down?'
        : 'which of them are put into the first pile?',
      refs,
      min: 0,
      max: refs.length,
      cite: ['700.3', '700.3a', '700.3d'],
      source: ctx.source,
    });
    const second = refs.filter((ref) => !first.some((other) => sameRef(other, ref)));
    ctx.bindings.piles = { piles: [first, second], chosen: null };
    tell(g, {
      kind: 'instruction',
      says: `Two piles are made, of ${first.length} and ${second.length}.`,
      cite: ['700.3', '700.3a'],
      words: ctx.words,
    });
    return outcome(refs);
  },
};
