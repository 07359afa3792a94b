import type { Game } from '../game.ts';
import type { ObjectId, Ref } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import type { Option } from './types.ts';

/** Whether an alias tells one thing from another: for the rules it does, since what is said later follows it; for whoever names them by their card it doesn't. */
type Aliases = 'tell apart' | 'ignored';

const unnamed = (value: GameObject): GameObject => (value.alias === null ? value : { ...value, alias: null });

/** Whether all options are objects that nothing tells apart: then which of them is chosen makes no difference and nobody is asked. */
export function allAlike(g: Game, options: readonly Option[], aliases: Aliases = 'tell apart'): boolean {
  const [first, ...rest] = options;
  if (first?.kind !== 'ref') return false;
  const kindOf = kindsOfOptions(g, aliases);
  const model = kindOf(first);
  return rest.every((option) => kindOf(option) === model);
}

/** A word for each option that is the same for objects that nothing tells apart, and different for all else. */
export function kindsOfOptions(g: Game, aliases: Aliases = 'tell apart'): (option: Option) => string {
  const kindOf = kindsOfRefs(g, aliases);
  return (option) =>
    option.kind === 'word' ? `word ${option.word}` : `${kindOf(option.ref)} ${option.words ?? ''} ${option.about?.values ?? ''}`;
}

/** The same for objects and players. It holds for the state as it is now. */
export function kindsOfRefs(g: Game, aliases: Aliases = 'tell apart'): (ref: Ref) => string {
  let spokenOf: ReadonlySet<number> | null = null;
  const known = new Map<ObjectId, string>();
  return (ref) => {
    if (ref.kind === 'player') return `player ${ref.player}`;
    const id = ref.object;
    const before = known.get(id);
    if (before !== undefined) return before;
    spokenOf ??= referredTo(g);
    const value = g.state.objects[id];
    const kind = !value || spokenOf.has(id) ? `object ${id}` : shapeOf(g, aliases === 'ignored' ? unnamed(value) : value);
    known.set(id, kind);
    return kind;
  };
}

/** Every value but id and timestamp; of an attacking creature what it attacks too. */
function shapeOf({ state: { combat } }: Game, object: GameObject): string {
  let shape = SHAPES.get(object);
  if (shape === undefined) {
    const { id: _id, timestamp: _timestamp, ...values } = object;
    shape = JSON.stringify(values);
    SHAPES.set(object, shape);
  }
  const fights = combat?.attackers.find((attacker) => attacker.object === object.id);
  return fights ? `${shape} ${JSON.stringify({ ...fights, object: null })}` : shape;
}

/** An object's value never changes, so neither does its shape. */
const SHAPES = new WeakMap<GameObject, string>();

/** The objects of which something in the state speaks: as an attachment's host, a target, a source, in combat, in an effect, in a delayed or waiting trigger. */
function referredTo(g: Game): ReadonlySet<number> {
  const { state } = g;
  const found = new Set<number>();
  const note = (ref: Ref | null): void => {
    if (ref?.kind === 'object') found.add(ref.object);
  };
  for (const value of Object.values(state.objects) as GameObject[]) {
    note(value.attachedTo);
    if (value.paired) found.add(value.paired.with);
    if (value.encodedOn !== undefined) found.add(value.encodedOn);
    if (value.haunts !== undefined) found.add(value.haunts);
    if (value.prepare) found.add(value.prepare.with);
    for (const ref of value.affected ?? []) note(ref);
    for (const id of value.chosen.objects ?? []) found.add(id);
    for (const ids of Object.values(value.linked)) for (const id of ids) found.add(id);
    if (value.stack) ofEntry(value.stack, note);
  }
  for (const { object, on, blockers } of state.combat?.attackers ?? []) {
    note(on);
    if (blockers.length > 0) found.add(object);
  }
  for (const { object, attackers } of state.combat?.blockers ?? []) for (const id of [object, ...attackers]) found.add(id);
  for (const id of numbersIn([state.effects, state.delayed, state.combat?.assigned ?? []])) found.add(id);
  for (const { source } of state.waiting) found.add(source);
  return found;
}

/** What a spell or ability on the stack speaks of: its targets, where it came from, and what made it trigger. */
function ofEntry({ targets, ability }: NonNullable<GameObject['stack']>, note: (ref: Ref) => void): void {
  for (const { refs } of targets) for (const ref of refs) note(ref);
  if (!ability) return;
  note({ kind: 'object', object: ability.source });
  for (const refs of Object.values(ability.trigger?.refs ?? {})) for (const ref of refs) note(ref);
  for (const refs of Object.values(ability.bound.refs)) for (const ref of refs) note(ref);
}

/** Effects and delayed triggers hold ids in several shapes: any number in them counts, except where it is none. */
function* numbersIn(values: readonly (readonly unknown[])[]): Generator<number> {
  if (values.every(({ length }) => length === 0)) return;
  const text = JSON.stringify(values, (key, value) => (NO_OBJECTS.has(key) ? undefined : value));
  for (const [digits] of text.matchAll(/(?<=[:,[])\d+(?=[,\]}])/g)) yield Number(digits);
}

const NO_OBJECTS: ReadonlySet<string> = new Set([
  'id',
  'timestamp',
  'madeInTurn',
  'node',
  'act',
  'player',
  'players',
  'controller',
]);
