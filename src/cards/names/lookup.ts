import { foldName, identityKey, plainName, preferredSpelling, skeleton } from './fold.ts';
import { PrefixIndex } from './prefixes.ts';
import { withoutPrinting } from './printing.ts';
import { TrigramIndex } from './trigrams.ts';
import { WordIndex } from './words.ts';

/** How a name as written matches a card, the surest first. */
export const MATCH_KINDS = [
  'EXACT',
  'FOLDED',
  'FACE',
  'SEPARATORS',
  'NICKNAME',
  'PRINTING',
  'WORDS',
  'INITIALS',
  'PREFIX',
  'FUZZY',
] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** What the index needs of a card. */
export interface NamedCard {
  readonly name: string;
  readonly faces: readonly { readonly name: string; readonly types?: readonly string[] }[];
}

export interface NameCandidate<C extends NamedCard> {
  readonly card: C;
  readonly matchKind: MatchKind;
  /** The face whose name was meant; null where it was the whole card's. */
  readonly matchedFace: string | null;
  /** From 1 for an exact match downwards. */
  readonly score: number;
}

const CERTAIN: Readonly<Record<Exclude<MatchKind, 'PREFIX' | 'FUZZY'>, number>> = {
  EXACT: 1,
  FOLDED: 0.99,
  FACE: 0.97,
  SEPARATORS: 0.95,
  NICKNAME: 0.93,
  PRINTING: 0.92,
  WORDS: 0.91,
  INITIALS: 0.9,
};

/** A beginning inside a name is looked for only from this many letters on. */
const INNER_PREFIX_FROM = 3;

/** Types of oversized and other nontraditional cards: of equal matches they stand last (CR 108.2a). */
const ODDITIES: ReadonlySet<string> = new Set(['Vanguard', 'Plane', 'Phenomenon', 'Scheme', 'Conspiracy', 'Dungeon']);

/** Takes a match; the surest of a card stays. */
type Offer = (name: Name, kind: MatchKind, score: number) => void;

interface Entry<C> {
  readonly card: C;
  readonly spellings: string[];
  readonly odd: boolean;
}

/** A name that stands for a card: its whole name, or a face's. */
interface Name {
  readonly entry: number;
  readonly face: string | null;
}

const sortedParts = (parts: readonly string[]): string => [...parts].sort().join('/');

/** Names joined by slashes, in whatever order; null where there is no slash. */
function partsOf(query: string): string | null {
  const parts = query
    .split(/\/+/)
    .map(skeleton)
    .filter((part) => part !== '');
  return parts.length < 2 ? null : sortedParts(parts);
}

/** How else than in their order, and with nothing between, people join the names of faces: the other way round, with “and”, in any order with slashes. */
function waysToJoin(faces: readonly string[]): readonly string[] {
  const names = faces.map(skeleton);
  if (names.length < 2 || names.includes('')) return [];
  const around = [...names].reverse();
  return [...new Set([around.join(''), names.join('and'), around.join('and'), sortedParts(names)])];
}

const isOdd = ({ faces }: NamedCard) => faces.some(({ types = [] }) => types.some((type) => ODDITIES.has(type)));

function put(map: Map<string, Name[]>, key: string, name: Name): void {
  if (key === '') return;
  const names = map.get(key);
  if (names === undefined) map.set(key, [name]);
  else names.push(name);
}

/** Finds cards by names as people write them. */
export class NameIndex<C extends NamedCard> {
  readonly #entries: Entry<C>[] = [];
  readonly #exact = new Map<string, Name[]>();
  readonly #folded = new Map<string, Name[]>();
  readonly #faces = new Map<string, Name[]>();
  readonly #skeletons = new Map<string, Name[]>();
  readonly #joined = new Map<string, Name[]>();
  readonly #names: Name[] = [];
  readonly #plain: string[] = [];
  readonly #nicknames: ReadonlyMap<string, readonly string[]>;
  readonly #prefixes: PrefixIndex;
  readonly #trigrams: TrigramIndex;
  readonly #words: WordIndex;

