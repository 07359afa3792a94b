import type { GameStateView, ObjectView, ThingView } from '../answer.ts';
import type { ObjectExpectation } from '../document/types.ts';
import { DESIGNATIONS } from '../document/vocabulary.ts';
import { show } from './failure.ts';
import { fold, sameName } from './names.ts';
import { holderOf, isMeant } from './references.ts';

/** One value of an object that isn't as expected. */
export interface Difference {
  readonly key: string;
  readonly wanted: string;
  readonly got: string;
}

type Check = (object: ObjectView, expected: ObjectExpectation, state: GameStateView) => Difference | undefined;

const difference = (key: string, wanted: unknown, got: unknown): Difference => ({ key, wanted: show(wanted), got: show(got) });

type PlainKey =
  | 'zone'
  | 'power'
  | 'toughness'
  | 'loyalty'
  | 'defense'
  | 'tapped'
  | 'damage'
  | 'manaValue'
  | 'faceDown'
  | 'phasedOut'
  | 'suspended'
  | 'level';

const plain =
  (key: PlainKey): Check =>
  (object, expected) =>
    expected[key] === undefined || object[key] === expected[key] ? undefined : difference(key, expected[key], object[key]);

const text =
  (key: 'controller' | 'owner', value: (object: ObjectView) => string): Check =>
  (object, expected) => {
    const wanted = expected[key];
    return wanted === undefined || sameName(wanted, value(object)) ? undefined : difference(key, wanted, value(object));
  };

const nameOf: Check = (object, { name: wanted }) => {
  if (wanted === undefined || sameName(wanted, object.name)) return undefined;
  const token = object.substance === 'token' && sameName(`${wanted} Token`, object.name);
  return token ? undefined : difference('name', wanted, object.name);
};

export function countersDiffer(
  wanted: Readonly<Record<string, number>> | undefined,
  got: Readonly<Record<string, number>>,
): Difference | undefined {
  if (wanted === undefined) return undefined;
  const own = new Map(Object.entries(got).map(([kind, amount]) => [fold(kind), amount]));
  const none = Object.keys(wanted).length === 0;
  const right = none
    ? [...own.values()].every((amount) => amount === 0)
    : Object.entries(wanted).every(([kind, amount]) => (own.get(fold(kind)) ?? 0) === amount);
  return right ? undefined : difference('counters', wanted, got);
}

const names = (things: readonly ThingView[]): string[] => things.map(({ name }) => name);

const attachedTo: Check = (object, { attachedTo: wanted }, state) => {
  if (wanted === undefined) return undefined;
  const host = object.attachedTo;
  const right = wanted === null ? host === null : host !== null && isMeant(state, host, wanted);
  return right ? undefined : difference('attachedTo', wanted, host?.name ?? null);
};

const attacking: Check = (object, { attacking: wanted }, state) => {
  if (wanted === undefined) return undefined;
  const { attacking: attacked, attacksNothing } = object;
  const got = attacked?.name ?? (attacksNothing ? 'nothing' : false);
  const right =
    typeof wanted === 'boolean'
      ? (got !== false) === wanted
      : attacked === null
        ? fold(wanted) === got
        : isMeant(state, attacked, wanted);
  return right ? undefined : difference('attacking', wanted, got);
};

const blocking: Check = (object, { blocking: wanted }, state) => {
  if (wanted === undefined) return undefined;
  const blocked = object.blocking;
  const right =
    typeof wanted === 'boolean' ? blocked.length > 0 === wanted : blocked.some((thing) => isMeant(state, thing, wanted));
  return right ? undefined : difference('blocking', wanted, blocked.length > 0 ? names(blocked) : false);
};

const token: Check = (object, expected) => {
  const got = object.substance === 'token';
  return expected.token === undefined || expected.token === got ? undefined : difference('token', expected.token, got);
};

const designations: readonly Check[] = DESIGNATIONS.map(
  (name): Check =>
    (object, expected) => {
      const got = object.designations.includes(name);
      return expected[name] === undefined || expected[name] === got ? undefined : difference(name, expected[name], got);
    },
);

/** `ward` is had by what has `ward {2}`; a quality (`hexproof from blue`) makes another ability of it. */
export function hasKeyword(own: readonly string[], wanted: string): boolean {
  const folded = fold(wanted);
  // "Islandwalk" is how cards write landwalk with a type (CR 702.14a).
  const walk = /^(.+?)\s?walk$/.exec(folded);
  if (walk && walk[1] !== 'land' && own.some((keyword) => fold(keyword) === `landwalk ${walk[1]}`)) return true;
  return own
    .map(fold)
    .some(
      (keyword) =>
        keyword === folded || /^( (\d|x\b|\{|for )|—)/.test(keyword.startsWith(folded) ? keyword.slice(folded.length) : ''),
    );
}

const hasWord = (own: readonly string[], wanted: string): boolean => own.some((word) => sameName(word, wanted));

type SubsetKey = 'supertypes' | 'types' | 'subtypes' | 'keywords';

const subset =
  (key: SubsetKey, has: typeof hasWord = hasWord): Check =>
  (object, expected) => {
    const missing = (expected[key] ?? []).filter((word) => !has(object[key], word));
    return missing.length === 0 ? undefined : difference(key, missing, object[key]);
  };

const lacking =
  (key: 'lacksTypes' | 'lacksSubtypes' | 'lacksKeywords', own: SubsetKey, has: typeof hasWord = hasWord): Check =>
  (object, expected) => {
    const present = (expected[key] ?? []).filter((word) => has(object[own], word));
    return present.length === 0 ? undefined : { key, wanted: `no ${present.join(', no ')}`, got: show(object[own]) };
  };

export function sameSet(a: readonly string[], b: readonly string[]): boolean {
  const one = new Set(a.map(fold));
  const other = new Set(b.map(fold));
  return one.size === other.size && [...one].every((word) => other.has(word));
}

const whole =
  (key: 'exactTypes' | 'exactSubtypes' | 'colors', own: 'types' | 'subtypes' | 'colors'): Check =>
  (object, expected) => {
    const wanted = expected[key];
    return wanted === undefined || sameSet(wanted, object[own]) ? undefined : difference(key, wanted, object[own]);
  };

const CHECKS: readonly Check[] = [
  nameOf,
  plain('zone'),
  text('controller', holderOf),
  text('owner', ({ owner }) => owner),
  ...(
    [
      'power',
      'toughness',
      'loyalty',
      'defense',
      'tapped',
      'damage',
      'manaValue',
      'faceDown',
      'phasedOut',
      'suspended',
      'level',
    ] as const
  ).map(plain),
  (object, { counters }) => countersDiffer(counters, object.counters),
  attachedTo,
  attacking,
  blocking,
  token,
  ...designations,
  subset('supertypes'),
  subset('types'),
  subset('subtypes'),
  subset('keywords', hasKeyword),
  lacking('lacksTypes', 'types'),
  lacking('lacksSubtypes', 'subtypes'),
  lacking('lacksKeywords', 'keywords', hasKeyword),
  whole('exactTypes', 'types'),
  whole('exactSubtypes', 'subtypes'),
  whole('colors', 'colors'),
];

/** In what an object differs from what is expected of it. */
export function differences(object: ObjectView, expected: ObjectExpectation, state: GameStateView): Difference[] {
  return CHECKS.flatMap((check) => check(object, expected, state) ?? []);
}
