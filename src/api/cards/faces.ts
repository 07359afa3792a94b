import { cardFacts } from '../../cards/facts.ts';
import type { CardRow } from '../../store/index.ts';
import type { FaceWords } from '../readings/model.ts';
import type { FaceModel } from './model.ts';

/** The faces of a card with what follows from their printed values. */
export function facesOf(card: CardRow): FaceModel[] {
  const facts = cardFacts(card).faces;
  return card.faces.map((face, place) => ({ face, facts: facts[place]!, of: { card, place } }));
}

const NOTHING_PRINTED = {
  manaCost: null,
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
  colorIndicator: null,
} as const;

/** Words of no card as the face that they would stand on. */
export function faceOfWords({ name, supertypes = [], types = [], subtypes = [], oracleText }: FaceWords): FaceModel {
  const before = [...supertypes, ...types].join(' ');
  const typeLine = subtypes.length === 0 ? before : `${before} — ${subtypes.join(' ')}`;
  const face = { ...NOTHING_PRINTED, name, typeLine, supertypes, types, subtypes, oracleText };
  return { face, facts: { manaValue: 0, colors: [] }, of: null };
}
