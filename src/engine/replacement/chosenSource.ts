import type { ObjectPhrase } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { matches } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { type ObjectId, objectRef } from '../state/ids.ts';
import { isMeant } from '../triggers/events/matcher.ts';

/** The mark of a source that was chosen, where no other words speak of it. */
const CHOSEN = -1;

/** "a source of your choice". */
export function isOfChoice(by: ObjectPhrase | undefined): by is Extract<ObjectPhrase, { kind: 'some' }> {
  return by?.kind === 'some' && by.wording?.choice === 'your';
}

export const markOf = (by: Extract<ObjectPhrase, { kind: 'some' }>): number => by.mark ?? CHOSEN;

/** Whether damage of this source is what the effect speaks of. A chosen source must still be as described (CR 609.7b, 615.9). */
export function isItsSource(g: Game, by: ObjectPhrase | undefined, source: ObjectId, ctx: Context): boolean {
  if (!isOfChoice(by)) return isMeant(g, by, objectRef(source), ctx);
  const chosen = ctx.bindings.refs.get(markOf(by)) ?? [];
  const isChosen = chosen.some((ref) => ref.kind === 'object' && (ref.object === source || becameOf(g, ref.object) === source));
  return isChosen && matches(g, by.filter, source, ctx);
}

/** The permanent that a chosen permanent spell became (CR 609.7a). */
function becameOf(g: Game, id: ObjectId): ObjectId | null {
  const left = g.state.lastKnown[id];
  return left?.object.zone === 'stack' ? left.became : null;
}

/**
 * What may be chosen as a source of damage: a permanent, a spell, what an object on the stack, a prevention or replacement effect or a delayed
 * trigger refers to, an object in the command zone (CR 609.7a).
 */
export function possibleSources(g: Game, by: Extract<ObjectPhrase, { kind: 'some' }>, ctx: Context): readonly ObjectId[] {
  const { state } = g;
  const found = new Set<ObjectId>(state.battlefield.filter((id) => !state.objects[id]!.phasedOut));
  const refer = (refs: Iterable<{ readonly kind: string; readonly object?: ObjectId }>) => {
    for (const { object } of refs) if (object !== undefined) found.add(object);
  };
  for (const id of state.stack) {
    const { stack } = state.objects[id]!;
    if (stack?.kind === 'spell' && id !== ctx.onStack) found.add(id);
    if (stack?.ability) found.add(stack.ability.source);
    for (const { refs } of stack?.targets ?? []) refer(refs);
    for (const refs of Object.values(stack?.ability?.trigger?.refs ?? {})) refer(refs);
  }
  for (const id of state.command) if (state.objects[id]!.faceDown === null) found.add(id);
  for (const { bound } of [...state.effects, ...state.delayed]) for (const refs of Object.values(bound.refs)) refer(refs);
  const known = [...found].filter((id) => state.objects[id] ?? state.lastKnown[id]);
  return known.filter((id) => matches(g, by.filter, id, ctx));
}
