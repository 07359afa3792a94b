import { isRuleNumber, type RuleNumber } from './citations.ts';

/** What each cited rule said when the code was written against it. */
export interface CitationLock {
  /** Effective date of the edition that was read. */
  readonly edition: string;
  /** The beginning of the hash of heading, text and examples by number. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** A citation that the lock doesn't confirm. */
export type Unconfirmed =
  | { readonly kind: 'not locked'; readonly number: string }
  | { readonly kind: 'text changed'; readonly number: string }
  | { readonly kind: 'gone'; readonly number: string };

const SHORT = 16;
const LITERAL = /(['"`])(\d{3}\.\d+[a-z]?)\1/g;
const TAG = /@cr\s+((?:\d{3}(?:\.\d+[a-z]?)?(?:,\s*)?)+)/g;
const MENTION = /\bCR\s+(\d{3}(?:\.\d+[a-z]?)?)/g;

/** Numbers that a source text cites: string literals of the form `NNN.N` or `NNN.Na`, and `@cr` tags. */
export function citationsIn(source: string): readonly string[] {
  const literals = [...source.matchAll(LITERAL)].map((match) => match[2]!);
  const tags = [...source.matchAll(TAG)].flatMap((match) => match[1]!.match(/\d{3}(?:\.\d+[a-z]?)?/g) ?? []);
  return [...new Set([...literals, ...tags])];
}

/** Numbers that comments and sentences name as “CR NNN.N”. */
export function mentionsIn(source: string): readonly string[] {
  return [...new Set([...source.matchAll(MENTION)].map((match) => match[1]!))];
}

/** Those that exist in no rule of the outline edition. */
export function unknownNumbers(numbers: Iterable<string>): readonly string[] {
  return [...numbers].filter((number) => !isRuleNumber(number));
}

/** The lock entry for a rule's hash. */
export const shortHash = (sha256: string) => sha256.slice(0, SHORT);

/** What must be read: citations without entry, and where an edition is at hand, those whose words are others now or are gone. */
export function unconfirmed(
  cited: Iterable<string>,
  lock: CitationLock,
  edition: ReadonlyMap<string, string> | null,
): readonly Unconfirmed[] {
  return [...cited].flatMap((number): readonly Unconfirmed[] => {
    const locked = lock.hashes[number];
    if (locked === undefined) return [{ kind: 'not locked', number }];
    if (edition === null) return [];
    const now = edition.get(number);
    if (now === undefined) return [{ kind: 'gone', number }];
    return shortHash(now) === locked ? [] : [{ kind: 'text changed', number }];
  });
}

/** A lock of all citations against an edition's hashes. */
export function lockOf(cited: Iterable<RuleNumber>, edition: string, hashes: ReadonlyMap<string, string>): CitationLock {
  const known = [...new Set(cited)].filter((number) => hashes.has(number));
  return { edition, hashes: Object.fromEntries(known.map((number) => [number, shortHash(hashes.get(number)!)])) };
}
