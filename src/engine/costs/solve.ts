import { Exhausted } from '../refuse.ts';
import { type Alternative, type Assignment, fits, matchUnits, type PlacedSlot, type UnitNode } from './matching.ts';
import { type ManaType, maskOf, type Purpose, type Slot, type Variant } from './slots.ts';

/*
 * How a mana cost can be paid: a pure search over the mana in the pool and what sources could add. It finds a payment whenever there is one.
 */

/** One mana as it is in the pool, or as an activation would add it. */
export interface ManaUnit {
  readonly type: ManaType;
  readonly snow: boolean;
  /** For what it may be spent (CR 106.6); null for anything. */
  readonly only: readonly Purpose[] | null;
}

/** One way to activate a source, with the mana that it asks for and adds. */
export interface SourceOption {
  readonly units: readonly ManaUnit[];
  /** The mana that this activation costs, its purpose being the source's index. */
  readonly cost: readonly Slot[];
  /** It does something besides that its controller wouldn't want (damage, a counter): only used where there is no other way. */
  readonly harmful: boolean;
}

/** Something that can be activated once, in one of several ways. */
export interface ManaSource {
  readonly options: readonly SourceOption[];
}

/** Pool and sources, each in the order in which they are to be used in preference. */
export interface ManaProblem {
  readonly variants: readonly Variant[];
  readonly pool: readonly ManaUnit[];
  readonly sources: readonly ManaSource[];
  /** Sources that the player has named: one that costs mana is then used, where it can be, though others would do without it. */
  readonly named?: readonly number[];
}

export type Spend =
  | { readonly from: 'pool'; readonly unit: number; readonly type: ManaType; readonly slot: Slot }
  | { readonly from: 'source'; readonly source: number; readonly unit: number; readonly type: ManaType; readonly slot: Slot };

export interface ManaSolution {
  readonly variant: Variant;
  /** In the order in which they are to be made. */
  readonly activations: readonly { readonly source: number; readonly option: number }[];
  /** One for each mana, what activations cost included. */
  readonly spends: readonly Spend[];
}

/** A bound on matchings of one search; beyond it the search says so instead of calling the cost unpayable. */
const MOST_MATCHINGS = 50_000;
/** How many sources that cost mana are tried together because they are named. */
const MOST_NAMED = 3;
class SearchTooLong extends Exhausted {
  constructor() {
    super('the ways to pay a mana cost with sources that cost mana themselves');
  }
}

/** Finds how to pay, preferring what comes first in pool and sources, few activations, and none that harm; null where nothing pays. */
export function solveMana(problem: ManaProblem): ManaSolution | null {
  for (const variant of problem.variants) {
    const found = solveVariant(problem, variant);
    if (found) return found;
  }
  return null;
}

/** A source whose activations are matched unit by unit, because each of its units may be any of its alternatives. */
interface PlainSource {
  readonly source: number;
  readonly units: readonly (readonly Alternative[])[];
}

interface Chosen {
  readonly source: number;
  readonly option: number;
}

function solveVariant(problem: ManaProblem, variant: Variant): ManaSolution | null {
  const harmless = problem.sources.map(({ options }) => ({ options: options.filter(({ harmful }) => !harmful) }));
  const anyHarm = problem.sources.some(({ options }) => options.some(({ harmful }) => harmful));
  const first = search(problem, anyHarm ? harmless : problem.sources, variant);
  if (first) return anyHarm ? relabel(problem, harmless, first) : first;
  return anyHarm ? withLittleHarm(problem, harmless, variant) : null;
}

/** Harm is needed: takes it back source by source, as long as a payment remains. */
function withLittleHarm(problem: ManaProblem, harmless: readonly ManaSource[], variant: Variant): ManaSolution | null {
  const sources = [...problem.sources];
  let best = search(problem, sources, variant);
  if (!best) return null;
  let options = sources.map((source, index) => source === problem.sources[index]);
  for (let index = sources.length - 1; index >= 0; index -= 1) {
    if (harmless[index]!.options.length === sources[index]!.options.length) continue;
    const fewer = sources.with(index, harmless[index]!);
    const found = search(problem, fewer, variant);
    if (!found) continue;
    sources[index] = harmless[index]!;
    options = options.with(index, false);
    best = found;
  }
  return relabel(problem, sources, best);
}

