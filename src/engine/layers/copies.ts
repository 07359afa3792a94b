import type { CardDefinition, FaceDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { printedWork } from './printed.ts';
import { copiedBy } from './working.ts';

const TWO_FACED: ReadonlySet<string> = new Set(['transform', 'modal_dfc', 'meld']);

/** The copiable values of an object (CR 707.2), as it last existed if it is gone (608.2h), as the key of a definition that holds just them. */
export function copiableDefinition(g: Game, id: ObjectId): string {
  const left = g.state.lastKnown[id];
  const value = g.state.objects[id] ?? left?.object;
  invariant(value, `nothing is known of object ${id}`);
  if (value.faceDown) return faceDownDefinition(g, value);
  const copied = g.state.objects[id] ? copiedBy(g, id) : left?.copied;
  const key = copied ?? value.copyOf ?? value.card;
  invariant(key !== null, 'an object without a definition has nothing to copy');
  const definition = g.definitions.get(key);
  invariant(definition, `there is no definition ${key}`);
  if (value.castAs === 'prototyped' && copied === null && value.copyOf === null) return prototypeDefinition(g, value, definition);
  if (!TWO_FACED.has(definition.layout)) return key;
  // Only the face that is up is copied; the copying object's own face says nothing of it (CR 707.8).
  const index = value.zone === 'battlefield' || value.zone === 'stack' ? value.face : 0;
  const face = definition.faces[index] ?? definition.faces[0]!;
  return put(g, { ...definition, key: `${key} face ${index + 1}`, name: face.name, layout: 'normal', faces: [face] });
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
