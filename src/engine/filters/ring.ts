import type { ChoseRingBearer } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { RING_BEARER } from '../designations/ring.ts';
import type { Game } from '../game.ts';
import { citeToo } from '../trace/record.ts';
import type { Candidate } from './candidate.ts';
import { isAmong } from './objects.ts';

/** It is on the battlefield, under that player's control, and has the designation (CR 701.54e): as it last was doesn't count. */
export function isRingBearer(g: Game, { object, characteristics }: Candidate, { controller, onStack }: Context): boolean {
  if (onStack !== null) citeToo(g, ['701.54e']);
  if (g.state.objects[object.id]?.zone !== 'battlefield') return false;
  return characteristics.controller === controller && object.designations.includes(RING_BEARER);
}

/** What the Ring had the player choose as the ability triggered (CR 701.54d). */
export const choseRingBearer = (g: Game, { creature }: ChoseRingBearer, ctx: Context): boolean =>
  (ctx.memory?.refs.other ?? []).some((ref) => ref.kind === 'object' && isAmong(g, creature, ref.object, ctx));
