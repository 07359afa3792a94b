import type { Pool, PoolClient } from 'pg';
import { starterCards } from '../cards/starter/index.ts';
import { OUTLINE, OUTLINE_EFFECTIVE } from '../rules/outline/index.ts';
import type { RuleEntry } from '../rules/text/index.ts';
import { mergeInto } from './import/cards/index.ts';
import { today } from './import/day.ts';
import { hashOf } from './import/hash.ts';
import { Tally } from './import/report.ts';
import { writeEdition } from './import/rules/write.ts';
import { inImport } from './import/transaction.ts';
import { type StoreLog, tellIfSlow } from './problem.ts';

/** The outline as an edition without official words: numbers, headings, subrule letters. */
function outlineRules(): readonly RuleEntry[] {
  const entry = (number: string, heading: string | null): RuleEntry => ({
    number,
    heading,
    text: null,
    examples: [],
    sha256: '',
  });
  return OUTLINE.flatMap(({ number, heading, letters }) => [
    entry(number, heading),
    ...letters.map((letter) => entry(`${number}${letter}`, null)),
  ]);
}

async function loadOutline(client: PoolClient): Promise<void> {
  const rules = outlineRules();
  const sha256 = hashOf('outline', JSON.stringify(rules));
  const edition = { effectiveDate: OUTLINE_EFFECTIVE, source: 'bundled outline', sha256, isOutline: true, rules, glossary: [] };
  await writeEdition(client, edition);
}

async function loadStarterCards(client: PoolClient): Promise<void> {
  const records = starterCards().map((card, at) => ({
    place: { line: at + 1, path: null },
    value: { card, legalities: null, remark: null },
  }));
  await mergeInto(client, records, new Tally(), today());
}

const IS_EMPTY = 'select not exists (select 1 from cards) as "noCards", not exists (select 1 from editions) as "noEditions"';
interface Emptiness {
  readonly noCards: boolean;
  readonly noEditions: boolean;
}

/** Sees that an empty store gets the starter cards and the outline of the rules, once, however many processes start at the same time. */
export async function loadBundled(pool: Pool, log: StoreLog): Promise<void> {
  const { rows } = await pool.query<Emptiness>(IS_EMPTY);
  if (rows[0]?.noCards !== true && rows[0]?.noEditions !== true) return;
  const load = inImport(
    pool,
    () => {},
    async (client) => {
      const [still] = (await client.query<Emptiness>(IS_EMPTY)).rows;
      if (still?.noEditions === true) await loadOutline(client);
      if (still?.noCards === true) await loadStarterCards(client);
    },
  );
  await tellIfSlow(log, 'loading the starter cards and the outline of the rules', load);
}
