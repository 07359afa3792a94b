import type { CardDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { characteristics, copiableDefinition } from '../layers/index.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { nameOf, playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setObject } from '../writer.ts';
import { newObject } from '../zones/move.ts';

export const PREPARED = 'prepared';
/** The definition of which the permanent has a prepare spell as well (CR 722.2a, b); null where it has none. */
function preparing(g: Game, id: ObjectId): CardDefinition | null {
  const value = g.state.objects[id];
  if (!value || value.faceDown || (value.card === null && value.copyOf === null)) return null;
  const definition = g.definitions.get(copiableDefinition(g, id));
  return definition?.layout === 'prepare' && definition.faces.length > 1 ? definition : null;
}

/** Only a permanent that has a prepare spell can become prepared, and one that is prepared already doesn't (CR 722.3a). */
export function canBecomePrepared(g: Game, id: ObjectId): boolean {
  const value = g.state.objects[id];
  return value?.zone === 'battlefield' && !value.designations.includes(PREPARED) && preparing(g, id) !== null;
}

/** Its controller creates a copy of it in exile that has just the characteristics of the prepare spell (CR 722.3c). */
export function createPrepareSpell(g: Game, id: ObjectId): void {
  const definition = preparing(g, id);
  if (!definition) return;
  const face = definition.faces[1]!;
  const key = `${definition.key} prepare spell`;
  if (!g.definitions.has(key)) g.definitions.set(key, { ...definition, key, name: face.name, layout: 'normal', faces: [face] });
  const { controller } = characteristics(g, id);
  const copy = newObject(g, {
    substance: 'copy',
    card: key,
    owner: controller,
    controller,
    zone: 'exile',
    prepare: { with: id },
  });
  setObject(g, id, { prepare: { with: copy.id } });
  tell(g, {
    kind: 'event',
    says: `${playerName(g, controller)} creates a copy of ${nameOf(g, id)}'s prepare spell, ${face.name}, in exile.`,
    cite: ['722.3c'],
    subjects: [copy.id, id],
  });
}

/** The prepared permanent for which a copy lies in exile: it does as long as that is so (CR 722.3c). */
export function preparedPermanentOf(g: Game, copy: GameObject): ObjectId | null {
  const permanent = copy.prepare ? g.state.objects[copy.prepare.with] : undefined;
  if (copy.zone !== 'exile' || permanent?.zone !== 'battlefield' || permanent.phasedOut) return null;
  return permanent.designations.includes(PREPARED) && permanent.prepare?.with === copy.id ? permanent.id : null;
}

/** The permanent whose prepare spell that spell is, which is unprepared as it becomes cast (CR 722.3c, 601.2i). */
export function unpreparedBy(g: Game, spell: ObjectId): ObjectId | null {
  const found = g.state.battlefield.find((id) => {
    const { designations, prepare } = g.state.objects[id]!;
    return prepare && designations.includes(PREPARED) && g.state.lastKnown[prepare.with]?.became === spell;
  });
  return found ?? null;
}
