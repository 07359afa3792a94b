import type { ObjectId } from '../state/ids.ts';
import type { GameState } from '../state/state.ts';

/**
 * The state up to what makes no difference: ids are given anew in the order in which objects lie in their zones, timestamps are ranks, and what has
 * happened is left out. Two states with the same fingerprint go on in the same way, as long as nothing asks what has happened.
 */
export function fingerprint(state: GameState): string {
  return hashed(JSON.stringify(written(state)));
}

/** A few numbers that are the same for states with the same fingerprint, and mostly differ for others. */
export function outline({ players, battlefield, exile, command, stack, effects, delayed, turn }: GameState): string {
  const own = players.map(({ life, library, hand, graveyard, mana }) =>
    [life, library.length, hand.length, graveyard.length, mana.length].join(),
  );
  const shared = [battlefield, exile, command, stack, effects, delayed].map(({ length }) => length);
  return [...own, ...shared, turn.number, turn.step].join(' ');
}

function written(state: GameState): unknown {
  const { players, objects, battlefield, exile, command, stack, effects, delayed, waiting, combat, turn, given } = state;
  const names = new Map<number, number>();
  const dead: number[] = [];
  const zones = [
    ...players.flatMap(({ library, hand, graveyard }) => [library, hand, graveyard]),
    battlefield,
    exile,
    command,
    stack,
  ];
  for (const zone of zones) for (const id of zone) names.set(id, names.size);
  const ranks = ranksOf(
    [...Object.values(objects), ...effects].flatMap(({ timestamp, ...rest }) => [timestamp, ...stampsOf(rest)]),
  );
  const nameOf = (id: number): string => {
    const name = names.get(id);
    if (name !== undefined) return `#${name}`;
    if (!dead.includes(id)) dead.push(id);
    return `gone ${dead.indexOf(id)}`;
  };
  const write = (value: unknown): unknown => rewrite(value, '', nameOf, ranks);
  const all = zones.map((zone) => zone.map((id) => write(objects[id])));
  const rest = [players, effects, delayed, waiting, combat, turn, given].map(write);
  // What is gone may still be spoken of, as it was.
  const remembered = dead.map((id) => knownOf(state.lastKnown[id]));
  return [all, rest, remembered];
}

function knownOf(known: GameState['lastKnown'][number] | undefined): unknown {
  if (!known) return null;
  const { object, characteristics } = known;
  const { name, colors, types, subtypes, power, toughness, controller } = characteristics;
  return [object.card, object.zone, object.counters, name, colors, types, subtypes, power, toughness, controller];
}

/** Fields that hold the id of an object, or several. */
const IDS: ReadonlySet<string> = new Set([
  'object',
  'objects',
  'source',
  'with',
  'allowedBy',
  'from',
  'blockers',
  'attackers',
  'struckFirst',
  'doubleStruck',
]);
/** Fields that hold lists of ids by other names. */
const NAMED_IDS: ReadonlySet<string> = new Set(['paid', 'linked']);
/** Zones are written apart; ids of effects and of objects say nothing. */
const LEFT_OUT: ReadonlySet<string> = new Set(['id', 'library', 'hand', 'graveyard']);

function rewrite(value: unknown, field: string, nameOf: (id: ObjectId) => string, ranks: ReadonlyMap<number, number>): unknown {
  if (typeof value === 'number') {
    if (IDS.has(field)) return nameOf(value as ObjectId);
    return field === 'timestamp' || field === 'counterStamps' ? `at ${ranks.get(value)}` : value;
  }
  if (Array.isArray(value)) return value.map((item) => rewrite(item, field, nameOf, ranks));
  if (typeof value !== 'object' || value === null) return value;
  const inside = (key: string): string => (NAMED_IDS.has(field) ? 'objects' : field === 'counterStamps' ? field : key);
  const entries = Object.entries(value).filter(([key]) => !LEFT_OUT.has(key));
  return Object.fromEntries(entries.map(([key, part]) => [key, rewrite(part, inside(key), nameOf, ranks)]));
}

const stampsOf = (value: object): readonly number[] =>
  'counterStamps' in value ? Object.values((value.counterStamps ?? {}) as Record<string, number>) : [];

function ranksOf(stamps: readonly number[]): ReadonlyMap<number, number> {
  return new Map([...new Set(stamps)].sort((a, b) => a - b).map((stamp, rank) => [stamp, rank]));
}

/** Short enough to keep many; 106 bits, so that no two states are taken for one another by chance. */
function hashed(text: string): string {
  return `${mixed(text, 0x9e3779b9)} ${mixed(text, 0x85ebca6b)}`;
}

function mixed(text: string, seed: number): number {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
