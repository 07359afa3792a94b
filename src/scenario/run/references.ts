import { foldName } from '../../cards/names/index.ts';
import { allAlike } from '../../engine/decisions/alike.ts';
import type { Game } from '../../engine/game.ts';
import { InputError } from '../../engine/refuse.ts';
import { objectRef, type PlayerId, playerRef, type Ref } from '../../engine/state/ids.ts';
import type { GameObject } from '../../engine/state/object.ts';
import { refName } from '../../engine/trace/names.ts';
import { suggest } from '../document/suggest.ts';
import { Finder, holder } from './finder.ts';

export { modeStartsAlike, normalWords, startsAlike } from './firstWords.ts';

const fold = foldName;

/** Those of the candidates that a reference may mean. */
export const meant = (g: Game, reference: string, among: readonly Ref[]): readonly Ref[] => new Finder(g, among).find(reference);

/** Everything that a reference could mean at all: all players and all objects of the game. */
export function everything(g: Game): readonly Ref[] {
  const objects = Object.values(g.state.objects) as GameObject[];
  return [...g.state.players.map(({ id }) => playerRef(id)), ...objects.filter(isKnown).map(({ id }) => objectRef(id))];
}

const isKnown = (value: GameObject): boolean => value.card !== null || value.stack !== null;

/**
 * The one thing that a reference means among the candidates. Several that differ are an input error that lists them; with none the reference
 * is looked for everywhere, and among what is taken already, so that an illegal choice is refused by its rule rather than unknown.
 */
export function theOne(g: Game, reference: string, among: readonly Ref[], taken: readonly Ref[] = []): Ref {
  const free = (refs: readonly Ref[]): readonly Ref[] => refs.filter((ref) => !taken.some((other) => same(other, ref)));
  const first = free(meant(g, reference, among));
  if (first.length > 0) return pick(g, reference, first);
  const anywhere = free(meant(g, reference, everything(g)));
  const [likely] = preferBattlefield(g, anywhere);
  if (likely) return likely;
  const [again] = meant(g, reference, taken);
  if (again) return again;
  throw new InputError(
    `Nothing here is called "${reference}": name what is there, or set it up in a player's zone.`,
    suggest(reference, knownNames(g)),
  );
}

const same = (a: Ref, b: Ref): boolean => JSON.stringify(a) === JSON.stringify(b);

function pick(g: Game, reference: string, found: readonly Ref[]): Ref {
  const [only] = found;
  if (found.length === 1) return only!;
  if (
    allAlike(
      g,
      found.map((ref) => ({ kind: 'ref', ref, label: '' })),
      'ignored',
    )
  )
    return found.find((ref) => ref.kind === 'object' && g.state.objects[ref.object]?.alias === null) ?? only!;
  const list = inOrder(g, found)
    .map((ref, index) => describe(g, ref, `${reference}#${index + 1}`))
    .join('; ');
  throw new InputError(
    `"${reference}" could mean several things: ${list}. Write one of these, "PLAYER's ${reference}", or an alias.`,
  );
}

function preferBattlefield(g: Game, refs: readonly Ref[]): readonly Ref[] {
  const rank = (ref: Ref): number => {
    if (ref.kind === 'player') return 0;
    return ['battlefield', 'stack', 'graveyard', 'exile', 'hand', 'command', 'library'].indexOf(
      g.state.objects[ref.object]!.zone,
    );
  };
  return [...refs].sort((a, b) => rank(a) - rank(b));
}

/** By timestamp, as `NAME#2` counts them. */
function inOrder(g: Game, refs: readonly Ref[]): readonly Ref[] {
  const stamp = (ref: Ref): number => (ref.kind === 'player' ? -1 : g.state.objects[ref.object]!.timestamp);
  return [...refs].sort((a, b) => stamp(a) - stamp(b));
}

/** How it is written, whose it is, and what tells it apart. */
const describe = (g: Game, ref: Ref, written: string): string =>
  ref.kind === 'player' ? `the player ${refName(g, ref)}` : `"${written}" (${marksOf(g, ref)})`;

/** Whose it is, where it is, and what else tells it apart at a glance; empty for a player. */
export function marksOf(g: Game, ref: Ref): string {
  const value = ref.kind === 'player' ? undefined : (g.state.objects[ref.object] ?? g.state.lastKnown[ref.object]?.object);
  if (!value) return '';
  const marks = [
    value.zone,
    ...(value.tapped ? ['tapped'] : []),
    ...(value.damage > 0 ? [`${value.damage} damage`] : []),
    ...Object.entries(value.counters).map(([kind, count]) => `${count} ${kind} ${count === 1 ? 'counter' : 'counters'}`),
  ];
  return `${g.state.players[holder(g, value)]!.name}'s, ${marks.join(', ')}`;
}

function knownNames(g: Game): readonly string[] {
  const names = everything(g).map((ref) => refName(g, ref));
  return [...new Set(names)];
}

/** The player with this name. */
export function playerNamed(g: Game, name: string): PlayerId {
  const found = g.state.players.find((player) => fold(player.name) === fold(name));
  if (!found) {
    throw new InputError(
      `No player is called "${name}".`,
      suggest(
        name,
        g.state.players.map((player) => player.name),
      ),
    );
  }
  return found.id;
}
