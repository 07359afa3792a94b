import { FORMER_TYPES } from '../../cards/typeLine.ts';
import { canonicalSubtype, SUBTYPE_KINDS, SUBTYPES } from '../../rules/vocabulary/subtypes.ts';
import { CARD_TYPES, SUPERTYPES } from '../../rules/vocabulary/types.ts';
import type { FilterWords } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';
import { badUserInput } from '../errors.ts';
import { didYouMean, unknownValue } from '../unknown.ts';

/** Formats that people know, whether or not a source here speaks of them. */
const FORMATS: ReadonlySet<string> = new Set([
  ...[
    'standard',
    'pioneer',
    'modern',
    'legacy',
    'vintage',
    'pauper',
    'commander',
    'brawl',
    'standardbrawl',
    'historic',
    'timeless',
    'alchemy',
  ],
  ...['explorer', 'future', 'gladiator', 'oathbreaker', 'penny', 'paupercommander', 'predh', 'premodern', 'oldschool', 'duel'],
]);
const TYPES: ReadonlySet<string> = new Set<string>([...CARD_TYPES, ...SUPERTYPES]);

/** What stands on cards and in sources that are here; asked for once after an import. */
async function onCards(context: ApiContext): Promise<FilterWords> {
  const { remember } = await context.loaders.catalogue();
  return remember('words of filters', () => context.store.filterWords());
}

const fold = (word: string): string => word.trim().toLowerCase().replaceAll('’', "'");

/** A format as sources write it; one of which nobody has heard is refused. */
export async function formatNamed(argument: string, name: string, context: ApiContext): Promise<string> {
  const format = fold(name);
  if (FORMATS.has(format)) return format;
  const { formats } = await onCards(context);
  if (formats.includes(format)) return format;
  throw unknownValue(argument, name, 'format', [...FORMATS, ...formats]);
}

const isTypeOfRules = (word: string): boolean => TYPES.has(fold(word)) || canonicalSubtype(word.trim()) !== null;

/** A supertype, card type or subtype: one of the rules, or one that a card here has. */
export async function typeNamed(argument: string, name: string, context: ApiContext): Promise<string> {
  const renamed = FORMER_TYPES.get(fold(name));
  if (renamed !== undefined) return renamed;
  if (isTypeOfRules(name)) return name.trim();
  const { types } = await onCards(context);
  if (types.includes(fold(name))) return name.trim();
  const words = name.split(/[\s—–-]+/).filter((word) => word !== '');
  if (words.length > 1 && words.every((word) => isTypeOfRules(word) || types.includes(fold(word))))
    throw badUserInput(`${argument}: “${name.trim().slice(0, 100)}” is more than one type.${didYouMean([words.join('”, “')])}`);
  const all = [...TYPES, ...SUBTYPE_KINDS.flatMap((kind) => [...SUBTYPES[kind]]), ...types];
  throw unknownValue(argument, name, 'supertype, card type or subtype', new Set(all.map(fold)));
}
