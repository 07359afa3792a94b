import { ZONES, type Zone } from '../vocabulary/zones.ts';
import { ABILITY_TYPES, type AbilityType, type KeywordForm, type RuleWords } from './entry.ts';

/** Which kind of ability words of an introduction speak of. */
const SPOKEN: readonly (readonly [RegExp, AbilityType])[] = [
  [/\bspell abilit/, 'SPELL'],
  [/\bactivated abilit/, 'ACTIVATED'],
  [/\btriggered abilit/, 'TRIGGERED'],
  [/\b(?:static|evasion|characteristic-defining) abilit|\breplacement effect\b/, 'STATIC'],
];

/** The kind of ability that a sentence is, by its outer shape (CR 113.3). */
function typeOfSentence(sentence: string): AbilityType {
  if (/^(?:When|Whenever|At the beginning)\b/.test(sentence)) return 'TRIGGERED';
  if (/^(?:\[Cost\]|\[[Cc]ost\]|[^.:“‘]{3,200}):\s/.test(sentence)) return 'ACTIVATED';
  return 'STATIC';
}

/** What comes before the meaning: there the rules say what the keyword is. */
function introduction(subrules: readonly RuleWords[]): string {
  return subrules
    .map(({ text }) => (text ?? '').replace(/“[^”]*”/g, ' '))
    .join(' ')
    .replace(/\b(?:delayed|reflexive) triggered abilit\w+/g, ' ')
    .replace(/\(See[^)]*\)/g, ' ');
}

/** Sentences that name the keyword as what it is: “is”, “represents”, “appears”, “a special kind of”. */
const says = (text: string): string =>
  text
    .split(/(?<=\.)\s+/)
    .filter(
      (sentence) =>
        /\b(?:is|are|represents?|function)\b/.test(sentence) && !/\bmultiple instances\b|\bif an effect\b/i.test(sentence),
    )
    .join(' ');

const inOrder = (types: ReadonlySet<AbilityType>) => ABILITY_TYPES.filter((type) => types.has(type));

/** The kinds of ability that a keyword stands for: as its first subrules say; where they only count abilities, by the sentences that it means. */
export function abilityTypesOf(subrules: readonly RuleWords[], forms: readonly KeywordForm[]): readonly AbilityType[] {
  if (subrules.every(({ text }) => text === null)) return [];
  const defining = new Set(forms.map(({ rule }) => rule));
  const first = subrules.filter(({ number }, place) => place === 0 || defining.has(number));
  const intro = says(introduction(first));
  const spoken = new Set(SPOKEN.filter(([pattern]) => pattern.test(intro)).map(([, type]) => type));
  const sentences = new Set(forms.flatMap((form) => form.sentences).map(typeOfSentence));
  const counted = /\brepresents (?:two|three|four|five) abilities\b/.test(intro);
  if (spoken.size > 0 && !counted) return inOrder(spoken);
  if (sentences.size > 0) return inOrder(new Set([...spoken, ...sentences]));
  const second = says(introduction(subrules.slice(1, 2)));
  const later = new Set(SPOKEN.filter(([pattern]) => pattern.test(second)).map(([, type]) => type));
  return later.size > 0 ? inOrder(later) : ['STATIC'];
}

const PLACES: readonly (readonly [RegExp, readonly Zone[]])[] = [
  [/\bon the stack\b/, ['stack']],
  [/\bhand\b/, ['hand']],
  [/\bgraveyard\b/, ['graveyard']],
  [/\bexile(?: zone)?\b|\bexiled\b/, ['exile']],
  [/\bcommand zone\b/, ['command']],
  [/\bon the battlefield\b|\bentering the battlefield\b/, ['battlefield']],
  [/\bany zone from which\b/, ['library', 'hand', 'graveyard', 'stack', 'exile', 'command']],
  [/\beverywhere\b|\banywhere\b/, ZONES],
];

/** Where the sentences of a keyword function by what they say, where its subrules name no zone (CR 113.6). */
function impliedZones(forms: readonly KeywordForm[], types: readonly AbilityType[]): readonly Zone[] {
  const sentences = forms.flatMap((form) => form.sentences).join(' ');
  if (/\b(?:Discard this card|this card from your hand)\b/.test(sentences)) return ['hand'];
  if (/\bthis card from your graveyard\b/.test(sentences)) return ['graveyard'];
  if (/\b(?:this spell|this half)\b/.test(sentences) || (types.includes('SPELL') && types.length === 1)) return ['stack'];
  return ['battlefield'];
}

/** The zones in which a keyword ability functions; empty without official text. */
export function zonesOf(
  subrules: readonly RuleWords[],
  forms: readonly KeywordForm[],
  types: readonly AbilityType[],
): readonly Zone[] {
  if (subrules.every(({ text }) => text === null)) return [];
  const stated = statedZones(subrules, forms);
  return stated.length > 0 ? stated : impliedZones(forms, types);
}

/** The zones in which a keyword functions, as its subrules say; empty where they don't: then the general rules decide (CR 113.6). */
export function statedZones(subrules: readonly RuleWords[], forms: readonly KeywordForm[]): readonly Zone[] {
  const defining = new Set(forms.map(({ rule }) => rule));
  const first = subrules.filter(({ number }, place) => place === 0 || defining.has(number));
  const stated = introduction(first)
    .split(/(?<=\.)\s+/)
    .filter((sentence) => /\bfunctions?\b|\bapplies\b|\bactivated only from\b/.test(sentence))
    .join(' ');
  const zones = new Set(PLACES.filter(([pattern]) => pattern.test(stated)).flatMap(([, named]) => named));
  return ZONES.filter((zone) => zones.has(zone));
}
