import type { Game } from '../game.ts';
import { mergedDefinition } from '../layers/merged.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Component, GameObject } from '../state/object.ts';
import { setObject, setState } from '../writer.ts';
import { TURNING_OVER } from './faces.ts';
import { leaveAs } from './move.ts';

/** What a permanent, or a spell that is about to be a part of one, is made of, from the top. */
export const componentsOf = (value: GameObject): readonly Component[] => value.merged ?? [componentOf(value)];

function componentOf({ substance, card, copyOf, owner, face, faceDown, alias, commander }: GameObject): Component {
  return { substance: substance === 'card' ? 'card' : 'token', card, copyOf, owner, face, faceDown, alias, commander };
}

/**
 * Puts a spell on top of a permanent or under it: it leaves the stack without entering the battlefield, and what spoke of it or changed it is
 * about the permanent from now on (CR 702.140f, 730.2). False where one of them has gone.
 */
export function mergeObjects(g: Game, spell: ObjectId, onto: ObjectId, place: 'top' | 'bottom'): boolean {
  const joining = g.state.objects[spell];
  const permanent = g.state.objects[onto];
  if (joining?.zone !== 'stack' || permanent?.zone !== 'battlefield') return false;
  leaveAs(g, joining, onto);
  const parts = componentsOf(permanent);
  const whole = place === 'top' ? [componentOf(joining), ...parts] : [...parts, componentOf(joining)];
  setComponents(g, onto, whole);
  setState(
    g,
    'effects',
    g.state.effects.map((effect) =>
      effect.affected.kind === 'objects' && effect.affected.objects.includes(spell)
        ? { ...effect, affected: { ...effect.affected, objects: [...effect.affected.objects, onto] } }
        : effect,
    ),
  );
  return true;
}

/** The topmost part decides what the permanent is, and whether it is a token or face down (CR 730.2a, d, e). */
export function setComponents(g: Game, id: ObjectId, whole: readonly Component[]): void {
  const [top] = whole;
  if (!top) return;
  const { substance, card, face, faceDown } = top;
  const commander = whole.some((part) => part.commander);
  setObject(g, id, { substance, card, face, faceDown, commander, merged: whole, copyOf: mergedDefinition(g, whole) });
}

/** A double-faced part that can transform (CR 730.2i). */
export function turnsOver(g: Game, { substance, card, copyOf, face, faceDown }: Component): boolean {
  const key = substance === 'token' ? (copyOf ?? card) : card;
  const definition = key === null ? undefined : g.definitions.get(key);
  const other = definition?.faces[1 - face];
  if (faceDown || !definition || !other || !TURNING_OVER.has(definition.layout)) return false;
  return !other.types.includes('instant') && !other.types.includes('sorcery');
}
