import type { Zone } from '../../../rules/vocabulary/zones.ts';
import { removeFromCombat } from '../../combat/phase.ts';
import { isUnlocked, UNLOCKED } from '../../designations/halves.ts';
import { canBecomePrepared, createPrepareSpell, PREPARED } from '../../designations/prepared.ts';
import { RING_BEARER } from '../../designations/ring.ts';
import type { Game } from '../../game.ts';
import { characteristics, copiableDefinition } from '../../layers/index.ts';
import type { Component, GameObject } from '../../state/object.ts';
import { newTimestamp, setObject } from '../../writer.ts';
import { setComponents, turnsOver } from '../../zones/merge.ts';
import type { EventOf } from '../event.ts';
import type { Applied } from './applied.ts';

/** CR 701.26a: only an untapped permanent can be tapped. */
export function tap(g: Game, event: EventOf<'tap'>): Applied | undefined {
  const found = g.state.objects[event.object];
  if (found?.zone !== 'battlefield' || found.tapped) return undefined;
  setObject(g, found.id, { tapped: true });
  return { event, contained: [] };
}

/** CR 701.26b. */
export function untap(g: Game, event: EventOf<'untap'>): Applied | undefined {
  const found = g.state.objects[event.object];
  if (found?.zone !== 'battlefield' || !found.tapped) return undefined;
  setObject(g, found.id, { tapped: false });
  return { event, contained: [] };
}

/** CR 701.3a, c: it gets a new timestamp. */
export function attach(g: Game, event: EventOf<'attach'>): Applied | undefined {
  const found = g.state.objects[event.object];
  if (found?.zone !== 'battlefield') return undefined;
  const { attachedTo: from } = found;
  setObject(g, found.id, { attachedTo: event.to, timestamp: newTimestamp(g) });
  return { event: from ? { ...event, from } : event, contained: [] };
}

/** CR 701.3d. */
export function unattach(g: Game, event: EventOf<'unattach'>): Applied | undefined {
  const found = g.state.objects[event.object];
  if (!found?.attachedTo) return undefined;
  setObject(g, found.id, { attachedTo: null });
  return { event, contained: [] };
}

/** Control has changed by a continuous effect: it hasn't been controlled since the turn began (CR 302.6). */
export function changeControl(g: Game, event: EventOf<'changeControl'>): Applied | undefined {
  const found = g.state.objects[event.object];
  if (!found) return undefined;
  setObject(g, found.id, { controlledSince: g.state.turn.number });
  // CR 701.54a: a Ring-bearer is one no longer once another player gains control of it.
  const was = found.designations.includes(RING_BEARER);
  return { event, contained: was ? [{ kind: 'undesignate', object: found.id, designation: RING_BEARER }] : [] };
}

export function designate(g: Game, event: EventOf<'designate'>): Applied | undefined {
  const found = g.state.objects[event.object];
  if (!found || found.designations.includes(event.designation)) return undefined;
  if (event.designation === PREPARED && !canBecomePrepared(g, found.id)) return undefined;
  const designations = [...found.designations, event.designation];
  setObject(g, found.id, event.x === undefined ? { designations } : { designations, monstrousX: event.x });
  if (event.designation === PREPARED) createPrepareSpell(g, found.id);
  const half = (UNLOCKED as readonly string[]).indexOf(event.designation);
  return { event: half !== -1 && isUnlocked(found, 1 - half) ? { ...event, fully: true } : event, contained: [] };
}

/** CR 722.3b. */
export function undesignate(g: Game, event: EventOf<'undesignate'>): Applied | undefined {
  const found = g.state.objects[event.object];
  if (!found?.designations.includes(event.designation)) return undefined;
  setObject(g, found.id, { designations: found.designations.filter((one) => one !== event.designation) });
  return { event, contained: [] };
}

/** CR 702.26b. */
/** CR 702.26b: it is removed from combat; what is attached to it phases out with it (702.26g). */
export function phaseOut(g: Game, event: EventOf<'phaseOut'>): Applied | undefined {
  const found = g.state.objects[event.object];
  if (found?.zone !== 'battlefield' || found.phasedOut) return undefined;
  const under = characteristics(g, found.id).controller;
  setObject(g, found.id, { phasedOut: true, phased: { under, with: event.with ?? null } });
  if (g.state.combat) removeFromCombat(g, [found.id]);
  const attached = g.state.battlefield.filter((id) => {
    const to = g.state.objects[id]?.attachedTo;
    return to?.kind === 'object' && to.object === found.id;
  });
  return { event, contained: attached.map((object) => ({ kind: 'phaseOut', object, with: found.id })) };
}

