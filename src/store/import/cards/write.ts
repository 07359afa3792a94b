import type { PoolClient } from 'pg';
import type { Card, CardFace } from '../../../cards/card.ts';
import { invariant } from '../../../rules/assert.ts';
import { nameKey } from '../../folding.ts';
import { type Columns, inBatches } from '../transaction.ts';
import { writeFacts } from './facts.ts';
import type { CardChange, CardLegalities, KnownCard, Redated } from './merge.ts';
import { slotOf, type Version } from './version.ts';

interface KnownRow extends Omit<Version, 'words'> {
  readonly id: string;
  readonly foldedName: string;
  readonly oracleId: string | null;
  readonly currentHash: string;
}

/** All cards, or those with the ids, with the newest version of each source, without their words. */
export async function readKnownCards(client: PoolClient, ids: readonly string[] | null = null): Promise<readonly KnownCard[]> {
  const { rows } = await client.query<KnownRow>(
    `select c.id, c.folded_name as "foldedName", c.oracle_id as "oracleId", c.version_hash as "currentHash", v.hash, v.name,
       v.text_source as "textSource", v.text_as_of as "textAsOf", v.text_quality as "textQuality"
     from cards c join card_versions v on v.card_id = c.id and v.is_latest where $1::text[] is null or c.id = any($1)`,
    [ids],
  );
  const cards = new Map<string, KnownCard & { readonly versions: Map<string, Version> }>();
  for (const { id, foldedName, oracleId, currentHash, ...version } of rows) {
    const card = cards.get(id) ?? { id, foldedName, oracleId, currentHash, versions: new Map() };
    card.versions.set(slotOf({ ...version, words: null }), { ...version, words: null });
    cards.set(id, card);
  }
  return [...cards.values()];
}

async function writeCards(client: PoolClient, changes: readonly CardChange[], today: string, tell: (n: number) => void) {
  await inBatches(
    client,
    (
      unnest,
    ) => `insert into cards (id, name, folded_name, layout, oracle_id, text_source, text_as_of, text_quality, version_hash, first_seen, last_seen)
      select n.id, n.name, n.folded, coalesce(n.layout, v.words->>'layout'), n.oracle, n.source, n.as_of, n.quality, n.hash, n.today, n.today
      from ${unnest} as n(id, name, folded, layout, oracle, source, as_of, quality, hash, today)
      left join card_versions v on v.card_id = n.id and v.hash = n.hash
      on conflict (id) do update set name = excluded.name, folded_name = excluded.folded_name, layout = excluded.layout,
        oracle_id = excluded.oracle_id, text_source = excluded.text_source, text_as_of = excluded.text_as_of,
        text_quality = excluded.text_quality, version_hash = excluded.version_hash`,
    [
      ['text', (c) => c.id],
      ['text', (c) => c.current.name],
      ['text', (c) => c.foldedName],
      ['text', (c) => c.current.words?.layout ?? null],
      ['text', (c) => c.oracleId],
      ['text', (c) => c.current.textSource],
      ['text', (c) => c.current.textAsOf],
      ['text', (c) => c.current.textQuality],
      ['text', (c) => c.current.hash],
      ['date', () => today],
    ],
    changes,
    tell,
  );
}

async function writeVersions(client: PoolClient, changes: readonly CardChange[], today: string) {
  const replaced = changes.flatMap(({ id, replaced: hashes }) => hashes.map((hash) => ({ id, hash })));
  await inBatches(
    client,
    (unnest) =>
      `update card_versions v set is_latest = false from ${unnest} as n(id, hash) where v.card_id = n.id and v.hash = n.hash`,
    [
      ['text', (row) => row.id],
      ['text', (row) => row.hash],
    ],
    replaced,
  );
  const added = changes.flatMap(({ id, newVersions }) => newVersions.map((version) => ({ id, version })));
  await inBatches(
    client,
    (unnest) => `insert into card_versions (card_id, hash, name, text_source, text_as_of, text_quality, words, first_seen)
      select * from ${unnest} on conflict (card_id, hash) do update set is_latest = true`,
    [
      ['text', (row) => row.id],
      ['text', (row) => row.version.hash],
      ['text', (row) => row.version.name],
      ['text', (row) => row.version.textSource],
      ['text', (row) => row.version.textAsOf],
      ['text', (row) => row.version.textQuality],
      [
        'jsonb',
        (
          row, // the oracle id is the card's, not the words'
        ) => JSON.stringify({ ...row.version.words, oracleId: null }),
      ],
      ['date', () => today],
    ],
    added,
  );
}

interface FaceOfCard {
  readonly cardId: string;
  readonly position: number;
  readonly face: CardFace;
}

