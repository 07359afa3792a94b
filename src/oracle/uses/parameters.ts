/** Mana symbols and the like, one after another. */
const SYMBOLS = '(?:\\{[^}]+\\})+';

/** What may stand behind a keyword in a line of keywords. */
const SHAPES: readonly RegExp[] = [
  /^$/,
  /^\s?—\s?\S/,
  /^ (?:\d+|X)(?:\s?—\s?.+| where .+|, where .+|)$/,
  new RegExp(`^ ${SYMBOLS}(?:(?: and/or | or )${SYMBOLS})*$`),
  new RegExp(`^ ${SYMBOLS} [—-] \\d+/\\d+$`),
  /^ (?:from|for|onto|with|an?) \S/,
];
/** Keywords with words of their own behind them: what is enchanted or equipped, devoured or banded with; the partner's name. */
const OWN_WORDS = /^(?:enchant|equip|devour|bands with other|partner with|protection from everything)$/;

/** Whether words behind a keyword are its parameter, in a line of keywords. */
export function fitsInLine(keyword: string, behind: string): boolean {
  if (SHAPES.some((shape) => shape.test(behind))) return true;
  if (/ (?:costs?|abilit(?:y|ies)|counters?)\b/.test(behind)) return false;
  return OWN_WORDS.test(keyword) && /^ [^\s.]/.test(behind);
}

/** Keywords with a quality behind a preposition. */
const WITH_QUALITY = /^(?:protection|hexproof|affinity|emerge)$/;

/** The parameter behind a keyword in a sentence: it ends where the sentence goes on. */
const IN_SENTENCE: readonly RegExp[] = [
  /^ (?:\d+|X)(?=[\s.,;"')]|$)(?:—(?:\{[^}]+\})+)?/,
  new RegExp(`^ ${SYMBOLS}`),
  /^—[^."]+(?=[."])/,
  /^ from (?:(?!until\b|and (?!from\b)(?!by\b)|as long\b|this turn\b|for as\b)[^\s.,;"]+(?: |(?=[.,;"])|$)|, (?:and |or )?from )+/,
  /^ for (?:(?!until\b|and\b|as long\b)[^\s.,;"]+(?: |(?=[.,;"])|$))+/,
];

export function inSentence(keyword: string, behind: string): string {
  if (/^ (?:from|for) /.test(behind) && !WITH_QUALITY.test(keyword)) return '';
  for (const shape of IN_SENTENCE) {
    const found = shape.exec(behind)?.[0];
    if (found !== undefined) return found.trimEnd();
  }
  return '';
}

/** A parameter in its parts. */
export interface Parameter {
  readonly parameter: string | null;
  readonly amount: string | null;
  readonly cost: string | null;
}

const ENDS_WITH_MANA = new RegExp(`(?:^|[\\s—])(${SYMBOLS})(?:\\s[—-]\\s\\d+/\\d+)?$`);
const ONLY_MANA = new RegExp(`^(${SYMBOLS})$`);

/** The mana cost of a parameter: behind a dash only mana counts, since words there are an act that is paid (“Waterbend {4}”). */
function manaCostIn(whole: string, dashed: boolean): string | null {
  if (dashed) return ONLY_MANA.exec(whole)?.[1] ?? null;
  if (/\bpay\b| or \{|\}, |:/i.test(whole)) return null;
  return ENDS_WITH_MANA.exec(whole)?.[1] ?? null;
}

/** Reads what was printed behind a keyword. */
export function readParameter(behind: string): Parameter {
  const dashed = /^\s?—/.test(behind);
  const whole = behind.trim().replace(/^—\s?/, '').replace(/\.$/, '').trim();
  if (whole === '') return { parameter: null, amount: null, cost: null };
  const first = /^(\d+|X)(?=$|\s?—|,? where\b)/.exec(whole)?.[1];
  const last = dashed ? undefined : /^[A-Za-z][A-Za-z ]* (\d+|X)$/.exec(whole)?.[1];
  return { parameter: whole, amount: first ?? last ?? null, cost: manaCostIn(whole, dashed) };
}

/** Parameters that are short for several: “from red and from blue” (CR 702.16g), “{R} and/or {G}” (702.33b). Each with its place behind the keyword. */
export function instancesIn(behind: string): readonly { readonly text: string; readonly at: number }[] {
  const costs = [...behind.matchAll(new RegExp(SYMBOLS, 'g'))];
  if (behind.includes(' and/or ') && costs.length > 1) return costs.map((match) => ({ text: match[0], at: match.index }));
  if (!/^ from .* from /.test(behind)) return [{ text: behind, at: 0 }];
  const parts = [...behind.matchAll(/\bfrom (?:(?!,? (?:and |or )?from\b).)+/g)];
  return parts.map((match) => ({ text: match[0], at: match.index }));
}
