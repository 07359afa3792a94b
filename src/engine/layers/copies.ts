import type { CardDefinition, FaceDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { citeToo } from '../trace/record.ts';
import { DOUBLE_FACED } from '../zones/faces.ts';
import { printedWork } from './printed.ts';
import { copiedBy } from './working.ts';

/** The copiable values of an object (CR 707.2), as it last existed if it is gone (608.2h), as the key of a definition that holds just them. */
export function copiableDefinition(g: Game, id: ObjectId): string {
  const { definition, face: index } = tokenCopy(g, id);
  const whole = g.definitions.get(definition);
  invariant(whole, `there is no definition ${definition}`);
  if (!DOUBLE_FACED.has(whole.layout)) return definition;
  // Only the face that is up is copied; the copying object's own face says nothing of it (CR 707.8).
  citeToo(g, ['707.8']);
  const face = whole.faces[index] ?? whole.faces[0]!;
  return put(g, { ...whole, key: `${definition} face ${index + 1}`, name: face.name, layout: 'normal', faces: [face] });
}

/** What a token that is a copy of an object is: of a double-faced one it has both faces, and shows the one that is up (CR 707.8a). */
export function tokenCopy(g: Game, id: ObjectId): { readonly definition: string; readonly face: number } {
  const left = g.state.lastKnown[id];
  const value = g.state.objects[id] ?? left?.object;
  invariant(value, `nothing is known of object ${id}`);
  if (value.faceDown) return { definition: faceDownDefinition(g, value), face: 0 };
  const copied = g.state.objects[id] ? copiedBy(g, id) : left?.copied;
  const key = copied ?? value.copyOf ?? value.card;
  invariant(key !== null, 'an object without a definition has nothing to copy');
  const definition = g.definitions.get(key);
  invariant(definition, `there is no definition ${key}`);
  if (value.castAs === 'prototyped' && copied === null && value.copyOf === null)
    return { definition: prototypeDefinition(g, value, definition), face: 0 };
  const showsBack = DOUBLE_FACED.has(definition.layout) && (value.zone === 'battlefield' || value.zone === 'stack');
  return { definition: key, face: showsBack ? value.face : 0 };
}

/** A copy of a prototyped spell, or of the permanent that it has become, has the values that this has (CR 718.3c, d). */
function prototypeDefinition(g: Game, value: GameObject, definition: CardDefinition): string {
  const { manaCost, power, toughness, colors } = printedWork(g, value, null);
  const [front] = definition.faces;
  invariant(front, 'a definition has a face');
  const face: FaceDefinition = { ...front, manaCost, colors, power: String(power), toughness: String(toughness) };
  return put(g, { ...definition, key: `${definition.key} prototyped`, faces: [face] });
}

/** A copy of a face-down permanent has the values listed for it, face up (CR 707.2, 708.2). */
function faceDownDefinition(g: Game, value: GameObject): string {
  const { types, abilities, power, toughness } = printedWork(g, value, null);
  const face: FaceDefinition = {
    name: '',
    manaCost: null,
    colors: [],
    supertypes: [],
    types,
    subtypes: [],
    power: power === null ? null : String(power),
    toughness: toughness === null ? null : String(toughness),
    loyalty: null,
    defense: null,
    words: '',
    abilities,
    unread: [],
  };
  return put(g, {
    key: `face down ${value.faceDown} in ${value.zone}`,
    name: '',
    layout: 'normal',
    faces: [face],
    verbatim: true,
  });
}

function put(g: Game, definition: CardDefinition): string {
  g.definitions.set(definition.key, definition);
  return definition.key;
}
