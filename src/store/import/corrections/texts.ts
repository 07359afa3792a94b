import type { PoolClient } from 'pg';
import { foldText } from '../../folding.ts';
import { hashOf } from '../hash.ts';
import { writeRulingTexts } from '../rulings/texts.ts';
import { COLUMNS, type CorrectedValue, type KeptCorrection } from './model.ts';

/** What may be corrected in a ruling or rule, by field; null where there is no such ruling or rule. */
export type Values = Readonly<Record<string, string | null>> | null;

export async function rulingValues(client: PoolClient, id: string): Promise<Values> {
  const text = `select t.text, r.published_at::text as "publishedAt", r.withdrawn::text as withdrawn
    from rulings r join ruling_texts t on t.hash = r.text_hash where r.id = $1`;
  return (await client.query<NonNullable<Values>>(text, [id])).rows[0] ?? null;
}

async function setRulingValue(client: PoolClient, id: string, field: string, value: string | null): Promise<void> {
  if (field === 'text') {
    const text = value ?? '';
    await writeRulingTexts(client, [[hashOf(text), text]]);
    await client.query('update rulings set text_hash = $2 where id = $1', [id, hashOf(text)]);
  } else if (field === 'publishedAt') await client.query('update rulings set published_at = $2 where id = $1', [id, value]);
  else await client.query('update rulings set withdrawn = $2 where id = $1', [id, value === 'true']);
}

/** A rule of the edition in force on its day, as `2026-04-17 702.62a` names it. */
const RULE = `from rules r join editions e on e.id = r.edition_id and e.superseded_at is null left join rule_texts t on t.hash = r.text_hash
  where e.effective_date = $1 and r.number = $2`;
const partsOf = (target: string) => target.split(' ') as [day: string, number: string];

export async function ruleValues(client: PoolClient, target: string): Promise<Values> {
  return (await client.query<NonNullable<Values>>(`select t.text, r.heading ${RULE}`, partsOf(target))).rows[0] ?? null;
}

async function setRuleValue(
  client: PoolClient,
  target: string,
  field: string,
  value: string | null,
  hash: string | null,
): Promise<void> {
  const [day, number] = partsOf(target);
  // what changed between this edition and its neighbors is worked out again
  await client.query(
    `delete from edition_pairs p using editions e
     where e.superseded_at is null and e.effective_date = $1 and e.id in (p.from_id, p.to_id)`,
    [day],
  );
  const WHERE =
    'from editions e where e.id = r.edition_id and e.superseded_at is null and e.effective_date = $1 and r.number = $2';
  if (field === 'heading') return void (await client.query(`update rules r set heading = $3 ${WHERE}`, [day, number, value]));
  let to = hash;
  if (to === null) {
    const { rows } = await client.query<{ readonly examples: readonly string[] | null }>(`select t.examples ${RULE}`, [
      day,
      number,
    ]);
    const examples = rows[0]?.examples ?? [];
    to = hashOf('corrected rule', value, ...examples);
    await client.query('insert into rule_texts (hash, text, examples, folded) values ($1, $2, $3, $4) on conflict do nothing', [
      to,
      value,
      examples,
      foldText([value ?? '', ...examples].join(' ')),
    ]);
  }
  await client.query(`update rules r set text_hash = $3 ${WHERE}`, [day, number, to]);
}

/** The hash of the words that a rule has, so that a correction can be taken back to just these; null where the field has no hash. */
export async function hashOfWords(client: PoolClient, target: string, field: string): Promise<string | null> {
  if (field !== 'text') return null;
  const { rows } = await client.query<{ readonly hash: string | null }>(`select r.text_hash as hash ${RULE}`, partsOf(target));
  return rows[0]?.hash ?? null;
}

const valuesOf = (client: PoolClient, { kind, target }: KeptCorrection): Promise<Values> =>
  kind === 'ruling' ? rulingValues(client, target) : ruleValues(client, target);

async function setTo(client: PoolClient, { kind, target }: KeptCorrection, change: CorrectedValue, to: 'original' | 'corrected') {
  if (kind === 'ruling') return await setRulingValue(client, target, change.field, change[to]);
  await setRuleValue(client, target, change.field, change[to], to === 'original' ? (change.hash ?? null) : null);
}

/** Takes a correction back: what it changed says again what its source says. */
export async function undoTexts(client: PoolClient, correction: KeptCorrection): Promise<void> {
  const values = await valuesOf(client, correction);
  for (const change of correction.changes) {
    if (values?.[change.field] === change.corrected) await setTo(client, correction, change, 'original');
  }
}

/** Lays corrections of rulings or rules over what is there. Gives those that no longer fit: what they correct is gone or reads otherwise. */
export async function correctTexts(client: PoolClient, kind: 'ruling' | 'rule'): Promise<readonly KeptCorrection[]> {
  const { rows } = await client.query<KeptCorrection>(
    `select ${COLUMNS} from corrections where kind = $1 order by file, ordinal`,
    [kind],
  );
  const stale: KeptCorrection[] = [];
  for (const correction of rows) {
    const values = await valuesOf(client, correction);
    const fits =
      values !== null &&
      correction.changes.every(({ field, original, corrected }) => [original, corrected].includes(values[field] ?? null));
    if (!fits) stale.push(correction);
    else
      for (const change of correction.changes)
        if (values[change.field] !== change.corrected) await setTo(client, correction, change, 'corrected');
  }
  const ids = stale.map(({ id }) => id);
  await client.query('update corrections set is_applied = not (id = any($2)) where kind = $1', [kind, ids]);
  return stale;
}
