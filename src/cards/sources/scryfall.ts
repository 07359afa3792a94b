import { z } from 'zod';
import { ok } from '../../rules/result.ts';
import { notACard } from '../layouts.ts';
import { describe, type FaceRecord, nameOf } from '../record.ts';
import { type AsOf, badRecord, type CardsFound } from './found.ts';
import { wholeCard } from './whole.ts';

const SOURCE = 'Scryfall';
const words = z.string().nullish();
const letters = z.array(z.enum(['W', 'U', 'B', 'R', 'G'])).nullish();
const FACE = z.object({
  name: z.string().min(1),
  oracle_id: words,
  mana_cost: words,
  type_line: words,
  oracle_text: words,
  power: words,
  toughness: words,
  loyalty: words,
  defense: words,
  color_indicator: letters,
});
const CARD = FACE.extend({
  layout: words,
  card_faces: z.array(FACE).nullish(),
  legalities: z.record(z.string(), z.string()).nullish(),
});
type ScryfallFace = z.infer<typeof FACE>;
type ScryfallCard = z.infer<typeof CARD>;

const faceRecord = (face: ScryfallFace, typeLine = face.type_line ?? ''): FaceRecord => ({
  name: face.name,
  manaCost: face.mana_cost,
  typeLine,
  oracleText: face.oracle_text,
  power: face.power,
  toughness: face.toughness,
  loyalty: face.loyalty,
  defense: face.defense,
  colorIndicator: face.color_indicator,
});

/** A card printed on both sides of one piece of cardboard, or two cards back to back: each side has its own oracle id and no other does. */
function readReversible(card: ScryfallCard, asOf: AsOf): CardsFound {
  const sides = new Map((card.card_faces ?? []).map((face) => [face.oracle_id ?? face.name, face]));
  const found: CardsFound[] = [...sides.values()].map((face) =>
    wholeCard({
      name: face.name,
      layout: 'normal',
      oracleId: face.oracle_id,
      faces: [faceRecord(face)],
      source: SOURCE,
      asOf,
      legalities: card.legalities,
    }),
  );
  return found.find((one) => !one.ok) ?? ok(found.flatMap((one) => (one.ok ? one.value : [])));
}

/** Reads Scryfall's card object: whole as in its bulk files, or with fewer fields as others hand it on. */
export function readScryfallCard(record: unknown, asOf: AsOf): CardsFound {
  const parsed = CARD.safeParse(record);
  if (!parsed.success) return badRecord(nameOf(record), describe(parsed.error));
  const card = parsed.data;
  const faces = card.card_faces ?? [];
  const typeLine = card.type_line ?? faces.map((face) => face.type_line ?? '').join(' // ');
  const other = notACard(card.layout, typeLine);
  if (other !== null) return badRecord(card.name, `it is ${other}`);
  if (card.layout === 'reversible_card') return readReversible(card, asOf);
  return wholeCard({
    name: card.name,
    layout: card.layout,
    oracleId: card.oracle_id ?? faces.find((face) => face.oracle_id != null)?.oracle_id,
    // an older record of a split or flip card may give the type line of both halves on the card alone
    faces:
      faces.length === 0
        ? [faceRecord(card)]
        : faces.map((face, at) => faceRecord(face, face.type_line ?? typeLine.split(' // ')[at])),
    source: SOURCE,
    asOf,
    legalities: card.legalities,
  });
}
