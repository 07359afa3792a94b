import {
  type AsOf,
  type CardRecord,
  type CardsFound,
  readMtgjsonCard,
  readNativeCard,
  readScryfallCard,
} from '../../../cards/sources/index.ts';
import type { Piece } from '../documents/index.ts';
import { shapeOf } from '../documents/shape.ts';
import type { SourceFile } from '../files.ts';
import type { Reader, Verdict } from '../records.ts';

/** What is learned of a file while its records are read. */
export interface CardFile {
  /** Of which day its words are, and how that is known; null where each record says it for itself. */
  asOf: { readonly day: string; readonly by: 'the file' | 'its name' | '--as-of' | 'its last change' } | null;
  hasRulings: boolean;
}

/** A date in a file's name: `oracle-cards-20260803090530.json`, `AtomicCards-2026-08-03.json`. */
function dayInName(name: string): string | null {
  const found = /(?<!\d)((?:19|20)\d\d)-?(\d\d)-?(\d\d)(?=\D|\d{6}\D)/.exec(name);
  if (found === null) return null;
  const day = `${found[1]}-${found[2]}-${found[3]}`;
  return Number.isNaN(Date.parse(day)) ? null : day;
}

/** The day of which the words of a file are: what the file says of itself, else what is said for it, else its name's, else that of its last change. */
function asOfFile({ head }: Piece, file: SourceFile, given: string | undefined): NonNullable<CardFile['asOf']> {
  const meta = head?.meta as { readonly date?: unknown } | undefined;
  if (typeof meta?.date === 'string' && /^\d{4}-\d\d(-\d\d)?$/.test(meta.date)) return { day: meta.date, by: 'the file' };
  if (given !== undefined) return { day: given, by: '--as-of' };
  const named = dayInName(file.name);
  return named === null ? { day: file.changed, by: 'its last change' } : { day: named, by: 'its name' };
}

function verdicts(found: CardsFound, path?: string): readonly Verdict<CardRecord>[] {
  const at = path === undefined ? {} : { path };
  if (!found.ok) return [{ ok: false, problem: found.problem.reason, name: found.problem.name, ...at }];
  return found.value.map((value) => ({ ok: true, value, ...at }));
}

const nameIn = (record: unknown): string => {
  const { name } = (record ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? name : '';
};

/** A set's list has a record for each printing and face of a card; they are put together by the whole name, placed where it is first found. */
function fromSetList(path: string, records: readonly unknown[], asOf: AsOf): readonly Verdict<CardRecord>[] {
  const groups = new Map<string, { readonly at: number; readonly faces: unknown[] }>();
  for (const [at, record] of records.entries()) {
    const name = nameIn(record) || `\u0000${at}`;
    const group = groups.get(name) ?? { at, faces: [] };
    group.faces.push(record);
    groups.set(name, group);
  }
  return [...groups].flatMap(([name, { at, faces }]) =>
    verdicts(readMtgjsonCard(name.replace(/^\0.*/, ''), faces, asOf), `${path}[${at}]`),
  );
}

const strange = (problem: string): readonly Verdict<CardRecord>[] => [{ ok: false, problem, strange: true }];
const isWithRulings = (face: unknown): boolean => {
  const { rulings } = (face ?? {}) as { readonly rulings?: unknown };
  return Array.isArray(rulings) && rulings.length > 0;
};

/** A reader of cards in any shape that is known; `learned` fills while it reads. */
export function cardReader(file: SourceFile, given: string | undefined, learned: CardFile): Reader<CardRecord> {
  const day = (piece: Piece): string => {
    learned.asOf ??= asOfFile(piece, file, given);
    return learned.asOf.day;
  };
  return (piece) => {
    const shape = shapeOf(piece);
    switch (shape.kind) {
      case 'native card':
        return verdicts(readNativeCard(shape.record));
      case 'Scryfall card':
        return verdicts(readScryfallCard(shape.record, day(piece)));
      case 'MTGJSON card':
        learned.hasRulings ||= shape.faces.some(isWithRulings);
        return verdicts(readMtgjsonCard(shape.name, shape.faces, day(piece)));
      case 'MTGJSON set':
        learned.hasRulings ||= shape.lists.some(({ records }) => records.some(isWithRulings));
        return shape.lists.flatMap(({ path, records }) => fromSetList(path, records, day(piece)));
      case 'ruling':
        return strange('it is a ruling, no card');
      case 'about the file':
        return [];
      case 'unknown':
        return strange(`it is ${shape.what}, in no shape of a card that is known`);
    }
  };
}
