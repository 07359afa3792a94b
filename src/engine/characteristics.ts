import type { RuleNumber } from '../rules/citations.ts';
import type { ManaCost } from '../rules/mana/index.ts';
import type { Color } from '../rules/vocabulary/colors.ts';
import type { AbilityDefinition, UnreadLine } from './definition.ts';
import type { ObjectId, PlayerId } from './state/ids.ts';

/** Stands in the place of a layer where a color indicator says the colors (CR 204.2). */
export const COLOR_INDICATOR = 'color indicator';

/** One effect that made an object differ from its printed values, in the order in which it was applied (CR 613). */
export interface AppliedEffect {
  /** Layer or sublayer such as `4`, `7c`; `copy` and `face down` for what precedes (CR 613.2). */
  readonly layer: string;
  readonly source: ObjectId | null;
  /** The words of the ability or effect. */
  readonly words: string;
  readonly cite: readonly RuleNumber[];
  /** What gives it its timestamp, for the order within its layer (CR 613.7). */
  readonly since?: readonly RuleNumber[];
}

/** The values of an object after all effects (CR 109.3, 613). Subtypes and names keep the case of the card; types and keywords are lower case. */
export interface Characteristics {
  readonly name: string;
  readonly manaCost: ManaCost | null;
  readonly colors: readonly Color[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** Null where the object has none (CR 208.1); may be negative. */
  readonly power: number | null;
  readonly toughness: number | null;
  /** Printed or copied loyalty and defense; counters say the present value on the battlefield (CR 306.5c, 310.4c). */
  readonly loyalty: number | null;
  readonly defense: number | null;
  readonly abilities: readonly AbilityDefinition[];
  /** Lines of its rules text that the language doesn't read and that it hasn't lost. */
  readonly unread: readonly UnreadLine[];
  readonly controller: PlayerId;
  /** Rule flags that its abilities give it (see flags.ts), each with the key of the ability that gives it. */
  readonly flags: Readonly<Record<string, string>>;
  readonly why: readonly AppliedEffect[];
}

/** What an object without any characteristics has: no name, no types, no abilities (CR 109.3, 114.3). */
export const NO_CHARACTERISTICS = {
  name: '',
  manaCost: null,
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
  abilities: [],
  unread: [],
} satisfies Partial<Characteristics>;
