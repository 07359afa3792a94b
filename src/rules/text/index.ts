import { createHash } from 'node:crypto';
import { ok, problem, type Result } from '../result.ts';
import { type Lines, readBody } from './body.ts';
import { decodeText, splitLines } from './decode.ts';
import type { EffectiveDate, NotAnEdition, RulesEdition } from './edition.ts';
import { readGlossary } from './glossary.ts';

export { decodeText, splitLines, type TextEncoding } from './decode.ts';
export type { EffectiveDate, GlossaryEntry, Misplaced, NotAnEdition, RuleEntry, RulesEdition } from './edition.ts';
export { citedIn, citedRules, type RuleReference } from './references.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const STATED = new RegExp(`(?:effective|current) as of\\s+(${MONTHS.join('|')})\\s*(\\d{1,2}),\\s*(\\d{4})`, 'i');

/** How many lines may stand before the title. */
const TITLE_WITHIN = 20;
/** In an edition that isn't wrapped, some paragraph is longer than any wrapped line. */
const WRAPPED_UP_TO = 160;

/** The date in “These rules are effective as of …” or “… current as of …”, as YYYY-MM-DD. */
export function statedDate(text: string): string | null {
  const match = STATED.exec(text);
  if (match === null) return null;
  const month = MONTHS.findIndex((name) => name.toLowerCase() === match[1]!.toLowerCase()) + 1;
  const date = `${match[3]}-${String(month).padStart(2, '0')}-${match[2]!.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}

/** A date YYYY-MM-DD or YYYYMMDD in a file's name; a fall-back for a text that states none. */
export function dateInFileName(name: string): string | null {
  const match = /(?<!\d)(\d{4})-?(\d\d)-?(\d\d)(?!\d)/.exec(name);
  if (match === null) return null;
  const date = `${match[1]}-${match[2]}-${match[3]}`;
  return Number(match[2]) >= 1 && Number(match[2]) <= 12 && isDate(date) ? date : null;
}

interface Parts {
  readonly body: Lines;
  readonly glossary: Lines;
}

/** Finds the rules and the glossary: both titles stand in the contents too, so the last ones count. */
function divide(lines: readonly string[]): Result<Parts, NotAnEdition> {
  const refuse = (expected: string, found: string, line: number | null = null) => problem({ expected, found, line });
  const trimmed = lines.map((line) => line.trim());
  const title = trimmed.findIndex((line) => /comprehensive rules/i.test(line));
  if (title === -1 || title >= TITLE_WITHIN) {
    const first = trimmed.findIndex((line) => line !== '');
    const found = first === -1 ? 'only blank lines' : `“${trimmed[first]!.slice(0, 60)}”`;
    return refuse('the title “… Comprehensive Rules” at the top of the file', found, Math.max(first, 0) + 1);
  }
  const glossary = trimmed.lastIndexOf('Glossary');
  const contents = trimmed.indexOf('Glossary');
  if (glossary === -1) return refuse('a line “Glossary” in the contents and another after the rules', 'none');
  const start = trimmed.findIndex((line, i) => i > contents && /^1\. \S/.test(line));
  if (start === -1 || start > glossary || contents === glossary)
    return refuse(
      'the rules between the contents and the glossary',
      'only one line “Glossary”: the file seems to be cut off',
      glossary + 1,
    );
  const credits = trimmed.lastIndexOf('Credits');
  const end = credits > glossary ? credits : trimmed.length;
  const wrapped = trimmed.every((line) => line.length <= WRAPPED_UP_TO);
  const part = (from: number, to: number): Lines => ({ lines: lines.slice(from, to), firstLine: from + 1, wrapped });
  return ok({ body: part(start, glossary), glossary: part(glossary + 1, end) });
}

/** Reads the official text of the Comprehensive Rules, of any edition since 2003. */
export function readRulesText(bytes: Uint8Array, fallbackDate: string | null = null): Result<RulesEdition, NotAnEdition> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return problem({ expected: 'the plain text of the Comprehensive Rules', found: decoded.problem, line: null });
  const { text, encoding } = decoded.value;
  const divided = divide(splitLines(text));
  if (!divided.ok) return divided;
  const { rules, misplaced } = readBody(divided.value.body);
  const glossary = readGlossary(divided.value.glossary);
  if (!rules.some(({ number }) => number.includes('.')))
    return problem({ expected: 'numbered rules such as 100.1', found: 'none', line: divided.value.body.firstLine });
  const stated = statedDate(text);
  const effective: EffectiveDate =
    stated !== null
      ? { kind: 'stated', date: stated }
      : fallbackDate !== null
        ? { kind: 'assumed', date: fallbackDate }
        : { kind: 'unknown' };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return ok({ effective, encoding, sha256, rules, glossary, misplaced });
}

/** The refusal as a sentence. */
export function describeRefusal({ expected, found, line }: NotAnEdition): string {
  const place = line === null ? '' : `line ${line}: `;
  return `${place}expected ${expected}, found ${found}`;
}
