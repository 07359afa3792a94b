import type { DoneSo, SharedThisWay } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { type ObjectId, objectRef } from '../state/ids.ts';
import { type Candidate, candidateOf, unsupported } from './candidate.ts';
import { doneAs, doneSo, matchesKind } from './match.ts';
import { shares } from './modifiers/qualities.ts';
import { doerOf } from './modifiers/thisWay.ts';
import { playersOf } from './players.ts';
import { enough } from './quantities.ts';

/** Whether so many of them share a quality, all of these the same one: two that share a color, two with the same name. */
export function sharedThisWay(g: Game, { objects, quality, mark }: SharedThisWay, ctx: Context): boolean {
  if (objects.kind !== 'some') return unsupported(ctx, 'whether such things share a quality');
  const { filter, quantity } = objects;
  const fitting = doneSo(mark, ctx).map((id) => candidateOf(g, id)).filter((one) => matchesKind(g, filter, one, ctx)); // biome-ignore format: one line
  // Of two it is enough to look at pairs; more would have to share one and the same color.
  if (quantity.kind !== 'exactly' && quantity.kind !== 'orMore') return unsupported(ctx, 'how many share a quality');
  const alike = (one: Candidate): number => fitting.filter((other) => other === one || shares(g, quality, one, other)).length;
  return fitting.some((one) => alike(one) >= 2 && enough(g, { kind: 'orMore', amount: quantity.amount }, alike(one), ctx));
}

/** Of what an instruction before did so to, whether as many are so described. */
export function wasDoneSo(g: Game, { objects, mark, verb, by }: DoneSo, ctx: Context): boolean {
  if (objects.kind !== 'some') return unsupported(ctx, 'whether something was done to such a thing');
  const doers = by && playersOf(g, by, ctx);
  const isTheirs = (id: ObjectId): boolean => doers === undefined || doers.some((player) => player === doerOf(g, id));
  const fitting = doneAs(g, verb, mark, ctx).filter(
    (id) => isTheirs(id) && matchesKind(g, objects.filter, candidateOf(g, id), ctx),
  );
  if (objects.mark !== undefined) ctx.bindings.refs.set(objects.mark, fitting.map(objectRef));
  return enough(g, objects.quantity, fitting.length, ctx);
}
