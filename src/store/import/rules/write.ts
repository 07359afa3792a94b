import type { PoolClient } from 'pg';
import { parentNumber } from '../../../rules/numbers.ts';
import type { GlossaryEntry, RuleEntry } from '../../../rules/text/index.ts';
import { foldText } from '../../folding.ts';
import { inBatches } from '../transaction.ts';

/** An edition as it is written: official, or the bundled outline, whose rules have no words. */
export interface NewEdition {
  readonly effectiveDate: string;
  readonly source: string;
  readonly sha256: string;
  readonly isOutline: boolean;
  readonly rules: readonly RuleEntry[];
  readonly glossary: readonly GlossaryEntry[];
}

const hasWords = ({ text, examples }: RuleEntry): boolean => text !== null || examples.length > 0;

async function insertEdition(client: PoolClient, edition: NewEdition): Promise<number> {
  await client.query('update editions set superseded_at = now() where effective_date = $1 and superseded_at is null', [
    edition.effectiveDate,
  ]);
  const { rows } = await client.query<{ readonly id: number }>(
    `insert into editions (effective_date, source, sha256, is_outline, rule_count, glossary_count) values ($1, $2, $3, $4, $5, $6)
     returning id`,
    [
      edition.effectiveDate,
      edition.source,
      edition.sha256,
      edition.isOutline,
      edition.rules.filter((rule) => rule.number.includes('.')).length,
      edition.glossary.length,
    ],
  );
  return rows[0]?.id ?? 0;
}

/** Writes a whole edition; one of the same date steps back. Returns how many words no other edition had. */
export async function writeEdition(
  client: PoolClient,
  edition: NewEdition,
  tell: (written: number) => void = () => {},
): Promise<number> {
  const id = await insertEdition(client, edition);
  const added = await inBatches(
    client,
    (unnest) => `insert into rule_texts (hash, text, examples, folded)
      select n.hash, n.words, array(select jsonb_array_elements_text(n.examples)), n.folded
      from ${unnest} as n(hash, words, examples, folded) on conflict do nothing`,
    [
      ['text', (rule) => rule.sha256],
      ['text', (rule) => rule.text],
      ['jsonb', (rule) => JSON.stringify(rule.examples)],
      ['text', (rule) => foldText([rule.text ?? '', ...rule.examples].join(' '))],
    ],
    [...new Map(edition.rules.filter(hasWords).map((rule) => [rule.sha256, rule])).values()],
  );
  await inBatches(
    client,
    (unnest) =>
      `insert into rules (edition_id, number, ordinal, parent, heading, text_hash) select ${id}, n.* from ${unnest} as n`,
    [
      ['text', ({ rule }) => rule.number],
      ['int', ({ ordinal }) => ordinal],
      ['text', ({ rule }) => parentNumber(rule.number)],
      ['text', ({ rule }) => rule.heading],
      ['text', ({ rule }) => (hasWords(rule) ? rule.sha256 : null)],
    ],
    edition.rules.map((rule, ordinal) => ({ rule, ordinal })),
    tell,
  );
  await inBatches(
    client,
    (unnest) =>
      `insert into glossary_entries (edition_id, ordinal, term, folded_term, text) select ${id}, n.* from ${unnest} as n`,
    [
      ['int', ({ ordinal }) => ordinal],
      ['text', ({ entry }) => entry.term],
      ['text', ({ entry }) => foldText(entry.term)],
      ['text', ({ entry }) => entry.text],
    ],
    edition.glossary.map((entry, ordinal) => ({ entry, ordinal })),
  );
  return added;
}
