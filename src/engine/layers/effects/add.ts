import type { Game } from '../../game.ts';
import type { EffectId } from '../../state/ids.ts';
import { newTimestamp, setState } from '../../writer.ts';
import type { ContinuousEffect } from '../effect.ts';
import { durationHolds } from './end.ts';

export type NewEffect = Omit<ContinuousEffect, 'id' | 'timestamp'>;

/** Begins a continuous effect now (CR 611.2, 613.7b); null where its duration has ended before it began (611.2b). */
export function addEffect(g: Game, effect: NewEffect): EffectId | null {
  const id = g.state.nextEffect;
  const lasting = effect.duration.kind === 'asLongAs' || effect.duration.kind === 'whileRemains' ? (['611.2b'] as const) : [];
  const begun: ContinuousEffect = { ...effect, id, timestamp: newTimestamp(g), cite: [...effect.cite, ...lasting] };
  if (!durationHolds(g, begun)) return null;
  setState(g, 'nextEffect', (id + 1) as EffectId);
  setState(g, 'effects', [...g.state.effects, begun]);
  return id;
}
