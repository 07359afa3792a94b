import { SUBRULE_LETTERS } from '../numbers.ts';
import { OUTLINE_EFFECTIVE, OUTLINE_ROWS } from './data.ts';

export { OUTLINE_EFFECTIVE };

/** A part (7), section (702) or rule (702.62) of the outline edition. */
export interface OutlineEntry {
  readonly number: string;
  /** Null where the rule has sentences of its own instead of a title. */
  readonly heading: string | null;
  /** The letters of its subrules, in order; `l` and `o` are never used. */
  readonly letters: readonly string[];
}

function entry(row: string): OutlineEntry {
  const [number = '', last = '', heading = ''] = row.split('|');
  const letters = last === '' ? [] : SUBRULE_LETTERS.slice(0, SUBRULE_LETTERS.indexOf(last) + 1);
  return { number, heading: heading === '' ? null : heading, letters };
}

/** All parts, sections and rules of the outline edition, in the order of the book. */
export const OUTLINE: readonly OutlineEntry[] = OUTLINE_ROWS.trim().split('\n').map(entry);
