import { z } from 'zod';
import { ok } from '../../rules/result.ts';
import { notACard } from '../layouts.ts';
import { describe, type FaceRecord } from '../record.ts';
import { type AsOf, badRecord, type CardsFound } from './found.ts';
import { wholeCard } from './whole.ts';

const SOURCE = 'MTGJSON';
const words = z.string().nullish();
const FACE = z.object({
  name: z.string().min(1),
  faceName: words,
  side: words,
  layout: words,
  manaCost: words,
  type: z.string(),
  text: words,
  power: words,
  toughness: words,
  loyalty: words,
  defense: words,
  colorIndicator: z.array(z.enum(['W', 'U', 'B', 'R', 'G'])).nullish(),
  identifiers: z.object({ scryfallOracleId: words }).nullish(),
  legalities: z.record(z.string(), z.string()).nullish(),
});
type MtgjsonFace = z.infer<typeof FACE>;

const faceRecord = (face: MtgjsonFace): FaceRecord => ({
  name: face.faceName ?? face.name,
  manaCost: face.manaCost,
  typeLine: face.type,
  oracleText: face.text,
  power: face.power,
  toughness: face.toughness,
  loyalty: face.loyalty,
  defense: face.defense,
  colorIndicator: face.colorIndicator,
});

function readOne(name: string, faces: readonly MtgjsonFace[], asOf: AsOf): CardsFound {
  const [front] = faces;
  return wholeCard({
    name,
    layout: front?.layout,
    oracleId: front?.identifiers?.scryfallOracleId,
    faces: faces.map(faceRecord),
    source: SOURCE,
    asOf,
    legalities: front?.legalities,
  });
}

/** Each side once, in order: a set file has a face for each printing of it. */
function sidesOf(faces: readonly MtgjsonFace[]): readonly MtgjsonFace[] {
  const sides = new Map<string, MtgjsonFace>();
  for (const face of faces) {
    const side = face.side ?? 'a';
    if (!sides.has(side)) sides.set(side, face);
  }
  return [...sides].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, face]) => face);
}

/** Layouts whose sides are cards of their own: meld cards and what they meld into (CR 712.4), and reversible cards. */
const APART: ReadonlySet<string | null | undefined> = new Set(['meld', 'reversible_card']);

/** Reads the faces that MTGJSON has under one whole name. */
export function readMtgjsonCard(name: string, record: unknown, asOf: AsOf): CardsFound {
  const parsed = z.array(FACE).min(1).safeParse(record);
  if (!parsed.success) return badRecord(name, describe(parsed.error));
  const faces = sidesOf(parsed.data);
  const other = notACard(faces[0]?.layout, faces[0]?.type ?? '');
  if (other !== null) return badRecord(name, `it is ${other}`);
  if (!APART.has(faces[0]?.layout)) return readOne(name, faces, asOf);
  const apart = new Map(faces.map((face) => [face.faceName ?? face.name, face]));
  const found = [...apart].map(([faceName, face]) => readOne(faceName, [face], asOf));
  return found.find((one) => !one.ok) ?? ok(found.flatMap((one) => (one.ok ? one.value : [])));
}