  /** Cards that differ only in accents are one card, found under either spelling. Nicknames map a folded nickname to whole names. */
  constructor(cards: Iterable<C>, nicknames: ReadonlyMap<string, readonly string[]> = new Map()) {
    this.#nicknames = nicknames;
    const known = new Map<string, number>();
    for (const card of cards) {
      const key = identityKey(card.name);
      const twin = known.get(key);
      if (twin !== undefined) {
        this.#merge(twin, card);
        continue;
      }
      known.set(key, this.#entries.length);
      this.#entries.push({ card, spellings: [card.name], odd: isOdd(card) });
    }
    for (const at of this.#entries.keys()) this.#add(at);
    this.#prefixes = new PrefixIndex(this.#plain);
    this.#trigrams = new TrigramIndex(this.#plain);
    this.#words = new WordIndex(this.#plain);
  }

  #merge(at: number, card: C): void {
    const twin = this.#entries[at]!;
    const preferred = preferredSpelling(twin.card.name, card.name) === card.name ? card : twin.card;
    this.#entries[at] = { ...twin, card: preferred, spellings: [...twin.spellings, card.name] };
  }

  #add(at: number): void {
    const { card, spellings } = this.#entries[at]!;
    const whole: Name = { entry: at, face: null };
    for (const spelling of spellings) put(this.#exact, spelling, whole);
    put(this.#folded, foldName(card.name), whole);
    const faces = card.faces.length > 1 ? card.faces.map(({ name }): Name => ({ entry: at, face: name })) : [];
    for (const name of faces) put(this.#faces, foldName(name.face!), name);
    for (const key of waysToJoin(faces.map(({ face }) => face!))) put(this.#joined, key, whole);
    for (const name of [whole, ...faces]) {
      const text = name.face ?? card.name;
      put(this.#skeletons, skeleton(text), name);
      this.#names.push(name);
      this.#plain.push(plainName(text));
    }
  }

  /** Candidates for a name, the surest first; each card once, by its surest match. */
  lookUp(query: string, limit = 5): readonly NameCandidate<C>[] {
    const found = new Map<number, NameCandidate<C>>();
    const offer = ({ entry, face }: Name, matchKind: MatchKind, score: number) => {
      const known = found.get(entry);
      if (known !== undefined && (known.matchKind !== matchKind || known.score >= score)) return;
      found.set(entry, { card: this.#entries[entry]!.card, matchKind, matchedFace: face, score });
    };
    this.#offerCertain(query, offer);
    this.#offerBegun(plainName(query), offer);
    const isCertain = () => [...found.values()].some(({ matchKind }) => matchKind !== 'PREFIX');
    const bare = isCertain() ? null : withoutPrinting(query);
    if (bare !== null) this.#offerCertain(bare, (name) => offer(name, 'PRINTING', CERTAIN.PRINTING));
    if (!isCertain()) this.#offerByWords(plainName(bare ?? query), offer);
    if (!isCertain() && found.size < limit) this.#offerSimilar(plainName(bare ?? query), offer);
    return [...found]
      .sort(([a, left], [b, right]) => this.#compare(a, left, b, right))
      .slice(0, limit)
      .map(([, candidate]) => candidate);
  }

  #compare(a: number, left: NameCandidate<C>, b: number, right: NameCandidate<C>): number {
    const kinds = MATCH_KINDS.indexOf(left.matchKind) - MATCH_KINDS.indexOf(right.matchKind);
    const odd = Number(this.#entries[a]!.odd) - Number(this.#entries[b]!.odd);
    const whole = Number(left.matchedFace !== null) - Number(right.matchedFace !== null);
    return kinds || odd || right.score - left.score || whole || (left.card.name < right.card.name ? -1 : 1);
  }

  #offerCertain(query: string, offer: Offer): void {
    const all = (names: readonly Name[] | undefined, kind: keyof typeof CERTAIN) => {
      for (const name of names ?? []) offer(name, kind, CERTAIN[kind]);
    };
    const folded = foldName(query);
    all(this.#exact.get(query.trim()), 'EXACT');
    all(this.#folded.get(folded), 'FOLDED');
    all(this.#faces.get(folded), 'FACE');
    all(this.#skeletons.get(skeleton(query)), 'SEPARATORS');
    const parts = partsOf(query);
    for (const key of [skeleton(query), ...(parts === null ? [] : [parts])]) all(this.#joined.get(key), 'SEPARATORS');
    for (const name of this.#nicknames.get(folded) ?? []) all(this.#folded.get(foldName(name)), 'NICKNAME');
  }

  #offerBegun(plain: string, offer: Offer): void {
    if (plain === '') return;
    const share = (at: number) => plain.length / this.#plain[at]!.length;
    this.#offerFronts(this.#prefixes.beginning(plain), offer, (at) => 0.8 + 0.1 * share(at));
    if (plain.length < INNER_PREFIX_FROM) return;
    this.#offerFronts(this.#prefixes.within(plain), offer, (at) => 0.75 + 0.05 * share(at));
  }

  /** Of several names of one card that begin so its front face's is meant, and the whole name, which begins as that does, last. */
  #offerFronts(begun: readonly { readonly at: number }[], offer: Offer, score: (at: number) => number): void {
    const fronts = new Map<number, number>();
    for (const { at } of begun) {
      const { entry, face } = this.#names[at]!;
      const known = fronts.get(entry);
      // a card's names stand together: the whole one, then the faces in order
      if (known === undefined || this.#names[known]!.face === null || (face !== null && at < known)) fronts.set(entry, at);
    }
    for (const at of fronts.values()) offer(this.#names[at]!, 'PREFIX', score(at));
  }

  #offerByWords(plain: string, offer: Offer): void {
    for (const at of this.#words.inAnyOrder(plain)) offer(this.#names[at]!, 'WORDS', CERTAIN.WORDS);
    for (const at of this.#words.shortened(plain)) offer(this.#names[at]!, 'INITIALS', CERTAIN.INITIALS);
  }

  #offerSimilar(plain: string, offer: Offer): void {
    for (const { at, similarity } of this.#trigrams.similar(plain)) offer(this.#names[at]!, 'FUZZY', 0.75 * similarity);
  }
}

/**
 * The one card that a name means: the only candidate of the surest kind, a whole card before the face of another, if that kind leaves no doubt;
 * null where there is doubt.
 */
export function theOneMeant<C extends NamedCard>(candidates: readonly NameCandidate<C>[]): NameCandidate<C> | null {
  const [best, next] = candidates;
  if (best === undefined || best.matchKind === 'PREFIX' || best.matchKind === 'FUZZY') return null;
  const alike = next?.matchKind === best.matchKind && (best.matchedFace !== null || next.matchedFace === null);
  return alike ? null : best;
}
