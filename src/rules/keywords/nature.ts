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

/** What subrules say besides the meaning: there the rules say what the keyword is. */
export function introduction(subrules: readonly RuleWords[]): string {
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
  const later = new Set([...spoken, ...SPOKEN.filter(([pattern]) => pattern.test(second)).map(([, type]) => type)]);
  return later.size > 0 ? inOrder(later) : ['STATIC'];
}
