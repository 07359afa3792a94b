import type { Act } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import { chooseWord } from '../decisions/decide.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { type ObjectId, type PlayerId, playerRef } from '../state/ids.ts';
import { bindMarks, isPossible, runAct } from './acts.ts';
import { costVerb } from './cost.ts';
import { contextFor, type Doing, type Executor, NOTHING_DONE, type Outcome, unsupported } from './executor.ts';
import { playersIn } from './perform.ts';

/** One of several deeds, by choice of who does it (CR 608.2d). Of a cost for a spell or ability it has been announced before (601.2b). */
export const eitherAct: Executor<'eitherAct'> = {
  *run(g, { acts }, doing) {
    const players = playersIn(doing.subjects);
    if (players.length > 1) return unsupported(doing.ctx, 'several players who each do one thing or another');
    const [player = doing.ctx.controller] = players;
    const act = yield* chooseAct(g, acts, doing, player);
    if (!act) return NOTHING_DONE;
    const done: Outcome = yield* runAct(g, act, doing);
    bindMarks([act], done, doing);
    return done;
  },
  possible: (g, { acts }, doing) => acts.some((act) => isPossible(g, act, doing)),
};

/** That which alone can be done, or the player's choice. */
function* chooseAct(g: Game, acts: readonly Act[], doing: Doing, player: PlayerId): Run<Act | undefined> {
  const one: Doing = { ...doing, subjects: [playerRef(player)], ctx: contextFor(doing, playerRef(player)) };
  const possible = acts.filter((act) => isPossible(g, act, one));
  return yield* pickAct(g, possible, doing.cost?.payment ?? null, { player, cite: ['608.2d'], source: doing.ctx.source });
}

/** One of the deeds: by what is said of the payment, else by choice. */
export function* pickAct(
  g: Game,
  acts: readonly Act[],
  payment: PaymentAnswer | null,
  asking: { readonly player: PlayerId; readonly cite: readonly RuleNumber[]; readonly source: ObjectId },
): Run<Act | undefined> {
  const said = payment ? acts.find((act) => costVerb(act) in payment.objects || costVerb(act) in payment.amounts) : undefined;
  if (said ?? acts.length < 2) return said ?? acts[0];
  const words = acts.map((act, at) => {
    const before = acts.slice(0, at).filter((other) => costVerb(other) === costVerb(act)).length;
    return before === 0 ? costVerb(act) : `${costVerb(act)}#${before + 1}`;
  });
  const word = yield* chooseWord(g, { ...asking, kind: 'choose', prompt: 'which of these to do?', words });
  return acts[words.indexOf(word)];
}
