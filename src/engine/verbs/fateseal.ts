import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { amount } from '../filters/index.ts';
import { type Game, player as playerOf } from '../game.ts';
import { atLeastZero } from '../quantity.ts';
import { playerRef } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { allUnknown, groupCards } from './arrange.ts';
import { chooseOpponent } from './choosing.ts';
import { type ActOf, contextFor, type Doing, type Outcome, outcome } from './executor.ts';
import { perform, playersIn } from './perform.ts';

/** CR 701.29a: scry's like with the library of an opponent; whose, is chosen as it is done. */
export function* fateseal(g: Game, act: ActOf<'keywordActionN'>, doing: Doing): Run<Outcome> {
  citeToo(g, ['701.29a']);
  const events: GameEvent[] = [];
  for (const player of playersIn(doing.subjects)) {
    const opponent = yield* chooseOpponent(g, player, doing, { prompt: "whose library's cards to look at?", cite: ['701.29a'] });
    const { library } = playerOf(g, opponent);
    const cards = library.slice(0, atLeastZero(amount(g, act.amount, contextFor(doing, playerRef(player)))));
    if (cards.length === 0 || allUnknown(g, library)) continue;
    const asked = { player, cards, prompt: 'what stays on top, what goes to the bottom?', cite: ['701.29a'] } as const;
    const { top, bottom } = yield* groupCards(g, asked, ['top', 'bottom'], doing);
    events.push({ kind: 'arrange', player: opponent, library: [...top, ...library.slice(cards.length), ...bottom] });
  }
  yield* perform(g, doing, events);
  return outcome([], 1);
}
