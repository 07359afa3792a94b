import type { NthResolution } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { type Game, player } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { type Candidate, unsupported } from './candidate.ts';

/** Whether it was cast in a main phase of the turn of whoever cast it; a copy wasn't cast (CR 707.10). */
export function castInOwnMain({ object }: Candidate): boolean {
  const cast = object.stack?.cast ?? object.cast;
  return cast?.inOwnMain === true && cast.copied !== true;
}

/** How often the ability that is resolving has resolved this turn, this time included. */
export function isNthResolution(g: Game, { ordinal }: NthResolution, ctx: Context): boolean {
  const origin = ctx.onStack === null ? null : (g.state.objects[ctx.onStack]?.stack?.ability ?? null);
  if (!origin) return unsupported(ctx, 'how often an ability has resolved that is none on the stack');
  const { history, turn } = g.state;
  const times = history.filter(
    ({ event, turn: then }) =>
      then === turn.number && event.kind === 'resolves' && event.source === origin.source && event.ability === origin.definition,
  ).length;
  return times === ordinal;
}

/** Whether no other spell with the name of the one that is resolving has resolved under its controller's control in this game. */
export function isFirstOfItsName(g: Game, ctx: Context): boolean {
  const spell = ctx.onStack;
  if (spell === null || g.state.objects[spell]?.stack?.ability !== null)
    return unsupported(ctx, 'whether a spell is the first of its name that is none on the stack');
  const { name } = characteristics(g, spell);
  return !(player(g, ctx.controller).namesResolved ?? []).includes(name);
}
