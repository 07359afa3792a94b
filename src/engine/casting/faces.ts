import type { RuleNumber } from '../../rules/citations.ts';
import { type Game, object } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';

/** What the rules say of choosing a face, half or inset as one casts a card that has several, by the card's layout and whether it is the first. */
const CHOSEN: Readonly<Record<string, Readonly<Record<'first' | 'other', readonly RuleNumber[]>>>> = {
  split: { first: ['709.3', '709.3b'], other: ['709.3', '709.3b'] },
  adventure: { first: ['715.3'], other: ['715.3', '715.3a', '715.3b'] },
  omen: { first: ['720.3'], other: ['720.3', '720.3a', '720.3b'] },
  modal_dfc: { first: ['712.11b'], other: ['712.11b', '712.11c', '712.8f'] },
  transform: { first: [], other: ['712.11a', '712.8c'] },
};

/** The rules by which a card is cast with that face (CR 709.3, 712.11, 715.3, 720.3). */
export function faceRules(g: Game, id: ObjectId, face: number): readonly RuleNumber[] {
  return CHOSEN[layoutOf(g, id) ?? '']?.[face === 0 ? 'first' : 'other'] ?? [];
}

/** The rule by which a land that is a face of a modal double-faced card is played (CR 712.12). */
export function landFaceRules(g: Game, id: ObjectId): readonly RuleNumber[] {
  return layoutOf(g, id) === 'modal_dfc' ? ['712.12'] : [];
}

/** Copies of cards have no layout of their own here; a card that lies face down is no card of several faces to anyone. */
export function layoutOf(g: Game, id: ObjectId): string | null {
  const { card } = object(g, id);
  return card === null ? null : (g.definitions.get(card)?.layout ?? null);
}
