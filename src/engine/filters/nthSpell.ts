import type { NthSpell } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { type Candidate, candidateOf, unsupported } from './candidate.ts';
import { matchesCandidate, matchesKind } from './match.ts';

/** Whether a spell is the one that the words count to: of those that this player casts, in the order in which they are cast (CR 601.2i). */
export function isNthSpell(g: Game, { filter, ordinal, next, since }: NthSpell, spell: Candidate, ctx: Context): boolean {
  if (spell.characteristics.controller !== ctx.controller || !matchesCandidate(g, filter, spell, ctx)) return false;
  const { history, turn, given } = g.state;
  if (next && since === undefined) return unsupported(ctx, 'it is open from when on spells are counted');
  const from = since ?? 0;
  if (from === 0 && (given.spellsCast[ctx.controller] ?? 0) > 0)
    return unsupported(ctx, "it isn't known which spells were cast before");
  const cast = history.flatMap(({ event, turn: when }, at) =>
    at >= from && when === turn.number && event.kind === 'cast' && event.player === ctx.controller ? [event.object] : [],
  );
  const such = cast.filter((id) => matchesKind(g, filter, candidateOf(g, id), ctx));
  const own = such.indexOf(spell.object.id);
  // One that is being cast comes after those that have been.
  return (own === -1 ? such.length : own) === ordinal - 1;
}
