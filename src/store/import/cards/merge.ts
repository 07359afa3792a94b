import type { Card } from '../../../cards/card.ts';
import type { Legalities } from '../../../cards/legalities.ts';
import type { CardRecord } from '../../../cards/sources/index.ts';
import { nameKey } from '../../folding.ts';
import { idOf } from '../hash.ts';
import type { Placed } from '../records.ts';
import type { Tally } from '../report.ts';
import { bestOf, isAsNew, slotOf, type Version, versionOf } from './version.ts';

/** A card as the store knows it before an import, or as the import leaves it. */
export interface KnownCard {
  readonly id: string;
  readonly foldedName: string;
  readonly oracleId: string | null;
  readonly currentHash: string;
  /** The newest version of each source. */
  readonly versions: ReadonlyMap<string, Version>;
}

interface Draft {
  readonly id: string;
  readonly before: KnownCard | null;
  readonly versions: Map<string, Version>;
  oracleId: string | null;
  legalities: Legalities | null;
}

/** A card that the import touches; `words` are written where they changed. */
export interface CardChange {
  readonly id: string;
  readonly foldedName: string;
  readonly oracleId: string | null;
  readonly isNew: boolean;
  readonly current: Version;
  readonly currentChanged: boolean;
  readonly newVersions: readonly Version[];
  /** Hashes of versions that newer ones of the same source replace. */
  readonly replaced: readonly string[];
}

export interface CardLegalities {
  readonly cardId: string;
  /** Counted among the changed or new ones already. */
  readonly isCounted: boolean;
  readonly legalities: Legalities;
}

/** Words that a source still says on a later day. */
export interface Redated {
  readonly cardId: string;
  readonly hash: string;
  readonly textAsOf: string | null;
}

export interface CardMerge {
  readonly changes: readonly CardChange[];
  /** Every card that the file speaks of. */
  readonly seen: readonly string[];
  readonly redated: readonly Redated[];
  /** What the file says of cards' legality; where it says it twice, the newer. */
  readonly legalities: readonly CardLegalities[];
  /** Records that word a card in another way than another record of the file. */
  readonly twins: number;
}

/** Finds the card that a record is about: by its oracle id, else by its whole name; else it is a new one. */
class Cards {
  readonly #byName = new Map<string, Draft | KnownCard>();
  readonly #byOracleId = new Map<string, Draft | KnownCard>();
  readonly #ids = new Set<string>();
  readonly drafts = new Map<string, Draft>();

  constructor(known: readonly KnownCard[]) {
    for (const card of known) {
      this.#byName.set(card.foldedName, card);
      if (card.oracleId !== null) this.#byOracleId.set(card.oracleId, card);
      this.#ids.add(card.id);
    }
  }

  /** The card's draft, or why name and oracle id can't both be right. */
  draftFor(card: Card, id: string | undefined): Draft | string {
    const folded = nameKey(card.name);
    const byId = card.oracleId === null ? undefined : this.#byOracleId.get(card.oracleId);
    const byName = this.#byName.get(folded);
    if (byId !== undefined && byName !== undefined && byId.id !== byName.id) {
      return `“${card.name}” is known as one card, its oracle id ${card.oracleId} as another`;
    }
    if (byId === undefined && card.oracleId !== null && (byName?.oracleId ?? null) !== null) {
      return `“${card.name}” has the oracle id ${byName?.oracleId}, not ${card.oracleId}`;
    }
    const found = byId ?? byName;
    const draft = found === undefined ? this.#create(folded, id) : this.#draftOf(found);
    this.#byName.set(folded, draft);
    if (card.oracleId !== null && draft.oracleId === null) draft.oracleId = card.oracleId;
    if (draft.oracleId !== null) this.#byOracleId.set(draft.oracleId, draft);
    return draft;
  }

  #create(folded: string, wanted: string | undefined): Draft {
    // a card that has been renamed keeps the id of its first name, so another card may need a second choice
    let id = wanted ?? idOf('card', folded);
    for (let again = 2; this.#ids.has(id); again++) id = idOf('card', folded, String(again));
    this.#ids.add(id);
    const draft: Draft = { id, before: null, versions: new Map(), oracleId: null, legalities: null };
    this.drafts.set(id, draft);
    return draft;
  }

  #draftOf(found: Draft | KnownCard): Draft {
    const started = this.drafts.get(found.id);
    if (started !== undefined) return started;
    const before = found as KnownCard;
    const { id, oracleId } = before;
    const draft: Draft = { id, before, versions: new Map(before.versions), oracleId, legalities: null };
    this.drafts.set(draft.id, draft);
    return draft;
  }
}

function changeOf(draft: Draft): CardChange {
  const { id, before, oracleId } = draft;
  const current = bestOf(draft.versions.values());
  const newVersions = [...draft.versions.values()].filter(
    (version) => version.words !== null && before?.versions.get(slotOf(version))?.hash !== version.hash,
  );
  const replaced = newVersions.flatMap((version) => before?.versions.get(slotOf(version))?.hash ?? []);
  const currentChanged = before === null || before.currentHash !== current.hash;
  return {
    id,
    foldedName: nameKey(current.name),
    oracleId,
    isNew: before === null,
    current,
    currentChanged,
    newVersions,
    replaced,
  };
}

function redatedIn({ id, before, versions }: Draft): readonly Redated[] {
  return [...versions].flatMap(([slot, { hash, textAsOf }]) => {
    const known = before?.versions.get(slot);
    return known?.hash === hash && known.textAsOf !== textAsOf ? [{ cardId: id, hash, textAsOf }] : [];
  });
}

const changesSomething = ({ before }: Draft, change: CardChange): boolean =>
  change.currentChanged || change.newVersions.length > 0 || change.oracleId !== (before?.oracleId ?? null);

/** Joins the records of a file to the cards that are known. Nothing known is dropped: a source's older words become history. */
export function mergeCards(known: readonly KnownCard[], records: readonly Placed<CardRecord>[], tally: Tally): CardMerge {
  const cards = new Cards(known);
  const slotsInFile = new Map<string, Set<string>>();
  for (const { place, value } of records) {
    const { card, legalities } = value;
    const version = versionOf(card);
    const draft = cards.draftFor(card, value.id);
    if (typeof draft === 'string') {
      tally.skip(place, draft);
      continue;
    }
    if (legalities !== null && (draft.legalities === null || (legalities.asOf ?? '') >= (draft.legalities.asOf ?? ''))) {
      draft.legalities = legalities;
    }
    const slot = slotOf(version);
    const earlier = draft.versions.get(slot);
    if (earlier === undefined || isAsNew(version, earlier)) draft.versions.set(slot, version);
    slotsInFile.set(draft.id, (slotsInFile.get(draft.id) ?? new Set()).add(slot));
  }
  const changes: CardChange[] = [];
  const legalities: CardLegalities[] = [];
  for (const draft of cards.drafts.values()) {
    const change = changeOf(draft);
    const isCounted = changesSomething(draft, change);
    if (isCounted) changes.push(change);
    if (draft.legalities !== null) legalities.push({ cardId: draft.id, isCounted, legalities: draft.legalities });
    tally.add(change.isNew ? 'added' : isCounted ? 'changed' : 'unchanged');
  }
  const twins = [...slotsInFile.values()].reduce((sum, slots) => sum + slots.size - 1, 0);
  const redated = [...cards.drafts.values()].flatMap(redatedIn);
  return { changes, redated, legalities, seen: [...cards.drafts.keys()], twins };
}
