import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Downloaded, type DownloadOptions, download } from '../../src/cli/download/index.ts';
import { newestRulesLink } from '../../src/cli/download/official.ts';
import { main } from '../../src/cli/import.ts';
import { book } from '../store/fixtures.ts';
import { makeTestFolder, type TestFolder } from '../support/files.ts';
import { createTestDatabase, DATABASE_TIMEOUT } from '../support/store.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const BOOK = book('May 3, 2031');
const ORACLE_ID = '11111111-2222-4333-8444-555555555555';
const CARDS = JSON.stringify([
  {
    object: 'card',
    oracle_id: ORACLE_ID,
    name: 'Fen Bear',
    layout: 'normal',
    mana_cost: '{G}',
    type_line: 'Creature — Bear',
    oracle_text: 'Reach',
    power: '2',
    toughness: '2',
    legalities: { modern: 'legal' },
  },
]);
const RULINGS = JSON.stringify([
  {
    object: 'ruling',
    oracle_id: ORACLE_ID,
    source: 'wotc',
    published_at: '2031-01-01',
    comment: 'Bears growl at whoever they like, and more than once a day.',
  },
]);
const PAGE =
  '<html><a href="/2031/downloads/MagicCompRules%2020310503.txt">TXT</a><a href="/2031/MagicCompRules 20310503.pdf">PDF</a></html>';

let server: Server;
let base: string;
let folder: TestFolder;
/** What the server answers to each path; a test may take others, each once in turn, the last one for ever. */
let answers: Map<string, Answer[]>;
let asked: { readonly path: string; readonly headers: IncomingMessage['headers'] }[];

/** A file with its ETag, in whole or in part, as stores of files answer. */
const file =
  (text: string | Buffer, type: string, etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 8)}"`): Answer =>
  (request, response) => {
    const bytes = Buffer.from(text);
    const from = /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1];
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    if (from === undefined || request.headers['if-range'] !== etag) {
      return void response.writeHead(200, { etag, 'content-type': type, 'content-length': bytes.length }).end(bytes);
    }
    const start = Number(from);
    if (start >= bytes.length) return void response.writeHead(416).end();
    const range = `bytes ${start}-${bytes.length - 1}/${bytes.length}`;
    response
      .writeHead(206, { etag, 'content-type': type, 'content-range': range, 'content-length': bytes.length - start })
      .end(bytes.subarray(start));
  };
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(code, headers).end();
/** Sends the head and some bytes, then the connection is gone. */
const broken =
  (text: string, sent: number, etag: string, type: string): Answer =>
  (_, response) => {
    response.writeHead(200, { etag, 'content-type': type, 'content-length': Buffer.byteLength(text) });
    response.write(text.slice(0, sent), () => setTimeout(() => response.destroy(), 20));
  };

