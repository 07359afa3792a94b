import { inRulingOrder, type Ruling } from '../../../rulings/index.ts';
import { nameKey } from '../../folding.ts';
import { hashOf, idOf } from '../hash.ts';
import type { Placed } from '../records.ts';
import type { Tally } from '../report.ts';

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
  const folded = nameKey(cardName);
  return byId ?? names.byName.get(folded) ?? names.byFace.get(folded);
}

type Found = Omit<NewRuling, 'ordinal'>;

/** The rulings of a file by card; those of unknown cards and repeated ones are skipped with their place. */
function byCard(names: CardNames, records: readonly Placed<Ruling>[], tally: Tally): ReadonlyMap<string, Map<string, Found>> {
  const cards = new Map<string, Map<string, Found>>();
  for (const { line, value } of records) {
    const cardId = cardOf(names, value);
    if (cardId === undefined) {
      tally.skip(line, `no card named “${value.cardName}” is known; import its card first`);
      continue;
    }
    const { source, publishedAt, text } = value;
    const id = idOf('ruling', cardId, source, publishedAt, text);
    const rulings = cards.get(cardId) ?? new Map<string, Found>();
    cards.set(cardId, rulings);
    if (rulings.has(id)) tally.skip(line, `the same ruling of “${value.cardName}” stands in the file before`);
    else rulings.set(id, { id, cardId, source, publishedAt, text, textHash: hashOf(text) });
  }
  return cards;
}

/**
 * A file is taken to have all that its sources say of the cards that it names: what is known of such a card and isn't in the file has been withdrawn.
 * Cards that it doesn't name keep theirs.
 */
export function mergeRulings(
  known: readonly KnownRuling[],
  names: CardNames,
  records: readonly Placed<Ruling>[],
  tally: Tally,
): RulingMerge {
  const cards = byCard(names, records, tally);
  const sources = new Set(records.map(({ value }) => value.source));
  const knownIds = new Set(known.map((ruling) => ruling.id));
  const last = new Map<string, number>();
  for (const { cardId, ordinal } of known) last.set(cardId, Math.max(last.get(cardId) ?? 0, ordinal));
  const isSeen = (ruling: KnownRuling) => cards.get(ruling.cardId)?.has(ruling.id) === true;
  const seen = known.filter(isSeen);
  const returned = seen.filter((ruling) => ruling.withdrawn);
  const withdrawn = known.filter((r) => !r.withdrawn && cards.has(r.cardId) && sources.has(r.source) && !isSeen(r));
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
