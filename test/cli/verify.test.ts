import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { resolveFile } from '../../src/cli/resolve.ts';
import { BadInput } from '../../src/cli/scenarios/badInput.ts';
import { cardFile } from '../../src/cli/scenarios/cardFile.ts';
import { libraryOf, starterSource } from '../../src/cli/scenarios/library.ts';
import { main, verify } from '../../src/cli/verify.ts';
import { documentError, NOWHERE, prepare, type ResolveScenario } from '../../src/scenario/index.ts';
import { answerOf } from '../scenario/support/answer.ts';
import { minimal } from '../scenario/support/text.ts';

/** Stands in for the engine: nothing happens, and a card that nobody knows is an error. */
const standIn: ResolveScenario = (scenario, context) => {
  const prepared = prepare(scenario, context);
  if (!prepared.ok) return prepared;
  for (const [i, { card }] of scenario.players[0]!.hand.entries()) {
    if (context.cards.find(card) !== undefined) continue;
    const path = ['players', 0, 'hand', i];
    const parts = {
      code: 'UNKNOWN_VALUE',
      path,
      message: `No card is called "${card}".`,
      suggestions: context.cards.near(card),
    } as const;
    return { ok: false, errors: [documentError(context.locator ?? NOWHERE, parts)] };
  }
  return { ok: true, answer: answerOf({}) };
};

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

let out = '';
let err = '';
const collect = (stream: NodeJS.WriteStream, keep: (text: string) => void) =>
  jest.spyOn(stream, 'write').mockImplementation((text) => {
    keep(String(text));
    return true;
  });
beforeEach(() => {
  out = '';
  err = '';
  collect(process.stdout, (text) => {
    out += text;
  });
  collect(process.stderr, (text) => {
    err += text;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const starter = libraryOf(starterSource());

describe('verify', () => {
  const good = file(
    'good.yaml',
    `${minimal('title: Good', 'rules: ["601.2", "601.2a"]')}---\n${minimal('title: Also good', 'expect: { stack: [] }')}`,
  );
  const bad = file('bad.md', `# Bad\n\`\`\`scenario\n${minimal('expect: { players: [{ name: Ann, life: 3 }] }')}\`\`\`\n`);
  const broken = file('broken.yaml', minimal('title: Broken', 'fnish: stop'));
  const unknown = file('unknown.yaml', 'title: Unknown\nplayers: [{ name: Ann, hand: [Ancestral Vison] }, { name: Bob }]\n');

  test('tells of each scenario, counts, and ends with 0 when all pass', async () => {
    expect(await verify([good], {}, starter, standIn)).toBe(0);
    expect(out).toBe('ok      Good (cites 0 of 2 rules)\nok      Also good\n2 passed, 0 failed\n');
  });

  test('ends with 1 when one fails and says what was wanted and what came', async () => {
    expect(await verify([good, bad], {}, starter, standIn)).toBe(1);
    expect(out).toContain(`FAILED  Bad — ${bad}\n        expect.players[0] Ann life: wanted 3, got 20\n`);
    expect(out.endsWith('2 passed, 1 failed\n')).toBe(true);
  });

  test('strictly, a scenario that cites none of its rules fails', async () => {
    expect(await verify([good], { strict: true }, starter, standIn)).toBe(1);
  });

  test('ends with 2 when something can not be read, and judges the rest all the same', async () => {
    expect(await verify([good, broken, unknown, join(folder, 'none.yaml')], {}, starter, standIn)).toBe(2);
    expect(out).toContain('FAILED  Broken\n');
    expect(out).toContain(`${broken}:3:1 fnish: The key "fnish" is unknown here. Did you mean "finish"?`);
    expect(out).toContain(
      `${unknown}:2:31 players[0].hand[0]: No card is called "Ancestral Vison". Did you mean "Ancestral Vision"`,
    );
    expect(err).toContain(`${join(folder, 'none.yaml')}: There is no such file.`);
    expect(out.endsWith('2 passed, 2 failed\n')).toBe(true);
  });

  test('an unknown rule number is told with its place', async () => {
    const ruled = file('ruled.yaml', minimal('rules: ["704.5l"]'));
    expect(await verify([ruled], {}, starter, standIn)).toBe(2);
    expect(out).toContain(`${ruled}:2:9 rules[0]: There is no rule 704.5l in the edition of 2026-04-17.`);
  });

  test('an edition from before the first is told', async () => {
    const early = file('early.yaml', minimal('edition: "1993-08-05"'));
    expect(await verify([early], {}, starter, standIn)).toBe(2);
    expect(out).toContain('No edition of the rules was in force on 1993-08-05; known are those of 2026-04-17.');
  });

  test('a defect on one scenario fails that one and is told', async () => {
    const breaks: ResolveScenario = (scenario, context) => {
      if (scenario.title === 'Good') throw new Error('broken invariant: a test');
      return standIn(scenario, context);
    };
    expect(await verify([good], {}, starter, breaks)).toBe(1);
    expect(out).toContain(
      'FAILED  Good\n        This is a defect of the program; please report it: Error: broken invariant: a test\n',
    );
    expect(out.endsWith('1 passed, 1 failed\n')).toBe(true);
  });

  test('writes JSON', async () => {
    expect(await verify([good, bad], { json: true }, starter, standIn)).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      passed: 2,
      failed: 1,
      problems: [],
      scenarios: [{ title: 'Good', passed: true, cited: [] }, {}, { passed: false, failures: [{ wanted: '3', got: '20' }] }],
    });
  });

  test.each([[[]], [['--strikt', good]], [['--cards', join(folder, 'none.jsonl'), good]]])(
    'a wrong command line ends with 2: %j',
    async (words) => {
      expect(await main(words)).toBe(2);
      expect(err).not.toBe('');
    },
  );
});

describe('resolve', () => {
  test('writes the explanation, or the answer as JSON', async () => {
    const one = file('one.yaml', minimal('title: One'));
    const options = { level: 'judge', format: 'plain' } as const;
    expect(await resolveFile(one, options, starter, standIn)).toBe(0);
    expect(out.startsWith('One\n===\nResolved')).toBe(true);
    out = '';
    expect(await resolveFile(one, { ...options, json: true }, starter, standIn)).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ status: 'RESOLVED' });
  });

  test('says that checks are for verify', async () => {
    const options = { level: 'judge', format: 'plain' } as const;
    err = '';
    await resolveFile(file('plain.yaml', minimal('title: One')), options, starter, standIn);
    expect(err).toBe('');
    const checked = minimal('actions: [{ check: { stack: [] } }]');
    await resolveFile(file('checked.yaml', checked), options, starter, standIn);
    expect(err).toMatch(/check.*verify/);
  });

  test('says what is wrong with the scenario', async () => {
    const wrong = file('wrong.yaml', minimal('fnish: stop'));
    await expect(resolveFile(wrong, { level: 'judge', format: 'plain' }, starter, standIn)).rejects.toThrow(
      new BadInput(`${wrong} can't be resolved:\n  ${wrong}:2:1 fnish: The key "fnish" is unknown here. Did you mean "finish"?`),
    );
  });
});

