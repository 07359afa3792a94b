import { z } from 'zod';
import { inColorOrder, parseManaCost } from '../rules/mana/index.ts';
import { ok, problem, type Result } from '../rules/result.ts';
import { COLOR_OF_LETTER } from '../rules/vocabulary/colors.ts';
import { CARD_LAYOUTS, type Card, type CardFace } from './card.ts';
import { layoutFrom } from './layouts.ts';
import { supplementTypeLines } from './supplement.ts';
import { parseTypeLine } from './typeLine.ts';

/** Why a record isn't a card; the name where one could be read, so that the record can be found. */
export interface BadRecord {
  readonly name: string | null;
  readonly reason: string;
}

const words = z.string().nullish();
/** A face as this project's own records and all readers of other shapes give it. */
export const FACE = z.object({
  name: z.string().min(1),
  manaCost: words,
  typeLine: z.string(),
  oracleText: words,
  power: words,
  toughness: words,
  loyalty: words,
  defense: words,
  colorIndicator: z.array(z.enum(['W', 'U', 'B', 'R', 'G'])).nullish(),
});
const CARD = z.object({
  name: z.string().min(1),
  layout: z.enum(CARD_LAYOUTS),
  oracleId: words,
  source: z.string().min(1),
  textAsOf: words,
  textQuality: z.enum(['verbatim', 'derived']).nullish(),
  faces: z.array(FACE).min(1).nullish(),
});
export type FaceRecord = z.infer<typeof FACE>;

/** An absent value, null and empty words all say that the face has none. */
export const orNull = (text: string | null | undefined) => (text === undefined || text === '' ? null : text);

/** Fields of a face that say what it is; a source writes them on the card itself where there is one face. */
export function faceOf(record: FaceRecord): Result<CardFace> {
  return record.typeLine.trim() === '' ? problem(`typeLine of “${record.name}” is empty`) : faceWithoutTypeLine(record);
}

/** The same of a face whose type line may be missing. */
function faceWithoutTypeLine(record: FaceRecord): Result<CardFace> {
  const manaCost = orNull(record.manaCost);
  const cost = manaCost === null ? null : parseManaCost(manaCost);
  if (cost !== null && !cost.ok && cost.problem.reason !== 'UNSUPPORTED_SYMBOL')
    return problem(`manaCost of “${record.name}”: ${cost.problem.message}`);
  return ok({
    name: record.name,
    manaCost,
    typeLine: record.typeLine,
    ...parseTypeLine(record.typeLine),
    oracleText: record.oracleText ?? '',
    power: orNull(record.power),
    toughness: orNull(record.toughness),
    loyalty: orNull(record.loyalty),
    defense: orNull(record.defense),
    colorIndicator:
      record.colorIndicator == null ? null : inColorOrder(record.colorIndicator.map((letter) => COLOR_OF_LETTER[letter])),
  });
}

/** The faces of a card, and what had to be put in or is missing still; a problem where one isn't right. */
export function facesOf(
  layout: string | null | undefined,
  records: readonly FaceRecord[],
): Result<Pick<Card, 'faces' | 'remark'>> {
  const supplemented = supplementTypeLines(layout, records);
  const read = supplemented.faces.map(records.length > 1 ? faceWithoutTypeLine : faceOf);
  const faces: CardFace[] = [];
  for (const face of read) {
    if (!face.ok) return face;
    faces.push(face.value);
  }
  return ok({ faces, ...(supplemented.remark === null ? {} : { remark: supplemented.remark }) });
}

/** YYYY-MM or YYYY-MM-DD at the start: of a span of months the earliest counts. */
export const textDate = (text: string | null | undefined) => /^\d{4}-\d\d(-\d\d)?/.exec(text ?? '')?.[0] ?? null;

export function describe(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`)).join('; ');
}

export function nameOf(record: unknown): string | null {
  const parsed = z.object({ name: z.string() }).safeParse(record);
  return parsed.success ? parsed.data.name : null;
}

/** Reads one record of a JSON-lines card file. */
export function readCardRecord(record: unknown): Result<Card, BadRecord> {
  const bad = (reason: string) => problem({ name: nameOf(record), reason });
  const parsed = CARD.safeParse(record);
  if (!parsed.success) return bad(describe(parsed.error));
  const card = parsed.data;
  const records = card.faces == null ? FACE.safeParse(record) : { success: true as const, data: card.faces };
  if (!records.success) return bad(describe(records.error));
  const read = facesOf(card.layout, [records.data].flat());
  if (!read.ok) return bad(read.problem);
  return ok({
    name: card.name,
    layout: layoutFrom(card.layout, read.value.faces),
    ...read.value,
    oracleId: orNull(card.oracleId),
    textSource: card.source,
    textAsOf: textDate(card.textAsOf),
    textQuality: card.textQuality === 'derived' ? 'DERIVED' : 'VERBATIM',
  });
}

/** Reads one line of a JSON-lines card file. */
export function readCardLine(line: string): Result<Card, BadRecord> {
  let record: unknown;
  try {
    record = JSON.parse(line);
  } catch (error) {
    return problem({ name: null, reason: `not JSON: ${(error as Error).message}` });
  }
  return readCardRecord(record);
}
