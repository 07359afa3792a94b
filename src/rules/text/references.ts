import { formatRuleNumber, parseRuleNumber, type RuleAddress, SUBRULE_LETTERS } from '../numbers.ts';

/** A place in a text where it refers to rules: offsets of the words and the numbers meant, ranges written out. */
export interface RuleReference {
  readonly start: number;
  readonly end: number;
  readonly numbers: readonly string[];
}

/** A number or range: 601.2f, 601.2f–h, 903.6–903.11, 508–511; what follows the dash may repeat the number or name only its end. */
const ITEM = /\b([1-9]\d\d)(?:\.([1-9]\d*)([a-z])?\b)?(?:\s?[–—-]\s?((?:[1-9]\d\d\.[1-9]\d*[a-z]?)|[1-9]\d*[a-z]?|[a-z])\b)?/g;
/** “rule” or “rules” and then only numbers, commas and joining words: a bare section number or letter counts only there. */
const LEAD = /\b[Rr]ules?\s+$/;
/** Between two numbers of a list, perhaps with the title of the first. */
const JOIN = /^(?:,\s*[“"][^“”"]{1,60}[”"])?\s*(?:,\s*)?(?:(?:and|or|through|to|then)\s+)?(?:rules?\s+)?$/;
/** “See 706, “Rolling a Die.””: the word “rule” was forgotten, the title tells. */
const SEE = /\b[Ss]ee\s+$/;
const TITLE = /^,\s*[“"]/;
/** “section 6, “Spells, Abilities, and Effects””: a part of the book. */
const PART = /\b[Ss]ections?\s+([1-9])(?![\d.])/g;

const isTitledSection = (text: string, start: number, end: number): boolean =>
  SEE.test(text.slice(Math.max(0, start - 12), start)) && TITLE.test(text.slice(end));

/** References to whole parts. */
const citedParts = (text: string): readonly RuleReference[] =>
  [...text.matchAll(PART)].map((match) => {
    const end = match.index + match[0].length;
    return { start: end - 1, end, numbers: [match[1]!] };
  });

const numbersBetween = (from: number, to: number): readonly number[] =>
  to < from ? [] : Array.from({ length: to - from + 1 }, (_, i) => from + i);

function address(text: string): RuleAddress | null {
  const parsed = parseRuleNumber(text);
  return parsed.ok ? parsed.value : null;
}

/** The end of a range as a whole address: `h` after 601.2f is 601.2h, `8` after 119.7 is 119.8. */
function rangeEnd(from: RuleAddress, end: string): RuleAddress | null {
  if (end.includes('.') || from.kind === 'section') return address(end);
  if (from.kind === 'part') return null;
  if (/^[a-z]$/.test(end)) return from.kind === 'subrule' ? { ...from, letter: end } : null;
  return from.kind === 'rule' && /^\d+$/.test(end) ? { ...from, rule: Number(end) } : null;
}

/** All members of a range within one parent; null where the two ends don't stand under one. */
function members(from: RuleAddress, to: RuleAddress): readonly RuleAddress[] | null {
  if (from.kind === 'section' && to.kind === 'section')
    return numbersBetween(from.section, to.section).map((section) => ({ kind: 'section', section }));
  if (from.kind === 'rule' && to.kind === 'rule' && from.section === to.section)
    return numbersBetween(from.rule, to.rule).map((rule) => ({ ...from, rule }));
  if (from.kind === 'subrule' && to.kind === 'subrule' && from.section === to.section && from.rule === to.rule)
    return SUBRULE_LETTERS.filter((letter) => letter >= from.letter && letter <= to.letter).map((letter) => ({
      ...from,
      letter,
    }));
  return null;
}

/** What one item means; null where its dash begins no range, so that only the first number counts. */
function expand(first: string, end: string | undefined): readonly string[] | null {
  const from = address(first);
  if (from === null) return null;
  if (end === undefined) return [formatRuleNumber(from)];
  const to = rangeEnd(from, end);
  const range = to === null ? null : members(from, to);
  return range === null || range.length === 0 ? null : range.map(formatRuleNumber);
}

/** “rules 704.5a and b”: a letter that belongs to the number before it. */
function looseLetters(text: string, after: number, first: string): RuleReference | null {
  const match = /^(?:,\s*|,?\s+and\s+|,?\s+or\s+)([b-z])(?=[\s,.;)])/.exec(text.slice(after));
  const base = address(first);
  if (match === null || base?.kind !== 'subrule') return null;
  const end = after + match[0].length;
  return { start: end - 1, end, numbers: [formatRuleNumber({ ...base, letter: match[1]! })] };
}

/** All references to rules in a text, in order, with ranges written out: “rules 601.2b and 601.2f–h” means four rules. */
export function citedRules(text: string): readonly RuleReference[] {
  const [parts, numbers] = [citedParts(text), citedNumbers(text)];
  return parts.length === 0 ? numbers : [...parts, ...numbers].sort((a, b) => a.start - b.start);
}

/** The numbers of the rules that a text refers to, each once, in order. */
export const citedIn = (text: string | null): readonly string[] => [
  ...new Set(citedRules(text ?? '').flatMap(({ numbers }) => numbers)),
];

function citedNumbers(text: string): readonly RuleReference[] {
  const found: RuleReference[] = [];
  let listEnd = -1;
  for (const match of text.matchAll(ITEM)) {
    const start = match.index;
    const first =
      match[3] !== undefined
        ? `${match[1]}.${match[2]}${match[3]}`
        : match[2] !== undefined
          ? `${match[1]}.${match[2]}`
          : match[1]!;
    const listed =
      LEAD.test(text.slice(Math.max(0, start - 12), start)) || (listEnd !== -1 && JOIN.test(text.slice(listEnd, start)));
    if (match[2] === undefined && !listed && !isTitledSection(text, start, start + match[0].length)) continue;
    const range = expand(first, match[4]);
    const numbers = range ?? expand(first, undefined);
    if (numbers === null) continue;
    const end = range === null ? start + first.length : start + match[0].length;
    found.push({ start, end, numbers });
    listEnd = end;
    for (let loose = looseLetters(text, end, first); loose !== null; loose = looseLetters(text, loose.end, first)) {
      found.push(loose);
      listEnd = loose.end;
    }
  }
  return found;
}
