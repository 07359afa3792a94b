import type { Game } from '../game.ts';
import type { EventOf } from './event.ts';

/** A face-down permanent that moves from the battlefield, or a face-down spell that moves elsewhere than there, is revealed (CR 708.9). */
export function isRevealed(g: Game, { object, from, to }: EventOf<'zoneChange'>): boolean {
  if ((from !== 'battlefield' && from !== 'stack') || to === 'battlefield') return false;
  const left = g.state.lastKnown[object]?.object;
  return left !== undefined && left.faceDown !== null && left.substance === 'card';
}
