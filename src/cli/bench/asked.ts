import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { createCatalogue } from '../../api/catalogue.ts';
import { createEnginePool } from '../../api/engine/pool.ts';
import { refreshReadings } from '../../api/readings/refresh.ts';
import { createApp } from '../../api/server/app.ts';
import { createMetrics } from '../../api/server/metrics.ts';
import { createReadiness } from '../../api/server/readiness.ts';
import { readSettings } from '../../api/settings.ts';
import { openEmbedded } from '../../store/embedded/index.ts';
import { openStore, type SearchKind, type Store, type StoreLog } from '../../store/index.ts';
import { stderrLog } from '../shared/withStore.ts';
import type { Figure } from './index.ts';

/** A statement with its values. */
type Statement = readonly [text: string, values: readonly unknown[]];

/** A question to the API, and the statements that fetch the rows of its answer by their keys and do nothing else. */
interface Question {
  readonly what: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly bare: (answer: unknown, from: Sources) => Promise<readonly Statement[]>;
  /** How many rows those are, by the answer: to see that both are about the same. */
  readonly rows: (answer: never) => number;
}

/** From where the keys of the rows come. */
interface Sources {
  readonly client: pg.Client;
  readonly store: Store;
  /** The newest edition. */
  readonly editionId: number;
}

const ROUNDS = 60;
const WARM = 15;

const median = (took: readonly number[]): number => [...took].sort((a, b) => a - b)[Math.floor(took.length / 2)]!;

/** Counts every statement that this process sends, through whichever library. */
function countStatements(): { readonly count: () => number; readonly end: () => void } {
  const { prototype } = pg.Client;
  const original = prototype.query;
  let sent = 0;
  prototype.query = function (this: pg.Client, ...given: unknown[]) {
    sent++;
    return (original as (...given: unknown[]) => unknown).apply(this, given);
  } as typeof original;
  return {
    count: () => sent,
    end: () => {
      prototype.query = original;
    },
  };
}

const NEWEST = '(select id from editions where superseded_at is null order by effective_date desc, id desc limit 1)';
const RULES = `select r.number, r.heading, t.text, t.examples from rules r left join rule_texts t on t.hash = r.text_hash
  where r.edition_id = $1 and r.ordinal between $2 and $3 order by r.ordinal`;

/** The rows of a rule and all below it, by their places in the book. */
async function subtree({ client }: Sources, number: string): Promise<Statement> {
  const { rows } = await client.query<{ id: number; from: number; to: number }>(
    `select edition_id as id, min(ordinal) as from, max(ordinal) as to from rules
     where edition_id = ${NEWEST} and (number = $1 or parent = $1) group by 1`,
    [number],
  );
  const { id, from, to } = rows[0]!;
  return [RULES, [id, from, to]];
}

async function cardRows({ client }: Sources, name: string): Promise<readonly Statement[]> {
  const { rows } = await client.query<{ id: string }>('select id from cards where name = $1', [name]);
  const id = [rows[0]!.id];
  return [
    ['select * from cards where id = $1', id],
    ['select * from faces where card_id = $1 order by position', id],
    ['select * from keyword_uses where card_id = $1 order by ordinal', id],
    [
      'select r.*, t.text from rulings r join ruling_texts t on t.hash = r.text_hash where r.card_id = $1 order by r.published_at, r.ordinal limit 20',
      id,
    ],
  ];
}

/** The rows of what a search finds, by their keys; a keyword is no row. */
async function hitRows({ store, editionId }: Sources, text: string): Promise<readonly Statement[]> {
  const { rows } = await store.search({ text, editionId, first: 10, offset: 0 });
  const keys = (wanted: SearchKind) => rows.filter(({ kind }) => kind === wanted).map(({ key }) => key);
  const statements: readonly Statement[] = [
    [
      `select r.number, r.heading, t.text, t.examples from rules r left join rule_texts t on t.hash = r.text_hash
       where r.edition_id = $1 and r.number = any($2)`,
      [editionId, keys('rule')],
    ],
    ['select * from glossary_entries where edition_id = $1 and folded_term = any($2)', [editionId, keys('glossary')]],
    ['select hash, text from ruling_texts where hash = any($1)', [keys('ruling')]],
    ['select * from cards where id = any($1)', [keys('card')]],
  ];
  return statements.filter(([, values]) => (values.at(-1) as readonly string[]).length > 0);
}