const entry = (type: string, updated = '2031-05-03T09:05:30.000+00:00') => ({
  object: 'bulk_data',
  type,
  download_uri: `${base}/file/${type}.json`,
  updated_at: updated,
  size: 1,
  content_type: 'application/json',
  content_encoding: 'gzip',
});
const manifest = (...entries: readonly object[]): Answer =>
  file(JSON.stringify({ object: 'list', has_more: false, data: entries }), 'application/json; charset=utf-8');

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers });
    const list = answers.get(path);
    const answer = list !== undefined && list.length > 1 ? list.shift() : list?.[0];
    (answer ?? status(404))(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

beforeEach(() => {
  folder = makeTestFolder();
  asked = [];
  answers = new Map([
    ['/en/rules', [file(PAGE, 'text/html; charset=utf-8')]],
    ['/2031/downloads/MagicCompRules%2020310503.txt', [file(BOOK, 'text/plain')]],
    ['/bulk-data', [manifest(entry('oracle_cards'), entry('rulings'), entry('unique_artwork'))]],
    ['/file/oracle_cards.json', [file(CARDS, 'application/json')]],
    ['/file/rulings.json', [file(RULINGS, 'application/json')]],
  ]);
});
afterEach(() => folder.remove());

const told: string[] = [];
async function run(options: Partial<DownloadOptions> = {}): Promise<Downloaded[]> {
  told.length = 0;
  const files: Downloaded[] = [];
  for await (const one of download({
    kinds: ['rules', 'cards', 'rulings'],
    folder: folder.path,
    addresses: { rulesPage: `${base}/en/rules`, scryfall: base },
    fetching: { userAgent: 'test/1', pace: 0, backoff: 5, idle: 2000, tell: (message) => told.push(message) },
    ...options,
  }))
    files.push(one);
  return files;
}
const CARDS_FILE = 'oracle-cards-20310503090530.json';

describe('downloading', () => {
  test('gets the rules that the page links to and the bulk files that the list names', async () => {
    const files = await run();
    expect(files.map(({ kind, path, outcome, bytes }) => [kind, path.slice(folder.path.length + 1), outcome, bytes])).toEqual([
      ['rules', 'MagicCompRules-20310503.txt', 'FETCHED', Buffer.byteLength(BOOK)],
      ['cards', CARDS_FILE, 'FETCHED', Buffer.byteLength(CARDS)],
      ['rulings', 'rulings-20310503090530.json', 'FETCHED', RULINGS.length],
    ]);
    for (const { path, sha256 } of files) expect(createHash('sha256').update(readFileSync(path)).digest('hex')).toBe(sha256);
    expect(readFileSync(files[0]!.path, 'utf8')).toBe(BOOK);
  });

  test('says who asks and what is wanted', async () => {
    await run();
    for (const { headers } of asked)
      expect([headers['user-agent'], headers.accept]).toEqual(['test/1', expect.stringMatching(/\w/)]);
    expect(asked.find(({ path }) => path === '/bulk-data')?.headers.accept).toContain('application/json');
  });

  test('a second time fetches nothing that is the same, and what has changed anew', async () => {
    await run();
    expect((await run()).map(({ outcome }) => outcome)).toEqual(['UNCHANGED', 'UNCHANGED', 'UNCHANGED']);
    answers.set('/bulk-data', [manifest(entry('oracle_cards', '2031-05-04T09:05:30.000Z'), entry('rulings'))]);
    answers.set('/file/oracle_cards.json', [file(`${CARDS} `, 'application/json')]);
    expect((await run()).map(({ outcome }) => outcome)).toEqual(['UNCHANGED', 'FETCHED', 'UNCHANGED']);
    expect(readdirSync(folder.path).filter((name) => name.startsWith('oracle-cards') && name.endsWith('.json'))).toEqual([
      'oracle-cards-20310504090530.json',
    ]);
  });

  test('a file that was changed here is fetched again', async () => {
    const [rules] = await run({ kinds: ['rules'] });
    writeFileSync(rules!.path, 'scribble');
    expect(await run({ kinds: ['rules'] })).toMatchObject([{ outcome: 'FETCHED' }]);
    expect(readFileSync(rules!.path, 'utf8')).toBe(BOOK);
  });

  test('only what is asked for is asked', async () => {
    await run({ kinds: ['rulings'] });
    expect(asked.map(({ path }) => path)).toEqual(['/bulk-data', '/file/rulings.json']);
  });

  test('a file may come from elsewhere, and packed', async () => {
    answers.set('/file/oracle_cards.json', [status(302, { location: '/elsewhere.json' })]);
    answers.set('/elsewhere.json', [file(gzipSync(CARDS), 'application/json')]);
    const [cards] = await run({ kinds: ['cards'] });
    expect(readFileSync(cards!.path)).toEqual(gzipSync(CARDS));
  });
});

describe('what goes wrong on the way', () => {
  test('a connection that breaks is taken up where it broke', async () => {
    const etag = '"one"';
    answers.set('/file/oracle_cards.json', [broken(CARDS, 50, etag, 'application/json'), file(CARDS, 'application/json', etag)]);
    const [cards] = await run({ kinds: ['cards'] });
    expect(readFileSync(cards!.path, 'utf8')).toBe(CARDS);
    expect(asked.map(({ headers }) => headers.range).filter(Boolean)).toEqual(['bytes=50-']);
    expect(told.join()).toContain('trying again');
  });

  test('a file that has changed since its part was fetched is fetched from its beginning', async () => {
    answers.set('/file/oracle_cards.json', [
      broken('x'.repeat(200), 50, '"old"', 'application/json'),
      file(CARDS, 'application/json', '"new"'),
    ]);
    const [cards] = await run({ kinds: ['cards'] });
    expect(readFileSync(cards!.path, 'utf8')).toBe(CARDS);
  });

  test('what a run leaves half done, a later run takes up; until then there is no file', async () => {
    const etag = '"one"';
    answers.set('/file/oracle_cards.json', [broken(CARDS, 50, etag, 'application/json'), status(403)]);
    await expect(run({ kinds: ['cards'] })).rejects.toMatchObject({ code: 'DOWNLOAD', message: expect.stringContaining('403') });
    expect(existsSync(join(folder.path, CARDS_FILE))).toBe(false);
    answers.set('/file/oracle_cards.json', [file(CARDS, 'application/json', etag)]);
    const [cards] = await run({ kinds: ['cards'] });
    expect(readFileSync(cards!.path, 'utf8')).toBe(CARDS);
    expect(asked.at(-1)?.headers.range).toBe('bytes=50-');
  });

  test.each([429, 500, 503])('status %d is waited out as long as the server says', async (code) => {
    answers.set('/bulk-data', [status(code, { 'retry-after': '1' }), manifest(entry('rulings'))]);
    const started = Date.now();
    await run({ kinds: ['rulings'] });
    expect(Date.now() - started).toBeGreaterThanOrEqual(1000);
    expect(told).toEqual([expect.stringMatching(new RegExp(`answers ${code}.*trying again in 1 s`))]);
  });

  test('a wait that is too long is left to the user', async () => {
    answers.set('/bulk-data', [status(429, { 'retry-after': '7200' })]);
    await expect(run({ kinds: ['rulings'] })).rejects.toMatchObject({
      code: 'DOWNLOAD',
      message: expect.stringContaining('120 minutes'),
    });
    expect(asked).toHaveLength(1);
  });

  test('after five times it gives up', async () => {
    answers.set('/bulk-data', [status(503)]);
    await expect(run({ kinds: ['rulings'] })).rejects.toMatchObject({
      code: 'DOWNLOAD',
      message: expect.stringContaining('503'),
    });
    expect(asked).toHaveLength(5);
  });

  test('a server that says nothing is given up', async () => {
    answers.set('/bulk-data', [() => {}, manifest(entry('rulings'))]);
    const fetching = { userAgent: 'test/1', pace: 0, backoff: 5, idle: 150, tell: (message: string) => void told.push(message) };
    await run({ kinds: ['rulings'], fetching });
    expect(told.join()).toContain('has sent nothing');
  });

  test.each([
    ['/2031/downloads/MagicCompRules%2020310503.txt', file('<html>', 'text/html'), 'text/html where a plain text is wanted'],
    ['/file/oracle_cards.json', file('<html>', 'text/html'), 'text/html where JSON is wanted'],
    ['/file/rulings.json', file('', 'application/json'), 'answers with nothing'],
    ['/en/rules', file('<html>No links here</html>', 'text/html'), 'has no link to a text of the Comprehensive Rules'],
    ['/en/rules', status(404), '404'],
    ['/bulk-data', file('{"object":"error","details":"Down."}', 'application/json'), "isn't the list of bulk files"],
    ['/bulk-data', file('<html>', 'application/json'), 'it is not JSON'],
    ['/bulk-data', file('{"object":"list","data":[]}', 'application/json'), 'it has no entry “oracle_cards”'],
  ])('%s answers wrongly: %#', async (path, answer, message) => {
    answers.set(path, [answer as Answer]);
    await expect(run()).rejects.toMatchObject({
      code: 'DOWNLOAD',
      message: expect.stringContaining(message),
      remedy: expect.stringMatching(/\w/),
    });
  });

  test('interrupted, it stops, and a later run goes on', async () => {
    const controller = new AbortController();
    answers.set('/file/rulings.json', [
      (_, response) => {
        response.writeHead(200, { etag: '"r"', 'content-type': 'application/json', 'content-length': RULINGS.length });
        response.write(RULINGS.slice(0, 10), () => setTimeout(() => controller.abort(), 50));
      },
      file(RULINGS, 'application/json', '"r"'),
    ]);
    const fetching = { userAgent: 'test/1', pace: 0, backoff: 5, idle: 2000, tell: () => {}, signal: controller.signal };
    await expect(run({ kinds: ['rulings'], fetching })).rejects.toMatchObject({ name: 'AbortError' });
    expect(await run({ kinds: ['rulings'] })).toMatchObject([{ outcome: 'FETCHED', bytes: RULINGS.length }]);
    expect(asked.at(-1)?.headers.range).toBe('bytes=10-');
  });
});

test.each([
  ['<a href="https://m.example/2026/MagicCompRules 20260417.txt">', 'https://m.example/2026/MagicCompRules%2020260417.txt'],
  ["<a class=x href='/d/MagicCompRules%2020260417.txt'>", 'https://p.example/d/MagicCompRules%2020260417.txt'],
  ['{"url":"https:\\/\\/m.example\\/MagicCompRules 20260417.txt"}', 'https://m.example/MagicCompRules%2020260417.txt'],
  [
    '<a href="/a/MagicCompRules20250101.txt"><a href="/b/MagicCompRules20260101.txt"><a href="/c/MagicCompRules20240101.txt">',
    'https://p.example/b/MagicCompRules20260101.txt',
  ],
  ['<a href="/MagicCompRules20260417.pdf"><a href="/other.txt">', null],
])('the link in %s', (page, link) => expect(newestRulesLink(page, 'https://p.example/en/rules')).toBe(link));

describe('npm run import -- download', () => {
  const before = process.env.DATABASE_URL;
  beforeAll(async () => {
    process.env.DATABASE_URL = await createTestDatabase();
  }, DATABASE_TIMEOUT);
  afterAll(() => {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  });

  async function command(...words: readonly string[]) {
    const said = { out: '', err: '' };
    const hear = (stream: NodeJS.WriteStream, as: 'out' | 'err') =>
      jest.spyOn(stream, 'write').mockImplementation((text) => {
        said[as] += String(text);
        return true;
      });
    const spies = [hear(process.stdout, 'out'), hear(process.stderr, 'err')];
    try {
      return { code: await main(words), ...said };
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  }

  test('fetches, says from where, and imports', async () => {
    const words = ['download', '--folder', folder.path, '--rules-page', `${base}/en/rules`, '--scryfall', `${base}/`];
    const { code, out } = await command(...words);
    expect(code).toBe(0);
    expect(out).toContain(`rules: ${base}/2031/downloads/MagicCompRules%2020310503.txt`);
    expect(out).toContain('1 edition added');
    expect(out).toContain('Its words are of 2031-05-03, as its name says.');
    expect(out).toContain('1 ruling added');
    expect(asked[0]?.headers['user-agent']).toMatch(/^rulewright\/\d/);
    const again = await command(...words);
    expect(again.out).toContain('unchanged: ');
    expect(again.out).toContain('Nothing has changed.');
  });

  test.each([
    [['download', '--only', 'prices'], /--only[\s\S]*rules, cards, rulings/],
    [['download', '--onyl', 'cards'], /unknown option '--onyl'/],
  ])('%j is a wrong command line', async (words, message) => {
    const { code, err } = await command(...words);
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });
});
