import { ZONES, type Zone } from '../vocabulary/zones.ts';
import type { AbilityType, KeywordForm, RuleWords } from './entry.ts';
import { introduction } from './nature.ts';

/** Where a keyword ability functions: in zones, and perhaps outside the game or before it begins too. */
export interface Places {
  readonly zones: readonly Zone[];
  readonly outside: boolean;
}

const NOWHERE: Places = { zones: [], outside: false };
const EVERYWHERE: Places = { zones: ZONES, outside: true };
/** From where a card may be cast, and the stack (CR 113.6e). */
const CASTABLE: Places = { zones: ['library', 'hand', 'graveyard', 'stack', 'exile', 'command'], outside: false };
const OUTSIDE: Places = { zones: [], outside: true };
const only = (...zones: readonly Zone[]): Places => ({ zones, outside: false });

type Clue = readonly [RegExp, Places];

const together = (places: readonly Places[]): Places => ({
  zones: ZONES.filter((zone) => places.some(({ zones }) => zones.includes(zone))),
  outside: places.some(({ outside }) => outside),
});
const found = (clues: readonly Clue[], text: string): readonly Places[] =>
  clues.filter(([pattern]) => pattern.test(text)).map(([, places]) => places);

/** What sentences that say where an ability functions name. */
const NAMED: readonly Clue[] = [
  [/\bon(?:to)? the stack\b/, only('stack')],
  [/\bhand\b/, only('hand')],
  [/\bgraveyard\b/, only('graveyard')],
  [/\bexile(?: zone)?\b|\bexiled\b/, only('exile')],
  [/\bcommand zone\b/, only('command')],
  [/\bon the battlefield\b|\benter(?:s|ing) the battlefield\b/, only('battlefield')],
  [/\bany zone from which\b/, CASTABLE],
  [/\beverywhere\b|\banywhere\b/, EVERYWHERE],
  [/\bno matter what zone\b/, { zones: ZONES, outside: false }],
  [/\boutside the game\b|\bbefore the game begins\b/, OUTSIDE],
];
const SAYS_WHERE = /\bfunctions?\b|\bworks\b|\bapplies\b|\bactivated only from\b/;

/** What descriptions of an ability tell of where it functions without saying so (CR 113.6). */
const TOLD: readonly Clue[] = [
  [/\bcharacteristic-defining abilit/, EVERYWHERE],
  [/\brestricts what an? \w+ spell can target\b/, only('stack', 'battlefield')],
  [/\brules of paying for the spell\b/, only('stack')],
  [/\bchoose to cast that card\b/, CASTABLE],
];

/** Sentences that function in one zone whatever is said of the others of their keyword (CR 113.6k). */
const WHATEVER: readonly Clue[] = [
  [/^When this card is exiled\b/, only('exile')],
  [/^As this permanent is turned face up\b/, only('battlefield')],
];

/** Where a sentence functions by what it says (CR 113.6b to 113.6n), the first that fits. */
const SENTENCES: readonly Clue[] = [
  ...WHATEVER,
  [/\bdesignate\b.*\bas your commander\b/, OUTSIDE],
  [/\bcan’t be cast from any zone other than\b/, EVERYWHERE],
  [/^When this spell is put into a graveyard\b/, only('graveyard')],
  [/^You may cast this (?:card|half)\b.*\bfrom your graveyard\b/, only('graveyard')],
  [/\bDiscard this card\b|\bthis card from your hand\b/, only('hand')],
  [/\bthis card from your graveyard\b/, only('graveyard')],
  [/\bthis (?:spell|half)\b/, only('stack')],
];

/** Where a form functions: what stands on a spell on the stack, anything else on the battlefield, if its words don't say otherwise (CR 113.6). */
function placesOfForm({ sentences, on }: KeywordForm, types: readonly AbilityType[]): readonly Places[] {
  const spell = on === null ? types.length === 1 && types[0] === 'SPELL' : /\bspell\b/.test(on);
  return sentences.map((sentence) => found(SENTENCES, sentence)[0] ?? only(spell ? 'stack' : 'battlefield'));
}

/** What the subrules say of where a keyword functions; nowhere where they don't: then the general rules decide. */
export function statedPlaces(subrules: readonly RuleWords[], forms: readonly KeywordForm[]): Places {
  const defining = new Set(forms.map(({ rule }) => rule));
  const first = subrules.filter(({ number }, place) => place === 0 || defining.has(number));
  const sentences = introduction(first).split(/(?<=\.)\s+/);
  const everywhere = introduction(subrules)
    .split(/(?<=\.)\s+/)
    .filter((sentence) => /\bfunction no matter what zone\b/.test(sentence));
  const stated = [...sentences.filter((sentence) => SAYS_WHERE.test(sentence)), ...everywhere].join(' ');
  const places = [...found(NAMED, stated), ...found(TOLD, sentences.join(' '))];
  if (places.length === 0) return NOWHERE;
  return together([...places, ...forms.flatMap((form) => form.sentences).flatMap((sentence) => found(WHATEVER, sentence))]);
}

/** Where a keyword ability functions; nowhere without official text. */
export function placesOf(subrules: readonly RuleWords[], forms: readonly KeywordForm[], types: readonly AbilityType[]): Places {
  if (subrules.every(({ text }) => text === null)) return NOWHERE;
  const stated = statedPlaces(subrules, forms);
  if (stated.zones.length > 0 || stated.outside) return stated;
  const meant = forms.flatMap((form) => placesOfForm(form, types));
  if (meant.length > 0) return together(meant);
  return only(types.length === 1 && types[0] === 'SPELL' ? 'stack' : 'battlefield');
}

/** Where a variant functions: as its subrule says, else where the keyword itself does; and where its own sentences can be only there. */
export function placesOfVariant(
  subrules: readonly RuleWords[],
  forms: readonly KeywordForm[],
  types: readonly AbilityType[],
  keyword: Places,
): Places {
  const stated = statedPlaces(subrules, forms);
  // “also functions while …” adds to what the keyword itself says
  const also = subrules.some(({ text }) => /\balso functions\b/.test(text ?? ''));
  if (stated.zones.length > 0) return also ? together([keyword, stated]) : stated;
  if (keyword.zones.length === 0) return placesOf(subrules, forms, types);
  return together([keyword, ...forms.flatMap((form) => form.sentences).flatMap((sentence) => found(WHATEVER, sentence))]);
}