interface CardAnswer {
  readonly card: {
    readonly faces: readonly unknown[];
    readonly keywords: readonly unknown[];
    readonly rulings: { readonly edges: readonly unknown[] };
  };
}

const CARD = `query ($name: String!) { card(name: $name) { name faces { name } typeLine oracleText keywords { relation parameter keyword { name } }
  rulings(first: 20) { edges { node { text publishedAt } } } } }`;
const KEYWORD = 'query ($name: String!) { keyword(name: $name) { name kind summary rule { number } rules { number text } } }';
const RULE = 'query ($number: RuleNumber!) { rule(number: $number) { number heading text subtree { number text examples } } }';
const SEARCH =
  'query ($query: String!) { search(query: $query, first: 10) { edges { node { kind score excerpt spans { start end } } } } }';
const FUZZY = 'query ($name: String!) { lookUpCard(name: $name, first: 5) { candidates { matchKind score card { name } } } }';

/** Two letters of a name changed places, as hands do. */
const misspelled = (name: string): string => `${name.slice(0, 3)}${name[4]}${name[3]}${name.slice(5)}`;

const fail = (why: string): never => {
  throw new Error(why);
};

function questions(names: readonly string[]): readonly Question[] {
  const cards = names.map(
    (name): Question => ({
      what: 'a card with rulings and keywords',
      query: CARD,
      variables: { name },
      bare: (_, from) => cardRows(from, name),
      rows: ({ card }: CardAnswer) => 1 + card.faces.length + card.keywords.length + card.rulings.edges.length,
    }),
  );
  const keywords = ['Suspend', 'Flying', 'Trample', 'Ward', 'Cascade'].map(
    (name): Question => ({
      what: 'a keyword with its rules',
      query: KEYWORD,
      variables: { name },
      bare: async (answer, from) => [
        await subtree(from, (answer as { keyword: { rule: { number: string } } }).keyword.rule.number),
      ],
      rows: ({ keyword }: { keyword: { rules: readonly unknown[] } }) => keyword.rules.length,
    }),
  );
  const rules = ['702.62', '601.2', '603.3', '608.2', '702.19'].map(
    (number): Question => ({
      what: 'a rule with its subtree',
      query: RULE,
      variables: { number },
      bare: async (_, from) => [await subtree(from, number)],
      rows: ({ rule }: { rule: { subtree: readonly unknown[] } }) => rule.subtree.length,
    }),
  );
  const searches = [
    'phasing',
    'without paying its mana cost',
    'last known information',
    'time counters suspend haste',
    'damage prevented',
    'creature',
    'target creature',
  ].map(
    (query): Question => ({
      what: 'a search in everything',
      query: SEARCH,
      variables: { query },
      bare: (_, from) => hitRows(from, query),
      rows: ({ search }: { search: { edges: readonly { node: { kind: string } }[] } }) =>
        search.edges.filter(({ node: { kind } }) => kind !== 'KEYWORD').length,
    }),
  );
  const fuzzy = names
    .filter((name) => name.length > 8)
    .map(
      (name): Question => ({
        what: 'a misspelled name',
        query: FUZZY,
        variables: { name: misspelled(name) },
        bare: async (answer, { client }) => {
          const found = (
            answer as { lookUpCard: { candidates: readonly { card: { name: string } }[] } }
          ).lookUpCard.candidates.map(({ card }) => card.name);
          const { rows } = await client.query<{ id: string }>('select id from cards where name = any($1)', [found]);
          return [['select c.* from cards c where c.id = any($1)', [rows.map(({ id }) => id)]]];
        },
        rows: ({ lookUpCard }: { lookUpCard: { candidates: readonly unknown[] } }) => lookUpCard.candidates.length,
      }),
    );
  return [...cards, ...keywords, ...rules, ...searches, ...fuzzy];
}

async function ask(app: FastifyInstance, { query, variables }: Question): Promise<unknown> {
  const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
  const { data, errors } = response.json<{ data: unknown; errors?: readonly { message: string }[] }>();
  if (errors !== undefined) fail(`${query}: ${errors.map(({ message }) => message).join('; ')}`);
  return data;
}

