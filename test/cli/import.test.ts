import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { describeReport } from '../../src/cli/import/report.ts';
import { main } from '../../src/cli/import.ts';
import { formatCount, formatDuration, formatNumberOf } from '../../src/cli/shared/numbers.ts';
import type { FileReport } from '../../src/store/index.ts';
import { PROJECT_ROOT } from '../../src/store/root.ts';
import { book, CARDS, RULINGS } from '../store/fixtures.ts';
import { makeTestFolder } from '../support/files.ts';
import { createTestDatabase, DATABASE_TIMEOUT } from '../support/store.ts';

const folder = makeTestFolder();
const rules = folder.write('rules.txt', book('May 3, 2031'));
const cards = folder.lines('cards.jsonl.gz', CARDS);
const rulings = folder.lines('rulings.jsonl', RULINGS);
const broken = folder.write('broken.jsonl', `${JSON.stringify(CARDS[0])}\nnonsense\n`);
const before = process.env.DATABASE_URL;

beforeAll(async () => {
  process.env.DATABASE_URL = await createTestDatabase();
}, DATABASE_TIMEOUT);

afterAll(() => {
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
  folder.remove();
});

/** Runs the command in this process and gives what it said and its exit code. */
async function run(...words: readonly string[]) {
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

describe('npm run import', () => {
  test('takes several kinds at once, cards before their rulings, and says what became of them', async () => {
    const { code, out } = await run('all', '--rulings', rulings, '--cards', cards, '--rules', rules);
    expect(code).toBe(0);
    expect(out).toContain(`${rules}: 1 edition added in `);
    expect(out).toContain('Effective 2031-05-03: ');
    expect(out).toContain(`${cards}: 3 cards added in `);
    expect(out).toContain('1 card is worded twice');
    expect(out).toContain(`${rulings}: 5 rulings added in `);
    expect(out).toMatch(/The store now has 2 editions, \d+ cards, 5 rulings/);
  });

  test('a second time says that nothing has changed', async () => {
    const { code, out } = await run('all', '--rules', rules, '--cards', cards, '--rulings', rulings);
    expect(code).toBe(0);
    expect(out).toContain('3 cards unchanged');
    expect(out).toContain('Nothing has changed.');
  });

  test('a bad record is told with its place', async () => {
    const { code, out } = await run('cards', broken);
    expect(code).toBe(0);
    expect(out).toContain('1 card unchanged, 1 skipped');
    expect(out).toContain(`skipped ${broken}:2: not JSON`);
  });

  test('a refused file fails the command; the others are imported', async () => {
    const { code, err, out } = await run('cards', rulings, cards);
    expect(code).toBe(1);
    expect(err).toContain(`refused: ${rulings} is not a file of cards: line 1`);
    expect(err).toContain('It looks like a file of rulings');
    expect(out).toContain(`${cards}: 3 cards unchanged`);
  });

  test.each([
    [['card', 'x'], /unknown command 'card'[\s\S]*Did you mean cards/],
    [['cards'], /missing required argument 'path'/],
    [['all'], /name at least one of --rules, --cards, --rulings and --corrections/],
    [['all', '--card', 'x'], /unknown option '--card'[\s\S]*Did you mean --cards/],
  ])('%j is a wrong command line', async (words, message) => {
    const { code, err } = await run(...words);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  test('help says what there is', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    expect(out).toMatch(/rules[\s\S]*cards[\s\S]*rulings[\s\S]*all/);
  });
});

describe('as a program of its own', () => {
  const program = join(PROJECT_ROOT, 'dist', 'cli', 'import.js');

  /** Starts the built program; gives its exit code and its messages. */
  async function start(words: readonly string[], databaseUrl: string) {
    expect(existsSync(program)).toBe(true); // npm test builds first
    const child = spawn(process.execPath, [program, ...words], { env: { ...process.env, DATABASE_URL: databaseUrl } });
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    const code = await new Promise<number | null>((done) => child.once('exit', done));
    return { code, err };
  }

  test('a database that is down is one clear message, without a stack trace', async () => {
    const { code, err } = await start(['cards', cards], 'postgresql://user:secret@127.0.0.1:1/none');
    expect(code).toBe(1);
    expect(err).toMatch(/^The database at 127\.0\.0\.1:1\/none can't be reached: .*\nStart the database.*\n$/);
  });

  test('a missing file is one clear message', async () => {
    const { code, err } = await start(['rules', join(folder.path, 'missing.txt')], process.env.DATABASE_URL ?? '');
    expect(code).toBe(1);
    expect(err).toBe(`There is no file ${join(folder.path, 'missing.txt')}.\nCheck the path.\n`);
  });
});

describe('what is said', () => {
  const report = (skipped: FileReport['skipped']): FileReport => ({
    outcome: 'imported',
    kind: 'cards',
    file: 'x.jsonl',
    counts: { added: 1234, changed: 1, unchanged: 0, withdrawn: 0, skipped: skipped.length },
    skipped,
    doubtful: [],
    remarks: ['A remark.'],
    milliseconds: 5600,
  });
  const token = (line: number) => ({ line, path: null, name: `Token ${line}`, reason: 'it is a token' });

  test('a report', () => {
    const skipped = [
      { line: 7, path: null, name: null, reason: 'no name' },
      { line: 1, path: 'data["Ash"]', name: 'Ash', reason: 'type: expected' },
    ];
    expect(describeReport(report(skipped))).toBe(
      [
        'x.jsonl: 1,234 cards added, 1 changed, 2 skipped in 5.6 s',
        '  A remark.',
        '  skipped x.jsonl:7: no name',
        '  skipped x.jsonl:1 data["Ash"] “Ash”: type: expected',
      ].join('\n'),
    );
  });

  test('many skipped records are told by their reasons', () => {
    const skipped = [
      { line: 2, path: null, name: null, reason: 'no name' },
      ...Array.from({ length: 30 }, (_, at) => token(at + 3)),
    ];
    expect(describeReport(report(skipped)).split('\n').slice(2)).toEqual([
      '  skipped 30: it is a token (the first is x.jsonl:3 “Token 3”)',
      '  skipped 1: no name (x.jsonl:2)',
      '  --skipped FILE writes down every one of them.',
    ]);
  });

  test.each([
    [12, '12 ms'],
    [5649, '5.6 s'],
    [75_000, '1 min 15 s'],
  ])('%d milliseconds are %s', (milliseconds, text) => expect(formatDuration(milliseconds)).toBe(text));

  test('numbers', () => {
    expect([formatCount(48904), formatNumberOf(1, 'card'), formatNumberOf(2, 'entry', 'entries')]).toEqual([
      '48,904',
      '1 card',
      '2 entries',
    ]);
  });
});
