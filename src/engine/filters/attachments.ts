import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import { type Candidate, candidateOf } from './candidate.ts';

/** The permanents of a subtype (Aura, Equipment, Fortification) that are attached to an object; phased-out ones aren't there (CR 702.26b). */
export function attachmentsOf(g: Game, id: ObjectId, subtype: string): Candidate[] {
  const found: Candidate[] = [];
  const attached = g.state.objects[id] ? g.state.battlefield : (g.state.lastKnown[id]?.attachments ?? []);
  for (const other of attached) {
    const value = g.state.objects[other];
    if (!value || value.phasedOut || value.attachedTo?.kind !== 'object' || value.attachedTo.object !== id) continue;
    const candidate = candidateOf(g, other);
    if (candidate.characteristics.subtypes.includes(subtype)) found.push(candidate);
  }
  return found;
}