interface Measured {
  readonly asked: number[];
  readonly bare: number[];
  readonly statements: number[];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The bare statements of a question, once they were seen to give as many rows as the answer is made of. */
async function bareOf(app: FastifyInstance, question: Question, from: Sources): Promise<readonly Statement[]> {
  const answer = await ask(app, question);
  const statements = await question.bare(answer, from);
  let rows = 0;
  for (const [text, values] of statements) rows += (await from.client.query(text, [...values])).rows.length;
  const wanted = question.rows(answer as never);
  if (rows !== wanted)
    fail(`${question.what} ${JSON.stringify(question.variables)}: bare statements give ${rows} rows, the answer has ${wanted}`);
  return statements;
}

/** Asks all questions in turn, each followed by its bare statements, so that both meet the same machine. */
async function measure(app: FastifyInstance, from: Sources, all: readonly Question[]): Promise<ReadonlyMap<string, Measured>> {
  const { client } = from;
  const bare = new Map<Question, readonly Statement[]>();
  for (const question of all) bare.set(question, await bareOf(app, question, from));
  const found = new Map<string, Measured>();
  const counter = countStatements();
  try {
    for (let round = -WARM; round < ROUNDS; round++) {
      for (const kind of new Set(all.map(({ what }) => what))) {
        const same = all.filter(({ what }) => what === kind);
        const question = same[(round + WARM) % same.length]!;
        const before = counter.count();
        const asked = await timed(() => ask(app, question));
        const statements = counter.count() - before;
        const plain = await timed(async () => {
          for (const [text, values] of bare.get(question)!) await client.query(text, [...values]);
        });
        if (round < 0) continue;
        const measured = found.get(kind) ?? { asked: [], bare: [], statements: [] };
        found.set(kind, measured);
        measured.asked.push(asked);
        measured.bare.push(plain);
        measured.statements.push(statements);
      }
    }
  } finally {
    counter.end();
  }
  return found;
}

function figuresOf([what, { asked, bare, statements }]: readonly [string, Measured]): readonly Figure[] {
  return [
    { what, figure: median(asked), unit: 'ms (median)' },
    { what: '  bare statements for the same rows', figure: median(bare), unit: 'ms (median)' },
    { what: '  as a multiple of those', figure: median(asked) / median(bare), unit: '×' },
    { what: '  statements', figure: Math.max(...statements), unit: 'at most' },
  ];
}

const QUIET: StoreLog = { info() {}, warn: stderrLog.warn };

/** What clients look up, asked of the API in this process over everything that has been imported, beside bare statements for the same rows. */
export async function askedOfTheStore(): Promise<readonly Figure[]> {
  const settings = readSettings(process.env);
  const server = settings.databaseUrl ? null : await openEmbedded({ dataDir: settings.dataDir, log: QUIET });
  const databaseUrl = server?.url ?? settings.databaseUrl ?? '';
  const store = await openStore({ databaseUrl, log: QUIET });
  const log = pino({ level: 'silent' });
  const engine = createEnginePool(settings.engine, log);
  const client = new pg.Client({ connectionString: databaseUrl });
  const [readiness, metrics] = [createReadiness(), createMetrics()];
  const app = await createApp({ readiness, metrics, log, limits: settings.limits });
  try {
    await client.connect();
    const catalogue = createCatalogue(store);
    await refreshReadings({
      store,
      engine,
      keywords: await (await catalogue()).keywords(),
      threads: 2,
      signal: new AbortController().signal,
    });
    await store.warmNames();
    readiness.serving({ store, engine, metrics, catalogue });
    const { rows } = await client.query<{ name: string }>(
      'select c.name from cards c join rulings r on r.card_id = c.id group by c.id having count(*) > 3 order by md5(c.id) limit 20',
    );
    if (rows.length === 0) fail('Nothing has been imported: npm run import -- --help');
    const { cards, rulings, editions } = await store.counts();
    const found = await measure(
      app,
      { client, store, editionId: (await store.editions())[0]!.id },
      questions(rows.map(({ name }) => name)),
    );
    return [
      {
        what: 'cards, rulings and editions that are imported',
        figure: cards + rulings + editions,
        unit: `(${cards}, ${rulings}, ${editions})`,
      },
      ...[...found].flatMap(figuresOf),
    ];
  } finally {
    await app.close();
    await engine.close();
    await client.end();
    await store.close();
    await server?.close();
  }
}
