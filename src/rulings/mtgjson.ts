import { z } from 'zod';
import { ok, problem, type Result } from '../rules/result.ts';
import type { BadRuling } from './record.ts';
import type { Ruling } from './ruling.ts';

const FACE = z.object({
  name: z.string().min(1),
  faceName: z.string().nullish(),
  layout: z.string().nullish(),
  identifiers: z.object({ scryfallOracleId: z.string().nullish() }).nullish(),
});
const RULING = z.object({ date: z.iso.date(), text: z.string().trim().min(1) });
const WITH_RULINGS = z.object({ rulings: z.array(z.unknown()).nullish() });

/** Who makes the rulings that MTGJSON has, which doesn't say it of each. */
const SOURCE = 'wotc';

/** Reads the rulings in one of MTGJSON's faces; both faces of a card have all of the card's. */
export function readMtgjsonRulings(face: unknown): readonly Result<Ruling, BadRuling>[] {
  const rulings = WITH_RULINGS.safeParse(face);
  if (!rulings.success || rulings.data.rulings == null || rulings.data.rulings.length === 0) return [];
  const card = FACE.safeParse(face);
  if (!card.success) return [problem({ cardName: null, reason: 'its card has no name' })];
  const { name, faceName, layout, identifiers } = card.data;
  const cardName = layout === 'meld' || layout === 'reversible_card' ? (faceName ?? name) : name;
  return rulings.data.rulings.map((record) => {
    const ruling = RULING.safeParse(record);
    if (!ruling.success) {
      const reason = ruling.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
      return problem({ cardName, reason });
    }
    const { date, text } = ruling.data;
    return ok({
      cardName,
      oracleId: identifiers?.scryfallOracleId ?? null,
      publishedAt: date,
      text,
      source: SOURCE,
      origin: 'MTGJSON',
    });
  });
}
