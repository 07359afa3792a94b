import { z } from 'zod';
import { ok } from '../../rules/result.ts';
import { legalityFormats } from '../legalities.ts';
import { readCardRecord } from '../record.ts';
import type { CardsFound } from './found.ts';

const LEGAL_IN = z.object({ legalIn: z.array(z.string()).min(1) });

/** A record of this project's own shape. Its `legalIn` names formats in which the card is plainly legal and says nothing of the others. */
export function readNativeCard(record: unknown): CardsFound {
  const read = readCardRecord(record);
  if (!read.ok) return read;
  const card = read.value;
  const legal = LEGAL_IN.safeParse(record);
  const formats = legal.success ? legalityFormats(legal.data.legalIn.map((format) => [format, 'legal'])) : null;
  return ok([{ card, legalities: formats && { source: card.textSource, asOf: null, formats }, remark: card.remark ?? null }]);
}
