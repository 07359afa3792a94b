import type { CardDefinition, FaceDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { invariant } from '../refuse.ts';
import type { Component } from '../state/object.ts';
import { TURNING_OVER } from '../zones/faces.ts';

/**
 * The copiable values of a merged permanent, as the key of a definition that holds just them: the characteristics of its topmost part and the
 * abilities of all parts (CR 702.140e, 730.2a). Of what lies face down under a part that is face up nothing is seen.
 */
export function mergedDefinition(g: Game, parts: readonly Component[]): string {
  const [top] = parts;
  invariant(top, 'a merged permanent has parts');
  const seen = top.faceDown ? parts : parts.filter(({ faceDown }) => !faceDown);
  const faces = seen.map((part) => faceOf(g, part));
  const [first] = faces;
  invariant(first, 'the topmost part is seen');
  const key = `merged: ${seen.map(({ copyOf, card, face }) => `${copyOf ?? card} ${face + 1}`).join(' over ')}`;
  if (!g.definitions.has(key)) {
    const face: FaceDefinition = {
      ...first,
      words: faces.map(({ words }) => words).join('\n'),
      abilities: faces.flatMap(({ abilities }) => abilities),
      unread: faces.flatMap(({ unread }) => unread),
    };
    g.definitions.set(key, { key, name: first.name, layout: 'normal', faces: [face], verbatim: true });
  }
  return key;
}

function faceOf(g: Game, part: Component): FaceDefinition {
  const definition = definitionOf(g, part);
  const index = TURNING_OVER.has(definition.layout) ? part.face : 0;
  const face = definition.faces[index] ?? definition.faces[0];
  invariant(face, 'a definition has a face');
  return face;
}

function definitionOf(g: Game, { copyOf, card }: Component): CardDefinition {
  const key = copyOf ?? card;
  const definition = key === null ? undefined : g.definitions.get(key);
  invariant(definition, 'a part of a merged permanent has a definition');
  return definition;
}
