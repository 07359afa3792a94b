import { decide } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { invariant } from '../refuse.ts';
import { type Ref, sameRef } from '../state/ids.ts';
import { refName } from '../trace/names.ts';
import type { Doing } from './executor.ts';

export interface Share {
  readonly ref: Ref;
  readonly amount: number;
}

/**
 * Divides an amount: among targets as announced (CR 601.2d), what was announced for a target that is illegal now is lost (608.2d); among what
 * is chosen on resolution as the player says then, at least one to each.
 */
export function* divide(g: Game, among: readonly Ref[], total: number, doing: Doing): Run<readonly Share[]> {
  const { ctx } = doing;
  const announced = ctx.onStack === null ? undefined : g.state.objects[ctx.onStack]?.stack?.division;
  if (announced && announced.length > 0) return announced.filter((share) => among.some((ref) => sameRef(ref, share.ref)));
  if (among.length === 0 || total <= 0) return [];
  const answer = yield* decide(g, {
    player: ctx.controller,
    kind: 'divide',
    prompt: `how to divide ${total}?`,
    options: among.map((ref) => ({ kind: 'ref', ref, label: refName(g, ref) })),
    min: among.length,
    max: among.length,
    total,
    cite: ['608.2d'],
    source: ctx.source,
  });
  invariant(answer.kind === 'divided', 'a division is answered with amounts');
  return among.map((ref, index) => ({ ref, amount: answer.amounts[index] ?? 0 }));
}
