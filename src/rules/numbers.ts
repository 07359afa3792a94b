import { invariant, unreachable } from './assert.ts';
import { ok, problem, type Result } from './result.ts';

/** Where a rule stands in the book of any edition: part 7, section 702, rule 702.62, subrule 702.62a. */
export type RuleAddress =
  | { readonly kind: 'part'; readonly part: number }
  | { readonly kind: 'section'; readonly section: number }
  | { readonly kind: 'rule'; readonly section: number; readonly rule: number }
  | { readonly kind: 'subrule'; readonly section: number; readonly rule: number; readonly letter: string };

/** The letters of subrules in their order: `l` and `o` are never used, because they look like digits. */
export const SUBRULE_LETTERS: readonly string[] = [...'abcdefghijkmnpqrstuvwxyz'];

const FORM = /^(?:([1-9])|([1-9]\d\d)(?:\.([1-9]\d*)([a-z])?)?)\.?$/;

/** Reads a number as people write it: space around it, a trailing period and an upper-case letter are accepted. */
export function parseRuleNumber(text: string): Result<RuleAddress> {
  const match = FORM.exec(text.trim().toLowerCase());
  if (match === null) return problem(`“${text}” isn't a rule number: expected one such as 702, 702.62 or 702.62a`);
  const [, part, section, rule, letter] = match;
  if (part !== undefined) return ok({ kind: 'part', part: Number(part) });
  if (rule === undefined) return ok({ kind: 'section', section: Number(section) });
  if (letter === undefined) return ok({ kind: 'rule', section: Number(section), rule: Number(rule) });
  return ok({ kind: 'subrule', section: Number(section), rule: Number(rule), letter });
}

/** The canonical text of a number, without a trailing period. */
export function formatRuleNumber(address: RuleAddress): string {
  switch (address.kind) {
    case 'part':
      return `${address.part}`;
    case 'section':
      return `${address.section}`;
    case 'rule':
      return `${address.section}.${address.rule}`;
    case 'subrule':
      return `${address.section}.${address.rule}${address.letter}`;
    default:
      return unreachable(address);
  }
}

/** What a number stands under: 702.62a under 702.62, under 702, under 7; nothing stands above a part. */
export function parentAddress(address: RuleAddress): RuleAddress | null {
  switch (address.kind) {
    case 'part':
      return null;
    case 'section':
      return { kind: 'part', part: Math.floor(address.section / 100) };
    case 'rule':
      return { kind: 'section', section: address.section };
    case 'subrule':
      return { kind: 'rule', section: address.section, rule: address.rule };
    default:
      return unreachable(address);
  }
}

/** Ancestors of a number, outermost first. */
export function ancestorAddresses(address: RuleAddress): readonly RuleAddress[] {
  const parent = parentAddress(address);
  return parent === null ? [] : [...ancestorAddresses(parent), parent];
}

/** Position in the book: a part before its sections, a section before its rules, 702.2 before 702.10. */
function sortKey(address: RuleAddress): readonly [number, number, number, number] {
  switch (address.kind) {
    case 'part':
      return [address.part, 0, 0, 0];
    case 'section':
      return [Math.floor(address.section / 100), address.section, 0, 0];
    case 'rule':
      return [Math.floor(address.section / 100), address.section, address.rule, 0];
    case 'subrule':
      return [Math.floor(address.section / 100), address.section, address.rule, address.letter.charCodeAt(0)];
    default:
      return unreachable(address);
  }
}

/** Compares by the order of the book. Section 100 stands in part 1 and after its heading. */
export function compareAddresses(a: RuleAddress, b: RuleAddress): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  // A part's own key has section 0, so it stands before its first section.
  for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) return left[i]! - right[i]!;
  return 0;
}

function known(number: string): RuleAddress {
  const parsed = parseRuleNumber(number);
  invariant(parsed.ok, `${number} is a rule number`);
  return parsed.value;
}

/** Compares two well-formed numbers by the order of the book; for sorting. */
export function compareRuleNumbers(a: string, b: string): number {
  return compareAddresses(known(a), known(b));
}

/** The number that a well-formed number stands under; null for a part. */
export function parentNumber(number: string): string | null {
  const parent = parentAddress(known(number));
  return parent === null ? null : formatRuleNumber(parent);
}

/** Ancestors of a well-formed number, outermost first: 7, 702, 702.62 for 702.62a. */
export function ancestorNumbers(number: string): readonly string[] {
  return ancestorAddresses(known(number)).map(formatRuleNumber);
}

/** Whether a well-formed number is another one or stands under it: 702.62a under 702.62, and not 702.10 under 702.1. */
export const isUnder = (number: string, ancestor: string): boolean =>
  number === ancestor || ancestorNumbers(number).includes(ancestor);
