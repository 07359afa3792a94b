import type { NamePatterns } from './names.ts';
import { keywordOf } from './names.ts';
import { fitsInLine } from './parameters.ts';

/** A keyword found in words, before it is known how they speak of it. */
export interface Found {
  readonly keyword: string;
  /** Where the name stands, in the text of the face. */
  readonly start: number;
  readonly nameEnd: number;
  /** Where its parameter ends. */
  readonly end: number;
}

/** What stands before the words of a line: bullets, modes' costs, station and class levels. */
const PREFIX = /^(?:• |\+ (?:\{[^}]+\})+ — |(?:STATION )?\d+\+ \| |\d+(?:—\d+)? \| |\ue000+\s*)*/u;

/** What stands behind a dash with spaces is an ability or a condition, whose words are looked through too; behind one without, a cost. */
const holdsAbility = (behind: string) => /^ — /.test(behind);

interface Piece {
  readonly text: string;
  readonly at: number;
}

/** Pieces of a line between commas and semicolons, as far as each begins with a keyword. */
function pieces(line: string, atStart: NamePatterns['atStart']): readonly Piece[] {
  const found: { text: string; at: number }[] = [];
  let at = 0;
  for (const part of line.split(/(?<=[,;] )/)) {
    const last = found.at(-1);
    if (last !== undefined && (atStart(part) === null || /^partner with\b/i.test(last.text) || /—/.test(last.text)))
      last.text += part;
    else found.push({ text: part, at });
    at += part.length;
  }
  return found;
}

/** Keywords that a comma should stand between, "flying trample", "flying and trample": each by itself; a piece that is anything else as it is. */
function apart(piece: Piece, atStart: NamePatterns['atStart']): readonly Piece[] {
  const { text, at } = piece;
  const name = atStart(text);
  const keyword = name === null ? null : keywordOf(name);
  if (name === null || keyword === null) return [];
  if (fitsInLine(keyword, text.slice(name.length, endOfPiece(name, text)))) return [piece];
  const between = /^ (?:and |& )?/.exec(text.slice(name.length))?.[0];
  if (between === undefined) return [];
  const from = name.length + between.length;
  const others = apart({ text: text.slice(from), at: at + from }, atStart);
  return others.length === 0 ? [] : [{ text: name, at }, ...others];
}

/** Where the parameter of a keyword ends: the sentence behind it is no part of it, unless it is an ability's words. */
function endOfPiece(name: string, text: string): number {
  const bare = text.replace(/[,;]? ?[\s\ue000]*$/u, '');
  if (holdsAbility(text.slice(name.length))) return bare.length;
  const sentence = /\.(?=\s|"|$)/.exec(bare.slice(name.length));
  return sentence === null ? bare.length : name.length + sentence.index;
}

/** The keywords of a line that begins with one; null where the line is a sentence. What is left begins at `end`. */
export function keywordsOfLine(
  line: string,
  offset: number,
  { atStart }: NamePatterns,
): { readonly found: readonly Found[]; readonly end: number } | null {
  const prefix = PREFIX.exec(line)?.[0].length ?? 0;
  const found: Found[] = [];
  let end = 0;
  const all = pieces(line.slice(prefix), atStart).flatMap((piece) => {
    const several = apart(piece, atStart);
    return several.length === 0 ? [piece] : several;
  });
  for (const { text, at } of all) {
    const name = atStart(text);
    const keyword = name === null ? null : keywordOf(name);
    if (name === null || keyword === null) break;
    const until = endOfPiece(name, text);
    if (!fitsInLine(keyword, text.slice(name.length, until)) || /^'s?\b/.test(text.slice(name.length))) break;
    const start = offset + prefix + at;
    found.push({ keyword, start, nameEnd: start + name.length, end: start + until });
    end = prefix + at + (/^ ?—/.test(text.slice(name.length)) ? name.length : until);
  }
  return found.length === 0 ? null : { found, end };
}
