import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withoutReminders } from '../../src/api/cards/words.ts';
import { type Connection, listOf, pageOf } from '../../src/api/connections.ts';
import { enumValue, wordOf } from '../../src/api/enums.ts';
import { formatError } from '../../src/api/errors.ts';
import { globalId, readGlobalId } from '../../src/api/globalIds.ts';
import { readSettings } from '../../src/api/settings.ts';
import { TURN_STEPS } from '../../src/rules/vocabulary/zones.ts';

describe('pages', () => {
  test('taken one after another they are the list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 100 }), (all, first) => {
        const met: number[] = [];
        let after: string | null = null;
        let more = true;
        while (more) {
          const { edges, pageInfo, totalCount }: Connection<number> = pageOf(listOf('numbers'), all, first, after);
          expect(totalCount).toBe(all.length);
          met.push(...edges.map(({ node }) => node));
          after = pageInfo.endCursor;
          more = pageInfo.hasNextPage;
        }
        expect(met).toEqual(all);
      }),
    );
  });
});

describe('ids', () => {
  test('are read as they were made', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((term) => Buffer.from(term).toString() === term),
        (term) => {
          const key = `2031-05-03:${term}`;
          expect(readGlobalId(globalId('GlossaryEntry', key))).toEqual({ type: 'GlossaryEntry', key });
        },
      ),
    );
  });

  test('anything else is refused', () => {
    const made = new Set(['Card:x'].map((text) => Buffer.from(text).toString('base64url')));
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!made.has(text));
        expect(() => readGlobalId(text)).toThrow(/is not an id of this service/);
      }),
    );
  });

  test.each(['Nothing:x', 'Rule:702', 'Rule:2031-05-03', 'Resolution:abc', 'constructor:x', 'Card:'])('%s is no id', (text) =>
    expect(() => readGlobalId(Buffer.from(text).toString('base64url'))).toThrow(),
  );
});

describe('enums', () => {
  test.each(TURN_STEPS)('%s and back', (step) => expect(wordOf(TURN_STEPS, enumValue(step))).toBe(step));
  test('first-strike damage', () => expect(enumValue('first-strike damage')).toBe('FIRST_STRIKE_DAMAGE'));
});

describe('words without reminders', () => {
  test.each([
    ['Flying (It can’t be blocked by some.)', 'Flying'],
    ['(A whole line.)\nDraw a card.', 'Draw a card.'],
    ['Kicker {1} (You may pay more.)\nDraw (or not) a card.', 'Kicker {1}\nDraw a card.'],
    ['', ''],
  ])('%j', (words, expected) => expect(withoutReminders(words)).toBe(expected));
});

describe('errors', () => {
  test.each([
    [{ code: 'ECONNREFUSED' }, 'NOT_READY'],
    [{ originalError: { cause: { code: '57P01' } } }, 'NOT_READY'],
    [{ originalError: { errors: [{ code: 'P1001' }] } }, 'NOT_READY'],
    [{ code: '23505' }, 'INTERNAL_SERVER_ERROR'],
    [new Error('at /somewhere/inside.ts:3'), 'INTERNAL_SERVER_ERROR'],
  ])('%j is %s', (error, code) => {
    const shown = formatError(
      { message: 'at /somewhere/inside.ts:3', extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace: ['x'] } },
      error,
    );
    expect(shown.extensions).toEqual({ code });
    expect(shown.message).not.toMatch(/inside\.ts/);
  });
});

describe('settings', () => {
  test('have defaults', () =>
    expect(readSettings({})).toMatchObject({
      port: 4000,
      limits: { depth: 15, aliases: 500, tokens: 2000, cost: 10_000, bodyBytes: 262_144 },
    }));

  test.each([
    [{ PORT: '4001' }, { port: 4001 }],
    [{ DATABASE_URL: '' }, { databaseUrl: undefined }],
    [{ RULEWRIGHT_DATA_DIR: '/data' }, { dataDir: '/data' }],
    [{ RULEWRIGHT_ENGINE_THREADS: '2' }, { engine: { threads: 2 } }],
  ])('%j', (env, expected) => expect(readSettings(env)).toMatchObject(expected));

  test.each([
    [{ PORT: 'http' }, /PORT=http/],
    [{ PORT: '70000' }, /PORT=70000/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL=loud/],
    [{ PORT: 'x', LOG_LEVEL: 'y' }, /PORT=x[\s\S]*LOG_LEVEL=y/],
  ])('%j is refused', (env, message) => expect(() => readSettings(env)).toThrow(message));
});
