import { foldTypography } from '../changes/index.ts';

/** Words as quotations are compared: small letters, plain quotation marks and dashes, single spaces, none around dashes. */
export function foldQuote(words: string): string {
  return foldTypography(words.normalize('NFKC'))
    .toLowerCase()
    .replace(/''|"/g, "'")
    .replace(/\s*-+\s*/g, '-');
}

/** The parts of a quotation between its ellipses, in order; an ellipsis may stand in brackets. */
const PARTS = /[[(]?\s*(?:…|\.\.\.)+\s*[\])]?/;
/** Punctuation at the ends of a quotation belongs to the sentence around it. */
const ENDS = /^[\s'.,;:()-]+|[\s'.,;:()-]+$/g;

/** Folded words without the punctuation at their ends. */
export const trimQuote = (folded: string): string => folded.replace(ENDS, '');

/** A quotation made ready to be looked for. */
export interface Quote {
  readonly parts: readonly string[];
  /** How many words it has in all. */
  readonly words: number;
}

/** Reads a quotation of a rule; one that begins with the number of that rule, or with “Example:”, is read without it. Null where nothing is said. */
export function readQuote(text: string, number: string): Quote | null {
  const beginning = new RegExp(`^\\s*(?:${number.replaceAll('.', '\\.')}\\.?\\s+)?(?:examples?:\\s*)?`, 'i');
  const parts = text
    .replace(/^\s*["“”„']+/, '')
    .replace(beginning, '')
    .split(PARTS)
    .map((part) => trimQuote(foldQuote(part)))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const words = parts.join(' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return parts.length === 0 ? null : { parts, words };
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where a part stands as whole words, from a place on; -1 where it doesn't. */
function placeOf(part: string, folded: string, from: number): number {
  for (let at = folded.indexOf(part, from); at !== -1; at = folded.indexOf(part, at + 1)) {
    const end = at + part.length;
    const beginsWord = !isLetter(part[0]) || !isLetter(folded[at - 1]);
    if (beginsWord && (!isLetter(part.at(-1)) || !isLetter(folded[end]))) return at;
  }
  return -1;
}

/** Whether folded words hold all parts of a quotation, in order. */
export function holdsQuote(folded: string, { parts }: Quote): boolean {
  let from = 0;
  for (const part of parts) {
    const at = placeOf(part, folded, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}

/** How great a share of a quotation's words stands in folded words in the same order, whatever stands between them (0 to 1). */
export function shareInOrder({ parts }: Quote, folded: string): number {
  const wanted = parts.join(' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  let row = new Array<number>(said.length + 1).fill(0);
  for (const word of wanted) {
    const next = [0];
    for (let i = 0; i < said.length; i++) next.push(said[i] === word ? row[i]! + 1 : Math.max(row[i + 1]!, next[i]!));
    row = next;
  }
  return wanted.length === 0 ? 0 : row[said.length]! / wanted.length;
}
