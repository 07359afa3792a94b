import type { PoolClient } from 'pg';
import { CARD_LAYOUTS, type Card, type CardFace, type CardLayout } from '../../../cards/card.ts';
import { faceOf } from '../../../cards/record.ts';
import { ok, problem, type Result } from '../../../rules/result.ts';
import { COLOR_LETTER } from '../../../rules/vocabulary/colors.ts';
import { nameKey } from '../../folding.ts';
import type { CardChange, KnownCard } from '../cards/merge.ts';
import { bestOf, CORRECTION, type Version, versionOf } from '../cards/version.ts';
import { readKnownCards, writeChanges } from '../cards/write.ts';
import { COLUMNS, type CorrectedValue, type KeptCorrection } from './model.ts';
import type { CARD_FIELDS } from './read.ts';

type FaceField = Exclude<(typeof CARD_FIELDS)[number], 'layout'>;

/** What stands in a field of a card now. */
export const cardValue = (card: Card, field: string, face: number): string | null =>
  field === 'layout' ? card.layout : (card.faces[face]?.[field as FaceField] ?? null);

/** A face with a new value, read again as any source's. */
function withValue(face: CardFace, field: FaceField, value: string | null): Result<CardFace> {
  const { supertypes: _, types: __, subtypes: ___, colorIndicator, ...printed } = face;
  return faceOf({
    ...printed,
    colorIndicator: colorIndicator?.map((color) => COLOR_LETTER[color]) ?? null,
    [field]: value ?? (field === 'typeLine' ? '' : null),
  });
}

/** A card with corrected values, or why they can't be right. */
export function correctedCard(card: Card, changes: readonly CorrectedValue[]): Result<Card> {
  let corrected = card;
  for (const { field, face, corrected: value } of changes) {
    if (field === 'layout') {
      if (!(CARD_LAYOUTS as readonly (string | null)[]).includes(value))
        return problem(`there is no layout “${value}”, only ${CARD_LAYOUTS.join(', ')}`);
      corrected = { ...corrected, layout: value as CardLayout };
      continue;
    }
    const read = withValue(corrected.faces[face ?? 0]!, field as FaceField, value);
    if (!read.ok) return read;
    corrected = { ...corrected, faces: corrected.faces.map((each, at) => (at === face ? read.value : each)) };
  }
  return ok(corrected);
}

/** The words that the best source has for each card, without any correction. */
export async function sourcesWords(client: PoolClient, known: readonly KnownCard[]): Promise<ReadonlyMap<string, Card>> {
  const best = known.map(({ id, versions }) => ({
    id,
    hash: bestOf([...versions.values()].filter(({ textSource }) => textSource !== CORRECTION)).hash,
  }));
  const { rows } = await client.query<{ readonly id: string; readonly words: Card }>(
    'select card_id as id, words from card_versions where (card_id, hash) in (select * from unnest($1::text[], $2::text[]))',
    [best.map(({ id }) => id), best.map(({ hash }) => hash)],
  );
  return new Map(rows.map(({ id, words }) => [id, words]));
}

function layOver(
  card: Card,
  corrections: readonly KeptCorrection[],
): { readonly corrected: Card | null; readonly stale: readonly KeptCorrection[] } {
  const fits = ({ changes }: KeptCorrection) =>
    changes.every(({ field, face, original }) => cardValue(card, field, face ?? 0) === original);
  const applied = corrections.filter((one) => one.changes.length > 0 && fits(one));
  const stale = corrections.filter((one) => one.changes.length > 0 && !fits(one));
  if (applied.length === 0) return { corrected: null, stale };
  const newest = applied
    .map(({ date }) => date)
    .sort()
    .at(-1)!;
  const read = correctedCard(
    card,
    applied.flatMap(({ changes }) => changes),
  );
  if (!read.ok) return { corrected: null, stale: corrections };
  return { corrected: { ...read.value, textSource: CORRECTION, textAsOf: newest, textQuality: card.textQuality }, stale };
}

/**
 * Lays the corrections that are kept over cards, anew from what the sources say. Gives those that no longer fit: a source has changed the words that they correct.
 */
export async function correctCards(
  client: PoolClient,
  cardIds: readonly string[],
  today: string,
): Promise<readonly KeptCorrection[]> {
  if (cardIds.length === 0) return [];
  const { rows } = await client.query<KeptCorrection>(
    `select ${COLUMNS} from corrections where kind = 'card' and target = any($1) order by date, file, ordinal`,
    [cardIds],
  );
  const before = await readKnownCards(client, cardIds);
  const words = await sourcesWords(client, before);
  await client.query('delete from card_versions where card_id = any($1) and text_source = $2', [cardIds, CORRECTION]);
  const stale: KeptCorrection[] = [];
  const changes: CardChange[] = [];
  for (const card of before) {
    const laid = layOver(
      words.get(card.id)!,
      rows.filter(({ target }) => target === card.id),
    );
    stale.push(...laid.stale);
    changes.push(changeTo(card, laid.corrected === null ? null : versionOf(laid.corrected)));
  }
  await writeChanges(client, changes, today, () => {});
  await noteApplied(client, rows, stale);
  return stale;
}

function changeTo({ id, foldedName, oracleId, versions }: KnownCard, corrected: Version | null): CardChange {
  const current = corrected ?? bestOf([...versions.values()].filter(({ textSource }) => textSource !== CORRECTION));
  return {
    id,
    foldedName: corrected === null ? nameKey(current.name) : foldedName,
    oracleId,
    isNew: false,
    current,
    currentChanged: true,
    newVersions: corrected === null ? [] : [corrected],
    replaced: [],
  };
}

async function noteApplied(client: PoolClient, all: readonly KeptCorrection[], stale: readonly KeptCorrection[]): Promise<void> {
  const ids = stale.map(({ id }) => id);
  await client.query('update corrections set is_applied = not (id = any($2)) where id = any($1)', [all.map(({ id }) => id), ids]);
}
