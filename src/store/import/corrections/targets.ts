import type { PoolClient } from 'pg';
import type { Card } from '../../../cards/card.ts';
import { foldText, nameKey } from '../../folding.ts';
import { readKnownCards } from '../cards/write.ts';
import { cardValue, correctedCard, sourcesWords } from './cards.ts';
import type { CorrectedValue } from './model.ts';
import type { Target, WrittenCorrection } from './read.ts';
import { hashOfWords, ruleValues, rulingValues } from './texts.ts';

/** What a correction is about, with the values that it changes; or why that can't be. */
export type Aimed =
  | { readonly ok: true; readonly target: string; readonly changes: readonly CorrectedValue[] }
  | { readonly ok: false; readonly problem: string };

const not = (problem: string): Aimed => ({ ok: false, problem });

async function cardId(client: PoolClient, name: string): Promise<string | null> {
  const text = `select coalesce((select id from cards where folded_name = $1),
    (select min(card_id) from faces where folded_name = $1 having count(distinct card_id) = 1)) as id`;
  return (await client.query<{ readonly id: string | null }>(text, [nameKey(name)])).rows[0]?.id ?? null;
}

/** The position of the face that is meant; without a name that of the only face. */
function faceOfCard(card: Card, face: string | null): number | string {
  const names = card.faces.map(({ name }) => name);
  if (face === null) return names.length === 1 ? 0 : `“${card.name}” has several faces; face: ${names.join(' or ')} says which`;
  const found = names.findIndex((name) => nameKey(name) === nameKey(face));
  return found >= 0 ? found : `“${card.name}” has no face “${face}”, only ${names.join(' and ')}`;
}

async function aimAtCard(
  client: PoolClient,
  { card: name, face }: Target & { kind: 'card' },
  set: WrittenCorrection['set'],
): Promise<Aimed> {
  const id = await cardId(client, name);
  if (id === null) return not(`no card is called “${name}”`);
  const card = (await sourcesWords(client, await readKnownCards(client, [id]))).get(id)!;
  const changes: CorrectedValue[] = [];
  for (const [field, corrected] of set) {
    const at = field === 'layout' ? null : faceOfCard(card, face);
    if (typeof at === 'string') return not(at);
    changes.push({ field, face: at, original: cardValue(card, field, at ?? 0), corrected });
  }
  const read = correctedCard(card, changes);
  return read.ok ? { ok: true, target: id, changes } : not(read.problem);
}

const SHOWN = 60;

async function aimAtRuling(
  client: PoolClient,
  target: Target & { kind: 'ruling' },
  set: WrittenCorrection['set'],
): Promise<Aimed> {
  const card = await cardId(client, target.card);
  if (card === null) return not(`no card is called “${target.card}”`);
  // the ruling is found by what its source says, whatever a correction made of it
  const { rows } = await client.query<{ readonly id: string; readonly text: string }>(
    'select r.id, t.text from rulings r join ruling_texts t on t.hash = r.text_hash where r.card_id = $1 and r.published_at = $2 order by r.ordinal',
    [card, target.publishedAt],
  );
  const meant = rows.filter(({ text }) => foldText(text).startsWith(foldText(target.begins)));
  const [ruling] = meant;
  if (ruling === undefined)
    return not(`“${target.card}” has no ruling of ${target.publishedAt} that begins with “${target.begins.slice(0, SHOWN)}”`);
  if (meant.length > 1)
    return not(
      `“${target.card}” has ${meant.length} rulings of ${target.publishedAt} that begin so; write more of the one that is meant`,
    );
  return await aimAtTexts('ruling', ruling.id, (await rulingValues(client, ruling.id))!, set, client);
}

async function aimAtRule(
  client: PoolClient,
  { number, edition }: Target & { kind: 'rule' },
  set: WrittenCorrection['set'],
): Promise<Aimed> {
  const text = `select effective_date::text as day from editions where superseded_at is null and ($1::date is null or effective_date = $1)
    order by effective_date desc, id desc limit 1`;
  const { rows } = await client.query<{ readonly day: string }>(text, [edition]);
  const day = rows[0]?.day;
  if (day === undefined) return not(`no edition takes effect on ${edition}`);
  const values = await ruleValues(client, `${day} ${number}`);
  if (values === null) return not(`the edition of ${day} has no rule ${number}`);
  return await aimAtTexts('rule', `${day} ${number}`, values, set, client);
}

async function aimAtTexts(
  kind: 'ruling' | 'rule',
  target: string,
  values: Readonly<Record<string, string | null>>,
  set: WrittenCorrection['set'],
  client: PoolClient,
): Promise<Aimed> {
  const changes: CorrectedValue[] = [];
  for (const [field, corrected] of set) {
    if (kind === 'ruling' && field === 'publishedAt' && !/^\d{4}-\d\d-\d\d$/.test(corrected ?? ''))
      return not('publishedAt is a day such as 2024-01-01');
    if (kind === 'ruling' && field === 'withdrawn' && !['true', 'false'].includes(corrected ?? ''))
      return not('withdrawn is true or false');
    if (field === 'text' && (corrected ?? '').trim() === '')
      return not('text can’t be empty; a ruling that isn’t one is withdrawn: true');
    const hash = kind === 'rule' ? await hashOfWords(client, target, field) : null;
    changes.push({ field, face: null, original: values[field] ?? null, corrected, ...(hash === null ? {} : { hash }) });
  }
  return { ok: true, target, changes };
}

/** Finds what a correction is about among what is imported. */
export async function aim(client: PoolClient, { target, set }: WrittenCorrection): Promise<Aimed> {
  switch (target.kind) {
    case 'card':
      return await aimAtCard(client, target, set);
    case 'ruling':
      return await aimAtRuling(client, target, set);
    case 'rule':
      return await aimAtRule(client, target, set);
  }
}
