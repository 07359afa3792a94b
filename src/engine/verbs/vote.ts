import { chooseRefs, chooseWord, may } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { statements } from '../layers/index.ts';
import { type PlayerId, playerRef, type Ref } from '../state/ids.ts';
import { playerName, refName } from '../trace/names.ts';
import { citeToo, tell } from '../trace/record.ts';
import { eligible } from './choosing.ts';
import { type ActOf, contextFor, type Doing, type Executor, NOTHING_DONE, outcome, unsupported } from './executor.ts';
import { playersIn } from './perform.ts';

/** CR 701.38a: each player in turn chooses one of the choices; what was chosen is kept for the words behind it. */
export const vote: Executor<'vote'> = {
  *run(g, act, doing) {
    const { ctx } = doing;
    const voting = playersIn(doing.subjects);
    let done = NOTHING_DONE;
    for (const player of voting) {
      for (let left = yield* votesOf(g, player, doing); left > 0; left -= 1) {
        const cast = yield* oneVote(g, act, player, { ...doing, ctx: contextFor(doing, playerRef(player)) });
        if (cast === null) break;
        const before = ctx.bindings.ballot?.votes ?? [];
        ctx.bindings.ballot = { words: act.words ?? [], votes: [...before, { player, vote: cast }] };
        const what = typeof cast === 'string' ? cast : refName(g, cast);
        tell(g, {
          kind: 'instruction',
          says: `${playerName(g, player)} votes for ${what}.`,
          cite: ['701.38a', '701.38b'],
          words: ctx.words,
        });
        done = outcome([], done.amount + 1);
      }
    }
    ctx.bindings.ballot ??= { words: act.words ?? [], votes: [] };
    return done;
  },
};

function* oneVote(g: Game, { words, among }: ActOf<'vote'>, player: PlayerId, { ctx }: Doing): Run<string | Ref | null> {
  const asking = { player, kind: 'vote', prompt: 'a vote for what?', cite: ['701.38a'], source: ctx.source } as const;
  if (words) return yield* chooseWord(g, { ...asking, words });
  if (among?.kind !== 'some') return unsupported(ctx, 'a vote among such things');
  const refs = eligible(g, among, { player, ctx, prompt: asking.prompt, cite: asking.cite });
  const [chosen] = yield* chooseRefs(g, { ...asking, refs, min: 1, max: 1 });
  return chosen ?? null;
}

/** One, and as many more as effects give, all at that time (CR 701.38d). */
function* votesOf(g: Game, player: PlayerId, { ctx }: Doing): Run<number> {
  let votes = 1;
  for (const { node, context } of statements(g, 'moreVotes')) {
    if (context.controller !== player) continue;
    const asking = { player, prompt: 'vote an additional time?', cite: ['701.38d'], source: ctx.source } as const;
    if (node.optional && !(yield* may(g, asking))) continue;
    citeToo(g, ['701.38d']);
    votes += 1;
  }
  return votes;
}