/** Gives options their numbers in the problem again after some were left out. */
function relabel(problem: ManaProblem, used: readonly ManaSource[], solution: ManaSolution): ManaSolution {
  const activations = solution.activations.map(({ source, option }) => ({
    source,
    option: problem.sources[source]!.options.indexOf(used[source]!.options[option]!),
  }));
  return { ...solution, activations };
}

function search({ pool, named = [] }: ManaProblem, sources: readonly ManaSource[], variant: Variant): ManaSolution | null {
  const plain: PlainSource[] = [];
  const complex: number[] = [];
  sources.forEach(({ options }, source) => {
    if (options.length === 0) return;
    const units = plainUnits(options);
    if (units) plain.push({ source, units });
    else complex.push(source);
  });
  const all = { pool, sources, variant, plain, chosen: [] };
  const asked = complex.filter((source) => named.includes(source)).slice(0, MOST_NAMED);
  const direct = (asked.length > 0 ? withComplex(all, asked, asked.length) : null) ?? attempt(all);
  if (direct || complex.length === 0) return direct;
  if (!possibleAtAll(all, complex)) return null;
  return withComplex(all, complex);
}

/** The units of a source that costs no mana and leaves each unit's type free by itself; null where options hang together. */
function plainUnits(options: readonly SourceOption[]): readonly (readonly Alternative[])[] | null {
  const [first] = options;
  if (!first || options.some(({ cost }) => cost.length > 0)) return null;
  const alternative = ({ type, snow, only }: ManaUnit, option: number): Alternative => ({
    mask: maskOf(type),
    snow,
    only,
    option,
  });
  if (options.length === 1) return first.units.map((unit) => [alternative(unit, 0)]);
  if (options.every(({ units }) => units.length === 1))
    return [options.map(({ units }, option) => alternative(units[0]!, option))];
  return null;
}

interface Attempt {
  readonly pool: readonly ManaUnit[];
  readonly sources: readonly ManaSource[];
  readonly variant: Variant;
  readonly plain: readonly PlainSource[];
  readonly chosen: readonly Chosen[];
}

/** A unit with where it comes from. */
interface Origin {
  readonly node: UnitNode;
  readonly from: 'pool' | 'source';
  /** Of the source; -1 for the pool. */
  readonly source: number;
  /** Within the pool or the source's option. */
  readonly unit: number;
}

function originsOf({ pool, sources, plain, chosen }: Attempt): Origin[] {
  const fixed = ({ type, snow, only }: ManaUnit, option: number): Alternative[] => [{ mask: maskOf(type), snow, only, option }];
  const origins: Origin[] = pool.map((mana, unit) => ({
    node: { alternatives: fixed(mana, 0), from: -1 },
    from: 'pool',
    source: -1,
    unit,
  }));
  // What has been paid for is used before anything more is tapped.
  chosen.forEach(({ source, option }, position) => {
    sources[source]!.options[option]!.units.forEach((mana, unit) => {
      origins.push({ node: { alternatives: fixed(mana, option), from: position }, from: 'source', source, unit });
    });
  });
  for (const { source, units } of plain) {
    units.forEach((alternatives, unit) => {
      origins.push({ node: { alternatives, from: -1 }, from: 'source', source, unit });
    });
  }
  return origins;
}

function slotsOf({ sources, variant, chosen }: Attempt): PlacedSlot[] {
  const last = chosen.length;
  const costs = chosen.flatMap(({ source, option }, position) =>
    sources[source]!.options[option]!.cost.map((slot) => ({ ...slot, position })),
  );
  return [...variant.slots.map((slot) => ({ ...slot, position: last })), ...costs];
}

function attempt(of: Attempt): ManaSolution | null {
  const origins = originsOf(of);
  const slots = slotsOf(of);
  const match = matchUnits(
    origins.map(({ node }) => node),
    slots,
  );
  return match && solution(of, withoutWaste(of, origins, slots, match));
}

interface Matched {
  readonly origins: readonly Origin[];
  readonly slots: readonly PlacedSlot[];
  readonly match: Assignment;
}

