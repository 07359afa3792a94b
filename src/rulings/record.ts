import { z } from 'zod';
import { ok, problem, type Result } from '../rules/result.ts';
import type { Ruling } from './ruling.ts';

/** Why a record isn't a ruling; the card's name where one could be read. */
export interface BadRuling {
  readonly cardName: string | null;
  readonly reason: string;
}

const RULING = z
  .object({
    object: z.literal('ruling').optional(),
    card_name: z.string().min(1).nullish(),
    oracle_id: z.string().min(1).nullish(),
    source: z.string().min(1),
    published_at: z.iso.date(),
    comment: z.string().trim().min(1),
    origin: z.string().nullish(),
  })
  .refine(
    ({ card_name, oracle_id }) => card_name != null || oracle_id != null,
    'it names no card: it has neither card_name nor oracle_id',
  );

const named = z.object({ card_name: z.string() });

/** Reads one record of the shape of Scryfall's ruling object, with the card's name or without it. */
export function readRulingRecord(record: unknown): Result<Ruling, BadRuling> {
  const parsed = RULING.safeParse(record);
  if (!parsed.success) {
    const name = named.safeParse(record);
    const reason = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'record'}: ${message}`).join('; ');
    return problem({ cardName: name.success ? name.data.card_name : null, reason });
  }
  const { card_name, oracle_id, source, published_at, comment, origin } = parsed.data;
  return ok({
    cardName: card_name ?? null,
    oracleId: oracle_id ?? null,
    publishedAt: published_at,
    text: comment,
    source,
    origin: origin ?? null,
  });
}

/** Reads one line of a JSON-lines rulings file. */
export function readRulingLine(line: string): Result<Ruling, BadRuling> {
  let record: unknown;
  try {
    record = JSON.parse(line);
  } catch (error) {
    return problem({ cardName: null, reason: `not JSON: ${(error as Error).message}` });
  }
  return readRulingRecord(record);
}
