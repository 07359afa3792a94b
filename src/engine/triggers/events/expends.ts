import type { Context } from '../../context.ts';
import { unsupported } from '../../filters/candidate.ts';
import { amount } from '../../filters/index.ts';
import type { Game } from '../../game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { isThem, type Matcher, memory, NO_MATCH, objects, players } from './matcher.ts';

/** CR 700.14: with the cost of this spell paid, the mana that the player has spent on spells this turn has come to so much. */
export const expends: Matcher<'expends'> = {
  kinds: ['cast'],
  match: (g, tree, event, ctx) => {
    if (event.kind !== 'cast' || !isThem(g, tree.player, event.player, ctx)) return NO_MATCH;
    const before = spentBefore(g, event.player, event.object, ctx);
    const asked = amount(g, tree.amount, ctx);
    const reached = before < asked && before + spentOn(g, event.object) >= asked;
    return reached ? [memory(players(event.player), objects(event.object), event.player)] : NO_MATCH;
  },
};

/** What was spent on a spell, though it may have left the stack. */
const spentOn = (g: Game, id: ObjectId): number =>
  (g.state.objects[id] ?? g.state.lastKnown[id]?.object)?.stack?.cast?.manaSpent.length ?? 0;

function spentBefore(g: Game, player: PlayerId, spell: ObjectId, ctx: Context): number {
  if ((g.state.given.spellsCast[player] ?? 0) > 0)
    unsupported(ctx, "it isn't known how much was spent on the spells cast before");
  const { history, turn } = g.state;
  return history.reduce(
    (sum, { event, turn: when }) =>
      event.kind === 'cast' && event.player === player && when === turn.number && event.object !== spell
        ? sum + spentOn(g, event.object)
        : sum,
    0,
  );
}
