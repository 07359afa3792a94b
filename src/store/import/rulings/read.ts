import type { Result } from '../../../rules/result.ts';
import { type BadRuling, type Ruling, readMtgjsonRulings, readRulingRecord } from '../../../rulings/index.ts';
import type { Piece } from '../documents/index.ts';
import { shapeOf } from '../documents/shape.ts';
import type { Reader, Verdict } from '../records.ts';

/** A ruling of a file; `isSourceKnown` is false where the file doesn't say who made it, and another file may. */
export interface RulingRecord {
  readonly ruling: Ruling;
  readonly isSourceKnown: boolean;
}

/** What is learned of a file while its records are read. */
export interface RulingFile {
  /** The day of which the file is, where it says so. */
  asOf: string | null;
}

function verdict(read: Result<Ruling, BadRuling>, isSourceKnown: boolean, path?: string): Verdict<RulingRecord> {
  const at = path === undefined ? {} : { path };
  if (read.ok) return { ok: true, value: { ruling: read.value, isSourceKnown }, ...at };
  const { cardName, reason } = read.problem;
  return { ok: false, problem: reason, name: cardName, ...at };
}

/** The rulings of MTGJSON's faces, each once: both faces and all printings of a card repeat them. */
function ofFaces(faces: readonly unknown[], path: string): readonly Verdict<RulingRecord>[] {
  const seen = new Map<string, number>();
  return faces.flatMap((face, at) =>
    readMtgjsonRulings(face).flatMap((read, nth): readonly Verdict<RulingRecord>[] => {
      const key = JSON.stringify(read.ok ? [read.value.cardName, read.value.publishedAt, read.value.text] : read.problem);
      // one face that says it twice is told like any file that does
      if ((seen.get(key) ?? at) !== at) return [];
      seen.set(key, at);
      return [verdict(read, false, `${path}[${at}].rulings[${nth}]`)];
    }),
  );
}

const strange = (problem: string): readonly Verdict<RulingRecord>[] => [{ ok: false, problem, strange: true }];

function dayOfFile({ head }: Piece): string | null {
  const { date } = (head?.meta ?? {}) as { readonly date?: unknown };
  return typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) ? date : null;
}

/** A reader of rulings in any shape that is known; `learned` fills while it reads. */
export function rulingReader(learned: RulingFile): Reader<RulingRecord> {
  return (piece) => {
    learned.asOf ??= dayOfFile(piece);
    const shape = shapeOf(piece);
    switch (shape.kind) {
      case 'ruling':
        return [verdict(readRulingRecord(shape.record), true)];
      case 'MTGJSON card':
        return ofFaces(shape.faces, '');
      case 'MTGJSON set':
        return shape.lists.flatMap(({ path, records }) => ofFaces(records, path));
      case 'native card':
      case 'Scryfall card':
        return strange('it is a card, no ruling');
      case 'about the file':
        return [];
      case 'unknown':
        return strange(`it is ${shape.what}, in no shape of a ruling that is known`);
    }
  };
}
