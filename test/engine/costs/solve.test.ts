import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ManaType, maskOf, type Purpose, type Slot, variantsOf } from '../../../src/engine/costs/slots.ts';
import {
  type ManaProblem,
  type ManaSolution,
  type ManaSource,
  type ManaUnit,
  type Spend,
  solveMana,
} from '../../../src/engine/costs/solve.ts';
import { parseManaCost } from '../../../src/rules/mana/index.ts';

const TYPES: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G', 'C'];

function cost(text: string, byLife = 0, purpose: Purpose = 'cost') {
  const parsed = parseManaCost(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return variantsOf(parsed.value, byLife, purpose);
}

/** `U`, `Us` for snow mana, `U!` for mana that may not be spent on the cost. */
function unit(text: string): ManaUnit {
  return { type: text[0] as ManaType, snow: text.includes('s'), only: text.includes('!') ? [] : null };
}
const units = (text: string): ManaUnit[] => (text === '' ? [] : text.split(' ').map(unit));

/** Options apart by `|`; `{1}: W U` costs mana; `~` before an option says that it harms. */
function source(text: string, index: number): ManaSource {
  const options = text.split('|').map((option) => {
    const harmful = option.startsWith('~');
    const [left, right] = option.replace('~', '').split(': ');
    const price = right === undefined ? [] : cost(left!, 0, index)[0]!.slots;
    return { units: units((right ?? left)!), cost: price, harmful };
  });
  return { options };
}

const problem = (text: string, pool: string, sources: readonly string[], byLife = 0): ManaProblem => ({
  variants: cost(text, byLife),
  pool: units(pool),
  sources: sources.map(source),
});

const told = (found: ManaSolution | null): string =>
  found === null ? 'none' : found.activations.map(({ source: index, option }) => `${index}.${option}`).join(' ');

describe('how a mana cost is paid', () => {
  test.each([
    ['one symbol from the pool', '{U}', 'U', [], ''],
    ['nothing for {0}', '{0}', '', ['U'], ''],
    ['the wrong color', '{U}', 'R', [], 'none'],
    ['pool before sources', '{U}', 'R U', ['U'], ''],
    ['the first of two alike', '{U}', '', ['U', 'U'], '0.0'],
    ['what only fits elsewhere is kept for it', '{1}{U}', '', ['U', 'R'], '0.0 1.0'],
    ['a dual land gives what the other land does not', '{W}{U}', '', ['W|U', 'W'], '0.1 1.0'],
    ['colorless only from colorless', '{C}', 'W U B R G', [], 'none'],
    ['hybrid by either half', '{W/U}{W/U}', 'W U', [], ''],
    ['monocolored hybrid by two of any type', '{2/W}', 'R G', [], ''],
    ['snow only from snow', '{S}', 'U', ['Us'], '0.0'],
    ['restricted mana that does not fit', '{1}', 'U!', [], 'none'],
    ['two mana of one source', '{2}', '', ['C C'], '0.0'],
    ['no source too many', '{2}', '', ['R', 'C C', 'G'], '1.0'],
    ['harm only where it must be', '{1}', '', ['C|~B|~R'], '0.0'],
    ['harm where it must be', '{B}{1}', '', ['C|~B|~R', 'C|~B|~R'], '0.1 1.0'],
    ['the land without harm for the color, the other one for the rest', '{B}{1}', '', ['C|~B', 'B'], '0.0 1.0'],
    ['one color of three mana', '{U}{U}{U}', '', ['W W W|U U U|B B B'], '0.1'],
    ['a filter land', '{W}{U}', '', ['W', '{W/U}: W W|{W/U}: W U|{W/U}: U U'], '0.0 1.1'],
    ['a filter land that feeds another', '{W}{W}{W}', '', ['{G}: W W|{G}: G G', '{R}: W G|{R}: R R', 'R'], '2.0 1.0 0.0'],
    ['filters that could only feed each other', '{W}{W}', '', ['{W}: W W', '{W}: W W'], 'none'],
  ])('%s', (_name, text, pool, sources, expected) => {
    expect(told(solveMana(problem(text, pool, sources)))).toBe(expected);
  });

  test('Phyrexian symbols ask for mana unless life is said', () => {
    expect(solveMana(problem('{U/P}{R}', 'R', []))).toBeNull();
    expect(solveMana(problem('{U/P}{R}', 'R', [], 1))?.variant.byLife).toBe(1);
    expect(solveMana(problem('{U}{R}', 'U R', [], 1))).toBeNull();
  });

  test('forty lands pay for twelve', () => {
    const lands = Array.from({ length: 40 }, (_, index) => ['W|U', 'U|B', 'B', 'R|G', 'C'][index % 5]!);
    expect(solveMana(problem('{4}{W}{U}{B}{R}{G}{R/G}{C}{C}', '', lands))?.activations).toHaveLength(12);
  });
});

/** Whether units pay slots, tried in every way. */
function pays(slots: readonly Slot[], pool: readonly ManaUnit[]): boolean {
  const [first, ...rest] = slots;
  if (!first) return true;
  return pool.some((one, index) => fitsSlot(one, first) && pays(rest, pool.toSpliced(index, 1)));
}
const fitsSlot = (one: ManaUnit, slot: Slot): boolean =>
  (maskOf(one.type) & slot.mask) !== 0 && (!slot.snow || one.snow) && (one.only === null || one.only.includes(slot.purpose));

/** Every way to take slots' worth of mana out of the pool. */
function* remainders(slots: readonly Slot[], pool: readonly ManaUnit[]): Generator<readonly ManaUnit[]> {
  const [first, ...rest] = slots;
  if (!first) yield pool;
  else for (const [index, one] of pool.entries()) if (fitsSlot(one, first)) yield* remainders(rest, pool.toSpliced(index, 1));
}

/** The plainest search: any order of any activations. */
function bruteForce({ variants, pool, sources }: ManaProblem): boolean {
  const go = (have: readonly ManaUnit[], left: readonly number[]): boolean =>
    variants.some(({ slots }) => pays(slots, have)) ||
    left.some((index) =>
      sources[index]!.options.some((option) => {
        for (const after of remainders(option.cost, have)) {
          if (
            go(
              [...after, ...option.units],
              left.filter((other) => other !== index),
            )
          )
            return true;
        }
        return false;
      }),
    );
  return go(pool, [...sources.keys()]);
}

/** Carries a solution out as written: each activation in its order, then the cost. */
function carriesOut({ pool, sources }: ManaProblem, { activations, spends, variant }: ManaSolution): boolean {
  const have = new Map(pool.map((one, index) => [`pool ${index}`, one]));
  const spend = (purpose: Purpose, slots: readonly Slot[]): boolean => {
    const here = spends.filter(({ slot }) => slot.purpose === purpose);
    return here.length === slots.length && here.every((each, index) => take(each, slots[index]!));
  };
  const take = (each: Spend, slot: Slot): boolean => {
    const name = `${each.from === 'pool' ? 'pool' : each.source} ${each.unit}`;
    const one = have.get(name);
    have.delete(name);
    return one !== undefined && one.type === each.type && fitsSlot(one, slot);
  };
  const each = activations.every(({ source: index, option }) => {
    const chosen = sources[index]!.options[option]!;
    if (!spend(index, chosen.cost)) return false;
    chosen.units.forEach((one, number) => {
      have.set(`${index} ${number}`, one);
    });
    return true;
  });
  const once = new Set(activations.map(({ source: index }) => index)).size === activations.length;
  return each && once && spend('cost', variant.slots);
}

const aUnit = fc.record({
  type: fc.constantFrom(...TYPES.slice(0, 3), 'C' as const),
  snow: fc.boolean(),
  only: fc.constantFrom<readonly Purpose[] | null>(null, null, null, [], ['cost'], [0, 1, 2]),
});
const aCost = fc
  .array(fc.constantFrom('{1}', '{W}', '{U}', '{B}', '{W/U}', '{2/W}', '{C/U}', '{S}', '{C}'), { minLength: 1, maxLength: 4 })
  .map((symbols) => symbols.join(''));
const anOption = fc.record({
  units: fc.array(aUnit, { minLength: 1, maxLength: 2 }),
  price: fc.constantFrom('', '', '', '{1}', '{W/U}', '{B}'),
  harmful: fc.boolean(),
});
const aProblem = fc
  .record({
    text: aCost,
    pool: fc.array(aUnit, { maxLength: 2 }),
    sources: fc.array(fc.array(anOption, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
  })
  .map(
    ({ text, pool, sources }): ManaProblem => ({
      variants: cost(text),
      pool,
      sources: sources.map((options, index) => ({
        options: options.map(({ units: made, price, harmful }) => ({
          units: made,
          cost: price === '' ? [] : cost(price, 0, index)[0]!.slots,
          harmful,
        })),
      })),
    }),
  );

test('a payment is found exactly when trying everything finds one, and can be carried out as said', () => {
  fc.assert(
    fc.property(aProblem, (asked) => {
      const found = solveMana(asked);
      expect(found !== null).toBe(bruteForce(asked));
      if (found) expect(carriesOut(asked, found)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