/** CR 702.26c: with it what phased out with it. */
export function phaseIn(g: Game, event: EventOf<'phaseIn'>): Applied | undefined {
  const found = g.state.objects[event.object];
  if (found?.zone !== 'battlefield' || !found.phasedOut) return undefined;
  setObject(g, found.id, { phasedOut: false, phased: null });
  if (found.designations.includes(PREPARED)) createPrepareSpell(g, found.id);
  const along = g.state.battlefield.filter((id) => g.state.objects[id]?.phased?.with === found.id);
  return { event, contained: along.map((object) => ({ kind: 'phaseIn', object, with: found.id })) };
}

/** CR 708.8, 613.7f; a double-faced card has its front face up (712.15a). An exiled card can be examined from then on (406.3). */
export function turnFaceUp(g: Game, event: EventOf<'turnFaceUp'>): Applied | undefined {
  const found = g.state.objects[event.object];
  if (!found?.faceDown || !TURNED_UP.has(found.zone)) return undefined;
  const paid = event.paid ? { turnedUp: event.paid } : {};
  setObject(g, found.id, { faceDown: null, face: 0, timestamp: newTimestamp(g), ...paid });
  turnParts(g, found, { faceDown: null, face: 0 });
  return { event, contained: [] };
}

const TURNED_UP: ReadonlySet<Zone> = new Set(['battlefield', 'exile', 'command']);

/** CR 708.2a, b, 613.7f: a permanent that is face down already isn't turned. */
export function turnFaceDown(g: Game, event: EventOf<'turnFaceDown'>): Applied | undefined {
  const found = g.state.objects[event.object];
  if (found?.zone !== 'battlefield' || found.faceDown) return undefined;
  setObject(g, found.id, { faceDown: 'plain', timestamp: newTimestamp(g) });
  turnParts(g, found, { faceDown: 'plain' });
  return { event, contained: [] };
}

/** CR 710.4: one way only; a permanent that isn't a flip card has nothing to flip into. */
export function flip(g: Game, event: EventOf<'flip'>): Applied | undefined {
  const found = g.state.objects[event.object];
  if (found?.zone !== 'battlefield' || found.flipped || found.faceDown || !isFlipCard(g, found)) return undefined;
  setObject(g, found.id, { flipped: true });
  return { event, contained: [] };
}

/** A copy of a flip card is one too (CR 707.2, 710.2). */
function isFlipCard(g: Game, { id }: GameObject): boolean {
  return g.definitions.get(copiableDefinition(g, id))?.layout === 'flip';
}

/** CR 701.27a, 613.7g: the other face is up; it stays the same object. */
export function transform(g: Game, event: EventOf<'transform'>): Applied | undefined {
  const found = g.state.objects[event.object];
  if (found?.zone !== 'battlefield') return undefined;
  const timestamp = newTimestamp(g);
  if (found.merged) {
    setComponents(
      g,
      found.id,
      found.merged.map((part) => (turnsOver(g, part) ? { ...part, face: 1 - part.face } : part)),
    );
    setObject(g, found.id, { timestamp });
  } else setObject(g, found.id, { face: 1 - found.face, timestamp });
  return { event: { ...event, after: timestamp }, contained: [] };
}

/** CR 730.2f: with a merged permanent each of its parts that shows its other side is turned. */
function turnParts(g: Game, { id, merged }: GameObject, turned: Partial<Component>): void {
  if (!merged) return;
  const isTurned = ({ faceDown }: Component): boolean => (faceDown === null) === (turned.faceDown === null);
  setComponents(
    g,
    id,
    merged.map((part) => (isTurned(part) ? part : { ...part, ...turned })),
  );
}

/** CR 701.19a: all damage is removed, it is tapped and it leaves combat. */
export function regenerate(g: Game, event: EventOf<'regenerate'>): Applied | undefined {
  const found = g.state.objects[event.object];
  if (found?.zone !== 'battlefield') return undefined;
  setObject(g, found.id, { damage: 0, deathtouched: false });
  removeFromCombat(g, [found.id]);
  return { event, contained: [{ kind: 'tap', object: found.id }] };
}