describe('cards from a file', () => {
  const record = (name: string, more: object = {}) =>
    JSON.stringify({
      name,
      layout: 'normal',
      manaCost: '{U}',
      typeLine: 'Instant',
      oracleText: 'Draw a card.',
      source: 'a test',
      ...more,
    });
  const two = (name: string, a: string, b: string) =>
    JSON.stringify({
      name,
      layout: 'split',
      source: 'a test',
      faces: [a, b].map((face) => ({ name: face, manaCost: '{1}{U}', typeLine: 'Instant', oracleText: 'Draw a card.' })),
    });
  const lines = [
    record('Lim-Dul’s Vault'),
    record('Lim-Dûl’s Vault'),
    two('Fire // Ice', 'Fire', 'Ice'),
    two('Snow // Ice', 'Snow', 'Ice'),
    record('Snow'),
    '{ "name": "Odd" }',
    '',
  ];
  const text = lines.join('\n');

  test.each([
    ['plain', file('cards.jsonl', text)],
    ['packed', file('cards.jsonl.gz', gzipSync(text))],
  ])('%s', (_how, path) => {
    const cards = cardFile(path);
    expect(cards.find("lim-dul's vault")?.name).toBe('Lim-Dûl’s Vault');
    expect(cards.find('Fire')?.name).toBe('Fire // Ice');
    expect(cards.find('snow')?.name).toBe('Snow');
    expect(cards.find('Ice')).toBeUndefined();
    expect(cards.find('Fir')).toBeUndefined();
    expect(cards.near('Frie // Ice')[0]).toBe('Fire // Ice');
    expect(() => cards.find('Odd')).toThrow(`${path}:6: `);
  });

  test('a file that holds no cards is told', () => {
    expect(() => cardFile(file('none.jsonl', 'no cards\n'))).toThrow('The file holds no cards.');
    expect(() => cardFile(join(folder, 'missing.jsonl'))).toThrow('There is no such file.');
  });
});

test('a reader that stops before the end ends the program, too', async () => {
  const program = join(import.meta.dirname, '..', '..', 'dist', 'cli', 'verify.js');
  const many = file('many.yaml', Array.from({ length: 300 }, () => minimal()).join('\n---\n'));
  const child = spawn(process.execPath, [program, '--starter', many]);
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => {
    told += chunk.toString();
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  expect({ code, told }).toEqual({ code: 0, told: '' });
});
