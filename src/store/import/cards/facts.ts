import type { Pool, PoolClient } from 'pg';
import type { Card } from '../../../cards/card.ts';
import { cardFacts } from '../../../cards/facts.ts';
import { foldText } from '../../folding.ts';
import type { CardRow } from '../../rows/index.ts';
import { inBatches, inImport } from '../transaction.ts';

/** A card as it is worded now. */
interface Worded {
  readonly id: string;
  readonly words: Card;
}

const types = ({ faces }: Card): readonly string[] => [
  ...new Set(faces.flatMap((face) => [...face.supertypes, ...face.types, ...face.subtypes]).map((type) => foldText(type))),
];
/** A line for each name, so that a search doesn't run from one into the next. */
const names = ({ name, faces }: Card): string => [...new Set([name, ...faces.map((face) => face.name)])].map(foldText).join('\n');
const words = ({ faces }: Card): string => faces.map(({ oracleText }) => foldText(oracleText)).join('\n');

/** Writes what searches ask of cards: what follows from their printed values. */
export async function writeFacts(client: PoolClient, cards: readonly Worded[]): Promise<void> {
  const rows = cards.map(({ id, words: card }) => ({ id, card, facts: cardFacts(card) }));
  const list = (column: string) => `array(select jsonb_array_elements_text(n.${column}))`;
  await inBatches(
    client,
    (unnest) => `insert into card_facts (card_id, mana_value, colors, color_identity, types, names, words)
      select n.id, n.mana_value, ${list('colors')}, ${list('identity')}, ${list('types')}, n.names, n.words
      from ${unnest} as n(id, mana_value, colors, identity, types, names, words)
      on conflict (card_id) do update set mana_value = excluded.mana_value, colors = excluded.colors,
        color_identity = excluded.color_identity, types = excluded.types, names = excluded.names, words = excluded.words`,
    [
      ['text', (row) => row.id],
      ['float8', (row) => row.facts.manaValue],
      ['jsonb', (row) => JSON.stringify(row.facts.colors)],
      ['jsonb', (row) => JSON.stringify(row.facts.colorIdentity)],
      ['jsonb', (row) => JSON.stringify(types(row.card))],
      ['text', (row) => names(row.card)],
      ['text', (row) => words(row.card)],
    ],
    rows,
  );
}

const LACKING =
  'select exists (select 1 from cards c where not exists (select 1 from card_facts f where f.card_id = c.id)) as lacking';

/** Gives their facts to cards that an older version of the program imported. */
export async function fillFacts(pool: Pool, cardsWithoutFacts: () => Promise<readonly CardRow[]>): Promise<void> {
  const { rows } = await pool.query<{ readonly lacking: boolean }>(LACKING);
  if (rows[0]?.lacking !== true) return;
  const cards = await cardsWithoutFacts();
  await inImport(
    pool,
    () => {},
    (client) =>
      writeFacts(
        client,
        cards.map((words) => ({ id: words.id, words })),
      ),
  );
}