/** Leaves out plain sources that aren't needed where another one makes more than one mana. */
function withoutWaste(of: Attempt, origins: readonly Origin[], slots: readonly PlacedSlot[], match: Assignment): Matched {
  let best: Matched = { origins, slots, match };
  if (of.plain.every(({ units }) => units.length === 1)) return best;
  const used = [
    ...new Set(match.map((unit) => origins[unit]!).flatMap(({ from, source }) => (from === 'source' ? [source] : []))),
  ];
  let kept = origins.filter(({ from, source }) => from === 'pool' || used.includes(source));
  for (const source of used.reverse()) {
    if (of.chosen.some((choice) => choice.source === source)) continue;
    const fewer = kept.filter((origin) => origin.from === 'pool' || origin.source !== source);
    const found = matchUnits(
      fewer.map(({ node }) => node),
      slots,
    );
    if (!found) continue;
    kept = fewer;
    best = { origins: fewer, slots, match: found };
  }
  return best;
}

function solution(of: Attempt, { origins, slots, match }: Matched): ManaSolution {
  const options = new Map<number, number>();
  const spends = slots.map((slot, place): Spend => {
    const { node, from, source, unit } = origins[match[place]!]!;
    const { option } = node.alternatives.find((alternative) => fits(alternative, slot))!;
    if (from === 'pool') return { from, unit, type: of.pool[unit]!.type, slot: plainSlot(slot) };
    options.set(source, option);
    return { from, source, unit, type: of.sources[source]!.options[option]!.units[unit]!.type, slot: plainSlot(slot) };
  });
  const plain = of.plain
    .filter(({ source }) => options.has(source))
    .map(({ source }) => ({ source, option: options.get(source)! }));
  return { variant: of.variant, activations: [...plain, ...of.chosen], spends };
}

const plainSlot = ({ mask, snow, purpose }: PlacedSlot): Slot => ({ mask, snow, purpose });

/** Whether it could be paid if each complex source gave all that any of its options gives, for nothing. */
function possibleAtAll(of: Attempt, complex: readonly number[]): boolean {
  const generous = complex.flatMap((source) => {
    const { options } = of.sources[source]!;
    const most = Math.max(...options.map(({ units }) => units.length));
    const every = options.flatMap(({ units }, option) =>
      units.map(({ type, snow, only }): Alternative => ({ mask: maskOf(type), snow, only, option })),
    );
    return Array.from({ length: most }, (): UnitNode => ({ alternatives: every, from: -1 }));
  });
  const nodes = [...originsOf(of).map(({ node }) => node), ...generous];
  return matchUnits(nodes, slotsOf(of)) !== null;
}

/** Tries sequences of activations of complex sources, shorter ones first; an activation's cost is paid with what was there before it. */
function withComplex(of: Attempt, complex: readonly number[], least = 1): ManaSolution | null {
  let matchings = 0;
  const extend = (chosen: readonly Chosen[], left: readonly number[], depth: number): ManaSolution | null => {
    if (depth === 0) {
      matchings += 1;
      if (matchings > MOST_MATCHINGS) throw new SearchTooLong();
      return attempt({ ...of, chosen });
    }
    const tried = new Set<string>();
    for (const source of left) {
      const rest = left.filter((other) => other !== source);
      for (const option of of.sources[source]!.options.keys()) {
        const kind = `${option} of ${signature(of.sources[source]!, source)}`;
        if (tried.has(kind)) continue;
        tried.add(kind);
        const found = extend([...chosen, { source, option }], rest, depth - 1);
        if (found) return found;
      }
    }
    return null;
  };
  for (let depth = least; depth <= complex.length; depth += 1) {
    const found = extend([], complex, depth);
    if (found) return found;
  }
  return null;
}

/** What a source is to the search: of two sources that are the same in this only the first is tried. */
function signature({ options }: ManaSource, source: number): string {
  // Mana that pays only for its own source's activation names it by number, which mustn't tell like sources apart.
  const own = (only: ManaUnit['only']): string => only?.map((purpose) => (purpose === source ? 'own' : purpose)).join() ?? '*';
  const unit = ({ type, snow, only }: ManaUnit): string => `${type}${snow ? 's' : ''}${own(only)}`;
  const slot = ({ mask, snow }: Slot): string => `${mask}${snow ? 's' : ''}`;
  return options.map(({ units, cost }) => `${units.map(unit).join(' ')}|${cost.map(slot).join(' ')}`).join('||');
}
