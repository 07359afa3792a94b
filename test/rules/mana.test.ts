import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  COLOR_PAIRS,
  costColors,
  englishOf,
  formatManaCost,
  formatSymbol,
  inWrittenOrder,
  type ManaSymbol,
  manaValue,
  parseManaCost,
  parseSymbol,
  symbolsIn,
} from '../../src/rules/mana/index.ts';
import { COLORS } from '../../src/rules/vocabulary/colors.ts';

function cost(text: string) {
  const parsed = parseManaCost(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.value;
}

const color = fc.constantFrom(...COLORS);
const pair = fc.constantFrom(...COLOR_PAIRS);
const manaSymbol: fc.Arbitrary<ManaSymbol> = fc.oneof(
  fc.record({ kind: fc.constant('generic' as const), amount: fc.nat(1_000_000) }),
  fc.record({ kind: fc.constant('variable' as const), letter: fc.constantFrom('X' as const, 'Y' as const, 'Z' as const) }),
  fc.record({ kind: fc.constantFrom('colored' as const, 'phyrexian' as const, 'colorless hybrid' as const), color }),
  fc.record({ kind: fc.constantFrom('hybrid' as const, 'hybrid phyrexian' as const), colors: pair }),
  fc.record({ kind: fc.constant('monohybrid' as const), amount: fc.constant(2), color }),
  fc.constantFrom({ kind: 'colorless' as const }, { kind: 'snow' as const }),
);

describe('a mana cost is read, valued and written', () => {
  test.each([
    ['{2}{U}{U}', '{2}{U}{U}', 4, 'blue'],
    ['{0}', '{0}', 0, ''],
    ['{X}{X}{R}', '{X}{X}{R}', 1, 'red'],
    ['{1000000}', '{1000000}', 1_000_000, ''],
    ['{u/w}{g}', '{W/U}{G}', 2, 'white blue green'],
    ['{W/R}', '{R/W}', 1, 'white red'],
    ['{W/2}', '{2/W}', 2, 'white'],
    ['{W/C}', '{C/W}', 1, 'white'],
    ['{P/W}', '{W/P}', 1, 'white'],
    ['{2}{G}{P/U/G}{U}', '{2}{G}{G/U/P}{U}', 5, 'blue green'],
    ['{S}{C}', '{S}{C}', 2, ''],
    [' {1} {B} ', '{1}{B}', 2, 'black'],
  ])('%s', (text, canonical, value, colors) => {
    expect(formatManaCost(cost(text))).toBe(canonical);
    expect(manaValue(cost(text))).toBe(value);
    expect(costColors(cost(text)).join(' ')).toBe(colors);
  });

  test.each([
    ['{U}{2}{U}', '{2}{U}{U}'],
    ['{R}{1}{X}{X}', '{X}{X}{1}{R}'],
    ['{B/P}{1}', '{1}{B/P}'],
    ['{C}{S}{10}', '{10}{S}{C}'],
    ['{G}{R}{B}{U}{W}{C}', '{C}{W}{U}{B}{R}{G}'],
    ['{W}{R}', '{R}{W}'],
    ['{W}{G}', '{G}{W}'],
    ['{W}{B}', '{W}{B}'],
    ['{W}{B}{R}', '{R}{W}{B}'],
    ['{W}{R}{G}', '{R}{G}{W}'],
    ['{B}{G}{W}', '{W}{B}{G}'],
    ['{W}{U}{R}{G}', '{R}{G}{W}{U}'],
    ['{U}{G/U/P}{2}{G}', '{2}{G}{G/U/P}{U}'],
    ['{B}{W/B}{W}{2}', '{2}{W}{W/B}{B}'],
    ['{2/R}{2/W}', '{2/R}{2/W}'],
    ['{0}', '{0}'],
  ])('%s is written %s', (text, written) => expect(formatManaCost(inWrittenOrder(cost(text)))).toBe(written));

  test('writing in order keeps every symbol, and once in order nothing moves', () => {
    fc.assert(
      fc.property(fc.array(manaSymbol, { maxLength: 12 }), (symbols) => {
        const written = inWrittenOrder({ symbols });
        expect([...written.symbols].map(formatSymbol).sort()).toEqual(symbols.map(formatSymbol).sort());
        expect(inWrittenOrder(written)).toEqual(written);
        expect(inWrittenOrder({ symbols: [...symbols].reverse() }).symbols.map(formatSymbol)).toEqual(
          expect.arrayContaining(written.symbols.map(formatSymbol)),
        );
      }),
    );
  });

  test('X counts what was chosen for it on the stack (202.3e)', () => {
    expect(manaValue(cost('{X}{X}{G}'), { X: 3 })).toBe(7);
    expect(manaValue(cost('{X}{Y}'), { X: 3 })).toBe(3);
  });

  test('an object without mana cost has mana value 0 and no color (202.3a, 202.2b)', () => {
    expect([manaValue(null), costColors(null)]).toEqual([0, []]);
  });

  test('what is written is read again as the same cost', () => {
    fc.assert(
      fc.property(fc.array(manaSymbol, { minLength: 1, maxLength: 8 }), (symbols) => {
        expect(cost(formatManaCost({ symbols }))).toEqual({ symbols });
      }),
    );
  });

  test('any order of the parts of a symbol means the same', () => {
    fc.assert(
      fc.property(manaSymbol, fc.boolean(), (symbol, lower) => {
        const parts = formatSymbol(symbol).slice(1, -1).split('/').reverse();
        const text = `{${parts.join('/')}}`;
        expect(cost(lower ? text.toLowerCase() : text)).toEqual({ symbols: [symbol] });
      }),
    );
  });
});

describe('what is no mana cost is refused with its place', () => {
  test.each([
    ['', 'EMPTY', 0, 0],
    ['2UU', 'MALFORMED', 0, 3],
    ['{2}UU{U}', 'MALFORMED', 3, 5],
    ['{2}{U', 'MALFORMED', 3, 5],
    ['{1}{N}', 'UNKNOWN_SYMBOL', 3, 6],
    ['{W/W}', 'UNKNOWN_SYMBOL', 0, 5],
    ['{3/W}', 'UNKNOWN_SYMBOL', 0, 5],
    ['{W/U/B}', 'UNKNOWN_SYMBOL', 0, 7],
    ['{2/W/P}', 'UNKNOWN_SYMBOL', 0, 7],
    ['{01}', 'UNKNOWN_SYMBOL', 0, 4],
    ['{constructor}', 'UNKNOWN_SYMBOL', 0, 13],
    ['{1}{T}', 'NOT_MANA', 3, 6],
    ['{Q}', 'NOT_MANA', 0, 3],
    ['{½}{W}', 'UNSUPPORTED_SYMBOL', 0, 3],
  ])('%j', (text, reason, start, end) => {
    const parsed = parseManaCost(text);
    expect(parsed).toMatchObject({ ok: false, problem: { reason, start, end } });
    if (!parsed.ok && reason !== 'EMPTY') expect(parsed.problem.message).toContain(`at ${start + 1}`);
  });

  test('reading never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(typeof parseManaCost(text).ok).toBe('boolean')));
  });
});

describe('symbols', () => {
  test.each([
    ['{T}', 'tap this permanent'],
    ['{Q}', 'untap this permanent'],
    ['{W}', 'one white mana'],
    ['{3}', 'three generic mana'],
    ['{16}', '16 generic mana'],
    ['{U/W}', 'one white or blue mana'],
    ['{2/B}', 'two generic mana or one black mana'],
    ['{C/R}', 'one colorless or red mana'],
    ['{G/P}', 'one green mana or 2 life'],
    ['{G/U/P}', 'one green or blue mana or 2 life'],
    ['{S}', 'one mana from a snow source'],
    ['{½}', 'one-half generic mana'],
  ])('%s is said “%s”', (text, english) => {
    const parsed = parseSymbol(text);
    expect(parsed.ok && englishOf(parsed.value)).toBe(english);
  });

  test('symbols in words are found with their place, unknown ones too', () => {
    expect(symbolsIn('{T}: Add {G}{?}.').map(({ start, end, symbol }) => [start, end, symbol?.kind])).toEqual([
      [0, 3, 'tap'],
      [9, 12, 'colored'],
      [12, 15, undefined],
    ]);
  });
});
