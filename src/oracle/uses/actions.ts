import { wordsBefore, wordsBehind } from './around.ts';
import type { Relation } from './use.ts';

/** Actions whose words differ from their name. */
const PHRASES: Readonly<Record<string, string>> = {
  'set in motion': '[Ss]ets? (?:(?:that|this|an?|the)[^.,]{0,30} )?in motion',
  'venture into the dungeon': String.raw`[Vv]entures? into (?:the dungeon|[A-Z]\w+)`,
  'open an attraction': '[Oo]pens? an Attraction',
  'roll to visit your attractions': '[Rr]olls? to visit (?:your|their) Attractions',
  'the ring tempts you': '[Tt]he Ring tempts (?:you|them|that player|each player)',
  'face a villainous choice': '[Ff]aces? a villainous choice',
  'collect evidence': '[Cc]ollects? evidence',
  'time travel': '[Tt]ime travels?',
  'manifest dread': '[Mm]anifests? dread',
  'clash with an opponent': '(?!)',
  'venture into': '(?!)',
};

const WITH_NUMBER =
  'scry surveil fateseal monstrosity bolster support adapt discover incubate endure blight earthbend connive'.split(' ');
/** What stands behind an action as its parameter. */
const PARAMETERS: readonly (readonly [RegExp, RegExp])[] = [
  [new RegExp(`^(?:${WITH_NUMBER.join('|')}|collect evidence)$`), /^ (?:\d+|X|twice X)(?![\p{L}\d])/u],
  [/^amass$/, /^ (?:[A-Z]\w+ )?(?:\d+|X)(?!\w)/],
  [/^waterbend$/, /^ (?:\{[^}]+\})+/],
  [/^behold$/, /^ (?:an?|two|three|X) [^.,:;"]+/],
];
/** Actions that are ordinary words unless a parameter stands behind them. */
const ONLY_WITH_PARAMETER: ReadonlySet<string> = new Set(['support', 'endure', 'blight']);

/** Words that look like an action and are none: nouns, steps, other keywords. */
const NO_ACTION: Readonly<Record<string, { readonly before?: RegExp; readonly behind?: RegExp }>> = {
  counter: {
    before: /(?:^|[\s"—])(?:[+-]\d+\/[+-]\d+|an?|the|that|each|another|one|no|time|loyalty|charge|poison|\d+|X|\w+ed|[a-z]+) $/,
    behind: /^(?!s? (?:target|that|it|this|all|each|those|them|up|the|a spell|the|an activated|a triggered|an ability))/,
  },
  exile: { before: /\b(?:in|from|into|exile|leaves|of) $/, behind: /^ zone/ },
  untap: { behind: /^ step/ },
  double: { behind: /^ (?:strike|team|agenda)/ },
  play: { before: /\b(?:in|into|of|from) $/ },
  attach: {},
  manifest: { behind: /^s? dread/ },
  vote: { before: /\b(?:an?|the|more|additional) $/ },
  cast: { before: /(?:\b(?:was|were|been|be|is|are|has|had|have|haven't|hasn't|wasn't|weren't)|'ve|'s) $/ },
  search: { before: /\b(?:the|a) $/ },
};

/** The verb with its ending for he, she and it. */
function verb(name: string): string {
  const [first = '', ...rest] = [...name];
  const stem = rest.join('').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const start = /\p{L}/u.test(first) ? `[${first.toUpperCase()}${first}]` : first;
  if (/[^aeiou]y$/.test(name)) return `${start}(?:${stem}|${stem.slice(0, -1)}ies)`;
  return `${start}${stem}${/(?:s|x|ch|sh)$/.test(name) ? '(?:es)?' : 's?'}`;
}

/** One action word found in a text. */
export interface FoundAction {
  readonly keyword: string;
  readonly start: number;
  readonly end: number;
  readonly behind: string;
}

/** Each action with letters that any of its forms has, in lower case, and its pattern. */
export type ActionPatterns = readonly (readonly [name: string, letters: string, pattern: RegExp])[];

/** A word of an action that stays the same in all its forms: the longest, without a closing y. */
const lettersOf = (name: string): string =>
  name
    .split(' ')
    .reduce((longest, word) => (word.length > longest.length ? word : longest))
    .replace(/y$/, '')
    .replace(/^attractions$/, 'attraction');

export const actionPatterns = (actions: readonly string[]): ActionPatterns =>
  actions.map((name) => [
    name,
    lettersOf(name),
    new RegExp(`(?<![\\p{L}\\d\\ue000'-])(?:${PHRASES[name] ?? verb(name)})(?![\\p{L}-]|'[a-z])`, 'gu'),
  ]);

/** A capital begins a word only where a sentence, a line, a quote or an ability's effect begins. */
function atItsPlace(text: string, start: number): boolean {
  const first = text[start]!;
  if (first === first.toLowerCase()) return true;
  const ahead = wordsBefore(text, start);
  const before = ahead.slice(ahead.lastIndexOf('\n') + 1);
  return /(?:^|[.:"—•|] ?"?|\ue000 ?)$/u.test(before) || isInCost(before, wordsBehind(text, start));
}

/** Costs before a colon are separated by commas and begin with capitals. */
function isInCost(before: string, behind: string): boolean {
  const ability = before.slice(before.lastIndexOf('"') + 1);
  return /, $/.test(ability) && !ability.includes(': ') && /^[^.\n"]*: /.test(behind);
}

export function actionsIn(text: string, patterns: ActionPatterns): readonly FoundAction[] {
  const lower = text.toLowerCase();
  return patterns.flatMap(([keyword, letters, pattern]) => {
    if (!lower.includes(letters)) return [];
    const no = NO_ACTION[keyword];
    const found: FoundAction[] = [];
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const [before, behind] = [text.slice(Math.max(0, start - 20), start), text.slice(end, end + 120)];
      if (!atItsPlace(text, start) || no?.before?.test(before) || no?.behind?.test(behind)) continue;
      const shape = PARAMETERS.find(([names]) => names.test(keyword))?.[1];
      const parameter = shape?.exec(behind.split('\n')[0]!)?.[0] ?? '';
      if (parameter === '' && ONLY_WITH_PARAMETER.has(keyword)) continue;
      found.push({ keyword, start, end: end + parameter.length, behind: parameter });
    }
    return found;
  });
}

const ASKS = /\b(?:if|as long as|while|when|whenever|for each|the first time)\b[^,]*$|(?:^|[,—] )at\b[^,]*$/i;
const ONLY_SPOKEN_OF =
  /\b(?:can't|cannot|don't|doesn't|didn't|would|was|were|been|be|is|are|has|have|costs?|only|to|rather than|each time|times|could|the player who|activate) (?:be )?$/i;
/** “spells you cast”, “the first card a player plays”: who does it stands right behind what. */
const RELATIVE =
  /\b(?:spells?|cards?|abilit(?:y|ies)|lands?|permanents?|tokens?|creatures?|one|them|those|turn|time|way) (?:that )?(?:you|they|an opponent|each opponent|your opponents|a player|players|that player|its controller|its owner)(?: both)? $/i;
const TO_BE_DONE = /\b(?:may|can|must|and|or|then|you|,) $|\bin order to $/i;

/** How a sentence speaks of an action. */
export function relationOfAction(text: string, { start, keyword }: FoundAction): Relation {
  const ahead = wordsBefore(text, start);
  const from = Math.max(...['\n', '. ', '"', ': '].map((end) => ahead.lastIndexOf(end)));
  const before = ahead.slice(from + 1).replace(/^[\s.]+/, '');
  if (keyword === 'activate' && /^ only/.test(text.slice(start + keyword.length))) return 'MENTIONS';
  if (ASKS.test(before) || RELATIVE.test(before)) return 'MENTIONS';
  return ONLY_SPOKEN_OF.test(before) && !TO_BE_DONE.test(before) ? 'MENTIONS' : 'HAS';
}
