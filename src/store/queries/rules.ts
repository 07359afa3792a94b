import { foldText } from '../folding.ts';
import type { GlossaryRow, RuleKey, RuleRow } from '../rows/index.ts';
import { type Database, grouped, inOrder, type Placed, rowsOf } from './database.ts';

const COLUMNS = `r.edition_id as "editionId", r.number, r.ordinal, r.parent, r.heading, t.text,
  coalesce(t.examples, '{}') as examples, r.text_hash as "textHash"`;
const TEXT = 'left join rule_texts t on t.hash = r.text_hash';

/** Asks for the rules that stand to each key (`k`) as the condition says. */
async function rulesWhere(
  database: Database,
  keys: readonly RuleKey[],
  condition: string,
): Promise<readonly (RuleRow & Placed)[]> {
  if (keys.length === 0) return [];
  const text = `select k.place::int, ${COLUMNS}
    from unnest($1::int[], $2::text[]) with ordinality as k(edition, number, place)
    join rules r on r.edition_id = k.edition and ${condition} ${TEXT}
    order by k.place, r.ordinal`;
  return await rowsOf(database, text, [keys.map((key) => key.editionId), keys.map((key) => key.number)]);
}

export async function rulesByNumbers(database: Database, keys: readonly RuleKey[]): Promise<(RuleRow | null)[]> {
  return inOrder(await rulesWhere(database, keys, 'r.number = k.number'), keys.length);
}

export async function ruleChildren(database: Database, keys: readonly RuleKey[]): Promise<RuleRow[][]> {
  return grouped(await rulesWhere(database, keys, 'r.parent = k.number'), keys.length);
}

/** A number begins with the number of what it stands under; only `702.6` and `702.62` must be told apart. */
const BELOW = `(r.number = k.number or (r.number like k.number || '%' and case
  when k.number like '%.%' then substr(r.number, length(k.number) + 1) ~ '^[a-z]$'
  when length(k.number) = 3 then substr(r.number, length(k.number) + 1, 1) = '.'
  else length(k.number) = 1 end))`;

export async function ruleSubtrees(database: Database, keys: readonly RuleKey[]): Promise<RuleRow[][]> {
  return grouped(await rulesWhere(database, keys, BELOW), keys.length);
}

export async function rulesByOrdinals(
  database: Database,
  keys: readonly { readonly editionId: number; readonly ordinal: number }[],
): Promise<(RuleRow | null)[]> {
  if (keys.length === 0) return [];
  const text = `select k.place::int, ${COLUMNS}
    from unnest($1::int[], $2::int[]) with ordinality as k(edition, ordinal, place)
    join rules r on r.edition_id = k.edition and r.ordinal = k.ordinal ${TEXT}`;
  const rows = await rowsOf<RuleRow & Placed>(database, text, [keys.map((key) => key.editionId), keys.map((key) => key.ordinal)]);
  return inOrder(rows, keys.length);
}

export async function rulesOfEdition(database: Database, editionId: number): Promise<RuleRow[]> {
  return await rowsOf(database, `select ${COLUMNS} from rules r ${TEXT} where r.edition_id = $1 order by r.ordinal`, [editionId]);
}

const GLOSSARY_COLUMNS = 'g.edition_id as "editionId", g.ordinal, g.term, g.text';

export async function glossaryEntries(
  database: Database,
  keys: readonly { readonly editionId: number; readonly term: string }[],
): Promise<(GlossaryRow | null)[]> {
  if (keys.length === 0) return [];
  const text = `select distinct on (k.place) k.place::int, ${GLOSSARY_COLUMNS}
    from unnest($1::int[], $2::text[]) with ordinality as k(edition, term, place)
    join glossary_entries g on g.edition_id = k.edition and g.folded_term = k.term
    order by k.place, g.ordinal`;
  const rows = await rowsOf<GlossaryRow & Placed>(database, text, [
    keys.map((key) => key.editionId),
    keys.map((key) => foldText(key.term)),
  ]);
  return inOrder(rows, keys.length);
}

export async function glossaryOfEdition(database: Database, editionId: number): Promise<GlossaryRow[]> {
  const text = `select ${GLOSSARY_COLUMNS} from glossary_entries g where g.edition_id = $1 order by g.ordinal`;
  return await rowsOf(database, text, [editionId]);
}

/** Sections with keywords: 701 and 702 today; part 5 had them before 2009. */
const KEYWORD_SECTIONS = '^(50[0-9]|70[12])[.]';

const STRAIGHT = "lower(replace(t.text, '’', ''''))";

/** Where a term stands that is no title: in quotation marks, as what a rule explains, or among the ability words. */
const NAMED_IN_TEXT = `quoted as materialized (
      select distinct o.place, t.hash from untitled o join rule_texts t on strpos(t.text, '“') > 0 and strpos(${STRAIGHT}, '“' || o.term) > 0
    ), listed as materialized (
      select o.place, t.hash from (select hash, ${STRAIGHT} as text from rule_texts t where t.text like '%ability words are %') as t
      join untitled o on strpos(t.text, o.term) > 0 and t.text ~ ('(, |are |and )' || o.pattern || '[,.]')
    ), named as (
      select q.place, r.edition_id from quoted q join rules r on r.text_hash = q.hash and r.number ~ $3
      union all
      select l.place, r.edition_id from listed l join rules r on r.text_hash = l.hash
    )`;

const escapedForPattern = (term: string): string => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export async function firstMentions(database: Database, names: readonly (readonly string[])[]): Promise<(number | null)[]> {
  if (names.length === 0) return [];
  const places = names.flatMap((some, place) => some.map(() => place + 1));
  const terms = names.flatMap((some) => some.map(foldText));
  const text = `with k as (select * from unnest($1::int[], $2::text[], $4::text[]) as k(place, term, pattern)), titles as (
      select k.place, g.edition_id from k join glossary_entries g on g.folded_term = k.term
      union all
      select k.place, r.edition_id from k join rules r on lower(replace(r.heading, '’', '''')) = k.term and r.number ~ $3
    ), untitled as materialized (
      select k.* from k where not exists (select from titles t where t.place = k.place)
    ), ${NAMED_IN_TEXT}, mentions as (
      select * from titles union all select * from named
    )
    select distinct on (m.place) m.place, e.id
    from mentions m join editions e on e.id = m.edition_id and not e.is_outline and e.superseded_at is null
    order by m.place, e.effective_date, e.id`;
  const rows = await rowsOf<{ readonly id: number } & Placed>(database, text, [
    places,
    terms,
    KEYWORD_SECTIONS,
    terms.map(escapedForPattern),
  ]);
  return inOrder<{ readonly id: number }>(rows, names.length).map((row) => row?.id ?? null);
}
