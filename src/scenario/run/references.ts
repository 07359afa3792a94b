import { foldName } from '../../cards/names/index.ts';
import { abilityOf } from '../../engine/abilities.ts';
import { allAlike } from '../../engine/decisions/alike.ts';
import type { Game } from '../../engine/game.ts';
import { characteristics } from '../../engine/layers/index.ts';
import { InputError } from '../../engine/refuse.ts';
import { objectRef, type PlayerId, playerRef, type Ref } from '../../engine/state/ids.ts';
import type { GameObject } from '../../engine/state/object.ts';
import { refName } from '../../engine/trace/names.ts';
import { suggest } from '../document/suggest.ts';

const fold = foldName;

/** The names by which a scenario may call an object, folded: alias, present name, and its card's names where it isn't another thing now. */
function namesOf(g: Game, value: GameObject): readonly string[] {
  const names: string[] = value.alias === null ? [] : [value.alias];
  if (value.stack?.ability) {
    const source = g.state.objects[value.stack.ability.source] ?? g.state.lastKnown[value.stack.ability.source]?.object;
    return source ? namesOf(g, source).map((name) => `ability of ${name}`) : [];
  }
  const { name } = g.state.objects[value.id] ? characteristics(g, value.id) : g.state.lastKnown[value.id]!.characteristics;
  const printed = printedNames(g, value);
  if (name !== '') names.push(name);
  if (name === '' || printed.some((own) => fold(own) === fold(name))) names.push(...printed);
  if (value.substance === 'token') names.push(...names.flatMap(withAndWithoutToken));
  return names.map(fold);
}

/** Tokens without another name are called by their subtypes and the word Token (CR 111.4), which people leave out. */
function withAndWithoutToken(name: string): readonly string[] {
  const plain = name.replace(/ token$/i, '');
  return [plain, `${plain} Token`];
}

function printedNames(g: Game, value: GameObject): readonly string[] {
  const definition = value.card === null ? undefined : g.definitions.get(value.card);
  return definition ? [definition.name, ...definition.faces.map((face) => face.name)] : [];
}

/** Its card's names although it is called otherwise now (a copy of something): only when nothing else is meant. */
const underneath = (g: Game, value: GameObject): readonly string[] =>
  value.stack?.ability ? [] : printedNames(g, value).map(fold);

const holder = (g: Game, value: GameObject): PlayerId =>
  value.zone === 'battlefield' || value.zone === 'stack' ? characteristics(g, value.id).controller : value.owner;

/** Those of the candidates that a reference may mean. */
export function meant(g: Game, reference: string, among: readonly Ref[]): readonly Ref[] {
  const players = among.filter((ref) => ref.kind === 'player' && fold(g.state.players[ref.player]!.name) === fold(reference));
  const objects = among.flatMap((ref) =>
    ref.kind === 'object' && g.state.objects[ref.object] ? [g.state.objects[ref.object]!] : [],
  );
  const found = [...players, ...objectsMeant(g, reference, objects).map(({ id }) => objectRef(id))];
  return found;
}

function objectsMeant(g: Game, reference: string, objects: readonly GameObject[]): readonly GameObject[] {
  const whole = called(g, reference, objects);
  if (whole.length > 0) return whole;
  const numbered = /^(.+)#(\d+)$/.exec(reference);
  if (!numbered) return [];
  const all = [...called(g, numbered[1]!.trim(), objects)].sort((a, b) => a.timestamp - b.timestamp);
  const nth = all[Number(numbered[2]) - 1];
  return nth ? [nth] : [];
}

function called(g: Game, reference: string, objects: readonly GameObject[]): readonly GameObject[] {
  const plain = plainlyCalled(g, reference, objects);
  if (plain.length > 0) return plain;
  for (const player of g.state.players) {
    const prefix = `${fold(player.name)}'s `;
    if (!fold(reference).startsWith(prefix)) continue;
    const own = objects.filter((value) => holder(g, value) === player.id);
    return plainlyCalled(g, fold(reference).slice(prefix.length), own);
  }
  return [];
}

function plainlyCalled(g: Game, reference: string, objects: readonly GameObject[]): readonly GameObject[] {
  const folded = fold(reference);
  const now = objects.filter((value) => namesOf(g, value).includes(folded));
  if (now.length > 0) return now;
  const beneath = objects.filter((value) => underneath(g, value).includes(folded));
  if (beneath.length > 0) return beneath;
  const [, name, words] = /^(ability of [^:]+):(.+)$/i.exec(reference) ?? [];
  if (name === undefined || words === undefined) return [];
  return objects.filter((value) => namesOf(g, value).includes(fold(name)) && beginsWith(g, value, words));
}

function beginsWith(g: Game, value: GameObject, words: string): boolean {
  const origin = value.stack?.ability;
  return origin !== undefined && origin !== null && startsAlike(abilityOf(g, origin.definition).words, words);
}

/** First words, compared after normalising, so that old and new wordings fit. */
export function startsAlike(text: string, beginning: string): boolean {
  return normalWords(text).startsWith(normalWords(beginning));
}

/** Case, quotes, and the wordings that Oracle texts changed: "enters the battlefield", "~'s" and their like. */
export function normalWords(text: string): string {
  return fold(text)
    .replace(/ enters the battlefield/g, ' enters')
    .replace(/\s+/g, ' ')
    .trim();
}

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
  throw new InputError(`Nothing here is called "${reference}".`, suggest(reference, knownNames(g)));
}

const same = (a: Ref, b: Ref): boolean => JSON.stringify(a) === JSON.stringify(b);

function pick(g: Game, reference: string, found: readonly Ref[]): Ref {
  const [only] = found;
  if (found.length === 1) return only!;
  if (
    allAlike(
      g,
      found.map((ref) => ({ kind: 'ref', ref, label: '' })),
    )
  )
    return only!;
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
function describe(g: Game, ref: Ref, written: string): string {
  if (ref.kind === 'player') return `the player ${refName(g, ref)}`;
  const value = g.state.objects[ref.object]!;
  const marks = [
    value.zone,
    ...(value.tapped ? ['tapped'] : []),
    ...(value.damage > 0 ? [`${value.damage} damage`] : []),
    ...Object.entries(value.counters).map(([kind, count]) => `${count} ${kind} ${count === 1 ? 'counter' : 'counters'}`),
  ];
  return `"${written}" (${g.state.players[holder(g, value)]!.name}'s, ${marks.join(', ')})`;
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
