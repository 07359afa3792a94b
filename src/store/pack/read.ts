import type { Pool, PoolClient } from 'pg';
import type { CardRecord } from '../../cards/sources/index.ts';
import { mergeInto } from '../import/cards/index.ts';
import { versionOf } from '../import/cards/version.ts';
import { correctTexts, staleRemarks, takeCorrections } from '../import/corrections/index.ts';
import { linesOf } from '../import/files.ts';
import { hashOf, idOf } from '../import/hash.ts';
import { recordImport } from '../import/log.ts';
import type { Placed } from '../import/records.ts';
import { type FileReport, type ImportKind, type ImportOptions, Tally, tellProgress } from '../import/report.ts';
import { writeEdition } from '../import/rules/write.ts';
import { writeRulingTexts } from '../import/rulings/texts.ts';
import { inBatches, inImport } from '../import/transaction.ts';
import { type PackedFile, type PackPart, verifiedFiles } from './manifest.ts';
import type { BookLine, CardLine, CorrectionLine, EditionLine, RulingLine } from './rows.ts';

const KIND: Readonly<Record<PackPart, ImportKind>> = {
  edition: 'rules',
  cards: 'cards',
  rulings: 'rulings',
  corrections: 'corrections',
};
/** A day on which nothing was seen; it stands for “not known yet” while rows are written. */
const NEVER = '0001-01-01';

async function linesIn<Line>(file: PackedFile): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for await (const { text } of linesOf(file)) if (text !== '') lines.push(JSON.parse(text) as Line);
  return lines;
}

async function takeEdition(client: PoolClient, file: PackedFile, tally: Tally): Promise<readonly string[]> {
  const [edition, ...lines] = await linesIn<BookLine>(file);
  const { effectiveDate, source, sha256 } = edition as unknown as EditionLine;
  const known = await client.query<{ readonly sha256: string }>(
    'select sha256 from editions where sha256 = $1 or (effective_date = $2 and superseded_at is null and not is_outline)',
    [sha256, effectiveDate],
  );
  if (known.rows.length > 0) {
    tally.add('unchanged');
    return known.rows.some((row) => row.sha256 === sha256)
      ? []
      : [`Another publication of the edition of ${effectiveDate} is here already; it stays.`];
  }
  const rules = lines.flatMap((line) => ('number' in line ? [line] : []));
  const glossary = lines.flatMap((line) => ('term' in line ? [{ ...line, sha256: hashOf(line.term, line.text) }] : []));
  await writeEdition(client, { effectiveDate, source, sha256, isOutline: false, rules, glossary });
  tally.add('added');
  return [`Effective ${effectiveDate}: ${rules.length} parts, sections and rules, ${glossary.length} glossary entries.`];
}

function recordsOf(cards: readonly CardLine[]): readonly Placed<CardRecord>[] {
  return cards.flatMap(({ id, oracleId, legalities, wordings }, at) =>
    wordings.flatMap(({ words, isLatest }): Placed<CardRecord>[] =>
      isLatest
        ? [{ place: { line: at + 1, path: null }, value: { card: { ...words, oracleId }, legalities, remark: null, id } }]
        : [],
    ),
  );
}

/** Under which id this store knows the cards of a pack: mostly the same. */
async function localIds(
  client: PoolClient,
  cards: readonly Pick<CardLine, 'id' | 'oracleId' | 'wordings'>[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ readonly id: string; readonly card: string }>(
    `select n.id, v.card_id as card from unnest($1::text[], $2::text[]) as n(id, hash) join card_versions v on v.hash = n.hash
     order by v.card_id = n.id`,
    [
      cards.flatMap(({ id, wordings }) => wordings.map(() => id)),
      cards.flatMap(({ wordings }) => wordings.map(({ words }) => versionOf(words).hash)),
    ],
  );
  return new Map(rows.map(({ id, card }) => [id, card]));
}

/** What cards are called by a pack and by this store. */
type Ids = ReadonlyMap<string, string>;

async function takeCards(client: PoolClient, file: PackedFile, tally: Tally): Promise<Ids> {
  const cards = await linesIn<CardLine>(file);
  await mergeInto(client, recordsOf(cards), tally, NEVER);
  const ids = await localIds(client, cards);
  const wordings = cards.flatMap(({ id, wordings }) => wordings.map((wording) => ({ cardId: ids.get(id) ?? id, ...wording })));
  await inBatches(
    client,
    (
      unnest,
    ) => `insert into card_versions (card_id, hash, name, text_source, text_as_of, text_quality, words, first_seen, is_latest)
      select n.*, false from ${unnest} as n(card, hash, name, source, as_of, quality, words, seen) join cards c on c.id = n.card
      on conflict (card_id, hash) do update set first_seen =
        case when card_versions.first_seen = '${NEVER}' then excluded.first_seen else least(card_versions.first_seen, excluded.first_seen) end`,
    [
      ['text', ({ cardId }) => cardId],
      ['text', ({ words }) => versionOf(words).hash],
      ['text', ({ words }) => words.name],
      ['text', ({ words }) => words.textSource],
      ['text', ({ words }) => words.textAsOf],
      ['text', ({ words }) => words.textQuality],
      ['jsonb', ({ words }) => JSON.stringify(words)],
      ['date', ({ firstSeen }) => firstSeen],
    ],
    wordings,
  );
  await inBatches(
    client,
    (unnest) => `update cards c set last_seen = greatest(c.last_seen, n.last),
        first_seen = case when c.first_seen = '${NEVER}' then n.first else least(c.first_seen, n.first) end
      from ${unnest} as n(id, first, last) where c.id = n.id`,
    [
      ['text', ({ id }) => ids.get(id) ?? id],
      ['date', ({ firstSeen }) => firstSeen],
      ['date', ({ lastSeen }) => lastSeen],
    ],
    cards,
  );
  return ids;
}

