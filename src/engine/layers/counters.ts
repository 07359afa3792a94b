import type { Ability, KeywordAbility } from '../../oracle/tree/index.ts';
import type { Game } from '../game.ts';
import { Unsupported } from '../refuse.ts';
import type { Timestamp } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import type { CharacteristicPart } from './effect.ts';
import { granted } from './granted.ts';
import type { Layer } from './layer.ts';

/** The counters that give a keyword (CR 122.1b). */
const KEYWORD_COUNTERS = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'decayed',
  'exalted',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
] as const;

const ABILITY = new Map<string, readonly KeywordAbility[]>(
  KEYWORD_COUNTERS.map((keyword) => [keyword, [{ kind: 'keyword', keyword }]]),
);
const POWER_TOUGHNESS = /^([+-]\d+)\/([+-]\d+)$/;

/** What one kind of counter on an object does to its characteristics. */
export interface CounterEffect {
  readonly counter: string;
  readonly layer: Layer;
  readonly timestamp: Timestamp;
  readonly part: CharacteristicPart;
}

const NONE: readonly CounterEffect[] = [];
const known = new WeakMap<GameObject, readonly CounterEffect[]>();

/** Counters that change characteristics: keyword counters in layer 6, +1/+1 and its like in layer 7c (CR 122.1a-b, 613.1f, 613.4c). */
export function counterEffects(g: Game, object: GameObject): readonly CounterEffect[] {
  if (!hasCounters(object) && !object.designations.includes(SUSPECTED)) return NONE;
  let effects = known.get(object);
  if (!effects) {
    const found = Object.entries(object.counters).flatMap(([counter, count]) =>
      count > 0 ? effectOf(g, object, counter, count) : [],
    );
    if (object.designations.includes(SUSPECTED)) found.push(suspected(g, object));
    effects = found.length > 0 ? found : NONE;
    known.set(object, effects);
  }
  return effects;
}

/** A designation that acts as a keyword counter would. */
export const SUSPECTED = 'suspected';
const OF_SUSPECTED: readonly Ability[] = [
  { kind: 'keyword', keyword: 'menace' },
  {
    kind: 'static',
    statement: { kind: 'clause', subject: { kind: 'this' }, acts: [{ kind: 'cant', what: [{ kind: 'deed', deed: 'block' }] }] },
  },
];

/** CR 701.60c: menace and "This creature can't block", as long as it is suspected. */
function suspected(g: Game, { timestamp }: GameObject): CounterEffect {
  const abilities = granted(g, OF_SUSPECTED, SUSPECTED).map(({ key }) => key);
  return { counter: SUSPECTED, layer: '6', timestamp, part: { kind: 'gain', abilities } };
}

function hasCounters({ counters }: GameObject): boolean {
  for (const _ in counters) return true;
  return false;
}

function effectOf(g: Game, object: GameObject, counter: string, count: number): CounterEffect[] {
  const timestamp = object.counterStamps?.[counter] ?? object.timestamp;
  const match = POWER_TOUGHNESS.exec(counter);
  if (match) {
    const part = { kind: 'addPowerToughness', power: count * Number(match[1]), toughness: count * Number(match[2]) } as const;
    return [{ counter, layer: '7c', timestamp, part }];
  }
  const abilities = ABILITY.get(counter);
  if (abilities) {
    const part = { kind: 'gain', abilities: granted(g, abilities, `${counter} counter`).map(({ key }) => key) } as const;
    return [{ counter, layer: '6', timestamp, part }];
  }
  // Variants of those keywords, such as "hexproof from red", aren't read.
  if (KEYWORD_COUNTERS.some((keyword) => counter.startsWith(`${keyword} from `))) {
    throw new Unsupported(object.card ?? 'an object', `${counter} counter`, 'a counter with a variant of a keyword');
  }
  return [];
}
