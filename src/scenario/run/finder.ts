import { foldName } from '../../cards/names/index.ts';
import { abilityOf } from '../../engine/abilities.ts';
import type { Game } from '../../engine/game.ts';
import { characteristics, lastKnownCharacteristics } from '../../engine/layers/index.ts';
import { objectRef, type PlayerId, type Ref } from '../../engine/state/ids.ts';
import type { GameObject } from '../../engine/state/object.ts';
import { atEachColon, startsAlike } from './firstWords.ts';

/** What references mean among certain objects and players, as the state stands: each name is looked at once. */
export class Finder {
  readonly #g: Game;
  readonly #players: readonly Ref[];
  readonly #objects: readonly GameObject[];
  readonly #found = new Map<string, readonly Ref[]>();
  /** By folded name. */
  #named: ReadonlyMap<string, readonly GameObject[]> | null = null;
  /** By the folded names of their cards although they are called otherwise now. */
  #beneath: ReadonlyMap<string, readonly GameObject[]> | null = null;

  constructor(g: Game, among: readonly Ref[]) {
    this.#g = g;
    this.#players = among.filter(({ kind }) => kind === 'player');
    const ids = new Set(among.flatMap((ref) => (ref.kind === 'object' ? [ref.object] : [])));
    this.#objects = [...ids].flatMap((id) => g.state.objects[id] ?? g.state.lastKnown[id]?.object ?? []);
  }

  /** Those of the candidates that a reference may mean. */
  find(reference: string): readonly Ref[] {
    const before = this.#found.get(reference);
    if (before) return before;
    const folded = foldName(reference);
    const { players } = this.#g.state;
    const found = [
      ...this.#players.filter((ref) => ref.kind === 'player' && foldName(players[ref.player]!.name) === folded),
      ...this.#objectsMeant(reference).map(({ id }) => objectRef(id)),
    ];
    this.#found.set(reference, found);
    return found;
  }

  #objectsMeant(reference: string): readonly GameObject[] {
    const whole = this.#called(reference);
    if (whole.length > 0) return whole;
    const numbered = /^(.+)#(\d+)$/.exec(reference);
    if (!numbered) return [];
    const all = [...this.#called(numbered[1]!.trim())].sort((a, b) => a.timestamp - b.timestamp);
    const nth = all[Number(numbered[2]) - 1];
    return nth ? [nth] : [];
  }

  #called(reference: string): readonly GameObject[] {
    const plain = this.#plainlyCalled(reference);
    if (plain.length > 0) return plain;
    const folded = foldName(reference);
    for (const player of this.#g.state.players) {
      const owner = `${foldName(player.name)}'s `;
      for (const before of ['', 'ability of ']) {
        const prefix = before + owner;
        if (folded.startsWith(prefix)) return this.#plainlyCalled(before + folded.slice(prefix.length), player.id);
      }
    }
    return [];
  }

  /** `of`: only what this player holds. */
  #plainlyCalled(reference: string, of: PlayerId | null = null): readonly GameObject[] {
    const folded = foldName(reference);
    const own = (all: readonly GameObject[] = []) => (of === null ? all : all.filter((value) => holder(this.#g, value) === of));
    this.#named ??= this.#index((value) => namesOf(this.#g, value));
    const now = own(this.#named.get(folded));
    if (now.length > 0) return now;
    this.#beneath ??= this.#index((value) => underneath(this.#g, value));
    const beneath = own(this.#beneath.get(folded));
    if (beneath.length > 0) return beneath;
    if (!folded.startsWith('ability of ')) return [];
    const named = this.#named;
    return atEachColon(reference).flatMap(([name, words]) =>
      own(named.get(foldName(name))).filter((value) => beginsWith(this.#g, value, words)),
    );
  }

  #index(names: (value: GameObject) => readonly string[]): ReadonlyMap<string, readonly GameObject[]> {
    const index = new Map<string, GameObject[]>();
    for (const value of this.#objects) {
      for (const name of new Set(names(value).map(foldName))) {
        const there = index.get(name);
        if (there) there.push(value);
        else index.set(name, [value]);
      }
    }
    return index;
  }
}

/** The names by which a scenario may call an object: alias, present name, and its card's names where it isn't another thing now. */
function namesOf(g: Game, value: GameObject): readonly string[] {
  const names: string[] = [value, ...(value.merged ?? [])].flatMap(({ alias }) => (alias === null ? [] : [alias]));
  if (value.stack?.ability) {
    const source = g.state.objects[value.stack.ability.source] ?? g.state.lastKnown[value.stack.ability.source]?.object;
    return source ? namesOf(g, source).map((name) => `ability of ${name}`) : [];
  }
  const { name } = g.state.objects[value.id] ? characteristics(g, value.id) : lastKnownCharacteristics(g, value.id);
  const printed = printedNames(g, value);
  if (name !== '') names.push(name);
  if (name === '' || printed.some((own) => foldName(own) === foldName(name))) names.push(...printed);
  if (value.substance === 'token') names.push(...names.flatMap(withAndWithoutToken));
  return names;
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
const underneath = (g: Game, value: GameObject): readonly string[] => (value.stack?.ability ? [] : printedNames(g, value));

/** Whose it is: its controller on the battlefield and the stack, its owner elsewhere; of what has left what is last known. */
export function holder(g: Game, value: GameObject): PlayerId {
  if (value.zone !== 'battlefield' && value.zone !== 'stack') return value.owner;
  return g.state.objects[value.id] ? characteristics(g, value.id).controller : lastKnownCharacteristics(g, value.id).controller;
}

function beginsWith(g: Game, value: GameObject, words: string): boolean {
  const origin = value.stack?.ability;
  if (!origin) return false;
  const { words: own, keyword } = abilityOf(g, origin.definition);
  return startsAlike(own, words) || (keyword !== null && startsAlike(keyword.printed, words));
}