type KnownRuling = Pick<RulingLine, 'id' | 'cardId' | 'ordinal' | 'lastSeen' | 'withdrawn'>;

/** Places among the rulings of a card that are taken: a ruling keeps its place where it is free. */
class Places {
  readonly #taken = new Map<string, Set<number>>();

  constructor(known: readonly KnownRuling[]) {
    for (const { cardId, ordinal } of known) this.#of(cardId).add(ordinal);
  }

  #of(cardId: string): Set<number> {
    const taken = this.#taken.get(cardId) ?? new Set();
    this.#taken.set(cardId, taken);
    return taken;
  }

  take(cardId: string, wanted: number): number {
    const taken = this.#of(cardId);
    const place = taken.has(wanted) ? Math.max(...taken) + 1 : wanted;
    taken.add(place);
    return place;
  }
}

function localRuling(ruling: RulingLine, ids: Ids): RulingLine | null {
  const cardId = ids.get(ruling.cardId);
  if (cardId === undefined) return null;
  if (cardId === ruling.cardId) return ruling;
  return { ...ruling, cardId, id: idOf('ruling', cardId, ruling.source, ruling.publishedAt, ruling.text) };
}

async function takeRulings(client: PoolClient, file: PackedFile, tally: Tally, ids: Ids): Promise<readonly string[]> {
  const { rows: known } = await client.query<KnownRuling>(
    'select id, card_id as "cardId", ordinal, last_seen::text as "lastSeen", withdrawn from rulings',
  );
  const byId = new Map(known.map((ruling) => [ruling.id, ruling]));
  const places = new Places(known);
  const rulings: RulingLine[] = [];
  for (const [at, line] of (await linesIn<RulingLine>(file)).entries()) {
    const ruling = localRuling(line, ids);
    if (ruling === null) {
      tally.skip({ line: at + 1, path: null }, 'its card isn’t in the pack');
      continue;
    }
    const before = byId.get(ruling.id);
    const isChanged = before !== undefined && before.lastSeen < ruling.lastSeen && before.withdrawn !== ruling.withdrawn;
    tally.add(before === undefined ? 'added' : isChanged ? 'changed' : 'unchanged');
    rulings.push(before === undefined ? { ...ruling, ordinal: places.take(ruling.cardId, ruling.ordinal) } : ruling);
  }
  await writeRulingTexts(client, [...new Map(rulings.map(({ text }) => [hashOf(text), text]))]);
  await inBatches(
    client,
    (
      unnest,
    ) => `insert into rulings as r (id, card_id, ordinal, text_hash, source, published_at, first_seen, last_seen, withdrawn)
      select * from ${unnest} on conflict (id) do update set first_seen = least(r.first_seen, excluded.first_seen),
        withdrawn = case when excluded.last_seen > r.last_seen then excluded.withdrawn else r.withdrawn end,
        last_seen = greatest(r.last_seen, excluded.last_seen)`,
    [
      ['text', ({ id }) => id],
      ['text', ({ cardId }) => cardId],
      ['int', ({ ordinal }) => ordinal],
      ['text', ({ text }) => hashOf(text)],
      ['text', ({ source }) => source],
      ['date', ({ publishedAt }) => publishedAt],
      ['date', ({ firstSeen }) => firstSeen],
      ['date', ({ lastSeen }) => lastSeen],
      ['bool', ({ withdrawn }) => withdrawn],
    ],
    rulings,
  );
  return staleRemarks(await correctTexts(client, 'ruling'));
}

/** Corrections as this store knows what they are about. */
async function localCorrections(file: PackedFile, ids: Ids, rulings: readonly RulingLine[]): Promise<readonly CorrectionLine[]> {
  const rulingIds = new Map(rulings.map((ruling) => [ruling.id, localRuling(ruling, ids)?.id]));
  return (await linesIn<CorrectionLine>(file)).map((correction) => {
    const { kind, target } = correction;
    const local = kind === 'card' ? ids.get(target) : kind === 'ruling' ? rulingIds.get(target) : target;
    return { ...correction, target: local ?? target };
  });
}

async function take(
  client: PoolClient,
  file: PackedFile,
  tally: Tally,
  context: { ids: Ids; rulings: PackedFile | null; readonly today: string },
): Promise<readonly string[]> {
  switch (file.part) {
    case 'edition':
      return await takeEdition(client, file, tally);
    case 'cards':
      context.ids = await takeCards(client, file, tally);
      return [];
    case 'rulings':
      context.rulings = file;
      return await takeRulings(client, file, tally, context.ids);
    case 'corrections': {
      const rulings = context.rulings === null ? [] : await linesIn<RulingLine>(context.rulings);
      return await takeCorrections(client, await localCorrections(file, context.ids, rulings), tally, context.today);
    }
  }
}

/** Takes a pack into the store, once all its files are what its manifest says; what the store has already is joined with it. */
export async function* importPack(pool: Pool, folder: string, today: string, options: ImportOptions): AsyncGenerator<FileReport> {
  const files = await verifiedFiles(folder);
  const context = { ids: new Map() as Ids, rulings: null, today };
  for (const file of files) {
    const started = new Date();
    const tally = new Tally();
    const kind = KIND[file.part];
    const tell = (doing: 'waiting' | 'writing', done: number) =>
      tellProgress(options, { kind, file: file.name, doing, done, total: 1 });
    yield await inImport(
      pool,
      () => tell('waiting', 0),
      async (client) => {
        tell('writing', 0);
        const remarks = await take(client, file, tally, context);
        return await recordImport(client, { kind, file, tally, remarks, started });
      },
    );
  }
}
