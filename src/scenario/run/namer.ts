import { abilityOf } from '../../engine/abilities.ts';
import { kindsOfRefs } from '../../engine/decisions/alike.ts';
import type { Game } from '../../engine/game.ts';
import { characteristics, lastKnownCharacteristics } from '../../engine/layers/index.ts';
import type { ObjectId, Ref } from '../../engine/state/ids.ts';
import { objectRef } from '../../engine/state/ids.ts';
import type { GameObject } from '../../engine/state/object.ts';
import { Finder, holder } from './finder.ts';

/** Names by which references find things among certain others, as the state stands. */
export class Namer {
  readonly #g: Game;
  readonly #finder: Finder;
  readonly #kindOf: (ref: Ref) => string;
  /** Names that find several things which nothing tells apart. */
  readonly #ofAlike = new Map<string, boolean>();
  /** Where each thing stands among those of its name. */
  readonly #places = new Map<string, ReadonlyMap<number, number>>();

  constructor(g: Game, among: readonly Ref[]) {
    this.#g = g;
    this.#finder = new Finder(g, among);
    this.#kindOf = kindsOfRefs(g);
  }

  /** A name that finds it and nothing that differs from it: things that nothing tells apart share one. Null where there is none. */
  shared(ref: Ref): string | null {
    return basesOf(this.#g, ref).find((name) => this.#finds(name, ref) && this.#allAlike(name)) ?? this.alone(ref);
  }

  /** A name that finds nothing but this. */
  alone(ref: Ref): string | null {
    const bases = basesOf(this.#g, ref);
    return [...bases, ...bases.flatMap((name) => this.#numbered(name, ref))].find((name) => this.#isOnly(name, ref)) ?? null;
  }

  #isOnly(name: string, ref: Ref): boolean {
    return this.#finder.find(name).length === 1 && this.#finds(name, ref);
  }

  #finds(name: string, ref: Ref): boolean {
    if (ref.kind === 'player') return this.#finder.find(name).some((one) => one.kind === 'player' && one.player === ref.player);
    return this.#placesOf(name).has(ref.object);
  }

  #allAlike(name: string): boolean {
    let alike = this.#ofAlike.get(name);
    if (alike === undefined) {
      alike = new Set(this.#finder.find(name).map(this.#kindOf)).size === 1;
      this.#ofAlike.set(name, alike);
    }
    return alike;
  }

  /** `NAME#2`: the second of those called so, by timestamp. */
  #numbered(name: string, ref: Ref): readonly string[] {
    const place = ref.kind === 'object' ? this.#placesOf(name).get(ref.object) : undefined;
    return place === undefined ? [] : [`${name}#${place + 1}`];
  }

  #placesOf(name: string): ReadonlyMap<number, number> {
    let places = this.#places.get(name);
    if (!places) {
      const ids = this.#finder.find(name).flatMap((ref) => (ref.kind === 'object' ? [ref.object] : []));
      const stamp = (id: (typeof ids)[number]) => valueFor(this.#g, id)?.timestamp ?? 0;
      places = new Map(ids.sort((a, b) => stamp(a) - stamp(b)).map((id, place) => [id, place]));
      this.#places.set(name, places);
    }
    return places;
  }
}

const valueFor = (g: Game, id: ObjectId): GameObject | undefined => g.state.objects[id] ?? g.state.lastKnown[id]?.object;

/** What an object or player may be called, the surest names first: its own alias, its name, its name with whose it is, an ability's first words. */
function basesOf(g: Game, ref: Ref): readonly string[] {
  if (ref.kind === 'player') return [g.state.players[ref.player]!.name];
  const value = valueFor(g, ref.object);
  if (!value) return [];
  if (value.alias !== null) return [value.alias];
  const origin = value.stack?.ability;
  if (origin) {
    const [source = ''] = basesOf(g, objectRef(origin.source));
    const ability = `ability of ${source}`;
    return [ability, `${ability}: ${firstWords(abilityOf(g, origin.definition).words)}`];
  }
  const { name } = g.state.objects[value.id] ? characteristics(g, value.id) : lastKnownCharacteristics(g, value.id);
  // What has no name now is called as its card is.
  const called = name === '' ? ((value.card === null ? undefined : g.definitions.get(value.card)?.name) ?? '') : name;
  return called === '' ? [] : [called, `${g.state.players[holder(g, value)]!.name}'s ${called}`];
}

const WORDS = 6;

/** Enough of an ability's words to tell it from most others. */
export const firstWords = (words: string): string => words.split(/\s+/).slice(0, WORDS).join(' ');
