import { compareAddresses, formatRuleNumber, parentNumber, parseRuleNumber, type RuleAddress } from '../numbers.ts';
import type { Misplaced, RuleEntry } from './edition.ts';
import { hashOf, isHeading, Passage } from './words.ts';

/** Lines of a file with the number that the first of them has there, and whether sentences run over several lines. */
export interface Lines {
  readonly lines: readonly string[];
  readonly firstLine: number;
  readonly wrapped: boolean;
}

/** Slips of past editions are allowed for: a period after the letter, no space after the number, a space inside it. */
const NUMBERED = /^([1-9]|\d{3})(?:\.\s+(?!\d+[a-z]\s)|\.\s?(\d+)([a-z])?(?:\.\s*|\s+))(\S.*)$/;
const EXAMPLE = /^Examples?:\s*(.+)$/;

interface Draft {
  readonly address: RuleAddress;
  readonly words: Passage;
  readonly examples: Passage[];
}

/** The address and words of a line that begins like a rule. */
function numbered(line: string): { readonly address: RuleAddress; readonly words: string } | null {
  const match = NUMBERED.exec(line.trim());
  if (match === null) return null;
  const [, first, rule, letter, words = ''] = match;
  const parsed = parseRuleNumber(rule === undefined ? `${first}` : `${first}.${rule}${letter ?? ''}`);
  return parsed.ok ? { address: parsed.value, words } : null;
}

/** Whether a rule can stand after another: later in the book and under what is open, so that a wrapped line isn't taken for one. */
function mayFollow(before: RuleAddress | null, next: RuleAddress): boolean {
  if (before === null) return next.kind === 'part';
  if (compareAddresses(before, next) >= 0) return false;
  if (next.kind === 'part') return true;
  const open = [formatRuleNumber(before)];
  for (let up = parentNumber(open[0]!); up !== null; up = parentNumber(up)) open.push(up);
  return open.includes(parentNumber(formatRuleNumber(next))!);
}

function entry({ address, words, examples }: Draft): RuleEntry {
  const text = words.text();
  const titled = address.kind === 'part' || address.kind === 'section' || (address.kind === 'rule' && isHeading(text));
  const said = examples.map((example) => example.text());
  return {
    number: formatRuleNumber(address),
    heading: titled ? text : null,
    text: titled ? null : text,
    examples: said,
    sha256: hashOf(text, ...said),
  };
}

/** Adds a line that begins no rule to the rule that is open. */
function continueDraft(draft: Draft, line: string, wrapped: boolean): void {
  const example = EXAMPLE.exec(line.trim());
  if (example !== null) {
    const passage = new Passage();
    passage.add(example[1]!, 'new paragraph');
    draft.examples.push(passage);
    return;
  }
  if (!wrapped || /^\s{2,}/.test(line)) {
    draft.words.add(line, 'new paragraph'); // an indented paragraph goes on with the rule, after its examples too
    return;
  }
  (draft.examples.at(-1) ?? draft.words).add(line, 'same paragraph');
}

/** Reads parts, sections, rules and subrules with all their examples. */
export function readBody({ lines, firstLine, wrapped }: Lines): {
  readonly rules: readonly RuleEntry[];
  readonly misplaced: readonly Misplaced[];
} {
  const drafts: Draft[] = [];
  const misplaced: Misplaced[] = [];
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const start = numbered(line);
    const open = drafts.at(-1);
    if (start !== null && mayFollow(open?.address ?? null, start.address)) {
      const words = new Passage();
      words.add(start.words, 'new paragraph');
      drafts.push({ address: start.address, words, examples: [] });
      continue;
    }
    if (start !== null && !wrapped) misplaced.push({ line: firstLine + i, number: formatRuleNumber(start.address) });
    if (open !== undefined) continueDraft(open, line, wrapped);
  }
  return { rules: drafts.map(entry), misplaced };
}
