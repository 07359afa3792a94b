import { inRulingOrder, type Ruling, sameWords } from '../../../rulings/index.ts';
import { nameKey } from '../../folding.ts';
import { hashOf, idOf } from '../hash.ts';
import type { Placed } from '../records.ts';
import type { Tally } from '../report.ts';
import type { RulingRecord } from './read.ts';

/** How the store's cards are found from a ruling. */
export interface CardNames {
  readonly byOracleId: ReadonlyMap<string, string>;
  readonly byName: ReadonlyMap<string, string>;
  /** Faces whose name only one card has. */
  readonly byFace: ReadonlyMap<string, string>;
}

export interface KnownRuling {
  readonly id: string;
  readonly cardId: string;
  readonly ordinal: number;
  readonly source: string;
  /** YYYY-MM-DD. */
  readonly publishedAt: string;
  readonly text: string;
  readonly withdrawn: boolean;
}

export interface NewRuling {
  readonly id: string;
  readonly cardId: string;
  readonly ordinal: number;
  readonly source: string;
  readonly publishedAt: string;
  readonly text: string;
  readonly textHash: string;
}

export interface RulingMerge {
  readonly added: readonly NewRuling[];
  /** Ids of rulings that the file no longer has. */
  readonly withdrawn: readonly string[];
  /** Ids of rulings that were withdrawn and are back. */
  readonly returned: readonly string[];
  /** Ids of all known rulings that the file has. */
  readonly seen: readonly string[];
}

function cardOf(names: CardNames, { oracleId, cardName }: Ruling): string | undefined {
  const byId = oracleId === null ? undefined : names.byOracleId.get(oracleId);
  if (byId !== undefined || cardName === null) return byId;
  const folded = nameKey(cardName);
  return names.byName.get(folded) ?? names.byFace.get(folded);
}

const unknownCard = ({ cardName, oracleId }: Ruling): string =>
  cardName === null
    ? `no card with the oracle id ${oracleId} is known; import the cards of the same source first`
    : 'no card of this name is known; import its card first';

/**
 * The id of a ruling. Where it is known but for how marks and symbols are written, it is that of the known one, each of which is taken once; one whose maker
 * isn't known is the known one of another maker.
 */
function rulingId(
  cardId: string,
  { ruling, isSourceKnown }: RulingRecord,
  known: KnownRulings,
  isTaken: (id: string) => boolean,
): string {
  const { source, publishedAt, text } = ruling;
  const idFor = (maker: string) => idOf('ruling', cardId, maker, publishedAt, text);
  const id = idFor(source);
  const makers = isSourceKnown ? [source] : [source, ...known.sources];
  const [same] = makers.map(idFor).filter((one) => known.ids.has(one));
  const [alike] = makers
    .flatMap((maker) => known.alike.get(likeness(cardId, maker, publishedAt, text)) ?? [])
    .filter((one) => !isTaken(one));
  return same ?? alike ?? id;
}

/** What rulings that are one have in common. */
const likeness = (cardId: string, maker: string, publishedAt: string, text: string): string =>
  idOf('alike', cardId, maker, publishedAt, sameWords(text));

interface KnownRulings {
  readonly ids: ReadonlySet<string>;
  readonly sources: ReadonlySet<string>;
  /** By what those that are one have in common, standing ones first. */
  readonly alike: ReadonlyMap<string, readonly string[]>;
}

function knownRulings(known: readonly KnownRuling[]): KnownRulings {
  const alike = new Map<string, string[]>();
  for (const { id, cardId, source, publishedAt, text } of [...known].sort((a, b) => Number(a.withdrawn) - Number(b.withdrawn))) {
    const key = likeness(cardId, source, publishedAt, text);
    alike.set(key, [...(alike.get(key) ?? []), id]);
  }
  return { ids: new Set(known.map(({ id }) => id)), sources: new Set(known.map(({ source }) => source)), alike };
}

type Found = Omit<NewRuling, 'ordinal'>;

/** The rulings of a file by card; those of unknown cards and repeated ones are skipped with their place. */
function byCard(
  names: CardNames,
  records: readonly Placed<RulingRecord>[],
  known: KnownRulings,
  tally: Tally,
): ReadonlyMap<string, Map<string, Found>> {
  const cards = new Map<string, Map<string, Found>>();
  for (const { place, value } of records) {
    const { ruling } = value;
    const cardId = cardOf(names, ruling);
    if (cardId === undefined) {
      tally.skip(place, unknownCard(ruling), ruling.cardName);
      continue;
    }
    const { source, publishedAt, text } = ruling;
    const rulings = cards.get(cardId) ?? new Map<string, Found>();
    const id = rulingId(cardId, value, known, (one) => rulings.has(one));
    cards.set(cardId, rulings);
    if (rulings.has(id)) tally.skip(place, 'the same ruling stands in the file before', ruling.cardName);
    else rulings.set(id, { id, cardId, source, publishedAt, text, textHash: hashOf(text) });
  }
  return cards;
}

/**
 * A file is taken to have all that its sources say of the cards that it names: what is known of such a card and isn't in the file has been withdrawn.
 * Cards that it doesn't name keep theirs, and so do those that it names where a ruling is newer than the file.
 */
export function mergeRulings(
  known: readonly KnownRuling[],
  names: CardNames,
  records: readonly Placed<RulingRecord>[],
  asOf: string | null,
  tally: Tally,
): RulingMerge {
  const knownIds = new Set(known.map((ruling) => ruling.id));
  const cards = byCard(names, records, knownRulings(known), tally);
  const sources = new Set(records.map(({ value }) => value.ruling.source));
  const isCovered = (ruling: KnownRuling) =>
    cards.has(ruling.cardId) && sources.has(ruling.source) && (asOf === null || ruling.publishedAt <= asOf);
  const last = new Map<string, number>();
  for (const { cardId, ordinal } of known) last.set(cardId, Math.max(last.get(cardId) ?? 0, ordinal));
  const isSeen = (ruling: KnownRuling) => cards.get(ruling.cardId)?.has(ruling.id) === true;
  const seen = known.filter(isSeen);
  const returned = seen.filter((ruling) => ruling.withdrawn);
  const withdrawn = known.filter((ruling) => !ruling.withdrawn && isCovered(ruling) && !isSeen(ruling));
  const added = [...cards].flatMap(([cardId, rulings]) =>
    inRulingOrder([...rulings.values()].filter((ruling) => !knownIds.has(ruling.id))).map((ruling, place) => ({
      ...ruling,
      ordinal: (last.get(cardId) ?? 0) + place + 1,
    })),
  );
  tally.add('added', added.length);
  tally.add('changed', returned.length);
  tally.add('withdrawn', withdrawn.length);
  tally.add('unchanged', seen.length - returned.length);
  const ids = (rulings: readonly KnownRuling[]) => rulings.map((ruling) => ruling.id);
  return { added, withdrawn: ids(withdrawn), returned: ids(returned), seen: ids(seen) };
}