/** Lists go as JSON: PostgreSQL's unnest would flatten arrays of arrays. */
async function writeFaces(client: PoolClient, faces: readonly FaceOfCard[]) {
  const list = (column: string) => `array(select jsonb_array_elements_text(n.${column}))`;
  await inBatches(
    client,
    (
      unnest,
    ) => `insert into faces (card_id, position, name, folded_name, mana_cost, type_line, supertypes, types, subtypes, oracle_text,
        power, toughness, loyalty, defense, color_indicator)
      select n.card, n.position, n.name, n.folded, n.cost, n.line, ${list('supertypes')}, ${list('types')}, ${list('subtypes')}, n.words,
        n.power, n.toughness, n.loyalty, n.defense, n.indicator
      from ${unnest} as n(card, position, name, folded, cost, line, supertypes, types, subtypes, words, power, toughness, loyalty, defense, indicator)`,
    [
      ['text', (row) => row.cardId],
      ['int', (row) => row.position],
      ['text', (row) => row.face.name],
      ['text', (row) => nameKey(row.face.name)],
      ['text', (row) => row.face.manaCost],
      ['text', (row) => row.face.typeLine],
      ['jsonb', (row) => JSON.stringify(row.face.supertypes)],
      ['jsonb', (row) => JSON.stringify(row.face.types)],
      ['jsonb', (row) => JSON.stringify(row.face.subtypes)],
      ['text', (row) => row.face.oracleText],
      ['text', (row) => row.face.power],
      ['text', (row) => row.face.toughness],
      ['text', (row) => row.face.loyalty],
      ['text', (row) => row.face.defense],
      ['jsonb', (row) => (row.face.colorIndicator === null ? null : JSON.stringify(row.face.colorIndicator))],
    ],
    faces,
  );
}

interface Reworded {
  readonly id: string;
  readonly isNew: boolean;
  readonly words: Card;
}

/** The words that cards now have; those of a version known before come from the store. */
async function rewordedCards(client: PoolClient, changes: readonly CardChange[]): Promise<readonly Reworded[]> {
  const reworded = changes.filter((change) => change.currentChanged);
  const missing = reworded.filter((change) => change.current.words === null);
  const { rows } = await client.query<{ readonly id: string; readonly words: Card }>(
    'select card_id as id, words from card_versions where (card_id, hash) in (select * from unnest($1::text[], $2::text[]))',
    [missing.map((change) => change.id), missing.map((change) => change.current.hash)],
  );
  const kept = new Map(rows.map((row) => [row.id, row.words]));
  return reworded.map(({ id, isNew, current }) => {
    const words = current.words ?? kept.get(id);
    invariant(words !== undefined, `the version ${current.hash} of card ${id} is known but not kept`);
    return { id, isNew, words };
  });
}

/** Writes what changed: cards, their wordings, and the faces of those that are worded anew. */
export async function writeChanges(
  client: PoolClient,
  changes: readonly CardChange[],
  today: string,
  tell: (written: number) => void,
): Promise<void> {
  await writeCards(client, changes, today, tell);
  await writeVersions(client, changes, today);
  const reworded = await rewordedCards(client, changes);
  await client.query('delete from faces where card_id = any($1)', [
    reworded.filter((card) => !card.isNew).map((card) => card.id),
  ]);
  const faces = reworded.flatMap(({ id, words }) => words.faces.map((face, position) => ({ cardId: id, position, face })));
  await writeFaces(client, faces);
  await writeFacts(client, reworded);
}

/** Writes the later day of words that are known, with the card where they stand for it. */
export async function writeDays(client: PoolClient, redated: readonly Redated[]): Promise<void> {
  const write = async (table: string, key: string, hash: string) =>
    await inBatches(
      client,
      (unnest) =>
        `update ${table} t set text_as_of = n.as_of from ${unnest} as n(id, hash, as_of) where t.${key} = n.id and t.${hash} = n.hash`,
      [
        ['text', (row) => row.cardId],
        ['text', (row) => row.hash],
        ['text', (row) => row.textAsOf],
      ],
      redated,
    );
  await write('card_versions', 'card_id', 'hash');
  await write('cards', 'id', 'version_hash');
}

const LEGALITY_COLUMNS: Columns<CardLegalities> = [
  ['text', (row) => row.cardId],
  ['text', (row) => row.legalities.source],
  ['text', (row) => row.legalities.asOf],
  ['jsonb', (row) => JSON.stringify(row.legalities.formats)],
];
const IS_AS_NEW = `coalesce(l.as_of, '') <= coalesce(n.as_of, '')`;

/** Writes where cards may be played, unless what is known is of a later day. Says how many cards have changed by that and by nothing else. */
export async function writeLegalities(client: PoolClient, legalities: readonly CardLegalities[]): Promise<number> {
  const write = (set: (unnest: string) => string, rows: readonly CardLegalities[]) =>
    inBatches(client, set, LEGALITY_COLUMNS, rows);
  const insert = (unnest: string) => `insert into card_legalities (card_id, source, as_of, formats)
    select * from ${unnest} on conflict do nothing`;
  const sayAgain = (unnest: string) => `update card_legalities l set source = n.source, as_of = n.as_of
    from ${unnest} as n(id, source, as_of, formats) where l.card_id = n.id and l.formats = n.formats and ${IS_AS_NEW}
      and (l.source, l.as_of) is distinct from (n.source, n.as_of)`;
  const change = (unnest: string) => `update card_legalities l set source = n.source, as_of = n.as_of, formats = n.formats
    from ${unnest} as n(id, source, as_of, formats) where l.card_id = n.id and l.formats <> n.formats and ${IS_AS_NEW}`;
  const [counted, others] = [legalities.filter((one) => one.isCounted), legalities.filter((one) => !one.isCounted)];
  await write(insert, counted);
  await write(change, counted);
  const changed = (await write(insert, others)) + (await write(change, others));
  await write(sayAgain, legalities);
  return changed;
}
