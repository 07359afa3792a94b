import { ABILITY_WORDS } from './abilityWords.ts';
import { hasBrackets, pastBrackets } from './brackets.ts';
import { isReminder } from './reminder.ts';

/** One unit to be read: a line, or a modal header with its bullets. */
export interface Unit {
  /** What is read. */
  readonly text: string;
  /** Where it stands in the face's words, from and to. */
  readonly span: readonly [number, number];
  /** What was set aside before reading: reminder text, ability words, flavour words. */
  readonly setAside: readonly SetAside[];
}
export interface SetAside {
  readonly kind: 'reminder' | 'abilityWord' | 'flavorWord';
  readonly text: string;
}

const SPELLING: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/−/g, '-'],
  [/<\/?i>/g, ''],
  [/\u00a0/g, ' '],
];

/** What most texts hold none of. */
const UNUSUAL = /[‘’“”−<\u00a0]/;

/** Typographic spelling without meaning; lengths stay the same but for markup. */
export function plainSpelling(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return SPELLING.reduce((spelled, [from, to]) => spelled.replace(from, to), text);
}

/** Dash phrases that mean something: what stands before the dash is no flavour. */
const MEANINGFUL =
  /^(?:choose|escape|suspend|ward|equip|cumulative upkeep|companion|forecast|boast|exhaust|cycling|morph|madness|gift|max speed|solved|to solve|station|tiered|spree|echo|kicker|buyback|flashback|awaken|reinforce|impending|craft|evoke|bestow|entwine|splice|mutate|prototype|visit|disguise|unearth|dash|emerge|escalate|embalm|eternalize|level|[ivx, ]+$|\d|[+\-−[{])/i;

/** Whether the words before a dash mean something. */
export const isMeaningfulDash = (words: string): boolean => MEANINGFUL.test(words);

/** The lines of a face as they are read. */
export function units(oracleText: string): readonly Unit[] {
  const found: Unit[] = [];
  let at = 0;
  let before = '';
  const brackets = hasBrackets(oracleText);
  const anchors = anchorsOf(oracleText);
  for (const line of oracleText.split('\n')) {
    const isAnchored = anchors?.test(line) === true;
    const unit = prepare(line, at, brackets, isAnchored);
    at += line.length + 1;
    const last = found.at(-1);
    if (last !== undefined && !isAnchored && (isMode(unit.text, before) || isResult(unit.text, last.text))) {
      found[found.length - 1] = {
        text: `${last.text}\n${unit.text}`,
        span: [last.span[0], unit.span[1]],
        setAside: [...last.setAside, ...unit.setAside],
      };
    } else found.push(unit);
    before = unit.text;
  }
  return found.filter((unit) => unit.span[1] > unit.span[0]);
}

/** A bullet behind the header of a choice, or behind another; spree's are plus signs (CR 700.2, 702.172b, 702.183a). */
function isMode(text: string, before: string): boolean {
  if (text.startsWith('•')) return /(?:—|^•.*|^Tiered)$/.test(before) || /\bchoose (?:one|two|three)\..*\.$/i.test(before);
  return text.startsWith('+ {') && /^(?:\+ \{.*|Spree)$/.test(before);
}

/** A line of a results table behind the roll, or behind others of it (CR 706.3a); station symbols look alike (721.2a). */
const RESULT = /^\d+(?:[—-]\d+|\+)? \| /;
const isResult = (text: string, above: string): boolean => RESULT.test(text) && /\brolls? a d\d+\.$/im.test(above);

/** "Choose Khans or Dragons", and the lines of abilities behind either word (CR 614.12c); null for most. */
function anchorsOf(oracleText: string): RegExp | null {
  if (!oracleText.includes('\n• ')) return null;
  const chosen = /\bchoose (\p{Lu}\p{L}*) or (\p{Lu}\p{L}*)\.\n• \1 — /u.exec(oracleText);
  return chosen && new RegExp(`^• (?:${chosen[1]}|${chosen[2]}) — `, 'u');
}

function prepare(line: string, start: number, brackets: boolean, isAnchored: boolean): Unit {
  const setAside: SetAside[] = [];
  let text = plainSpelling(brackets ? pastBrackets(line) : line).trim();
  if (text.includes('(')) text = withoutReminders(text, setAside);
  const bullet = /^[•+] /.test(text) ? text.slice(0, 2) : '';
  if (!isAnchored) text = withoutWord(text.slice(bullet.length).trim(), setAside);
  else text = text.slice(bullet.length);
  return { text: `${bullet}${text}`, span: [start, start + line.length], setAside };
}

function withoutReminders(text: string, setAside: SetAside[]): string {
  return text.replace(/\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, (whole, inner: string, at: number, all: string) => {
    if (!isReminder(inner, all.slice(0, at), all.slice(at + whole.length))) return whole;
    setAside.push({ kind: 'reminder', text: whole.trim() });
    return '';
  });
}

/** Words before a dash: no sentences, unless it is shouting ("I. AM. TALKING! —"). */
const FLAVOR = /^((?:\p{Lu}+[.!?] ?){2,}|[^—:."{}]{1,60}?)\s*—\s*/u;

function withoutWord(text: string, setAside: SetAside[]): string {
  if (!text.includes('—')) return text;
  const match = FLAVOR.exec(text);
  if (match === null || text.length === match[0].length) return text;
  const word = match[1]!.trim();
  if (ABILITY_WORDS.has(word.toLowerCase())) setAside.push({ kind: 'abilityWord', text: word });
  else if (/\s—\s/.test(match[0]) && /^[\p{Lu}\d"'!]/u.test(word) && !MEANINGFUL.test(word))
    setAside.push({ kind: 'flavorWord', text: word });
  else return text;
  const rest = text.slice(match[0].length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
