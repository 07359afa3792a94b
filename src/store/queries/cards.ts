import type { Card } from '../../cards/card.ts';
import { nameKey } from '../folding.ts';
import type { CardRow, CardVersionRow, LegalitiesRow } from '../rows/index.ts';
import { type Database, grouped, inOrder, type Placed, rowsOf } from './database.ts';

const FACES = `(select json_agg(json_build_object(
    'name', f.name, 'manaCost', f.mana_cost, 'typeLine', f.type_line, 'supertypes', f.supertypes, 'types', f.types, 'subtypes', f.subtypes,
    'oracleText', f.oracle_text, 'power', f.power, 'toughness', f.toughness, 'loyalty', f.loyalty, 'defense', f.defense,
    'colorIndicator', f.color_indicator) order by f.position)
  from faces f where f.card_id = c.id) as faces`;

/** A whole card in one statement, so that no import comes between a card and its faces. */
export const CARD_COLUMNS = `c.id, c.name, c.layout, c.oracle_id as "oracleId", c.text_source as "textSource", c.text_as_of as "textAsOf",
  c.text_quality as "textQuality", c.version_hash as "versionHash", c.first_seen as "firstSeen", c.last_seen as "lastSeen", ${FACES}`;

async function cardsByKey(database: Database, column: 'id' | 'oracle_id', keys: readonly string[]): Promise<(CardRow | null)[]> {
  if (keys.length === 0) return [];
  const text = `select k.place::int, ${CARD_COLUMNS}
    from unnest($1::text[]) with ordinality as k(key, place) join cards c on c.${column} = k.key`;
  return inOrder(await rowsOf<CardRow & Placed>(database, text, [keys]), keys.length);
}

export const cardsByIds = (database: Database, ids: readonly string[]) => cardsByKey(database, 'id', ids);
export const cardsByOracleIds = (database: Database, oracleIds: readonly string[]) =>
  cardsByKey(database, 'oracle_id', oracleIds);

export async function cardsByNames(database: Database, names: readonly string[]): Promise<(CardRow | null)[]> {
  if (names.length === 0) return [];
  const text = `select k.place::int, ${CARD_COLUMNS}
    from unnest($1::text[]) with ordinality as k(name, place)
    join lateral (
      select coalesce(
        (select w.id from cards w where w.folded_name = k.name),
        (select min(f.card_id) from faces f where f.folded_name = k.name having count(distinct f.card_id) = 1)) as id
    ) as found on true
    join cards c on c.id = found.id`;
  return inOrder(await rowsOf<CardRow & Placed>(database, text, [names.map(nameKey)]), names.length);
}

export async function allCards(
  database: Database,
  { first, afterId = '' }: { readonly first: number; readonly afterId?: string },
): Promise<CardRow[]> {
  return await rowsOf(database, `select ${CARD_COLUMNS} from cards c where c.id > $1 order by c.id limit $2`, [afterId, first]);
}

export async function cardVersions(database: Database, cardIds: readonly string[]): Promise<CardVersionRow[][]> {
  if (cardIds.length === 0) return [];
  const text = `select k.place::int, v.card_id as "cardId", v.hash, v.hash = c.version_hash as "isCurrent", v.text_source as "textSource",
      v.text_as_of as "textAsOf", v.text_quality as "textQuality", v.words, v.first_seen as "firstSeen"
    from unnest($1::text[]) with ordinality as k(id, place)
    join cards c on c.id = k.id join card_versions v on v.card_id = c.id
    order by k.place, "isCurrent" desc, v.text_as_of desc nulls last, v.hash`;
  return grouped(await rowsOf<CardVersionRow & { readonly words: Card } & Placed>(database, text, [cardIds]), cardIds.length);
}

export async function legalitiesOfCards(database: Database, cardIds: readonly string[]): Promise<(LegalitiesRow | null)[]> {
  if (cardIds.length === 0) return [];
  const text = `select k.place::int, l.card_id as "cardId", l.source, l.as_of as "asOf", l.formats
    from unnest($1::text[]) with ordinality as k(id, place) join card_legalities l on l.card_id = k.id`;
  return inOrder(await rowsOf<LegalitiesRow & Placed>(database, text, [cardIds]), cardIds.length);
}

export async function cardsWithRulingText(database: Database, textHashes: readonly string[]): Promise<CardRow[][]> {
  if (textHashes.length === 0) return [];
  const text = `select k.place::int, ${CARD_COLUMNS}
    from unnest($1::text[]) with ordinality as k(hash, place)
    join lateral (select distinct r.card_id from rulings r where r.text_hash = k.hash and not r.withdrawn) as r on true
    join cards c on c.id = r.card_id
    order by k.place, c.folded_name`;
  return grouped(await rowsOf<CardRow & Placed>(database, text, [textHashes]), textHashes.length);
}

/** Cards that an older version of the program imported without the facts that searches ask for. */
export async function cardsWithoutFacts(database: Database): Promise<CardRow[]> {
  const text = `select ${CARD_COLUMNS} from cards c where not exists (select 1 from card_facts f where f.card_id = c.id)`;
  return await rowsOf(database, text, []);
}
