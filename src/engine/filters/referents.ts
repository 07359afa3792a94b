import type { Referent } from '../../oracle/tree/index.ts';
import { type Context, DEED_MARKS } from '../context.ts';
import type { Game } from '../game.ts';
import { unreachable } from '../refuse.ts';
import { objectRef, playerRef, type Ref, sameRef } from '../state/ids.ts';
import { objectAsKnown, unsupported } from './candidate.ts';
import { candidates } from './match.ts';
import { playersOf } from './players.ts';

const NOTHING: readonly Ref[] = [];

/** What was chosen for the instance of "target" with this mark (CR 601.2c). Of a static ability there is none. */
export function targetsOf(mark: number | undefined, ctx: Context): readonly Ref[] {
  if (mark === undefined) return unsupported(ctx, 'a target without its place in the text');
  const { targets, each } = ctx;
  const first = targets.find(({ slot }) => slot === mark);
  if (!first?.each) return first?.refs ?? NOTHING;
  // Chosen for several players: those of the one just dealt with, else all.
  const all = targets.filter(({ slot }) => slot === mark);
  const own = each && all.find((one) => one.each && sameRef(one.each, each));
  return own ? own.refs : all.flatMap(({ refs }) => refs);
}

/** Whether it is chosen for each of several players, so that "it" is the one of whom is just spoken. */
const isForEach = (mark: number, { targets }: Context): boolean =>
  targets.some(({ slot, each }) => slot === mark && each !== undefined);

/** What is targeted by the spell that the event was about, though it may have left the stack (CR 608.2h). */
function targetsInEvent(g: Game, { memory }: Context): readonly Ref[] | undefined {
  const { subject = NOTHING, other = NOTHING } = memory?.refs ?? {};
  const spells = [...subject, ...other].flatMap((ref) => (ref.kind === 'object' ? [objectAsKnown(g, ref.object)?.stack] : []));
  return memory ? spells.flatMap((stack) => stack?.targets.flatMap(({ refs }) => refs) ?? []) : undefined;
}

/** What a word such as "it" speaks of. */
export function refsOf(g: Game, referent: Referent, ctx: Context): readonly Ref[] {
  switch (referent.kind) {
    case 'sourceReferent':
      return [objectRef(ctx.source)];
    case 'eventReferent': {
      const refs = referent.role === 'target' ? targetsInEvent(g, ctx) : ctx.memory?.refs[referent.role];
      if (!refs) return unsupported(ctx, 'the event says nothing of what is spoken of');
      return refs;
    }
    case 'markedReferent':
      return (isForEach(referent.mark, ctx) ? undefined : ctx.bindings.refs.get(referent.mark)) ?? targetsOf(referent.mark, ctx);
    case 'attachedReferent':
    case 'roundReferent':
      return ctx.each ? [ctx.each] : unsupported(ctx, 'nothing is being dealt with that "it" could mean');
    case 'candidateReferent':
      return ctx.candidate === null
        ? unsupported(ctx, 'no object is being looked at that "it" could mean')
        : [objectRef(ctx.candidate)];
    case 'paidReferent': {
      const known = objectAsKnown(g, ctx.onStack ?? ctx.source);
      const paid = (known?.stack?.paid ?? known?.cast?.paid)?.[referent.verb];
      if (paid) return paid.map(objectRef);
      // "You may sacrifice a creature. If you do, … the sacrificed creature": what an instruction did, where no cost was paid so.
      return ctx.bindings.refs.get(DEED_MARKS[referent.verb]) ?? unsupported(ctx, 'nothing was used to pay that could be meant');
    }
    case 'linkedReferent': {
      // Nothing chosen is nothing, as with a color or a name (CR 607.2d).
      if (referent.chosen) return (objectAsKnown(g, ctx.source)?.chosen.objects ?? []).map(objectRef);
      const linked = Object.values(objectAsKnown(g, ctx.source)?.linked ?? {}).flat();
      // "The exiled card" of a spell for which one was exiled to cast it (CR 400.7j).
      const paid = linked.length > 0 ? null : objectAsKnown(g, ctx.onStack ?? ctx.source)?.stack?.paid?.exile;
      return (paid ?? linked).map(objectRef);
    }
    case 'affectedReferent': {
      const { affected = [] } = objectAsKnown(g, ctx.source) ?? {};
      const kind = referent.what === 'player' ? 'player' : 'object';
      return affected.filter((ref) => ref.kind === kind);
    }
    case 'severalReferents':
      return referent.all.flatMap((one) => refsOf(g, one, ctx));
    case 'countedReferent':
      return candidates(g, referent.filter, ctx).map(objectRef);
    case 'phraseReferent':
      return playersOf(g, referent.phrase, ctx).map(playerRef);
    case 'bearerReferent': {
      const to = objectAsKnown(g, ctx.source)?.attachedTo;
      return to ? [to] : NOTHING;
    }
    default:
      return unreachable(referent);
  }
}
